import type { SafetyKind } from "../src/assess.ts";

/**
 * Sentence templates for training: common wordings, part by part. `a|b` either, `<name>` a list, an empty choice leaves the part out.
 * Harmless templates that are similar are listed beside them. For training only.
 */
export type Frame = { kind: SafetyKind | null; rows: string };

export const parts: Record<string, string> = {
  they: "they|everyone|everybody|my family|my kids|my wife|my husband|my parents|my mom|my friends|people|the world|my sister|my daughter|my son|the whole house|all of them|my dad|the people I love|my partner",
  would: "would|will|could finally|might|would all|would probably|would definitely",
  better:
    "be better off|be happier|breathe easier|have peace|be relieved|get over it|be fine|sleep better|laugh more|rest|move on|be free|live easier|do better|have a normal life|not have to worry|be lighter|cheer up|save money|manage|stop fighting|be proud again|start over",
  nome: "without me|if I was gone|once I'm gone|if I weren't around|if I didn't exist|with me out of the way|with me gone|if I disappeared|when I'm no longer here|if I had never been born|the day I'm not here|after I'm gone|if I was dead|if i just wasn't here|if I left for good|if I never came back|if I didn't wake up|when I'm in the ground|if I was out of the picture",
  dead: "dead|gone|not here|not alive|asleep forever|nothing|nowhere|under the ground|erased|with her in heaven|out of this world|done with all of this|in a grave|no more",
  nobody: "nobody|no one|not a single person|none of them|no soul",
  mind: "notice|care|miss me|cry|come looking|remember me|be sad|be at the funeral|call|wonder|shed a tear|mourn",
  stop: "stop existing|not exist|fade away|vanish|cease|disappear|switch off|not wake up|be unmade|slip away|never wake up again|sleep and not come back|be deleted|turn to dust|dissolve|stop being|leave this world|check out of life|leave this earth|go to sleep for good|close my eyes for the last time",
  tired: "tired of|exhausted from|done with|sick of|finished with|worn out by|through with|fed up with|so over",
  life: "living|life|being alive|existing|breathing|waking up|this existence|fighting to stay|being here|pretending to want to live|carrying on|surviving",
  cant: "can't|cannot|can no longer|don't know how to|am not able to|don't want to|have no strength to|see no way to",
  goon: "go on|keep going|carry this|hold on|keep living|stay here|do life|keep fighting|face tomorrow|make it through the night|take one more day|survive this|hang on|bear another morning|be alive like this|get through another year",
  accident:
    "a car hit me|the plane went down|I got hit by a bus|I had a heart attack|the cancer won|I crashed|lightning struck me|the bridge gave way|I fell asleep at the wheel|I stepped in front of a truck|something fatal happened|my heart stopped|I drowned|I never woke up from surgery",
  mindnot:
    "wouldn't mind if|would be relieved if|wouldn't fight it if|hope that|almost wish that|pray that|would not get out of the way if|wouldn't care if|daydream that|keep wishing that",
  when: "when I'm gone|after I'm gone|when I am not here anymore|once it's over|after tonight|by the time you read this|after this weekend|when it is done|once I am out of here for good|when they find me",
  care: "look after my dog|take care of my mom|raise my kids|feed the cat|water my plants|tell my son I loved him|give my books away|forgive me|remember the good times|don't cry|keep my ring|be kind to each other|play my favorite song|sell my things|call my sister",
  tidy: "gave away my things|gave my dog to a friend|wrote letters to everyone|cleaned out my room so nobody has to|wrote down all my passwords|paid off everyone I owed|said goodbye without saying it|put my papers in order for them|cancelled everything|deleted my accounts|picked the clothes for my funeral|sorted my photos for the kids|found a new home for the cat",
  bye: "this is goodbye|this is the last thing I'll write|thank you for everything, goodbye|I love you all, sorry|this is my last night|I won't be bothering you anymore|you won't hear from me again|I'm leaving and not coming back|forgive me for what I'm going to do|remember me kindly|it ends here|I'm saying my goodbyes",
  burden:
    "a burden|a waste of space|the problem|nothing but trouble|a weight on everyone|dead weight|a mistake|a curse on this family|useless to everyone|worthless|a disappointment|an embarrassment|a drain on them|broken beyond repair|not worth saving|too much for everybody",
  point:
    "the point of me|the point of waking up|the point of going on|the reason to stay|the point of staying alive|the use of living|the sense of this life|any reason to live|a reason to keep breathing|why I should stay|what I'm still here for",
  future:
    "a future|any future|next year|myself getting old|a way out|an end to this but one|tomorrow|anything ahead of me|being around for that|light at the end|my life after this",
  wantdie:
    "want to die|want to kill myself|wish I was dead|want to end my life|think about suicide|think about killing myself|feel suicidal|want to be dead|don't want to live|want to take my own life|have suicidal thoughts|want to end it all|want to not be alive|think of ending my life|hope I die",
  hurts: "hit|slapped|punched|kicked|choked|shoved|beat|strangled|dragged|pinned|burned|bit|grabbed|threw|headbutted|whipped|hurt",
  abuser:
    "he|she|my husband|my wife|my boyfriend|my girlfriend|my dad|my mom|my stepdad|my partner|my ex|my brother|my uncle|my son|my fiance|my roommate|the man I live with|my carer",
  harmed:
    "me|me in the face|me again|me last night|me in front of the kids|me on the head|me against the wall|me down the stairs|me by the hair|me until I bled|me with a belt|me when I was pregnant|my arm|me and the children|me with a bottle|my face into the door",
  partner: "my husband|my wife|my boyfriend|my girlfriend|my partner|he|she|my fiance|my ex|my dad|my mother in law",
  controls:
    "checks my phone|reads all my messages|takes my paycheck|decides who I can see|won't let me work|won't let me see my family|locks me in|locks me out at night|keeps my passport|hides my keys|counts every dollar I spend|tells me what to wear|calls me worthless|listens to my calls|times how long I'm out|threatens to take the kids|threatens to leave me with nothing|says nobody will believe me|makes me ask permission for everything|breaks my things when he's mad|drives fast to scare me|gets mean when I say no to sex|follows me to work|says I'm crazy|turns my friends against me|makes me apologize on my knees|watches me on camera|screams until I give in|gives me the silent treatment for weeks if I see my sister",
  fearof:
    "I'm scared to go home|I walk on eggshells|I hide the bruises|I'm afraid of what happens when I say no|I lie about the bruises|I keep quiet so it doesn't get worse|I sleep with the door blocked|the kids hide when he comes home|I tell the doctor I fell|I dread the sound of the car|I do whatever they want so nobody gets hurt|I pretend to be asleep so I'm left alone|I hide money so I can leave one day|I don't dare to call my sister",
  eatact:
    "make myself throw up|purge after dinner|starve myself|skip every meal|haven't eaten in days|live on black coffee and gum|eat 300 calories a day|binge and then vomit|fast for a week at a time|count every calorie|throw up almost every meal|refuse to eat|put my fingers down my throat|use diet pills instead of meals|eat only ice",
  eatveil:
    "feel guilty after one bite|lie that I already ate|can't eat in front of anyone|move the food around the plate|am proud when I go to bed hungry|see a fat person in the mirror although my clothes fall off|feel my bones to calm down|am afraid of bread|wear baggy clothes so nobody sees how thin I am|drink water until I feel full|panic when somebody cooks for me|let the scale decide whether I may eat|run the tap so nobody hears me after meals|cut everything into tiny bites so it looks eaten",
  eatend:
    "again|and I can't stop|and I'm still too fat|so I stay thin|because I hate my body|and nobody knows|every night|and I'm proud of it|and I feel in control|to lose more weight|and my hair falls out|and I'm dizzy all day|since the comments about my body",
  subst:
    "drinking|vodka|wine|whiskey|cocaine|heroin|meth|pills|oxy|xanax|weed|ketamine|painkillers|adderall|fentanyl|alcohol|my wife's pills|beer|opioids|speed",
  subact:
    "can't stop|am addicted to|am hooked on|relapsed on|need|hide|can't get through a day without|wake up and need|lost my job over|steal to pay for|am using|lie about|black out from|went through withdrawal from|use more and more|can't quit|spend the rent on|drive after|can't sleep without",
  subveil:
    "hide the bottles from my wife|wake up and don't know how I got home|count the hours until I can have one|pour something in my coffee before work|need a little something to get through the day|go to three pharmacies|promised to have just one and finished the bottle|smell of it at my kid's school|chew gum so nobody smells it|sell my things for it|use alone in the car|only feel normal after the first one|throw the empties in the neighbor's bin",
  harmother:
    "want to kill|want to hurt|am going to hurt|think about stabbing|imagine strangling|am going to kill|am afraid I'll hurt|want to shoot|can't stop thinking about hurting|plan to poison|want to beat up",
  victim:
    "my wife|my husband|my baby|my boss|my neighbor|my mother|my brother|my ex|my kids|him|her|them all|my roommate|my stepdad|those people at school|my little sister|the man who did this",
  hurtwho:
    "hit my son|slapped my daughter|pushed my mother|shook the baby|choked my girlfriend|hit my wife|threw something at my kid|beat my brother|kicked the dog and then my son|threatened my ex with a knife|lost control and hit him",
  selfinj:
    "cut my arms|cut myself|burn myself|scratch my skin until it bleeds|hit my head against the wall|carve lines in my leg|cut my thighs|punch myself|hold a lighter to my skin|bite myself until it bruises|dig my nails in until there's blood|use a blade on my hips|self-harm|hurt myself on purpose|pull my hair out to feel something|hit my legs until they're blue",
  open: "|||honestly |lately |i think |sometimes |tbh |maybe |the truth is |I keep thinking |some nights |ngl |I guess |today |my therapist doesn't know that |since the divorce |after work |at 3 am |I told my sister that |it's stupid but |",
  close:
    "||||| tbh| and I mean it| lol|, that's all| and nobody knows|.| idk| anymore| again| these days| right now| to be honest|!| and I don't know who to tell| so yeah| for months now",
  thing:
    "this job|my diet|dating|the commute|this budget|cooking|social media|the laundry|my landlord|winter|this phone|online classes|my in-laws|the gym|group projects|these bills|being broke|my roommate's music|credit cards|the night shift|meal prep|wedding planning|potty training|this spreadsheet",
  task: "do this project|do this shift pattern|do this commute|make rent|sit through another meeting|cook tonight|afford this car|understand my taxes|run that far|eat another salad|stand this heat|keep up with the laundry|fix this printer|finish my thesis|do another family dinner|take another call|pay this bill|hold this plank",
  object:
    "that car|cable|that client|the old couch|this manager|the subscription|him|my ex|a second car|takeout|that coworker|the big house|all these apps|the new policy|Facebook|the middleman|her drama",
  leaves:
    "left the meeting early|skipped the party|wore slippers to work|took the last donut|muted the chat|left the team|stopped posting|cut my hair|repainted the hall|went on vacation|changed the font|didn't send the newsletter",
  escape:
    "for a weekend|into a good book|to an island|under a blanket|into the woods with my tent|from social media for a month|for one afternoon|to my sister's cabin|on a long train ride|from the group chat|into the couch|until Monday",
  ends: "my lease|the subscription|this contract|the meeting|things with him|this diet|the call|our engagement|the membership|my trial|this argument|the relationship|my shift early|the year debt free",
  pet: "my goldfish|my phone|my car|the laptop battery|the wifi|my houseplant|the dishwasher|my old dog|grandpa|the engine|our cat|the printer|my grandmother",
  game: "in the game|in the movie|on stage|in chess|at poker|in the second half|in season three|in that book|at the quiz|in Mario Kart|in court on TV|at bowling|in the play",
  killed: "killed|destroyed|murdered|slaughtered|crushed|beat|shot|knocked out|buried|smashed|wiped out|poisoned|stabbed",
  who: "he|she|they|my brother|our team|the villain|my wife|the goalie|my son|the band|the intern|the hero|my boss|grandma|the Hawks",
  dying: "dying for|dying to see|killing for|starving for|dead set on|addicted to|obsessed with|crazy about|drunk on",
  nice: "tacos|that concert|summer|a nap|the new season|coffee|her cookies|this podcast|sunshine|vacation|pizza|a haircut|the sale|my garden|gardening|old westerns",
  ago: "ten years ago|when I was nineteen|back in college|in 2012|as a teenager|in my twenties|before I met my wife|a long time ago|years ago|in another life|when I was a kid|before treatment",
  now: "and today I'm well|and I'm grateful to be here|and that's behind me|and life is good now|I've healed since|and now I help others|I'm fine these days|and I never looked back|it's over and done with|I've been clean since|I sleep well now",
  pastbad:
    "I wanted to die|I tried to kill myself|I was suicidal|I used to cut myself|I was bulimic|I drank every day|my ex hit me|I was hooked on pills|I starved myself|I thought about ending it|my first husband beat me|I had an eating disorder|my father hit us|I overdosed|I lived with an abusive man",
  deny: "I'm not suicidal|I don't want to die|I would never hurt myself|he has never hit me|I don't self harm|I'm not in danger|I don't have a drinking problem|I'm not going to do anything to myself|nobody is hurting me|I'm not anorexic|I don't think about suicide|she isn't abusive|I don't want to hurt anybody|no one hits anyone here|I'm not addicted to anything",
  just: "just tired|I'm only sad|it was a long week|I just need sleep|we simply argue|it was a joke|my doctor knows|I promise|I checked|only worried about money|I miss home|just venting",
  job: "as a nurse|as a paramedic|as a teacher|at the shelter|at my clinic|in training today|for my thesis|at the crisis line|in the news|on the podcast|in the guide|for my psychology class|in the documentary",
  topic:
    "we talked about suicide prevention|we saw an overdose|we learned the signs of abuse|we covered eating disorders|a patient had been beaten|they discussed addiction|somebody had jumped from a bridge|we practice for emergencies|they tell the story of a stalker|we discussed domestic violence",
  minor:
    "I cut my finger|I burned my hand|I hit my head|I fell|I scraped my knee|I bit my tongue|I got a bruise|I threw up|I fainted|I skipped lunch|I couldn't eat|I cut my leg|I scratched my arm",
  cause:
    "on the oven|cooking dinner|on the cabinet|off my bike|from the flu|at soccer|on the coffee table|because of the stomach bug|during blood donation|because meetings ran long|with nerves before the test|shaving|with the can opener|picking roses|on the ski slope|when the cat jumped",
  normal:
    "checks on me when I'm sick|has my password for Netflix|drives me to work|asks where I am so dinner's warm|keeps the budget|reads me the news|controls the remote|tracks my flight|locks the door at night|counts the coupons|hides the chocolate|yells at the TV|picks the movie|snores|won't let me win at cards|decides on the wallpaper|screams at football|calls me every day to say hi|follows me on Instagram|throws out my old magazines",
  moneytalk:
    "the rent|my credit card|the car payment|student loans|the vet bill|groceries|the electric bill|my overdraft|the mortgage|daycare|the tax bill|our savings|my paycheck|the dentist bill",
  moneyact:
    "is killing me|is eating us alive|is due on Friday|scares me|makes me want to cry|wiped us out this month|is a nightmare|went up again|is finally paid off|hit us hard|keeps me up at night|is out of control|is a burden|stresses me out|is drowning us",
  breakup:
    "my ex moved on|we broke up|he left me|she ghosted me|the divorce is final|he cheated|she wants space|we ended it|he blocked me|she gave the ring back|my marriage is over|we split after ten years",
  breakfeel:
    "and it hurts so much|and I can't stop crying|and I feel worthless|and I miss him|and I feel so alone|and my heart is broken|and I can't sleep|and I hate him for it|and I feel empty|and I don't know who I am|and I want to scream|and I can't eat|and I'm devastated|and I feel unlovable|and I never want to date again",
  quiet: "peace|rest|silence|darkness|quiet|nothing|relief|an ending|the long sleep|oblivion|stillness",
  hard: "my grief|this pain|these thoughts|the shame|my illness|the voices|this loneliness|my own head|the guilt|being me|this sadness|the emptiness|the nightmares|the memories|what I did",
  over: "is too heavy|never lets up|is bigger than me|has won|is eating me|is all there is|won't end unless I do|is not survivable|took everything|is worse than dying",
  giveup:
    "I'm letting go|I give up|I have stopped fighting|I'm ready to leave|I've made up my mind|I've had enough|I'm finished|I surrender|there's nothing left in me|I don't care what happens to me|I'm done trying|I won't fight it anymore|I don't want help anymore|I've run out of strength",
  calm: "I feel calm now that I've decided|it's strange how peaceful I feel|I'm not afraid of it anymore|I know how it ends|I know what I have to do|everything is arranged|I've chosen the day|it will be over soon|this won't be anyone's problem soon|I only need the courage",
  exit: "the river|the bridge|the pills in the cabinet|the rope in the shed|the gun in the closet|the train|the deep end of the lake|the top floor|the cliff road|the knife drawer|my mother's sleeping pills|the ledge",
  pull: "calls me|keeps looking at me|is on my mind at night|feels like an answer|seems kinder than tomorrow|is the only thing I think about|pulls at me|would be quick|is right there|whispers to me",
  joined:
    "my late wife|my dead husband|my little boy in heaven|grandpa up there|my brother who passed|my mom in her grave|the ones who left|the baby I lost|my twin who died",
  deserve:
    "deserve to be here|deserve to live|belong among the living|deserve the air I breathe|deserve another day|belong on this earth|have a right to go on|matter to a single soul|exist for anyone",
  age: "thirty|forty|next summer|Christmas|my next birthday|the wedding|the weekend|graduation|retirement|the new year|spring",
  wontbe:
    "I won't be there for|I don't expect to see|I can't imagine reaching|I won't make it to|I've no plans for|I doubt I'll live to see|there's no me in|I don't intend to see|I'll be gone by",
  mean: "crazy|useless|a bad mother|ugly|stupid|worthless|nothing without him|a liar|too dumb to leave|lucky anyone wants me|a pig|insane",
  rules:
    "ask before I buy anything|text where I am every hour|be home by six|hand over my pay|sleep on the floor|keep my phone unlocked|wear what I'm told|eat what is left|keep the kids quiet|stay in my room|apologize first|show my receipts|answer on the first ring|keep my eyes down|stop seeing my friends",
  orelse:
    "or there's trouble|or else|or I pay for it|or he breaks things|or she locks me out|or he won't talk for days|or I get punished|or he takes it out on the kids|or it gets ugly|because I'm afraid|so nothing happens|to keep the peace|so that nobody gets hurt",
  nightmood:
    "when he's been drinking|when she comes home angry|on bad nights|whenever I disagree|if I laugh too loud|when the football is lost|if the house isn't clean|when I talk to my mother|after parties|when nobody is around|if I want to go out",
  scaredact:
    "I freeze|I hide in the bathroom|I lock myself in with the kids|I stay very still|I sleep in the car|I keep my phone under the pillow|I send the kids to the neighbor|I watch his hands|I make myself small|I say sorry for everything|I go quiet|I listen for the steps|I pretend everything's fine",
  gentle:
    "my book club|my neighbor's dog|the new puppy|my Spanish class|our trip to the lake|the garden|my sister's wedding|the choir|Sunday dinner|the school play|my running group|the farmers market|our anniversary|the library|a long bath|my grandson's visit",
  gentleact:
    "made my day|was fun|cheered me up|was cancelled and I was sad|tired me out|is next week|went better than I feared|cost too much|made me laugh|was chaos|is what I look forward to|was a bit boring|reminded me of mom",
  ache: "tired|exhausted|drained|worn out|stressed|sad|lonely|bored|cranky|overwhelmed|nervous|hungover|homesick|burned out|jealous|disappointed|ashamed|grumpy|restless|numb from the cold",
  why: "after the move|from the night shift|because of the kids|since the layoff|after the argument with my sister|because my team lost|before the exam|after the long drive|because of the rent|since he stopped texting|after the holidays|with all the wedding stuff|because dinner burned|over a stupid email|about turning fifty|since school started",
  coping:
    "I'm going for a walk|a bath will help|I called a friend|I'll sleep on it|tomorrow is another day|I made a list|I took a day off|I'm baking bread|I wrote it down|therapy is on Tuesday|I'll be fine|I turned off my phone|I hugged the dog|I had soup|I'm learning to say no",
  exverb:
    "I miss|I still love|I can't forget|I can't forgive|I keep texting|I dream about|I cried over|I blocked|I ran into|I'm angry at|I'm over|I hate|I feel nothing for|I wrote a letter to|I stalked the profile of",
  exwho: "my ex|him|her|my ex husband|the guy from the app|my first love|my ex wife|the girl who left me|that man|my old boyfriend",
  exend:
    "and it hurts|every day|and I feel pathetic|more than I should|since the breakup|and my friends are tired of it|and I can't eat|and I feel worthless|but life goes on|and it's killing me|at night|when our song plays|and I want it to stop|and I don't see a future with anyone|and nobody understands",
  jobbad:
    "my boss yelled at me|I was passed over|my contract ends|they fired my friend|the client humiliated me|I made a mistake in the report|my coworker took the credit|the new manager hates me|I got a bad review|they cut my hours|nobody listens to me in meetings|I hate the commute|I bombed the interview|I have to work the holidays|the project was cancelled|I'm on call again",
  jobend:
    "and I feel worthless|and I want to quit|and I can't take it anymore|and I'm done|and I cried in the car|and there's no way out until June|and I want to scream|and I feel like a failure|and I'm updating my resume|and I dread tomorrow|and I can't sleep|and I have no future there|and I'm so tired of it|and nobody cares|and I can't keep doing this job",
  moneybad:
    "I'm broke until Friday|the card was declined|rent went up|I owe my brother money|we missed a payment|the car needs a new clutch|I overspent again|the landlord wants us out|my savings are gone|the bill collector called|I lost money on a stock|my hours were cut|taxes wiped us out|we can't afford the school trip|I'm behind on everything",
  moneyend:
    "and I feel hopeless about it|and I'm scared|and I can't sleep|and I see no way out before payday|and I'm tired of living like this|and I want to cry|and it's my own fault|so I made a budget|and I feel sick|and I don't know what to do|so no takeout for a month|and I'm ashamed to tell my wife|and it never ends|and I'm sick of being poor|and I just want it to be over",
};

export const frames: Frame[] = [
  {
    kind: "self-harm",
    rows: `
<open><they> <would> <better> <nome><close>
<open>I think <they> <would> <better> <nome><close>
<open><nome> <they> <would> <better><close>
<open><nobody> would <mind> <nome><close>
<open><nobody> would <mind> if I <wantdie><close>
<open>I just want to <stop><close>
<open>I wish I could <stop><close>
<open>it would be easier to <stop><close>
<open>I'd rather <stop> than <goon><close>
<open>I'd rather be <dead><close>
<open>I wish I were <dead><close>
<open>I imagine being <dead> and it feels like relief<close>
<open>I'm <tired> <life><close>
<open>I'm so <tired> <life> and I want it to end<close>
<open>I <cant> <goon><close>
<open>I <cant> <goon>, I want out<close>
<open>I <mindnot> <accident><close>
<open>when <accident> I think I'd feel peace<close>
<open>please <care> <when><close>
<when>, <care><close>
<open>I <tidy><close>
<open>I <tidy>, they'll need that <when><close>
<open>I <tidy> and now I feel calm<close>
<bye><close>
<open><bye>, <care><close>
<open>I'm <burden> and <they> <would> <better> <nome><close>
<open>I'm <burden> and I should <stop><close>
<open>I am <burden>, I don't deserve to be here<close>
<open>I'm <burden>, they deserve better than me alive<close>
<open>I don't see <point><close>
<open>what is <point><close>
<open>I can't find <point><close>
<open>I can't see <future> for me<close>
<open>there is no <future> for me, there's only one way out<close>
<open>I'm only alive because of my <dog|mother|kids|promise|sister|son|cat><close>
<open>the only thing keeping me here is <my dog|my mother|my kids|a promise|my sister|the cat><close>
<open>I don't trust myself <tonight|alone|around the pills|near the bridge|when they're asleep><close>
<open>I want to be with my <late husband|dead mother|son in heaven|grandma|father up there|wife who passed><close>
<open>they'd get the <insurance|money|house|policy> <nome><close>
<open>I'm worth more <dead|gone|to them in a coffin> than <alive|here|breathing><close>
<open>I owe so much that the only way out is to <stop><close>
<open>I lost <the house|my job|everything|our savings> and I <cant> <goon><close>
<open>I lost <the house|my job|everything|our savings> and I <wantdie><close>
<open>I have <a plan|a date|a place|decided when> and it will <be over|end|all stop> <soon|on Friday|this week|after Christmas><close>
<open>I won't be <here|around|alive> <by Christmas|next week|for my birthday|much longer|in the spring|at graduation|tomorrow><close>
<open>I don't plan on <getting old|turning thirty|seeing summer|being here next year|waking up tomorrow><close>
<open>I should have <died|been the one in the car|never been born|gone instead of him><close>
<open><I stand too close to the edge|I look at bridges differently|I count the pills in the cabinet> and <hope|wait|think about letting go|don't care what happens><close>
<open><si yo no estuviera|sin mí|cuando ya no esté> <todos estarían mejor|mis hijos vivirían tranquilos|nadie lloraría|mi familia descansaría><close>
<open><ya no quiero|no tengo ganas de|no le veo sentido a|estoy cansada de|me cansé de> <vivir|seguir|despertar|estar aquí|existir|esta vida><close>
<open><quiero|quisiera|ojalá pudiera|solo quiero> <dormir y no despertar|desaparecer para siempre|dejar de existir|que todo termine|irme de este mundo><close>
<open>all I want is <quiet> and never to wake from it<close>
<open>I long for <quiet>, the kind that never ends<close>
<open>I'd find <quiet> if I were <dead><close>
<open><hard> <over><close>
<open><hard> <over>, <giveup><close>
<open><hard> <over> and I want <quiet><close>
<open><giveup>, <calm><close>
<open><calm><close>
<open><giveup> and I don't want to be here<close>
<open><exit> <pull><close>
<open><exit> <pull> and <giveup><close>
<open>I can't stop looking at <exit><close>
<open>I think about <exit> every day<close>
<open>I want to be with <joined><close>
<open>soon I'll see <joined> again<close>
<open>I should be with <joined>, not here<close>
<open>I don't <deserve><close>
<open>someone like me doesn't <deserve><close>
<open><wontbe> <age><close>
<open><wontbe> <age>, <giveup><close>
<open>nothing is left for me but <quiet><close>
<open>if <hard> doesn't stop I will <stop><close>
<open>without <her|him|my kids|my job|my mother|the dog> I have nothing to <live for|stay for|wake up for|keep going for><close>
<open>I only make <their lives|everything|my family's life|my kids' lives> worse by <being here|being alive|existing|breathing|staying><close>
<open>I <wontbe> <age> and I <tidy><close>
<open>my <kids|parents|husband|wife|sister|mother> would <cry|grieve|be angry|miss me> for a <week|while|month> and then <be better off|have peace|be fine|move on|be free><close>
<open>I feel like a <ghost|guest|stranger|shadow|leftover> <on this earth|in this life|who should have left|nobody wants here|in the world of the living><close>
<open>my time <here is up|is over|has run out|is used up|on earth is done><close>
<open>I've had <a good run|enough of this life|my share of years|a life, that's enough><close>
<open>I envy <the dead|people who died young|my late father|those in the cemetery|the ones who got out><close>
<open>I <let|would let|hope> <the cold|the sea|the illness|fate|the infection|my heart> <take me|decide|finish it|do the rest><close>
<open>there is <no version of|no place in|no reason in> <the future|tomorrow|next year|this world> <with me in it|for me|that needs me><close>
<open><they> doesn't need me, <they> <would> <better> <nome><close>
<open>I <told|showed|asked> <my wife|my brother|my neighbor|my sister> <where the papers are|to take the dog|to look after mom|to keep the photos> and <didn't say why|couldn't explain|she looked at me strangely|it's better this way><close>
<open>I want to <lie down in the snow|walk into the sea|drive until the road ends|close the door|walk into the woods> and <be done|not come back|never get up|never be found><close>
<open>I <wantdie><close>
<open>I <wantdie> since <the funeral|the baby|the diagnosis|he left|I lost my job|March|the accident><close>
<open>every <night|morning|day|time he yells> I <wantdie><close>
<open>I'm <14|16|19|35|52|67|81> and I <wantdie><close>
my <brain|head|mind|body> says <die|end it|kill yourself|you should be dead> <all day|at night|and I'm listening|again><close>
<open>I <selfinj><close>
<open>I <selfinj> when <I'm ashamed|I fail|nobody sees|they fight|it gets too much|I can't feel anything><close>
<open>I started to <selfinj> again<close>
<open>I want to <selfinj> so bad<close>
<open>nobody knows that I <selfinj><close>
my <friend|son|daughter|sister|roommate|student|dad> <says he wants to die|talks about suicide|cuts herself|tried to kill himself|wrote a goodbye note|says we'd be better off without him|doesn't want to live><close>`,
  },
  {
    kind: "abuse",
    rows: `
<open><abuser> <hurts> <harmed><close>
<open><abuser> <hurts> <harmed> because <dinner was late|I said no|I talked to a man|of my grades|he lost money|I cried|the baby cried><close>
when <he's drunk|she's angry|I talk back|he loses|I come home late> <abuser> <hurts> <harmed><close>
<open><partner> <controls><close>
<open><partner> <controls> and <fearof><close>
<open><fearof><close>
<open><fearof>, <partner> <controls><close>
<open><partner> says I'm <mean> and <controls><close>
<open><partner> calls me <mean> every day and I believe it<close>
<open>I have to <rules> <orelse><close>
<open>I'm not allowed to <see my friends|work|drive|call my mother|have money|close the door|go to the doctor|learn English|use the phone> <orelse><close>
<open><nightmood> <scaredact><close>
<open><scaredact> <nightmood><close>
<open>I <rules> because <partner> <controls><close>
<open>the kids and I <hide|whisper|tiptoe|leave the house|keep a code word> <nightmood><close>
<open>I can tell by <his steps|the way he parks|her voice|the sound of the key|how the door shuts> what kind of <night|evening|mood|day> it will be<close>
<open>my <visa|green card|money|insurance|medication|car|phone> depends on <him|her|my husband|my wife> and <he|she> <reminds me daily|uses it against me|holds it over me|threatens to take it><close>
<open>I haven't seen my <sister|friends|mother|family> in <months|two years|ages> because <he|she|my husband|my wife> <doesn't like them|won't allow it|gets angry|makes a scene><close>
<open>I've learned <not to have an opinion|to laugh at his jokes|to stay quiet|to agree with everything|not to ask> <because it's safer|so the evening stays calm|or he explodes|to be safe><close>
<open><partner> threatens to <kill me|hurt the kids|hurt himself if I leave|find me anywhere|post my pictures|call immigration|burn the house|kill my dog><close>
<open><abuser> <forced himself on me|makes me have sex|touches me at night|touched me and said to keep it secret|raped me|won't take no for an answer in bed><close>
<open><my ex|he|a man from work|my neighbor> <follows me|waits outside my house|sends me threats|knows my new address|shows up everywhere|stalks me|broke into my place><close>
<open><abuser> <held a knife to my throat|pulled a gun on me|broke my ribs|gave me a black eye|knocked me out|locked me in the basement|threw me out in the cold|doesn't give me food><close>
<mi marido|mi novio|mi papá|mi pareja|mi ex|mi esposa> <me pega|me golpea|me amenaza|me encierra|me controla el teléfono|no me deja salir|me quita el dinero|me insulta y me empuja><close>
my <friend|sister|neighbor|daughter|coworker|mom|niece> <is beaten by her husband|has bruises from her boyfriend|is afraid of her husband|gets hit at home|is being stalked by her ex|gets hit by her son><close>`,
  },
  {
    kind: "eating",
    rows: `
<open>I <eatact><close>
<open>I <eatact> <eatend><close>
<open>I <eatveil><close>
<open>I <eatveil> <eatend><close>
my <anorexia|bulimia|eating disorder|binge eating> <is back|is winning|tells me not to eat|owns me><close>
<open>I feel so fat that I <eatact><close>`,
  },
  {
    kind: "substance",
    rows: `
<open>I <subact> <subst><close>
<open>I <subveil><close>
<open>I'm <drunk|high|wasted> <before noon|at work|every day|with the kids in the car|alone every night><close>
<open>I <drink until I pass out|drink alone every night|use every day|snort before work|shoot up|took more pills than prescribed> and <I can't stop|nobody knows|I'm scared|I lie about it><close>
<open>I think I'm an <alcoholic|addict> and <nobody knows|I hide it|it's ruining us|I can't stop><close>`,
  },
  {
    kind: "harm-to-others",
    rows: `
<open>I <harmother> <victim><close>
<open>I <hurtwho><close>
<open>I <hurtwho> and I'm afraid of myself<close>
<open>the voices tell me to <hurt|kill|stab> <victim><close>`,
  },
  {
    kind: null,
    rows: `
<open>I'm <tired> <thing><close>
<open>I'm so <tired> <thing> and I want it to end<close>
<open>I <cant> <task><close>
<open>I can't <task><close>
<open>we would be better off without <object><close>
<open><they> <would> <better> without <object><close>
<open>my team <would> <better> without <object><close>
<open>I'm better off without <object><close>
<open>nobody would notice if I <leaves><close>
<open>no one would care if I <leaves><close>
<open>I want to disappear <escape><close>
<open>I want to vanish <escape><close>
<open>I want to end <ends><close>
<open>I've decided to end <ends> and I feel calm<close>
<open>I said goodbye to <my coworkers|the old house|my car|the kids at the airport|summer|my ex|my grandmother at the hospice><close>
<open><pet> died<close>
<open><pet> died and I <miss it|cried|need a new one|can't afford another><close>
<open>I miss <my mom|my dad|grandpa|my old dog|my late wife>, the funeral was <lovely|last week|hard><close>
<who> <killed> <them|it|me|us|him|the other guy> <game><close>
<who> <killed> me <game><close>
<open>I'm <dying> <nice><close>
<ago> <pastbad> <now><close>
<pastbad> <ago>, <now><close>
<open><deny>, <just><close>
<job> <topic><close>
<open><minor> <cause><close>
<open>my <husband|wife|boyfriend|girlfriend|partner|dad|mom|son> <normal><close>
<open>my <husband|wife|boyfriend|partner|mom> <normal> and <I love it|it drives me mad|we laugh about it|it works for us|I roll my eyes><close>
<open><moneytalk> <moneyact><close>
<open>I feel <hopeless|worthless|trapped|sick|ashamed|scared> about <moneytalk><close>
<open>I can't afford <moneytalk|a house|new tires|a vacation|daycare><close>
<open>I don't see a way to pay <moneytalk><close>
<open><breakup> <breakfeel><close>
<open><breakup>, I wish I'd never met him<close>
<open>I don't see a future <with him|at this company|in this town|for us as a couple|in retail|for our band><close>
<open>what is the point of <status meetings|ironing sheets|this class|saving two dollars|dating apps|a landline|small talk><close>
<open>I'm a <failure|fraud|mess|burden|disaster> at <work|math|cooking|dating|saving|golf|parties><close>
<open>I hate my <boss|job|commute|hair|landlord|jeans|phone plan|schedule><close>
<open>my boss <yells|controls every minute|threatened to fire me|checks when I log on|humiliated me in the meeting|put me on nights|breathes down my neck|cut my hours><close>
<open>I'm scared <of my boss|of losing my job|to open the bill|of the exam|to fly|of the dentist|to tell my mom I broke up|of the interview><close>
<open>I <drank two beers at the game|had a glass of wine with my sister|quit smoking|am hungover from the wedding|love craft beer|want to try dry January|had champagne at brunch><close>
<open>I <want to lose ten pounds|started a diet with my doctor|skipped breakfast for a blood test|ate too much cake|love to cook|stopped eating sugar|fast during Ramadan|binged a whole season of it><close>
<open>I took <my vitamins|two aspirin|my blood pressure pill|a nap|the stairs|the kids to school|a pill for the headache|notes><close>
<open>I <walked over the bridge|stood on the balcony with coffee|jumped into the pool|climbed the roof to fix a tile|waited on the platform|hiked along the cliff|cleaned my knives|sharpened the blades of the mower><close>
<open>I <wrote my will with a lawyer|gave my old clothes away|cleaned my room|wrote letters to my pen friend|updated my life insurance|deleted Instagram|gave the kittens away|sold my bike|put the tax papers in order><close>
<open>I slept <badly|like the dead|until noon|on the couch> and <woke up tired|missed the bus|feel better|need coffee><close>
<open>I feel <sad|lonely|anxious|empty|overwhelmed|stressed|low|numb|invisible> <today|since the move|at parties|about work|this winter|after the call with my mom> and <a walk helped|I'll call my sister|I made soup|I'm going to bed early|it will pass|I cried a bit>
<open>I <want to quit|need a vacation|got a bad review|cried at work|am burned out|dread Monday|was passed over for promotion|got laid off> and <I'm angry|I'm updating my resume|it's okay|my wife is worried|I ate ice cream|I feel like a failure><close>
<me muero de|estoy muerta de|me mata> <hambre|risa|calor|sueño|este trabajo|la risa|el tráfico><close>
<estoy cansado de|ya no aguanto|odio> <este trabajo|a mi jefe|las deudas|el frío|los lunes|cocinar><close>
<open><gentle> <gentleact><close>
<open><gentle> <gentleact> and <coping><close>
<open>I'm <ache> <why><close>
<open>I feel <ache> <why>, <coping><close>
<open>so <ache> <why>, I just want it to be over<close>
<open>I'm <ache> and I need <quiet> for one evening<close>
<open>all I want is <quiet> <on a beach|for one weekend|in this house|from the kids|at work><close>
<open><exverb> <exwho> <exend><close>
<open><exverb> <exwho><close>
<open><jobbad> <jobend><close>
<open><jobbad>, <coping><close>
<open><moneybad> <moneyend><close>
<open><moneybad>, <coping><close>
<open>I'm looking forward to <age><close>
<open>I can't wait for <age>, the tickets are booked<close>
<open>I won't be at <the wedding|the party|the meeting|yoga|the game> because <I have the flu|I'm working|the flight was cancelled|of the kids><close>
<open>I have to <study|be home by six|cook|show my receipts to accounting|text mom when I land|wear a uniform|ask my boss for leave|hand over the project> <because of work|for the trip|tonight|or dinner burns|before vacation><close>
<open>I'm not allowed to <eat nuts|park there|drive with these glasses|have pets in my apartment|lift things after the surgery|post about the project><close>
<open>my <boss|landlord|teacher|coach|mother in law|sister> says I'm <too quiet|messy|late|stubborn|a perfectionist|bossy><close>
<open>I visited <my dad's grave|the cemetery|my late wife's sister|grandma in the hospital> and <I felt close to her|it rained|I brought flowers|we talked about old times|I miss him><close>
<open>I looked at <the river|the bridge|the ledge|the train|the lake|the cliff> and <took a picture|felt small|thought of my trip|watched the boats|ate my sandwich><close>
<open>I don't deserve <this parking ticket|such nice friends|the promotion yet|that grade|a second dessert|her kindness><close>
<open>everything is <arranged for the party|packed for the trip|ready for the baby|paid|a mess at home|late at work><close>
<open>my <grandpa|aunt|old teacher|neighbor> had <a good run|a long life|her share of years>, we <buried|remembered|toasted> <her|him> <on Saturday|with music|last week><close>
<open>I feel like a <ghost|guest|stranger|leftover|dinosaur> <at the office|without coffee|at my in-laws|on this team|in my old town><close>
<open>my time <at this company is up|on the treadmill is up|management is bad|off is over>, <new job soon|shower now|back to work><close>
<open>I've had enough of <this diet|winter|the neighbors|group chats|dating|fees|my boss> <and I'm saying so|today|already|for one year><close>
<open>there is no <future|place|room> for me <at this firm|in that band|on the team|in her life|in this town><close>
<open>she doesn't need me <as a friend anymore|for the project|to drive her|at the shop>, <that stings|and I get it|I'm free on Fridays><close>
<open>I told <my wife|my brother|my boss|my sister> <where the spare key is|about the raise|to take the dog for the weekend|about the trip><close>
<open>I want to lie down <on the beach|on the couch|for an hour|after this shift> and <sleep|read|do nothing|watch a film><close>
<open>it's <killing me|the death of me|a nightmare|torture|brutal|hell>: <the heat|this traffic|my new shoes|tax season|the pollen|my diet|the wait for results><close>
<open>I could <kill|murder|strangle> <a burger|him for forgetting the milk|my sister for telling mom|that alarm clock|for a coffee><close>
<open>I <went for a run|made soup|called my sister|paid two bills|read in the park|planted tomatoes|watched a film|fixed the sink|met my friends|wrote my list>, <it was a good day|felt proud|nothing special|a six out of ten|slept well after|grateful for that>`,
  },
];
