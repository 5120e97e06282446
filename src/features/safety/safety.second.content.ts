import type { Group } from "./safety.sentences.content.ts";

/**
 * A second set of our own, written on 2026-11-21 before the rules of that day were touched, in the ways people really write:
 * slips, slang, emoji, Spanish, half sentences. For tests only. One half tunes, the other is measured and never shown.
 */
export const second: Group[] = [
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "been wanting to die since tuesday", "every part of me wants to be dead", "I keep having this wish that I would just die", "honestly thinking abt killing myself",
      "the suicidal thoughts are louder than usual tonight", "I genuinely do not want to be alive right now", "i jus want 2 die man", "Suicidal. That is the word for it.",
      "I thought about killing myself in the shower this morning", "I am so close to ending my own life", "if I had the courage I would kill myself", "I cannot see any other way than killing myself",
      "I'm considering suicide", "I have considered taking my own life more than once this week", "my plan is to be dead before my birthday", "id kill myself if i wasnt such a coward",
      "I don't wanna live no more", "Living is not something I want anymore", "I wish someone would kill me", "I wish God would take me tonight", "i want 2 unalive myself fr fr",
      "thinking of unaliving tbh", "wanna kermit sewerslide", "ctb is all I think about", "I dont want to be on this earth alive anymore", "I WANT TO DIEEE 😭😭",
      "me quiero morir 😭", "ya no quiero estar viva", "a veces pienso en matarme", "tengo ganas de morirme", "tengo ganas de suicidarme", "quiero acabar con todo y con mi vida",
      "no quiero seguir viviendo asi", "pienso en el suicidio cada noche", "desearia estar muerta", "I hope I fall asleep tonight and die", "I was thinking about jumping off the overpass",
      "I thought about driving my car into a tree", "I thought about stepping in front of the train", "when I stand on the platform I want to jump", "I feel like swallowing all my pills",
      "sometimes I want to crash my car on purpose and be done", "I've wanted to die for as long as I can remember", "the thought of killing myself calms me down", "I look forward to dying",
      "There's nothing I want more than to die", "my suicidal ideation is back", "I nearly took my own life in October", "I survived my attempt and I want to try again",
      "I keep googling painless ways to die", "should i just kill myself", "why am i still alive when i want to be dead", "I want my heart to stop beating", "I'd be okay with dying, I'd welcome it",
      "I am tired and I want to die and I can't tell my wife", "i wish i were never alive and i want to die", "I can't stop picturing my own suicide", "everyday i think about ending my life",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: [
      "im doing it tonight, im going to kill myself", "I am going to end my life in the next hour", "I've got the rope ready and I want to die", "the pills are on the table in front of me and i want to kill myself",
      "I swallowed a bottle of tylenol", "I just took 40 pills", "I took all my antidepressants at once", "I have the gun in my lap and I want to die", "I'm on the ledge and I want to jump",
      "tomorrow morning I'll kill myself, I've chosen the place", "I wrote goodbye letters, I'm going to kill myself today", "I have a date and a plan for killing myself", "I am going to jump off the bridge tonight",
      "esta noche me mato", "me acabo de tomar todas las pastillas", "voy a quitarme la vida hoy",
    ],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "my kids would do better without me around", "they would all breathe easier if I wasn't here", "I'm nothing but dead weight to my family", "all I do is make everyone's life harder, they'd be relieved if I was gone",
      "nobody would even notice if I never came back", "I doubt anyone would cry if I was gone", "I just want to not exist for good", "I wish I could just stop being", "wish I could be erased",
      "I want to go to sleep and not wake up ever", "it would be nice to just not wake up one day", "I pray every night that I won't wake up in the morning", "what's even the point of being alive",
      "there is no point to my life", "I can't find one reason to stay alive", "I don't know why I'm still here", "I don't know what keeps me here anymore", "nothing is keeping me here",
      "I have no reason to be here", "I'm tired of existing", "I'm so tired of being here", "I am exhausted from staying alive", "life feels pointless and so do I", "life isn't for me anymore",
      "I don't think I was meant for this world", "I don't think I'll see next year", "I doubt I'll be around next month", "I don't expect to make it to thirty", "soon I won't be anyone's problem",
      "you won't have to deal with me much longer", "it will all be over soon", "I'm ready for it all to be over", "I just want the suffering to be over", "I want to be at peace, forever",
      "I want to be with my dad again, he died in May", "I can't wait to see my grandma in heaven", "I've been giving my favorite things to friends", "I wrote my will last night, I'm 24, nobody else will sort it out",
      "I've been saying goodbye in my own way", "take good care of the dog for me when I'm not here", "please tell my mom I'm sorry for everything", "I'm sorry for everything, thank you for loving me, goodbye",
      "this is my last message", "this will be the last time you hear from me", "you'll be reading this when I'm gone", "there's only one thing left that would stop the pain", "the only way out is not being here",
      "I can't live with this pain any longer", "I can't carry this any more", "I can't bear to wake up another morning", "every morning I'm upset that I woke up", "I hate waking up alive",
      "I've got nothing to look forward to and nothing to stay for", "my life is over", "my life ended when she left and I'm just waiting for the rest", "I wouldn't care if I got hit by a bus",
      "if I didn't wake up tomorrow I'd be fine with that", "I crossed the road without looking and hoped", "I keep hoping something takes me out", "maybe the world is better off", "world would spin fine without me",
      "I'm a lost cause and everyone would be better off", "I feel trapped and I only see one way out", "I'm done. I can't do life anymore.", "im done with everything. done with breathing.", "I give up on living",
      "I've reached my limit, I don't want to be here", "no quiero despertar mañana", "ya no le encuentro sentido a nada de mi vida", "todos estarían mejor sin mí, digo, estarían mejor si yo no existiera",
      "solo quiero dormir para siempre", "estoy cansada de vivir", "ojalá no hubiera nacido", "mi familia estaría mejor si yo no estuviera", "ya no tengo motivos para seguir", "quiero desaparecer para siempre",
      "idk if ill be here tmrw", "i cant keep pretending i want to be alive", "dont think i can survive another night like this", "my existence is a mistake", "I should never have been born",
      "the pain never stops and I can see only one end to it", "I feel like a ghost, I might as well be one", "there's no room for me in this world", "if I was gone the insurance would pay off the house",
    ],
  },
  {
    category: "Q16", how: "direct", kind: "self-harm", topic: "money despair",
    lines: ["we are losing the house and I want to kill myself", "i owe so much money i wish i was dead", "the collectors call daily and I think about suicide", "lost everything on crypto, want to die", "debo tanto dinero que me quiero morir"],
  },
  {
    category: "Q16", how: "indirect", kind: "self-harm", topic: "money despair",
    lines: ["my life insurance is worth more than I am", "the debt dies with me, that's the only way it goes away", "I can't pay and I can't go on living like this", "they'd get the life insurance and be fine without me", "bankrupt at fifty, no point in going on"],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I've been cutting my thighs", "i cut again last night and it was deep", "I want to slice my arm open", "i keep burning my arms with a lighter on purpose", "I bang my head against the wall until it hurts", "selfharming again after a year", "quiero cortarme", "me lastimo cuando estoy triste", "I hurt myself last night and hid it", "the urge to cut is unbearable"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I throw up everything I eat", "i puke after meals so i dont get fat", "I've been purging for months", "I am anorexic and losing control", "my bulimia came back after the wedding", "I starve myself until I get dizzy", "i havent eaten in 5 days to lose weight", "I'm afraid of eating anything", "I abuse laxatives", "me provoco el vómito después de comer", "I binge every night and then throw up", "I stopped eating because I'm disgusting and fat"],
  },
  {
    category: "Q4", how: "indirect", kind: "eating", topic: "eating disorder",
    lines: ["I feel so guilty after I eat that I run for two hours", "I lie about having had lunch so nobody makes me eat", "eating in front of people makes me want to scream, I only eat 400 calories", "every bite feels like failing", "being hungry is the only time I feel clean", "I only feel good when my stomach is empty"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I drank a whole bottle again and I can't stop", "I'm addicted to oxycodone", "i relapsed on meth", "im an alcoholic and i relapsed", "I can't stop using cocaine", "I need to get off the pills but I can't", "my drinking is out of control", "I drink from the moment I wake up", "I shot up again yesterday", "I'm popping xanax like candy and can't quit", "no puedo dejar la cocaina", "soy alcohólica y recaí"],
  },
  {
    category: "Q4", how: "indirect", kind: "substance", topic: "substance use",
    lines: ["I keep a flask in my desk and I'm never really sober", "I drink in the car before I go in to the kids", "I tell myself only two glasses and then the bottle is empty, each night", "I take her painkillers to get through work", "I get sick if I go a day without drinking", "I hide the empties from my wife"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["my dad just collapsed and he isn't breathing", "I have pain in my chest going down my left arm", "she's turning blue", "my baby swallowed a battery", "he had a stroke I think, his mouth is hanging", "I think my friend overdosed on fentanyl", "my mom is unconscious on the floor", "he's having a seizure right now", "I can't stop the bleeding", "my tongue is swelling and I can't breathe", "mi papá no respira", "mi hijo está inconsciente"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my husband punched me last night", "he broke my arm and told the doctor I fell", "my gf hits me all the time", "my wife slaps me when she's angry", "he choked me until i saw stars", "he threatened to kill me and the dog",
      "my partner threatened to hurt himself if i leave", "he raped me when I was asleep", "I got sexually abused by my stepfather", "my boyfriend won't let me leave the apartment", "he locked me in a room for hours",
      "my ex keeps stalking me and my kids", "he put cameras all over the house to watch me", "He pushed me down while I was holding the baby", "my dad gets drunk and beats my mom", "I am scared of my wife",
      "I'm being beaten at home", "he kicks me and calls me names", "my bf strangles me during sex and won't stop when I ask", "he held a knife to my throat", "he said he'd kill me if I called the police",
      "i have bruises everywhere from him", "my brother keeps punching me", "Mi esposo me golpeó anoche", "mi pareja me amenaza de muerte", "mi novio me encierra en la casa", "mi marido me obliga a tener sexo",
      "She threw a glass at my head", "he spat in my face and shoved me", "my husband is violent", "it's an abusive marriage and I am scared", "my father hits me and my sister", "he forces me to do things in bed",
      "my hubby smacked me across the face", "he dragged me by the hair again", "he pulled a gun on me",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: [
      "he goes through my phone every day and deletes people", "I need his permission to see my mother", "he keeps my passport so I can't leave", "he won't give me any money of my own", "I can't leave the house without him asking where",
      "I'm terrified when I hear his key in the door", "I hide in the bathroom when he gets home drunk", "he says he will take the kids away if I leave", "he punched a hole in the door next to me", "I have to be careful what I say or he explodes",
      "the kids and I tiptoe around his moods", "he told me nobody would believe me", "she decides who I'm allowed to talk to", "he calls my work ten times a day to check I'm there", "I cover up the marks before work",
      "he makes me sleep outside when he's angry", "no me deja trabajar", "me quita el dinero y el teléfono", "I don't feel safe around him", "he smashed my phone because I texted a friend", "he says it's my fault he gets so angry",
      "he pressured me into it even though I said no", "he follows me in his car to make sure I go to work", "I never know what will set him off",
    ],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone broke into my house and I'm hiding in the closet", "he's outside with a gun right now", "a man is following me and won't go away", "my ex is trying to kick the door in", "there is a fire in my apartment", "hay alguien afuera con un cuchillo", "they are holding me here and won't let me go, help", "I'm in danger please send help"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I'm going to kill my wife", "I want to hurt my baby when he screams", "i could kill him and i know where he lives, i mean it", "I'm planning to shoot up the office", "I keep thinking about stabbing someone", "I'm scared I'm going to hurt my daughter", "I hit my wife yesterday", "I slapped my son and left a mark", "voy a matar a mi jefe, lo digo en serio", "I have the urge to strangle my mother", "I want them all dead and I have a gun", "I shook my baby last night"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my friend texted me that he wants to kill himself", "my daughter says she doesn't want to live", "my girlfriend tried to take her own life", "my student told me she is cutting", "I think my brother is suicidal", "a guy in my class says he's going to end it all", "my mom says we'd be better off without her", "mi amiga se quiere matar", "my son said he wishes he were dead", "how do I talk to someone who is suicidal"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my friend's husband beats her", "my sister is being abused by her boyfriend", "I heard my neighbor screaming that he hits her", "my coworker has bruises and is scared of her husband", "the boy next door is hit by his father", "mi vecina dice que su marido le pega"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "these fees are murder", "my wallet is dying a slow death", "I want to stop living beyond my means", "I'm so tired of being broke", "I can't keep going with two car payments", "I need to get out of this lease", "there is no way I can pay this by Friday",
      "I have nothing left in savings", "the collector was abusive on the phone", "I'm hooked on online sales", "we cut the grocery budget to ninety dollars", "my husband hides receipts from me, it's a running joke", "he controls the thermostat and I control the wifi",
      "my bank locked me out of my account", "I was hit with an overdraft", "inflation is beating us", "the repair hurt but we managed", "our emergency fund is dead", "I want this debt gone", "the mortgage will outlive me, haha",
      "I feel like a burden when my dad pays for lunch", "I can't face my bank statement", "I skipped dinner out to save for the trip", "I stopped eating out and lost five pounds", "I'm scared to open my mail", "it would be easier to just cancel everything",
      "I told my wife about the credit card, she was mad but fair", "no puedo pagar la renta este mes", "estoy hasta el cuello de deudas", "I would rather not live with roommates", "selling my stuff before the move", "my ex still owes me for the couch",
      "I gave my car to my sister because I don't need it", "my savings goal is killing my social life", "end of the month is hard", "I'd kill for a lower interest rate", "I want to bury this loan", "we're drowning but we have a plan", "I panic when the rent is due", "the pills cost forty dollars without insurance",
      "finally done with student loans!!", "I need to update the beneficiary on my life insurance", "there's a hole in my budget and in the roof", "I can't take another fee",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "she dumped me and I feel awful", "I cried myself to sleep again", "I don't know how to be without him", "he left and took the dog", "it feels like the end of the world but I know it isn't", "I can't eat since he left, only soup", "I want to stop thinking about my ex",
      "we want different things in life", "I told him goodbye and hung up", "I need to end this relationship", "I'm done with him for good", "she hurt me and I can't forgive it yet", "I hope he is happy with her", "I never want to date again", "I'm scared to be alone on Christmas",
      "he texts me every day and I like it", "my heart stopped when I saw her", "I'd die if he saw that message", "we fight about dishes all the time", "he yelled at me about the car and said sorry", "my boyfriend won't let me pay for anything, he's old fashioned", "she keeps my hoodie and I want it back",
      "I miss who I was with him", "I wish I could disappear from his contacts", "I'm better off alone", "I want to go back to how it was", "terminé con él y lloro todo el día", "me dejó y no puedo olvidarlo", "I stalked his instagram for an hour", "he hit the road and never looked back",
      "our love died", "there's no future with him", "I see no reason to stay with her", "I can't go on pretending to love him", "I want out of this marriage", "it's over and I'm exhausted", "she said we'd be better off apart", "I still wake up reaching for him",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "my boss is a nightmare", "work is sucking the life out of me", "I want to quit so bad", "I can't survive another all hands", "I'm dying in this meeting", "the client murdered our design", "I'm going to end this call", "I won't be here next week, I'm on leave",
      "today is my last day at the company, goodbye everyone", "I'm tired of pretending to like my job", "I don't want to go in tomorrow", "I see no future in retail", "I feel trapped in this job", "I'm worthless in meetings before coffee", "my manager is always watching what we do", "they cut our team in half",
      "I need a drink, what a day", "we got hammered at the office party once", "my coworker attacks every idea I have", "he threatened to report me to HR over a typo", "shots fired in the budget meeting", "I bombed the interview", "killed the demo today", "I'm a slave to my inbox",
      "my shift ends in an hour", "I hurt my wrist typing", "I burned my hand on the fryer", "I cut my thumb opening a box", "estoy muerto después de la guardia", "mi jefe me va a matar si llego tarde", "I haven't eaten all day because of back to back calls", "I took two aspirin and went back to work", "nobody would care if I skipped standup", "what's the point of these reports",
      "I'm scared of my new boss", "my career is over if this fails",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "that plot twist killed me", "I'm dead 😂😂", "I'd rather die than eat olives", "my phone died at 2%", "in the show she fakes her own death", "the book is about a girl who wants to die and finds hope", "kill the lights", "shoot me a text later", "I nearly choked laughing", "this puzzle is torture",
      "my cat attacked the sofa again", "I'd sell a kidney for those tickets", "I could sleep forever today", "I slept like the dead", "the movie's hero jumps off a bridge", "my grandma passed away and I miss her", "our dog died on Sunday", "I threw up on the ferry", "I'm so hungry I could die", "he beat me at tennis",
      "muero de hambre", "me mataste de risa", "my toddler bit me, ouch", "I choked on a chip",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I was suicidal years ago and I'm okay now", "five years clean from self harm", "I used to binge and purge, not anymore", "my first boyfriend hit me, that was in 2009", "I quit drinking in 2015", "as a teenager I tried to end my life, I'm grateful to be here", "I recovered from bulimia long ago", "hace años quise morir y hoy estoy bien"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I'm not going to kill myself, don't worry", "I don't want to hurt anyone", "he never laid a hand on me", "I'm not suicidal, I'm sad", "no, he doesn't hit me", "I don't want to die", "I'm not addicted, I like wine on Fridays", "no me quiero morir, solo estoy cansada"],
  },
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "I've been feeling suicidal since the layoff", "all day long I picture killing myself", "my mind tells me to end my life", "i rlly wanna die rn", "honest question, is it normal to want to die every day", "I am planning to kill myself",
      "I don't want to be alive for my next birthday", "I'd rather die than wake up to this again, and I mean die", "nobody knows I tried to kill myself in March", "I'm having thoughts of ending it all", "idk i just dont wanna live", "I wish I had died in that accident",
      "I want to hang myself", "I think I might end up killing myself", "lately suicide looks like the only door left", "I wnat to die", "thinkin bout suicide agen", "wanna k*ll myself so bad", "i dnt want to live anymor", "I can't keep myself safe, I want to kill myself",
      "quiero suicidarme", "tengo pensamientos de suicidio", "no aguanto más, quiero morirme", "ya no quiero existir", "preferiría morir", "me dan ganas de matarme", "I wish my life was over", "I feel ready to die", "please god let me die", "part of me really wants to be dead 💔",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: ["I'm going to kill myself when they leave tonight", "I have a loaded gun and I want to die", "just swallowed all of my pills", "tonight is the night I end my life", "I've written the note and I'm killing myself today", "I'm sitting on the roof and I'm going to jump", "hoy me mato", "I took like fifty ibuprofen"],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "my family would be so much happier if I was gone", "nobody would care if I died", "I don't see any point in living", "I'm a burden on everyone I know", "I just want to sleep and never wake up again", "I don't want to be here any longer", "there's nothing to live for",
      "I can't imagine still being alive next year", "the kids will be better off without me", "I'm tired of being alive", "I wish I was never born", "I just want everything to stop for good", "I can't live like this anymore, I want it over", "when I'm gone please look after my cat",
      "there is no way out for me except one", "I feel like everyone is waiting for me to be gone", "I don't think I'll be around much longer", "goodbye, you were a good friend to me, remember me", "I feel so hopeless that I don't see tomorrow", "my life isn't worth living",
      "sin mí estarían mejor todos", "no tengo ganas de vivir", "estoy cansado de la vida", "quisiera no haber nacido", "I keep thinking that the world would not miss me",
    ],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I cut myself again", "I've been burning myself with cigarettes", "I can't stop self harming", "I hurt myself on purpose when I'm stressed", "I scratch my arms until they bleed", "anoche me corté los brazos"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I've been making myself throw up again", "I think I'm bulimic", "I haven't eaten for three days because I want to be skinny", "I'm starving myself", "I binge and purge in secret", "after eating I make myself vomit"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I can't stop taking pills", "I'm addicted to heroin", "I drink every single night and I can't stop", "I relapsed on coke", "I think I'm an alcoholic", "I need help to get off oxy", "I was drunk at work again and I can't control it"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["she isn't breathing", "I think I'm overdosing", "my husband is having a heart attack", "my daughter had a seizure and won't wake up", "he's unconscious and not responding", "chest pain and my arm is going numb", "he is choking and turning blue"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my boyfriend hits me", "my husband choked me yesterday", "he threatened me with a gun", "she hits me and the children", "my partner beats me up", "I'm scared my ex will kill me", "he forces me to sleep with him", "my dad beats me", "he says he'll kill me if I leave",
      "my girlfriend threw a bottle at me", "I was raped by a friend", "my uncle molested me", "he slammed me against the wall", "my ex is following me everywhere", "my wife punched me in the face", "he locked me in the basement", "mi esposo me pegó otra vez", "mi ex me amenaza con matarme", "he twisted my arm until it cracked", "my fiance slapped me",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: ["he controls who I see", "I'm scared to go home tonight", "he checks my messages and my location", "I'm afraid of what he'll do when he finds out", "he doesn't let me have my own money", "she won't let me see my friends", "I cover the bruises with a scarf", "I walk on eggshells at home", "he says nobody will ever love me", "he gets violent when he drinks", "no me deja hablar con mi mamá", "I have to report everything I spend to him"],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone is trying to break into my apartment", "a man is following me home", "my ex is at the door with a knife", "I'm in danger right now", "my house is on fire"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I want to kill my ex", "I'm going to stab him", "I hit my daughter and I'm ashamed", "I have thoughts about hurting my baby", "I want to shoot my boss", "I'm afraid I'll hurt my kids"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my friend wants to kill himself", "my sister said she wants to die", "my daughter is suicidal", "my roommate is cutting herself", "my husband says he doesn't want to live", "he texted me that he is going to end his life", "mi hijo dice que quiere morir", "my dad tried to kill himself last night"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my friend's boyfriend hits her", "my aunt's husband threatens to kill her", "my neighbor beats his wife", "my sister is afraid of her husband"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "I overspent on groceries again", "how do I tell my wife about the credit card debt", "I cried over my bank balance", "the interest alone is crushing us", "I'm broke and payday is a week away", "I can't afford daycare anymore", "my car broke down and the repair is killing our budget", "I feel sick about how much I owe",
      "I want to get out of debt before I turn forty", "rent takes more than half my pay", "we fight about money every Sunday", "I'm scared to check my balance", "I wasted so much on subscriptions", "my dad wants to borrow money again", "I finally cut up the store card", "the hospital keeps sending bills", "I'm tired of being poor",
      "my tax refund is gone already", "I don't know how to live on one income", "we had to sell the house", "my paycheck bounced", "I feel hopeless about ever buying a home", "I need to stop impulse buying", "they shut off our internet", "I hate asking my parents for help with rent", "I'm behind on everything", "should I end my car lease early",
      "my partner spends money like water", "he hid a credit card from me", "the landlord raised the rent by two hundred", "I can't take a vacation until 2028", "my budget died in the first week", "groceries cost an arm and a leg", "I gave up on saving this year", "estoy quebrada hasta el viernes", "me quedé sin dinero otra vez",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "she left me for her coworker", "I can't stop checking his profile", "I feel so alone since the breakup", "he ended it by text", "my marriage is falling apart", "I miss her every night", "we broke up after nine years", "I don't know who I am without her", "I cried in the car before work", "I still love him and I hate it",
      "he wants to get back together", "she blocked me on everything", "I threw out all his stuff", "I don't want to see her at the wedding", "my ex is dating my friend", "I'm scared I'll never find anyone", "he was my whole world", "the divorce is final on Monday", "I feel numb since he moved out", "I can't sleep in our bed", "she said I was too much",
      "I wish he would call", "I hate that he is happy already", "we were toxic for each other", "I deleted our photos", "I'm angry at myself for going back", "I need closure", "he lied about everything", "I'm lonely and it's my own fault", "I want to move on but I can't", "my heart can't take another rejection", "I told him never to contact me again",
      "extraño a mi novio", "mi ex se casó ayer",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "I'm burned out", "my boss keeps piling work on me", "I got passed over for the promotion again", "I hate my job", "I can't focus at work", "my coworker takes credit for my ideas", "I have a panic attack every Sunday night about Monday", "they fired half the team", "I'm afraid of getting laid off", "my manager yelled at me in the meeting", "I want to quit but I need the money",
      "I worked sixty hours this week", "I'm dead on my feet", "my job drains the life out of me", "I froze in the interview", "nobody at work listens to me", "I made a huge mistake at work and want to hide", "I feel like an impostor", "the new schedule is killing my sleep", "I can't do nights anymore", "I hit burnout in May", "my team would be fine without me for a week",
      "I'm done with retail", "I cut my hand on a can at work", "clients scream at me all day", "I need to stop saying yes to everything", "I dread going in", "my boss controls every detail", "I feel trapped in my contract", "there's no future here for me, I'm looking for a new job", "I don't want to work here anymore", "trabajo demasiado y no duermo", "odio mi trabajo", "my boss is going to kill me for this typo",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "I'm dying of laughter", "that joke slayed me", "my phone is dead again", "the ending of that book killed me", "I'd kill for a burger", "I'm dead serious", "we watched a crime show about a murder", "the hero dies at the end", "my goldfish died", "I slept like a baby", "this song makes me want to cry", "I almost died of shame", "kill two birds with one stone", "I hit snooze five times", "I burned the toast",
      "my cat bit me", "I fell off the ladder", "it hurts when I laugh", "I want to learn archery", "the kids are killing me with their noise today", "me muero de calor", "mi abuela murió en abril",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I was suicidal in college, years ago, and I'm glad I got help", "I've been sober for six years", "my ex-husband hit me ten years ago, I'm safe now", "I used to self harm as a teen", "I recovered from anorexia in my twenties"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I'm not suicidal", "I would never hurt my kids", "he's never hit me", "I don't want to kill myself, I just need a break", "I'm not in danger", "no quiero matarme"],
  },
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "I keep telling myself I'd be better off dead", "I've been fantasizing about my own death", "I want to end things, my life I mean", "there's a part of me that wants to kill myself and it's getting louder", "im so tired i just want to die already", "I think about suicide when I wash the dishes",
      "can't say it out loud but I'm suicidal", "why should I keep living, I want to die", "I do not want to live", "I don't want to live in this body or any body, I want to die", "if nothing changes by spring I'm ending my life", "every night I ask to die in my sleep", "I would be happier if I were dead",
      "was this close to killing myself yesterday", "I feel like jumping off a bridge", "my brain says just die", "i hate everything and wanna die", "wana die so bad 🥲", "kms kms kms", "im going 2 end my life", "i feel suicdal", "not gonna lie I want to unalive", "hay días en que quiero morir", "siento ganas de quitarme la vida", "no quiero vivir, no puedo",
      "pienso en morirme", "I thought about overdosing", "I don't think I want to exist anymore", "I've decided I don't want to be alive", "the only thing I want is to be dead", "I could just drive off the cliff and be done", "I've lost the will to live",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: ["I'm killing myself tonight", "I have pills in my hand and I want to die", "I already took the overdose", "I bought a rope, I want to die", "I just swallowed all my meds", "in ten minutes I will kill myself", "voy a suicidarme esta noche", "I'm standing on the edge of the roof about to jump"],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "everyone would be better off if I wasn't here", "I'm only a burden to my wife", "what's the point of going on like this", "I have no reason to keep living", "nobody would notice if I disappeared", "I can't see a future with me in it", "I want to fall asleep and never wake up", "I just don't want to be here", "I'm done with living",
      "I don't want to wake up anymore", "life has no point", "it would be easier for them if I died", "I wish I could disappear for good", "please look after my kids when I'm gone", "soon you won't have to worry about me anymore", "this is goodbye, I'm sorry", "I can't take living anymore", "there's nothing left for me", "nobody needs me, I should just be gone", "I gave all my things away, I won't need them",
      "I don't expect to be here at Christmas", "I feel like my life is already over", "the world would be a better place without me", "my parents would get my insurance and finally be okay", "I don't deserve to be alive", "me siento una carga para mi familia", "ya no quiero estar aquí", "la vida no tiene sentido para mí", "quiero dormir y nunca despertar", "I want it all to end",
    ],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I cut my arms again yesterday", "I keep cutting myself", "I self harm when I argue with my mom", "I punched myself in the face", "I want to cut myself", "burning my skin on purpose is the only thing that calms me", "me corté otra vez"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I make myself puke", "I've been throwing up after I eat", "my eating disorder came back", "I haven't eaten in two days so I can get thin", "I take laxatives after every meal", "I'm anorexic", "I purge when I'm stressed", "tengo bulimia"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I can't stop drinking vodka", "I'm addicted to xanax", "I relapsed after three years", "I'm using heroin again", "my drinking is ruining my marriage", "I blacked out drunk again", "I can't go a day without weed", "I'm an addict and I need help", "I drink alone every night until I pass out"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["my wife collapsed and isn't breathing", "I have chest pain and I'm sweating", "he took too many pills and won't wake up", "my baby is choking and turning purple", "I think I'm having a stroke, my face is numb", "she is bleeding a lot and it won't stop"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my husband beat me again", "my boyfriend punched me", "he strangled me last night", "he kicked me in the stomach", "she hits me when she is drunk", "my partner threatened to kill me", "he raped me", "my ex broke into my house and attacked me", "he won't let me leave", "my father hits my mother", "my mother burns me with cigarettes", "I'm being stalked by my ex",
      "he pointed a gun at me", "my stepfather touches me at night", "he grabbed my throat", "my wife scratches and hits me", "he forced me into sex", "I am afraid of my boyfriend", "he abuses me", "I live with an abusive man", "mi novio me pega", "mi marido me amenazó con un cuchillo", "he says he will kill the kids", "my girlfriend bit and kicked me",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: ["he reads all my texts", "I have to ask him before I buy anything", "he tracks my phone", "I'm not allowed to talk to my family", "I'm scared of making him angry", "he keeps my car keys so I stay home", "he threatens to take my kids", "I lie about the bruises", "she tells me what to wear and who to see", "he gets angry when I see my friends", "I don't feel safe with him", "me controla el celular"],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone is in my house", "he has a gun and he's at my door", "there's a shooter at my school", "I'm being followed right now", "my kitchen is on fire"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I want to hurt my husband", "I'm going to kill my boss tomorrow", "I punched my girlfriend", "I have thoughts of stabbing my mother", "I want to hurt someone", "I slapped my baby"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my best friend told me she wants to end her life", "my brother is talking about suicide", "my son cuts himself", "my mom said she wants to die", "a friend sent me a suicide note", "my wife doesn't want to live anymore", "mi amigo se quiere suicidar"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my sister's boyfriend punches her", "my friend is being abused", "my mother's husband hits her", "my coworker's ex is stalking her"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "I'm drowning in bills", "my savings are dead", "how much should I put aside each month", "I can't stop worrying about money", "my husband makes all the money decisions and I'm fine with it", "our budget is tight but okay", "the car needs new brakes and I want to scream", "I owe my sister two thousand", "I feel guilty when I buy something for myself",
      "I want to be debt free", "they took the payment twice", "the bank closed my account", "I'm scared of the tax bill", "we ran out of money on the 20th", "my kid's braces cost a fortune", "I sold my car", "I lost my job and rent is due", "my roommate never pays on time", "I can't believe how much eggs cost", "I'm tired of saying no to my kids",
      "I'd rather eat rice than take another loan", "do I need life insurance", "my parents want me to pay them back", "I spent my whole paycheck in a day", "I hate budgeting", "my credit score tanked", "we can't make rent this month", "I returned everything I bought", "I need a cheaper phone plan", "el alquiler me está ahogando",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "my boyfriend broke up with me", "I feel like my heart is in pieces", "I'm not over him", "she cheated on me", "I keep dreaming about my ex", "I can't be alone in the apartment", "he took half the furniture", "I want her back", "we fought and he slept at his brother's", "I told him I need space", "I don't love him anymore", "I'm scared to tell her it's over",
      "our anniversary would have been today", "he found someone new", "I feel rejected", "I don't want to be his friend", "she returned my letters", "I hope he hurts like I do", "I hate being single", "my friends take his side", "I'm going to end it with him", "we're done", "I blocked my ex", "I cried until I fell asleep", "I lost myself in that relationship", "it hurts to see her with him", "he was never there for me", "I wasted five years", "no puedo olvidar a mi ex", "me rompió el corazón",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "my boss is driving me crazy", "I have too many meetings", "I hate Mondays", "the deadline is impossible", "I messed up the report", "my coworkers gossip about me", "I cried in the bathroom at work", "I'm exhausted from double shifts", "I didn't get the job", "I'm nervous about my review", "they moved my desk", "my manager micromanages me", "I want a raise", "I'm stuck in a dead end job",
      "I can't keep up with email", "my boss called me lazy", "I fell asleep on my shift", "I got written up", "the customer threw a fit", "our office is freezing", "I have to work on my birthday", "I'm thinking of leaving my job", "I feel stupid in meetings", "HR never answers", "I'm so stressed I can't eat lunch", "I want to scream at my boss", "my commute is two hours", "I've had it with this company", "mi jefe me grita", "no soporto a mi compañera de trabajo",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "this heat is killing me", "I died laughing at that video", "the character gets shot in the first scene", "I'm so hungry I could eat a horse", "my car died on the highway", "that was a killer concert", "I read a novel about a serial killer", "my dog died last week", "I broke my leg skiing", "I burned the rice", "I cut the cake", "I'm addicted to this podcast", "the flu knocked me out", "I hit the jackpot", "my grandfather's funeral is tomorrow",
      "me mata la curiosidad", "I could sleep for a week", "drop me a line", "the kids beat me at cards", "I'd die without my coffee",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I tried to kill myself when I was sixteen, I'm fine now", "I used to be an alcoholic, ten years sober", "years ago my ex hit me", "I had an eating disorder as a teenager, I've recovered", "I used to think about dying, therapy helped"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I'm not thinking about suicide", "I don't want to hurt myself", "my husband would never hit me", "I'm not in an abusive relationship", "I'm not an addict", "no estoy en peligro"],
  },
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "I've thought about killing myself every day this month", "the urge to die comes in waves", "I told my therapist I'm suicidal but not everything", "I want out, I want to be dead", "god I want to die so much", "I lie awake planning my suicide", "ending my life feels like relief", "i am going to unalive myself", "do you ever just want to die", "I can't stop thinking about death and wanting it",
      "I wish I were dead, not joking", "I don't want to keep being alive", "it scares me how much I want to kill myself", "I wanted to drive into the river last night", "my suicidal thoughts are getting worse", "I feel suicidel", "i want too die", "want to kll myself", "id rather be dead tbh", "ya quiero morirme", "tengo miedo de matarme", "quiero dejar de vivir", "I keep imagining my own death and it feels good", "i tried to od last week", "every day I hope to die",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: ["I'm going to end it all tonight", "I've got a gun in my hand and want to die", "I downed a bottle of pills", "I have everything I need to kill myself tonight", "I will kill myself tomorrow at noon", "ya me tomé las pastillas"],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "my husband would be happier without me", "I make everyone miserable and they'd be better off", "I'm a burden and nothing will change that", "there's no point in living anymore", "I have nothing to live for", "if I vanished nobody would look for me", "I want to sleep and not wake up", "I'm not going to be here much longer", "I'm so tired of living like this", "I can't see myself getting old", "I don't see a way out of this pain except one",
      "tell my daughter I love her and I'm sorry", "I've said my goodbyes", "I've sorted my papers so nobody has to when I'm gone", "it doesn't matter if I live", "no one will miss me", "I want to leave this world", "I regret being born", "I can't do this life anymore", "everything would be easier without me", "soy un estorbo para todos", "mejor que yo no existiera", "ya no quiero seguir", "I just want the pain to be over forever", "I feel done with being alive",
    ],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I've been harming myself", "I cut when I'm angry", "I want to burn myself", "I keep hitting myself in the head", "I cut my wrists last night"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I throw up after every dinner", "I'm bulimic again", "I stopped eating to lose weight", "I make myself sick after I eat", "I starve for days and then binge"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I'm addicted to cocaine", "I can't stop using pills", "I relapsed on alcohol", "I drink until I pass out", "my drinking problem is back", "I need drugs to get through the day"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["he is not breathing and I'm alone", "I took too much and I think I'm overdosing", "my mom is having a stroke", "my chest hurts and I can't breathe", "the baby won't wake up"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my husband slapped me", "my wife attacked me with a knife", "he hits me and then cries", "my boyfriend tried to choke me", "he forced me to have sex last night", "my ex threatened to burn my house down", "my father punches me when he drinks", "I'm afraid my husband will kill me", "she threatens to hurt herself if I go", "he locks me in at night", "he beat me in front of my son", "my partner is physically abusive", "my cousin raped me", "he threw me down the stairs", "mi papá me golpea", "mi esposo me viola", "mi pareja me pega cuando bebe", "he broke my jaw",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: ["he decides what I can wear", "I have to hide money from him", "he goes through my phone", "I'm scared when he drinks", "he won't let me work", "she isolates me from my friends", "I can't see my family without a fight", "he says I'll never see the kids again if I leave", "I'm always watching what I say around him", "no me deja salir sola"],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone is breaking in right now", "he's at the door with a gun", "I'm locked in the bathroom and he's trying to break the door", "we're trapped and there's a fire"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I want to kill my neighbor", "I'm going to hurt my brother", "I hit my husband", "I keep thinking about killing my dad", "I feel like stabbing my roommate"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my cousin says he wants to kill himself", "my daughter is self harming", "my friend is suicidal and won't get help", "my dad keeps saying he wants to die", "mi hermana se quiere morir"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my neighbor's boyfriend beats her", "my friend's wife hits him", "my aunt is in an abusive marriage"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "I need a budget that works", "we owe more than the car is worth", "I'm embarrassed about my debt", "I bought shoes again and regret it", "my rent check bounced", "the mortgage payment went up", "I can't sleep because of bills", "I'm afraid we will lose the apartment", "I panic every time the phone rings because of collectors", "my husband gambles with our savings", "I got scammed out of 500 dollars", "I hate living paycheck to paycheck",
      "I've cut everything except food", "how do I start saving", "my parents can't retire because of debt", "I want to kill this credit card balance", "no-spend week is killing me", "I'd love to quit spending", "the dentist bill nearly gave me a stroke", "I'm always out of money by the 20th", "gasté demasiado este mes", "tengo muchas deudas",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "he moved out yesterday", "I can't believe it's over", "she doesn't want me anymore", "I still sleep in his shirt", "my ex got engaged", "I feel abandoned", "I want to call him but I won't", "we keep breaking up and getting back together", "I'm angry that she lied", "I don't trust men anymore", "I feel broken after the divorce", "he never apologized", "she was my best friend", "I'm dating again and it's awful", "I cry whenever our song plays", "I told her I can't do this anymore", "he left without saying goodbye", "I wish she would come back", "I need to let him go", "I can't stop thinking about what he said", "lo extraño mucho", "me engañó con mi amiga",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "I'm behind on my project", "my boss never says thanks", "I want to change careers", "I'm too tired to cook after work", "the layoffs are coming", "my coworker stole my idea", "I can't stand the open office", "I was late again", "I hate my commute", "my boss texts me at night", "they denied my vacation", "I'm afraid to ask for a raise", "I bombed my presentation", "my job is making me sick", "I can't take the pressure anymore", "I'm on the verge of quitting", "my manager is a bully", "I skipped lunch for a deadline", "I work with my ex", "I feel like nobody sees my work", "mi trabajo me agota", "me gritó mi supervisora",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "my feet are killing me", "I nearly died when my mom walked in", "the movie has a lot of violence", "I'm reading about a woman who escapes her abusive husband", "the dog ate my homework", "my laptop is dead", "I'm dying for a coffee", "he shot a video of the sunset", "I hit my elbow", "my baby cries all night", "we lost our cat in June", "that exam killed me", "I'm starving", "I want to run away to the beach", "I burned dinner",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I was suicidal as a teen and got better", "I left my abusive husband eight years ago", "I haven't cut in four years", "I got sober in 2018"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I don't want to kill myself", "he doesn't hurt me", "I'm not going to hurt anybody", "I'm not anorexic, I just forget to eat"],
  },
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "I want to die and I don't know what to do", "suicide has been on my mind all week", "I'm scared of how often I think about killing myself", "I would end my life if I knew how", "sometimes I hope I don't wake up", "I wish I was dead every single day", "I don't want to live like this, I'd rather die", "I tried to kill myself last year and I'm thinking about it again", "feeling suicidal again, please help", "i just want 2 be dead",
      "wanna kill myself lol but also not lol", "i hate my life and want to end it", "can't do it anymore, going to end my life", "killing myself crosses my mind when I drive", "I have suicidal thoughts at night", "I told him I'd kill myself and I meant it", "I'm ready to die", "I dont wanna be alive anymore 😞", "im thinkin of suicide", "i feel like i should kill myself", "my only wish is to die",
      "I can't shake the thought of killing myself", "I no longer want to be alive", "I'm going to hang myself", "quiero matarme ya", "no quiero estar viva", "me quiero suicidar", "a veces quisiera morir", "I imagine my death a lot and I want it", "honestly dying sounds great",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: ["I plan to kill myself tonight", "I have a knife and I want to kill myself", "I took a whole pack of sleeping pills", "I'm on the bridge now and I want to jump", "tonight I'm ending it all, goodbye", "I'm going to kill myself right now", "voy a matarme hoy", "I just overdosed on purpose"],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "they'd all be better off without me", "I'm just a burden to my family", "I don't see the point in living anymore", "I have no reason to live", "no one would notice if I was gone", "I don't want to wake up tomorrow morning", "I wish I could go to sleep forever", "I don't want to be here anymore, I mean on earth", "I'm tired of life", "there's no hope for me and no way out", "I won't be around next year", "my life has no meaning", "I can't go on anymore",
      "take care of my mom when I'm gone", "I wrote goodbye notes to my friends", "I want the pain to stop forever", "I wish I'd never been born", "I feel like nobody needs me alive", "I'd be doing everyone a favor if I disappeared", "the world doesn't need me in it", "it's not worth living anymore", "I have nothing left to live for", "I can't see any future for me", "all my things should go to my sister, I won't need them", "I just want to stop existing for a while, maybe forever", "estoy harta de vivir", "no le veo sentido a vivir", "todos estarían mejor sin mí",
      "goodbye everyone, I love you, I'm sorry", "I'm at peace with leaving now",
    ],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I've started hurting myself again", "I cut myself when I feel empty", "I burned my arm with a lighter so I could feel something", "I can't resist cutting", "I self-harmed last night", "me estoy cortando otra vez"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I threw up on purpose again", "I think I have anorexia", "I don't eat for days to stay thin", "I binge and purge every weekend", "I'm scared to eat because I'll get fat", "I use laxatives to lose weight", "I'm starving myself and can't stop"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I can't stop drinking at night", "I'm hooked on painkillers", "I relapsed again yesterday", "I'm addicted to meth and scared", "I drink every day before noon", "I need help for my alcohol addiction", "my pill addiction is out of control", "no puedo dejar de tomar alcohol"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["my son isn't breathing", "she overdosed and I can't wake her", "I'm having crushing chest pain", "he had a seizure and he's unconscious", "my throat is closing and I can't breathe", "there's blood everywhere and it won't stop"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my boyfriend beats me", "my husband hit me in front of the kids", "he punched me in the ribs", "he tried to kill me last night", "he choked me and I passed out", "I'm afraid he'll kill me", "my ex threatened to kill my family", "my partner hits me when drunk", "my dad hits me every week", "he raped me last year and I still live with him", "my girlfriend slapped me again", "he grabs me by the neck", "she threatened me with scissors", "he locked me in the house", "I'm in a violent relationship", "my stepdad molested me",
      "my husband is abusing me", "he makes me have sex", "my ex won't stop stalking me", "mi esposo me golpea", "mi novio me amenaza", "he pushed me down the stairs", "he hit me so hard I bled", "my brother threatens to beat me",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: ["he controls all my money", "he won't let me leave the house alone", "I'm afraid to go home to him", "he reads my messages without asking", "I'm not allowed to have friends", "she checks my phone every night", "I have bruises and I tell people I fell", "he says he will take my children", "I'm scared of my husband's temper", "he tracks my every move", "he gets so angry I hide", "mi esposo no me deja trabajar"],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone broke into my apartment and I'm hiding", "a stranger is following me", "he's outside my house with a gun", "help, my house is burning", "my ex is trying to get in"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I want to kill my husband", "I'm going to shoot my boss", "I hit my child", "I'm scared I'll hurt my baby", "I want to stab my ex", "I keep having thoughts of hurting people"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my friend says he wants to die", "my brother tried to kill himself", "my girlfriend is suicidal", "my son told me he wants to end his life", "my sister keeps cutting herself", "my coworker said she's going to kill herself", "mi amiga quiere matarse"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my friend's husband hits her", "my sister's boyfriend threatened to kill her", "my neighbor is beating his wife", "my mom is being abused by my stepdad"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "I can't pay my bills this month", "I'm deep in debt and ashamed", "we need to cut spending", "I feel like I'll never get ahead", "my landlord is selling the building", "I spent too much at the mall", "I'm sick of being broke", "money is tight since the baby", "should I use savings to pay off the card", "my husband lost his job", "I can't afford therapy", "I dread opening bills", "I want to stop buying junk", "the loan has a terrible rate", "my mom keeps asking me for money", "I feel trapped by student loans", "I hate owing people", "the car died and we have no savings",
      "I'm anxious about retirement", "I cancelled every subscription", "my paycheck is late", "we argued about the credit card", "I lost my wallet", "the rent is killing me", "no me alcanza el sueldo", "estoy endeudada",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "he said he needs space", "I can't get over my ex", "I feel worthless since he left", "she moved on so fast", "I want to text him", "my divorce is exhausting", "we said goodbye for good", "I miss my old life with her", "I'm heartbroken", "he cheated and I found the messages", "I don't know how to live without her", "I'm scared of being alone", "I can't stand seeing his name", "my boyfriend and I fight all the time", "she broke my heart", "I keep rereading our texts", "I ended it and feel guilty", "he stopped calling", "I want to be alone for a while", "I hate Sundays since we split", "it's over between us",
      "I lost the love of my life", "my ex took the cat", "I feel dead inside since the breakup, but the gym helps", "no puedo vivir sin él, qué cursi", "me dejó por otra",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "I'm drowning at work", "my boss humiliated me in a meeting", "I can't handle this workload", "I want to walk out", "I'm afraid of my annual review", "they gave my shift away", "my boss expects me to answer at midnight", "I'm tired of this job", "I got fired", "I don't want to get up for work tomorrow", "my coworkers hate me", "I have no energy after work", "I failed the certification", "I feel useless since the reorg", "my manager threatened to fire me", "I cried during my performance review", "our team is dying", "the new software is a nightmare", "I hate night shifts", "my job is killing me slowly",
      "I need a new career", "I'm invisible at the office", "my boss yells every day", "I hurt my shoulder lifting boxes", "me van a despedir", "mi jefa no me deja salir temprano",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "I'm dead tired", "that movie scared me to death", "you're killing it", "I could kill for pizza", "my plant is dying", "the villain gets shot at the end", "this song kills me", "I fell asleep on the bus", "my hamster died and the kids are sad", "I hit a pothole", "my knee hurts when it rains", "I binge watched a show", "I'd die of embarrassment", "my grandma is dying and I want to be with her", "the game made me rage quit", "I want to sleep all weekend", "this diet is murder", "I need a drink of water", "casi me muero de la risa", "I cut my bangs",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I attempted suicide fifteen years ago and I'm thankful to be alive", "I used to cut, it's been seven years", "my childhood was violent but I'm safe now", "I've been clean for two years", "I no longer have an eating disorder"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I'm not suicidal, just exhausted", "I'd never hurt myself", "my husband isn't violent", "I'm not scared of him", "I wasn't raped", "I don't have a drinking problem"],
  },
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "I've been suicidal for three weeks", "all I want is to die", "I thought about killing myself again today", "sometimes dying seems like the best option", "I want to kill myself because of all this", "help me I want to die", "I don't think I can stop myself from ending my life", "I wish I could die tonight in my sleep", "I'm having suicidal thoughts at school", "I no longer want to exist",
      "I hate living and I want to be dead", "killing myself would solve everything", "how bad is it that I think about suicide daily", "I would rather die than go on", "I almost jumped in front of a train", "i wanna end my life frfr", "im suicidal n scared", "i want to dye 😭 i mean die", "k1lling myself is the plan", "thinking about unaliving again", "quiero terminar con mi vida", "me gustaría estar muerto", "solo quiero morir", "no quiero seguir con vida", "tengo ideas suicidas",
      "last night I held the pills and thought about ending it", "my heart wants to stop living", "I dream about being dead", "I feel like killing myself when I'm alone", "I want to take my own life",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: ["I'm ending my life tonight", "I have a rope and a plan to kill myself", "I took all of my pills ten minutes ago", "I will kill myself after this message", "I'm on the roof and I will jump", "this is my suicide note, goodbye", "esta noche me voy a suicidar", "I've got a razor and I'm going to kill myself now"],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "my kids deserve better, they'd be happier without me", "I'm a burden to everyone around me", "I don't see a point in going on", "there's no reason for me to be alive", "I just want to disappear and never come back", "no one would care if I was dead", "I can't see a way out anymore", "I don't want to be alive when the results come", "I want to close my eyes and never open them", "I'm tired of staying alive for others", "I don't want another birthday", "everyone will be fine once I'm gone",
      "I can't picture myself next year", "please remember me kindly", "I've given away my guitar and my books", "goodbye, and thank you for everything", "I feel like there's nothing left to live for", "life isn't worth it", "I wish I didn't exist", "I want all of this to be over for good", "I'm done, I can't live anymore", "the world is better without people like me", "soon none of this will matter", "ya no quiero vivir así, estoy cansada de todo", "mi vida no vale nada", "quisiera desaparecer para siempre", "who will feed my cat when I'm dead", "I only stay alive for my dog", "it would be better if I had never been born", "I feel like I don't deserve to live",
    ],
  },
  {
    category: "Q16", how: "direct", kind: "self-harm", topic: "money despair",
    lines: ["my debts make me want to kill myself", "we got evicted and I want to die", "I can't pay the loan, I've thought about suicide"],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I cut myself this morning", "I'm self harming again", "I burn myself when I feel too much", "I want to hurt myself so badly", "I've been cutting my legs", "me hago daño cuando estoy sola"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I make myself throw up every day", "I'm struggling with anorexia", "I'm starving myself to get thin", "I've been bingeing and purging", "I haven't eaten in three days, I need to be skinny", "I take laxatives to stay thin", "tengo un trastorno alimenticio"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I can't stop using heroin", "I'm an alcoholic and can't quit", "I'm addicted to pills", "I relapsed last weekend", "I drink every morning before work", "I need to get sober but I can't", "I'm high every day and can't stop"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["my husband is unconscious and not breathing", "I think I took an overdose", "I have chest pain going into my arm", "my baby had a seizure and is not responding", "she can't breathe, her lips are blue", "I think dad is having a heart attack"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my husband hits me almost every week", "he strangled me again", "my boyfriend raped me", "my wife hits me and I'm ashamed", "my partner is threatening to kill me", "he punched me because dinner was cold", "I'm afraid for my life with him", "my dad beats me with a belt", "my ex is stalking me and waits at my house", "he won't let me out of the apartment", "she threw a knife at me", "he forces me to have sex with him", "my stepfather abuses me", "he kicked me down the stairs", "my boyfriend shoved me against the wall", "he burns me when he's mad", "my brother hit me again", "I'm in an abusive marriage", "mi marido me pegó anoche", "mi novio me amenaza con un arma", "he grabbed me and choked me", "my girlfriend is violent with me",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: ["he takes my phone and reads everything", "I'm not allowed to go out without him", "he controls what I eat and wear", "I have to ask permission to see my sister", "I'm scared to say no to him", "he keeps all my money", "he tracks my location all day", "I hide my bruises", "she threatens to take the kids if I leave", "I'm afraid of his temper", "I walk on eggshells around my husband", "mi pareja me revisa el celular"],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone is breaking into my house", "a man with a gun is outside my door", "I'm being followed home right now", "there's a fire in my building", "I'm in danger, he's coming to kill me"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I want to kill my father", "I'm going to hurt my wife", "I hit my son again", "I have urges to stab people", "I'm afraid I'll kill someone", "I shook my baby"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my brother says he wants to kill himself", "my friend is cutting herself", "my daughter tried to kill herself", "my boyfriend is suicidal", "my mom told me she doesn't want to live", "mi primo quiere suicidarse", "a coworker says he wants to die"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my friend's boyfriend beats her", "my mother's partner hits her", "my neighbor is afraid of her husband", "my sister was raped by her boyfriend"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "I'm stressed about money", "how do I get out of credit card debt", "my savings are gone after the surgery", "I owe the IRS", "my husband spends too much on games", "I need to cut my grocery bill", "I'm afraid to look at my statement", "we're two months behind on rent", "I hate that money controls my life", "my budget is a disaster", "I can't keep up with the bills", "the bank charged me again", "I want to be free of this loan", "I had to borrow from my brother", "I feel guilty about spending on myself", "I'll never pay this off", "inflation is eating my paycheck", "my card got declined at dinner",
      "I'm saving for a wedding", "I bought a couch I can't afford", "our heating bill doubled", "I lost money on a scam", "my kids want everything", "I'm bad with money", "should I sell my car", "no tengo dinero para la renta", "debo mucho en la tarjeta",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "my girlfriend left me yesterday", "I can't stop crying over him", "he blocked me", "I feel so empty without her", "we argue all the time", "I want my ex back", "I'm scared he doesn't love me anymore", "she lied to me for months", "I don't know if I should leave him", "our relationship is over", "I'm not ready to date", "I hate him for leaving", "he moved on in a week", "I feel ugly since she left", "I still wear the ring", "I wish we had never met", "she kept the dog", "my divorce lawyer is expensive", "I'm sad every evening", "I told him we're done", "I deleted his pictures", "he says he needs time", "I can't sleep without her",
      "I saw my ex with someone else and wanted to vanish", "we grew apart", "mi novio terminó conmigo", "no dejo de pensar en ella",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "I'm exhausted from work", "my boss is unfair", "I hate going to the office", "I have a huge deadline tomorrow", "I got yelled at by a customer", "my job is killing my social life", "I want to resign", "I made a mistake and my boss is furious", "nobody helps me at work", "I'm afraid of losing my job", "I can't concentrate anymore at work", "I feel like a failure at my job", "my coworker is lazy", "the night shift ruins my sleep", "I was passed over again", "I'm bored to death at work", "the meeting was torture", "I work two jobs", "my boss calls me on weekends", "they want me to do three people's work", "I feel trapped at this company", "I threw up before the interview", "I hurt my back lifting boxes", "my manager shouted at us",
      "I need a break from this job", "mi jefe es insoportable", "tengo miedo de que me despidan",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "I'm dying to see that movie", "this traffic will be the death of me", "he killed it on stage", "my phone just died", "the book ends with a suicide and it was so sad", "I could eat a whole cake", "my back is killing me", "I'm dead after leg day", "the dog bit the neighbor", "we lost the game badly", "my aunt passed away", "I slipped and hit my knee", "that test murdered me", "shoot, I forgot the milk", "I'm drunk on sunshine", "she nailed the audition", "I want to bury my head in the sand", "this winter never ends", "me muero de vergüenza", "I cried at the end of the film",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I was suicidal ten years ago and life is good now", "I used to drink too much, I stopped in 2019", "I left an abusive relationship years ago", "I haven't self harmed in five years"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I'm not suicidal, I promise", "I don't want to die, I want help", "he has never hurt me", "I'm not an alcoholic", "I'm not going to kill anyone, relax", "no me quiero matar"],
  },
];
