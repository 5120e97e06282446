/**
 * Phrases that the detector matches. Text, no logic; `src/patterns.ts` reads them.
 *
 * A pattern is a row of words: `a|b` either, `<name>` a group, `?` after a part means it may be missing,
 * `..` up to three words between, `..6` up to six, `..4<f>` up to four out of a group, `$` the clause ends here. `~ ` at the beginning: unsure, the encoder may overrule it (more than one in ten training sentences that it alone finds is harmless). Apostrophes and accents are gone ("dont", "vida").
 * Marks: i the act itself (a time next to it makes it imminent), w weak (two different ones count as a possible crisis),
 * m everyday things named next to it clear it, h a joke clears it, n happening at this moment it is an emergency,
 * c a threat that keeps the writer in place, l counts only next to a loss, s stays, whatever the encoder says, f a figure of speech: brings up nothing, and a short sentence made of it is left alone, a its exceptions say nothing of the rest of the sentence. A pattern that holds a no of its own is never read as a denial.
 */
export type CueKind = "self-harm" | "abuse" | "danger" | "medical" | "eating" | "substance" | "harm-to-others" | "distress";
export type CueGroup = { kind: CueKind; also?: CueKind; level: 1 | 2 | 3; marks?: string; patterns: string; except?: string };

export const groups: Record<string, string> = {
  f: "i im id ive to be being just really so badly would could should was were had that all am a the only ever even simply truly honestly actually like it if maybe kinda sorta still also very much always often sometimes constantly finally literally again more get got my own of about on in and too",
  wish: "want wish wishes hope pray need deserve ready prefer rather happier better feel should shouldve supposed let longing crave tempted try think thoughts might urge mind imagine dream plan consider decided",
  die: "die dead",
  sui: "suicide suicidal suicidio suicida suicidally sucidal",
  harm: "kill hurt hit choke strangle rape beat stab shoot harm attack drown poison punch slap",
  self: "myself himself herself themself themselves yourself ourselves mysef",
  want: "want wish need ready rather prefer longing love like",
  no: "dont not never no cant wont",
  my: "my his their your our the",
  be: "am is are was were be been im being",
  man: "bf ex stepdad stepfather stepmom dad mom uncle brother boss coworker roommate marido",
  love: "bf ex stepdad stepfather stepmom dad mom",
  ctl: "he <love>",
  who: "he they <man> neighbor man guy someone",
  kin: "me us her them kids child baby son daughter brother sister mom friend dog cat boy girl",
  hits: "hit beat slaps punches kicks chokes strangles shoves bites bit smacks attacks headbutted assaulted scratched smothered suffocated backhanded raped molested groped",
  pushes: "pushed grabs drags threw",
  people: "everyone people family they kids children world wife parents friends others them",
  pills: "pill tablet meds medication bottle capsules painkillers",
};

export const cueGroups: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
kill|unalive|murder|end|shoot|hang|drown <self>
kill|hurt|hurting|cut|harm|end my|him self
~ kms
end things me|<self>
end|take <my> own? life
~ end it all
end everything $
matarme|matarse|suicidarme|suicidarse
~ me|se quiero|voy|quiere|va a? matar|suicidar
quitarme|quitarse la vida
me|se voy|quiero|va|quiere a? quitar la vida
acabar con mi|su vida
commit suicide
going|about to do it tonight|now`,
    except: `
jefe|profesor|profesora|mama|entrenador me va a matar
kill <self> laughing|working|trying|over
kill <self> at ..1 work|gym
kill <self> to ..1 make|get|finish|pay|keep|meet|please
end <self>
drown <self> in
shoot <self> in ..1 foot
<my> life savings|insurance|story|back|coach
life savings|insurance
all|everything ..6 subscription|gym|lease|membership|contract|streaming|boxes`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
<want>|hope|wishes|deserve to? be? dead|die
want|ready to just|finally|really die
wish|wishes ..1 i|he|they was|were|had been? dead|gone
hope|wish i|he would? just? die
hope|pray|wish i|he just? dont|wont|never wake up
wish i would|could ..6 not|never wake up
rather be dead
better off dead|dying
<sui>
<wish> ..5<f> <die> $|all|every|so|now|already|today|tonight|tomorrow|because|but|than|instead|when|again|anymore|soon|in|more|most|lol|myself|rn|bad|badly|or|if|since|just|at|too|tbh|please
sounds|seems|looks|is ..2<f> better|easier|peaceful|good|nice ..2 <die>|death
<die> sounds|seems|looks|feels
i|he should|deserve ..1 be? <die>
<wish> ..4<f> life ..3<f> end|over|stop $|already|now|today|soon
~ think|thoughts|considered|contemplating|planned|talks|dreaming about|of? dying|death
i|id|im|ill ..6 be|being dead $|i|already|now|than|soon
death|dying|dead ..1 would|is|be|sounds|seems|must|might ..3 relief|easier|better|peace|peaceful|escape|welcome|mercy|kinder|answer|solution
peace|okay|fine|comfortable with dying|death
afraid|fear ..2 of dying|death ..6 want|welcome|wish|ready
wish|hope|dream|plan is to die
no? reason|excuse not to die|jump
no? reason|excuse not to kill|end <self>|my
lie|pretend ..6 not|isnt|fine ..2 <sui>
six feet under
quiero|quisiera|prefiero estar|ser muerta|muerto
disappointed|hate|sad|angry|wish|regret ..3 still? alive
prefiero|prefiere|preferiria estar|ser? muerta|muerto|morir|morirme
think|thoughts|considering|fantasising|fantasizing|dreaming about|of ..2 end my|his|their|the life|pain
attempt suicide
ways|how|painless to die|kill
all i ..2 think|dream about ..1 death|dying|suicide|<self>
death|dying|suicide|dead ..2 all i ..2 think|want|dream
why ..2 cant|dont i ..1 die|dead
pensar|pienso|piensa en morir|morirme|suicidio
dying ..2 all i want
ideation
try not to kill|hurt|cut|die|harm ..1 <self>|$|tonight|today|again
quiero|quiere|quisiera morir|morirme|morirse|desaparecer
~ me|se quiero|quiere|quisiera morir
ojala estuviera|me muert|muerto|muerta|muriera
pensado|pienso|piensa ..2 suicidio
<want> to jump off|from|in front
bridge|roof|ledge|balcony|window|tracks|train ..6 want|going|ready to jump
sewer slide
want|tempted|ready ..2 off <self>`,
    except: `
<want>|hope|to? die of|from|for|laughing|than
<want>|hope|to? die young|hard|on|down
rather die than
dead broke|tired|last|wrong|weight|center|honest|serious
love die|dead
suicide prevention|squad|hotline|awareness|doors|charity|training|lane
career|social|political|financial|total|sheer|pure|basically|commercial suicide $|to|on|without|today|yesterday
thought id|i|we ..2 <die>
think about death ..3 funeral|since
suicide ..1 book|film|song|documentary|article|rate|statistics|law|mission|door
prevention|hotline|charity|awareness ..4 suicide
die|dead out|down|in a|battery|line|end|center|weight|serious|tired|last|phone|air
going die ..2 of|from|if|laughing|when
feel like? dying ..2 of|from|laughing|hair
feel ..1 dead $|today|after|tired|now|at
die in ..2 meeting|heat|traffic|class|debt
wake up late|until|early|with|at|before|to
wake up in ..1 time|bed|paris
wake up ..4 noon|late|early|alarm
suicide|suicidal charity
think about|of dying my|his|hair
dying to|for|hair
think about|of death ..4 taxes|penalty|metal|star`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
dont|not|never|no|longer ..2 want|wish|care to? live|exist|breathe $|anymore|any|another|now
dont|not|never|longer want to? live|exist $
dont|not|never|longer want to? be|stay|keep|being alive|living
~ no|any|every|lost will|reason|desire|wish ..2 to live|stay|exist|continue
no|any|every|lost will|reason|desire ..2 keep|go going|on
nothing|anything left? ..2 to live for
cant|dont|not live $|anymore|any
cant live ..1 with <self>
dont|not|never feel like ..1 living|existing|alive|waking
~ dont|not|never want to? wake up? $|tomorrow|again|anymore|ever|any
no ..2 longer ..2 wish|want|care ..2 live|alive|exist|be
why even|just? keep|go|carry on? living|going|existing $|anymore|on
dont|not|no|never|idk|wonder|unsure|see ..3 why i ..2 go|carry on $|anymore|living
dont|not|no|never|idk|wonder|unsure|see ..3 why i ..2 keep|bother going|living|existing|on $|anymore|living
why do|should|would i ..2 go|carry|keep|bother on|going|living|existing $|anymore|living
~ pray|begged ..6 die|dead
~ stop|quit|cease existing|living|breathing $
~ <want> ..2 stop|cease existing|being
not|never|dont|might|may|better ..3 as? well? not exist $
no quiero|quiere|quisiera vivir|existir|estar|seguir viva|vivo|viviendo|aqui
no quiero|quiere vivir|existir
no tengo|tiene|hay razon|motivo para|de vivir|seguir
sin ganas de vivir
dont|not deserve to? live|exist
~ dont care|matter if|whether i|he live|die
should|shouldnt not? be alive|living
promise ..6 wont kill|hurt <self>`,
    except: `
wake up ..2 early|late|at|before|for|next
live in|with|here|near|by|on|off|alone|there|at|close|together|under|next|far|so|apart|like|without|this
to live live
reason ..3 stay with|at ..1 her|him|them|job|company|it
reason ..3 stay|continue|keep|go ..6 job|company|subscription|plan|contract|city|team|gym`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "m",
    patterns: `
think|want|ready|going|plan|about ..3 end it|this|things $|all|now|tonight|soon|for
<people>|it|all ..4 better|happier|easier|fine off? ..2 without me
say|thinks|convinced ..6 better|happier off? without him|them
<people>|theyll ..4 better|happier|easier off? ..2 if|once|when i|im|he ..3 gone|dead|around|here|disappeared|exist
world ..4 better|place ..3 without me
easier if i wasnt|werent|was|were ..2 around|here|gone|there
dead weight to|on|for
burden to|on|for my? <people>|all|those|mom|dad|daughter|son
just|such|only|nothing ..2 a? burden $
no|noone one? would|will|even ..3 miss|notice|care ..1 if|that|when i|he|im was|were|am|gone|is|just ..1 gone|dead|disappeared|died|vanished|missing
no|noone one? would|will|even ..3 miss|notice|care ..1 if|that|when i|he|im gone|dead|disappear|die|vanish|killed
no|noone one? would|will miss me $|if|anyway
nobody|no need one? ..2 me ..4 exist|gone|here|alive
see|have no|any|a future for|here|ahead me|myself|him
dont|cant ..2 see|picture|imagine a? future
cant|dont ..2 see a? future
cant|dont see|imagine|picture <self> being|alive|living ..3 year|month|week|birthday
no|any|what ..3 point in|of|to ..3 living|life|alive
no|any|what ..3 point in|of|to going|carrying|continuing on $
no|any|what ..3 point in|of|to going|carrying|continuing $
~ dont|not|never|no|longer want|longer to? be here anymore|any|longer|now
~ dont|not|never|longer want to? be here $
dont|not belong in|on ..2 world|earth|planet
sleep|asleep ..3 never|not ..2 wake up?
never|not wake up again $
<want> ..2 disappear|vanish forever|completely
<want> ..2 disappear|vanish for good|ever
<want> ..2 disappear|vanish from ..1 world|earth|life
wish i ..4 never been|existed born
~ never been born
tired|sick|exhausted of|from ..2 living|life|existing|alive|existence $|anymore|now
tired|sick of ..2 being|be alive
done|finished|through with ..2 life|living|everything|existing $
gave up on ..2 life|living
~ gave away ..3 my|his ..2 things|stuff|belongings|possessions
need|take|look|care|feed|love|happier|better|easier ..6 when|after|once im|i am? gone
~ goodbye letters|notes|video
~ goodbye letter|note ..2 for|to ..1 kids|children|family|mom|dad|parents|everyone|wife
~ affairs in order
time you read this
~ tell my|the kids|children|mom|wife|family i ..2 love ..1 $|him|always|more|very
tired of fighting|trying|struggling|pretending $
no|only escape|exit $|from|left|is|out
~ im|am nothing|nobody|trash|garbage|useless $|and|to
~ no|nobody one? left|cares
before i go $
all alone|darkness|dark
hate my body|existence
~ ready to go $
i|ill wont|not be ..4 problem ..4 longer|anymore
pain|suffering ..3 be|is over for|soon? good|forever|soon|$
only one|way ..2 way|out out|left
cant|dont|no|not|never ..3 way out|forward
life|living ..4 not|isnt|worth|no ..2 worth living|it|anymore
isnt|not worth living
worth living like|anymore|$
worth it to live
should|shouldve|supposed have|to ..3 been me ..3 die|dead
wouldnt|dont mind if|to ..4 hit|die|wake|killed
hope|wish|praying ..5 get|got|hit by|me ..3 truck|car|bus|train|crash
imagine|think|dream ..3 not being|existing ..1 here|alive|around
peaceful|relief|easier|nice to? be|being gone|dead $|forever|already
<want>|soon|going ..2 be|join|see ..5 heaven|afterlife
join|with my|him ..2 late wife|son|daughter|mother|father
keep|go|carry|continue living|on|going like this ..4 want|need out
cant ..1 live with ..1 this|the|my|what ..1 pain|guilt|shame|grief|myself
~ cant go|carry on $|like|anymore|any|living
wont|not ..3 be here|around much|by|anymore ..1 longer|summer|christmas|birthday|spring|$
wont|not ..1 be here|around to see
wont|not ..2 have|need to worry about me
worry about me ..2 longer|anymore|soon
pain|suffering|misery|hurting to? just? stop|end|be|go ..2 good|forever|permanently
end|stop|escape the|my|this|all pain|suffering|misery
life|everything|nothing ..2 has|have|lost|hold|without|no ..2 meaning|purpose|sense
no|any|lost meaning|purpose in|to ..1 life|live|living|me
sleep forever|for|and ..1 forever|ever|never
another|one year|day|week|night ..1 of this ..1 life|pain|hell
tired|sick of ..1 fighting|trying|struggling|pretending to? ..1 stay|be|live|alive|okay|exist
no|any|have place for me ..3 world|here|anywhere|life
part of this world|life
no|noone one? care if|whether i ..1 live|die|exist|here
i dont matter to|anymore|$
wont|not come back ..6 remember|goodbye|sorry|love
hope|wish ..3 something|accident|plane|illness|cancer|sickness ..3 kill|take|end ..2 me
soon ..3 over|better ..2 for everyone|all|good
~ nothing ..2 left|here for|in me|life
~ no|any use|good|value|worth to|for anyone|anybody|everyone|them|people
~ my time is|has|feels ..1 up|over|come|done|near|$
~ bear|stand|face|take|survive ..4 another|one|more day|minute|night|morning|hour|week|year $|like|of|here|in
run|ran|lost|out of ..1 reason|hope|will ..3 up|go|live|stay|on|continue
stand|bear|hate|tired|sick of? being me|myself|here|alive
free of|from ..1 life|world|body
~ reached the end $
~ end of my line|road|strength
so ..1 noone|they|one ..3 has|have|need|find to? ..6 afterwards|after|me|body
make|wrote ..3 list ..3 who|what ..3 gets|things|stuff|inherits
dont|not|never ..2 plan|expect|see|going|intend ..2 on|to|myself ..1 getting|growing|reach|living|make|be|live ..3 older|old|thirty|forty|fifty|christmas|long|past
wont|not|never see me again|anymore
too broken|damaged ..3 keep|go|fix|live|continue ..1 going|on|$|gone
rather not exist|wake
rather not be|live $|alive|here
<people> ..3 fine|okay|happy|happier|better without me
world|family|kids|they dont|wont|wouldnt ..1 need|miss|notice me
~ noone|one needs|misses|wants me $|here|anymore|around
nothing left of|for me $|here|anymore
if i ..1 go|went|left away ..1 for good|ever|$
wait to die
wait for ..1 death
waiting for it|everything all? to be over
done|finished ..2 with|fighting ..2 world|planet|earth|myself
sorry for ..1 being|existing ..2 burden|alive|born
escape|leave|exit this ..1 life|world|body
want|need ..2 out of ..1 this|my|the life|world|body
life ..2 too|so|just ..1 much|hard|painful|heavy for|to ..1 me|live|bear|continue|go
existence|existing|living ..2 hurts|painful|exhausting|torture|pointless|meaningless
life is|feels|seems ..2<f> pointless|meaningless
pointless|meaningless to ..2 live|living|keep|go|exist
~ my ashes|grave|gravestone|obituary|tombstone
want to be gone|nothing
how much longer ..3 i ..1 can|could|last|have $|do|take|go|hold|last|stand|keep|live|bear
~ cant|dont|not|never|barely ..4 hold|hang on $|much|any|anymore
nothing|noone for me here|anymore
~ if i ..1 disappear|die|vanish ..3 noone|no|would
~ letters to|for ..2 each|kids|children|all|everyone|family|future
~ im|am|just|a|such waste of ..1 space|oxygen|air
my|own funeral ..6 cry|come|care|attend|sad|miss
cry|come|show|care ..4 my funeral
take care|look of|after my ..3 when|once|after im|i
only here|alive because of|for my|the|him
only|one thing|reason keeps|holding me ..2 alive
~ stopped making plans
i ..2 dont|not|cant ..4 see|know the? point of|in staying|living|life|me
cant ..2 keep|continue|stand|take|bear ..4 living|alive|existing $|like|anymore|life
cant ..2 take|stand|bear the? pain ..3 alive|living|anymore|$|any
cant ..2 take|stand|bear being alive|here
how many ..6 not|never wake
life insurance ..6 if i|did|myself ..4 myself|suicide|did|died|gone|dead
get|have|with|use|claim ..3 insurance ..4 if|once|when i|im ..4 gone|dead|died
insurance than with? me
worth more dead
i|im am? ..1 a|the ..1 problem ..3 go|disappear|removed away|$
~ might|may as well not|be exist|dead|gone
dont|not|wont|never|might ..4 make|survive it? ..2 through|past|till|until the? night|tonight
~ voices ..5 kill|die|hurt|not|should|jump|here
estarian|estaran|estaria mejor sin mi
soy|ser una? carga
no ..2 puedo|aguanto mas ..2 con esta|la|mi vida
ya no puedo|aguanto mas $
no ..2 veo|tiene|encuentro ..2 sentido ..3 vida|vivir|todo
dormir y|para no|nunca despertar
hate being alive
lost all|every|any hope|reason
nothing|anything|no ..2 left|reason ..2 to|for live|me|stay
no reason for me to|here
never ..2 get out|better ..8 want|here anymore
i ..4 want|need|just ..3 it|everything all to? just? be? stop|end|over forever|$|already|permanently
i ..4 want|need everything|all to? just? be? stop|end|over $|forever
want it|this|everything to? stop|end forever|permanently
hope ..4 car|truck|bus ..3 hits me`,
    except: `
way out of|through|is ..3 town|city|parking|mess|meeting|contract|lease|garage|building|maze|through
without me ..1 at ..1 work|office
did|were|was fine|okay without me
reason ..3 stay with|at|in ..3 her|him|job|town|city|marriage|company|it
better|happier ..3 without me ..5 as|his|at|match|bad|boyfriend|team
future ..1 together|us|at|between
future ..1 with him|her|them|us|my|this
love|social|dating|sex|old life
dont|not|never ..3 want ..2 be|become a? burden
sleep|wake ..8 late|noon|early
wake up ..4 late|noon|early|until
living|life at|close|closer|near|paycheck|with|in
tired|sick of living paycheck|with|in|here|alone|out
worth living close|closer|near|in|here|there
i told my ..1 mom|dad|wife|kids|family
goodbye ..6 team|airport|emails|coworkers|colleagues|station
done with life insurance
give away ..6 move|charity|sale|marie
it|this|everything ..2 to? stop|end soon
back|tooth|knee|neck|head|headache|shoulder|foot|stomach|period|commute ..3 pain
pain ..2 in my ..2 back|tooth|knee|neck|head|foot|shoulder|of`,
  },
  {
    kind: "self-harm",
    level: 1,
    marks: "mw",
    patterns: `
cant do|handle this|it anymore|any|longer
cant fight|hold $|anymore|any|on
better off without me
when|after|once im|i am? gone $
this is ..2 goodbye $
wont matter soon|anyway|tomorrow
i|ill wont|not be around|here $|anymore
remember me when|as|good|fondly
kids|they|he deserve|need a? better mom|dad
not|dont|never want to feel ..3 again|anymore|ever
end of my rope
life is hell|over|pain
want the|this|my? pain to? stop|end|go $|away
want it to? just? stop|end|be $|over
no way out
hopeless
worthless
trapped
burden
empty inside
no hope
no future
give up $
cant take it|this|anymore anymore|any|$
goodbye everyone|world|all
goodbye $
sorry for everything|all
love you all
no one and nothing
nobody and nothing
dead inside
i want|need peace
nothing matters|left|works
never ..2 get better
nothing ..3 get better
live|living like this $|anymore
i want out $
want to disappear|vanish
feel|felt like ..1 disappear|vanish
stuck|trapped|caught in ..3 sadness|despair|depression|darkness
hate my life|myself
kys
ya no|puedo puedo|mas mas
sin esperanza
have|has ruined us|everything|everyone`,
    except: `
dont|not|never ..3 burden
car|debt|tax|payment|loan ..2 a|is ..2 burden
burden ..4 refinance|car|payment|tax
disappear ..6 mic|meeting|floor|embarrassed|laughed|camera|party
hopeless romantic|at|with|cook`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
hurt|hurting|hurts|harm|burn|cut|cutting|cuts|scratch|hit|punch|injure <self>
scratch|cut|burn my ..1 arm|legs|skin|wrist|thigh ..6 bled|bleed|purpose|until|blood|deep
<self> ..3 on purpose
~ self harm|injury|injuring|mutilation
selfharm
slef harm
~ start|back|urge|want|feel|need|trying|tempted|relapsed ..3 cut|cutting|cuts $|again|tonight|today|when|to
start|been|keep ..2 cutting again|$
~ <wish>|stop|been|start|back|relapsed ..5<f> cut|cutting $|again|badly|when|tonight|today|now|because
<wish> to cut so bad|badly
been cutting for|since|a|every
about cutting $|again|when|all
stop|been|keep|started|trying ..2 cutting|harming $|<self>|again|for
stop|been|keep|started|trying ..2 hurting <self>|again
cutting is|helps|makes|feels|calms|keeps|was
he|they|sister|brother|daughter|son|friend cuts $|again|when
~ let me|him die
~ cuts on|along my|his|their arm|legs|wrist|thigh
~ cortarme|me corto|cortandome
me corto cuando|$|los|las|otra
hacerme|hacerse|haciendome dano
me|se hago|hace|lastimo|lastima dano|$
lastimarme|lastimarse
ate|want ..2 punish <self> ..3 pain|hurt`,
    except: `
cut|cuts|cutting <self> some|off|slicing|shaving|cooking|chopping|out|loose|peeling|a
cut|cuts|cutting <self> on the|a|my|some|that
cut|burn|hurt|hit|punched <self> ..3 oven|stove|pan|iron|kitchen|coffee|gym|lifting|running|playing|box|cooking|accident|accidentally|opening|grill|fell
accidentally ..3 hurt|cut|burnt|hit <self>
burn <self> out
cut|cutting ..2 back|costs|spending|down|out|corners|hair|carbs|sugar|hours|expenses
hit <self> in|with|on ..2 foot|thumb|hammer`,
  },
  {
    kind: "self-harm",
    also: "medical",
    level: 3,
    patterns: `
took|swallowed|ate ..2 the|all|whole|my|too|bottle|entire|handful ..4 <pills>
took|swallowed ..2 too many ..3 <pills>
took an overdose
i|ive|think ..3 overdosed|od|oded
this is my suicide note
tome|tomado|trague ..3 pastillas|todas
me tome|trague ..3 pastillas`,
    except: `
forgot|forget|remember|supposed|time ..2 take|took
took ..4 <pills> ..3 dentist|doctor|prescribed|nurse
took my|the|all <pills> late|this|with|at|on|for|like|daily|every|as|and
took ..4 vitamin|allergy|antibiotics
took my ..2 <pills> $
took my ..2 <pills> today|yesterday|already|regularly|this|as|on|late|correctly|finally|before|right
took ..1 all my <pills> on|this|as|every|regularly|correctly
baby|newborn|infant ..2 took
too ..6 pictures|photos`,
  },
  {
    kind: "self-harm",
    level: 3,
    marks: "m",
    patterns: `
wrote|left my|a|the|him suicide? note|letter ..6 ending|kill|die|life|gone|dead
will|ill|gonna ..2 be dead|gone ..6 hour|minutes|tonight|morning|tomorrow
hour|minutes|tonight|tomorrow|morning i|ill will? be dead|gone
about to end|kill|do it|myself all|now|$
standing|sitting|im on|at|by ..2 bridge|roof|ledge|edge|tracks|rooftop|balcony ..6 jump|end|die|over`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
throw|puke up? after ..1 every|each|meal|eat
eat nothing all day
binge ..5 purge|throw|vomit|starve
ate ..12 to|so be|get|stay|become thin|skinny|thinner|smaller|small
feel so? fat ..4 eat|stopped|starve
stand|hate being|feeling fat
make <self> throw|sick|vomit|puke
force <self> to? throw|vomit|sick|puke
throw up on purpose
starve <self>
~ purge
~ want|going|need|try ..1 starve until|till|to|so|for
havent|cant|dont keep ..3 meal|food|dinner|anything|nothing down
scared to eat
tengo|sufro ..2 trastorno|anorexia|bulimia
binge ..2 purge|vomit|throw
eating|restrictive disorder
anorexia|anorexic|bulimia|bulimic|anorexica|anorexico|bulimica
laxative|diuretics
pro ana
thinspo
only|just ..3 allow|eat <self>? ..2 calories
havent|not|hasnt|didnt|stopped|stop|refuse|quit ..3 eat ..8 smaller|small|fat|thin|skinny|weight|skinnier|thinner
chew ..4 spit
wont|dont let me|myself eat $
without throw|vomit|puke|purge up? $|on|after|again
throw up? on purpose
vomit|puke ..2 on purpose|after|every|because
throw up ..1 my|so|to|food|lunch|dinner ..3 weight|food|lunch|dinner|thin|skinny
havent|hasnt|not ate in|for ..3 days|week ..8 weight|fat|thin|powerful|control|strong|proud|skinny
feel|am|im so? fat|huge|gross|disgusting ..6 thin|eat|mirror|body|food|weight
~ too thin|skinny ..6 fat|weight|eat
exercise|run|gym ..2 until|till ..2 faint|collapse|drop|puke
cut|cutting out ..2 all|every|food|carbs|meals ..4 food|proud|dizzy|thin
vomito|vomitar|vomitando ..4 comer|engordar|comida|adelgazar
dejado|dejar|deje de comer
no ..2 como|comer ..4 engordar|adelgazar
dont|not|never deserve ..2 eat|food|meal|dinner|breakfast
have|must|need to earn ..3 eat|food|meal|dinner|calories
disgusting ..4 eat|food|body
~ eat ..5 disgusting|guilty|guilt|punish
my body ..2 disgusting|gross|enemy
food is ..1 enemy
scared|panic|fear of|about ..3 gain|weight|fat|calories
hate my ..1 body|stomach|thighs ..6 eat|food|starve|skip|calories
exercise|run|gym|workout ..6 punish ..3 <self>|for|eating
scale ..6 cry|panic|decides|ruins|times
lie ..3 ate
dont|not deserve ..2 food|eat|meals
hide|hid|throw my|the|away? ..2 food|meals|lunch ..6 ate|think|sees|know
pretend|lie ..4 ate
every calorie ..6 panic|cry|guilt|guilty|over
less i eat
~ weigh <self> ..3 times|hours|every|constantly|each
eat ..6 punish <self>
fat ..4 starve|purge
skip most|every|all ..2 meals`,
    except: `
purge ..4 closet|house|clothes|stuff|inbox|email|apps|files|toys|kitchen|subscriptions|garage|accounts
starving $
binge ..2 watch|season|series
skip ..4 save|money|budget|busy|work|shift|meeting`,
  },
  {
    kind: "substance",
    level: 2,
    patterns: `
cant|unable|not|trouble ..3 stop|quit ..2 drugs|weed|meth|crack|heroin|coke|pills|opioids|alcohol|vodka|booze
cant control ..2 drinks|addiction
drunk ..5 control|alone
my|his drinking|addiction|alcoholism is back|worse|winning
my|his drinking|addiction|alcoholism|use ..3 destroyed|ruined|killing|costing|wrecking|hurting|worse|control
help|hilfe|ayuda ..2 my drinking|addiction|use
using|doing|smoking|shooting|taking|snorting meth|heroin|crack|coke|cocaine|fentanyl|oxy|xanax|pills again|every|daily|$
cant stop drinking
cant stop using
relapse
trying not to drink|use ..2 again|tonight|today|$
drink ..2 every day|night|morning ..6 stop|alone|much|secret|bottle|cope|sleep
keep drinking|using ..2 even|though|despite|anyway|although|no
drunk every|by ..2 day|night|noon|morning
drink|drunk ..2 from|all morning|day|night ..2 to|till|until|$
cant cope|live|function without weed|alcohol|wine|drinking|pills|it|drugs
stop drinking ..4 help|need
help|need ..4 stop|quit drinking|using
drink too|so much ..4 stop|cant|problem|alone|every|again|quit
use|using|smoke|drink every|all day|night ..4 cant|stop|quit|help|function
drink|drunk|high ..2 to forget|cope|numb|sleep|escape|calm|feel|function
shots|beer|wine|vodka|whiskey ..3 for|at|before breakfast
shots|beer|wine|vodka|whiskey|drink ..2 before work
bottle|fifth|pint|liter|handle ..1 of? vodka|whiskey|wine|rum|gin|tequila|liquor ..4 day|night|every|daily|morning
need|back|go|going|check ..3 rehab|detox
get|stay sober
~ alcoholic|alcoholism|alcoholica|alcoholico
addicted|hooked|dependent to|on ..3 painkillers|pills|drugs|opioids|alcohol|heroin|cocaine|coke|meth|xanax|oxy|benzos|fentanyl|adderall|drinking|vicodin|percocet|weed|them|it|substances
become|<be> an addict
drug|drinking|alcohol|substance problem|addiction|abuse|use ..4 $|control|bad|worse|serious|problem
drug addiction|problem|habit
using|used again ..6 stop|sober|clean|cant
been using again
drink ..4 until|till ..2 black|pass|blackout|cant|remember out|$
black out ..4 drink|drunk
blackout drunk
drink|wine|vodka|beer|whiskey|alcohol|pill|weed|high ..4 get|make through|it ..2 day|work|night
get|make through ..3 without|on ..2 pill|drink|wine|vodka|alcohol|weed|beer|high
need ..3 drink|alcohol|wine|vodka|pills|high ..3 get|function|wake|sleep|morning|cope|normal|as|soon
drink|drunk ..3 before work|breakfast|noon|bed|lunch
cant sleep|function|relax|cope ..2 without ..3 drink|wine|pills|drunk|weed|alcohol|high|it
hide|hid ..2 bottle|alcohol|vodka|drinking|drugs|pills|empties
lie ..3 where|about|who ..3 pills|bottle|drinking ..3 went|gone|$
cant remember|recall ..4 day|time|night ..4 sober|didnt|without|drink|drunk
pour|put ..1 vodka|whiskey|rum|wine|gin|alcohol ..2 in|into
sober ..3 cant|hard|impossible|never|hate
lie ..5 how much|about|my ..2 drink|use|using
only ..3 normal|okay|alive|calm|good when|if im|i ..2 high|drunk|drink|using
take more ..4 pills|meds|medication|painkillers|supposed|prescribed ..6 supposed|should|prescribed|to|$
one more pill|drink|hit ..3 stop|then|last
promise|swore|try|failed ..3 quit|stop drinking|using ..6 broke|again|failed|cant
drink alone ..4 every|each|night|forget
shakes|sweats|withdrawal ..4 dont|not|without|stop|stopped|no ..1 drink|alcohol|use|using
~ shakes|sweats|withdrawal ..4 drink|alcohol|sober
spent|blew|steal ..3 on drugs|heroin|meth|coke|cocaine|pills
~ withdrawal from|symptoms
not|dont|cant remember ..8 drank|drunk
no puedo|puede dejar de beber|tomar|drogarme|consumir
soy|es adicto|adicta|alcoholico|alcoholica
recai`,
    except: `
stop drinking|using ..2 coffee|soda|tea|water|juice|milk|coke|cola|during|caffeine|energy
stopped drinking|using
using ..2 phone|card|app|delivery
relapse into|to? shopping|spending|texting|sugar|takeout|buying|credit
try|promised to quit smoking
cant ..2 stop smoking
drink ..4 coffee|tea|water|smoothie|smoothies|juice|milk|soda|cola|soup
digital|sugar|juice|phone|social|media detox
rehab ..3 knee|shoulder|back|hip|ankle`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
overdosed
had|think|took ..2 overdose
sobredosis
chest hurts|pain|tight|pressure ..8 arm|jaw|numb|breathe|sweating|now|crushing|left
crushing|severe|bad|sharp|sudden ..1 chest pain|pressure
have|has|got chest pain
chest pain ..4 sweating|arm|jaw|breath|dizzy|faint|now
not|isnt|stopped|wont|hardly|barely breathing
cant|cannt breathe ..8 lips|blue|throat|chest|help|allergic|faint|choking
stopped|stops breathing
lips ..4 blue
wont|doesnt|isnt wake|respond up|$|to
is|hes not waking|responding up|$|to
are not waking up $
cant wake|rouse him|them|my|the ..2 up|$|now|friend|mom|dad|baby|son|daughter|wife
passed out ..8 wake|wont|breathing|responding
unconscious|unconcious|unresponsive
face ..3 droop|numb
speech|words|talking ..2 slurred
half|side|one ..3 face|body ..3 numb|droop|weak|feel|move|hanging
cant feel ..4 face|arm|leg|side
slurred ..2 speech|words
throat ..2 closed|swollen
having ..3 seizure|stroke|convulsions
think ..4 having ..2 seizure|stroke
had a seizure ..6 not|wont|isnt|cant
convulsing|seizing
having ..2 heart attack
think ..6 having ..2 heart attack|stroke
bleeding heavily|badly|out|$
wont|cant|doesnt|not ..3 stop|quit bleeding
bleeding ..4 wont|cant|doesnt|not|isnt stop|stopping|quit|clotting
blood ..1 wont|cant|doesnt|not|isnt stop|stopping|quit|clotting $|flowing|pouring|and|from
so|much|lot ..2 blood ..4 everywhere|stop|floor|there
there ..3 so much blood
<who>|grandpa|grandma|baby|kid|child|son|daughter|friend|wife ..2 collapsed
swallowed|drank|drunk|ate|ingested ..3 bleach|poison|poisonous|poisoned|antifreeze|detergent|chemicals|battery|cleaner|pesticide
poisoned
cold ..3 not|wont ..3 breathing|moving|wake
no respira|despierta|responde
no puedo|puede respirar
duele ..3 pecho
infarto|convulsiones|inconsciente|desmayo
allergic reaction|anaphylaxis
im bleeding`,
    except: `
unconscious bias|mind|beliefs|habits
out like a light
wake up until|late|noon|early|before|at
chest pain ..4 was|last|heartburn|years|bill
bill|cost|paid|ambulance|insurance ..8 chest
doctor said ..5 chest|pain|heart
breathe ..4 neck|easier|room|work|mask
collapsed ..3 couch|sofa|bed|market|chair|laughing|into|roof|onto
cant ..2 wake|get up|me ..3 early|morning|before
nose|gums|finger|thumb ..4 bleeding
bleeding ..2 money|cash|me
poisoned|poison relationship|well|food
food poisoned|poisoning
gave|nearly|almost|me ..3 heart attack|stroke
attacks ..4 training|course|class|today
stroke of
cant breathe ..4 work|workload|emails|deadline|laughing
learned|course|class|training ..12 breathing|cpr
cpr`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
<who> ..4 <hits> <my>? little|own|older|younger? <kin>
<who> ..4 <pushes> me|her ..3 against|down|wall|throat|hair|stairs|arm|neck|floor|into|so|hard|again|around
<pushes> me|her ..2 against|down|by ..3 wall|stairs|throat|hair|floor|neck
<who> ..3 threw|broke ..2 things|stuff|plates|something|phone ..3 at|so me|couldnt|i
~ <who> ..3 tried|attempted|wants to <harm> me|us|her|my
<who> ..3 gonna|will|would|could|might|ill to? hit|beat|strangle|choke|rape|stab|shoot|attack me|us|her
~ scared|fear|worried ..3 <ctl>|they|hell|shell ..3 <harm> me|us|her|my|the
burns me|him|us with|on
think|know|feel|sure ..4 going|will to? hurt me|us|her
forces himself|herself on
~ <who> ..3 hurts|hurting <my>? <kin>
<man> ..2 hit|hurts|beats|slaps|punches|kicks <my>? <kin>
was|were|been|got|get|being hit|beaten|slapped|punched|choked|raped|kicked|strangled ..3 by ..3 <who>
rape|molests
sexually|sexual assault|abuse
groped me|her
~ touches me|her ..4 $|inappropriately|night|where
touches me|her ..4 without
forced|made me|her to? ..4 sex|bed|sexual|sexually
forced me|her to? $|have|into|on
say|told no ..5 didnt|wouldnt|not stop
abusive
~ domestic violence|abuse
abuses me|her|us|them|kids|children
being abused
~ threaten|threat to|me ..3 kill|hurt|harm|beat|post|leak|share|shoot|burn|take|deport|hit|send|with|find|destroy
me|te|le amenaza|amenazo|amenazado
~ say|told|swore|promised ..5 kill|hurt|shoot|find|beat|burn|destroy me|us|her|you|my|our|them
said ..3 use it on me|us
kill|hurt|shoot himself|herself|themselves|themself if i ..2 left|go
~ scared|fear|fearful of my|her ..1 <love>
~ watches|knows everything|every i ..1 do|move
~ shows|turns up at ..1 my|her ..1 work|house|job|door|school|apartment|home
put|wrapped|has|got his hand around|on|over ..1 my|her neck|throat|mouth
held|pins me|her down
wont|wouldnt|refused ..1 let me|her go $|again|until
~ pulls|yanked|grabs me|my|her ..1 hair|throat|neck
threaten me|us|her|them $|with|again|when|and|if|every
amenaza|amenazo me|con|a
beat|hit|whips me|us|him with ..1 belt|bat|stick|cord|shoe|things|hand|fist|hanger
sex ..6 dont|not|no|said|against|without|asleep ..2 want|no|will|consent|$
touched|kissed me ..4 asleep|sleep|child|private
touched|kissed me ..4 without
without my consent
~ spit|spat at|on|in me|my
husband|wife|partner|<love> ..2 spit|spat at|on|in me|my ..1 face|again|$
he|she ..1 spit|spat in my face
he|she ..1 spit|spat at|on me again $
smashes|destroys|broke ..1 my|our|the ..1 things|stuff|phone|furniture|dishes ..3 angry|mad|me|front|rage|when|so
calls me ..2 worthless|stupid|whore|slut|crazy|bitch|fat|ugly ..3 every|day|time|front|always|kids
<who> ..2 hitting|beating|slapping|choking|kicking|punching his|the|their wife|kids|children|son|daughter|baby
<hits> his wife|kids|children|son|daughter
bruises ..6 wife|dad|stepdad
scared of? ..1 what|how he|hell|shell ..1 will|would|might|could|is|can|gonna? ..1 do|react|happen|capable|to
scared of him $|when|and|now|at
~ black eye
~ wont|wouldnt let me up|go|out|breathe
~ noone|one will|would|ever|wont believe me
noone|one will|would believe me anyway $
noone|one will|would believe me against|over him|her
version of him
<ctl> ..2 keeps|took|has|holds|hid|hides my ..1 card|paycheck|money ..8 change|ask|count|permission|receipts|explain
<ctl> ..3 isolates|cut|cuts|kept me ..2 from|off ..2 friends|family|everyone|people
guilt|pressures|coerces|nags me into|for|to ..2 sex|bed|it|having
angry|mad|furious|punishes|sulks|violent ..4 if|when|because i ..3 refuse|dont|no|say ..3 sex
drove ..4 to scare|frighten me|us
humiliates|belittles|degrades|mocks|insults me ..4 everyone|people|friends|daily|every|always|kids|constantly
<who> ..4 touches me
lay|laid|put|raised ..1 hand on|to|at me|her|us|them
~ pulls|points|waved a|the|his ..1 gun|knife ..2 on|at|me|us
<ctl> ..3 waits outside ..1 my ..1 work|house|job|home|building|car|office|school|door|apartment
threw|slams me ..2 against|onto|down|across|into
<ctl> wont|doesnt|not let me sleep
decide ..3 what i wear
<love> ..1 scares|frightens|terrifies me
he ..2 so angry|mad|drunk ..2 that ..1 i ..1 hide|run|fear
afraid to tell|say ..1 no
afraid to disagree|refuse
not|dont|never|isnt allowed to ..1 work|drive|study $|anymore|or|and
allowed to leave ..1 house|home|room
<ctl> ..2 broke|fractured|cracked my|her nose|arm|rib|jaw|tooth|teeth|wrist|finger|hand|leg|phone|things|door|glasses
gun|knife|blade to|at|against|on my|her head|throat|neck|face|chest
<ctl> ..3 waits ..2 outside ..1 me|my ..6 work|home|office|left|house|job|school|door
~ blackmail
drags|pulls|grabs|yanked ..5 by ..2 hair|arm|neck|throat|leg|wrist
burn ..2 house down
~ breaks|smashes|destroys|throws|ruins|burns my ..1 things|stuff|phone|clothes|belongings
vandalised|slashed my ..1 tires|car|house
~ assaulted|abused|beaten by
screams|yells|shouts in my face
set him off
~ dont|not|never dare ..3 tell|say|speak|leave|move
i dont|not dare ..1 tell anyone|anybody|somebody|someone|nobody $
i dont|not dare ..1 tell|call ..1 police
pretend|act ..2 asleep|sleep ..6 he|drunk
photo|picture|proof ..3 where i am
prove ..2 where i am|was|went
~ <ctl> ..2 counts|checks|tracks|logs the|my ..1 miles|mileage|receipts|odometer
says|tells|claims i|im am? crazy|insane|imagining ..6 did|hit|happened
~ documents|passport ..5 locked|hides|away|keeps
marriage|relationship|home|house is|was|has ..2<f> ..2 violent|dangerous|abusive
~ marks|bruises on my|her ..1 neck|arms|wrists|throat|body|back
afraid for ..1 life|safety|kids|children
fear for my|our life|lives|safety
need|want|how|going ..3 escape|flee|get|leave ..2 away|out|him ..1 from? ..2 safely|abusive|violent|alive
~ restraining|protective order
says|told|make ..4 regret|sorry ..4 if i ..2 left|tell|go
tried to break|kick|get in|down|the|my|through ..1 door|window|house
never|dont|not leave ..1 mark|bruises
says|claims|tells ..3 i made him do|hit|lose it|me|control
~ <ctl> ..2 decide|dictates|chooses|picks what|who|where|when i|we ..2 wear|eat|see|go|talk|do
~ stands|stood|blocks ..4 door|doorway|way|exit ..8 out|leave|argue|cant|go
lie ..6 how|where|why i ..2 hurt|bruise|injured
lie ..6 bruise|injuries|black
~ he was|is|gets|got|been raging|rampaging
apologise|sorry ..4 so|before he ..3 angry|mad|hit|explode
scared to go|come|be home
~ scared to leave him|$|because|and
scared to be ..1 alone|home with
dont|not|never|isnt feel|am|be? safe ..1 at|around|with|in|near ..2 home|him|house|<man>
dont|not|never feel safe $|here|anymore
~ wont|doesnt|never|not|wouldnt let me|her|us ..1 leave|out $|the|house|him|my|without|and|or
~ <ctl>|hell|shell ..2 wont|doesnt|never|not|wouldnt let me|her|us ..2 see|go|talk|call|work
<ctl> ..2 wont|doesnt|never|not|wouldnt let me|her|us ..1 have ..3 friends|money|own|phone|job|account|bank|keys|car
dont|not|isnt|never|im allowed to ..1 see|leave|go|talk|work|visit|call ..2 friends|family|house|out|anyone|mom|sister|parents|home|anywhere
dont|not|isnt|never|im allowed to have ..1 friends|money|own|job
~ locks me|us|her ..1 in|inside|up|out
~ stalks|stalker
<who> ..4 follows me|her ..4 home|work|everywhere|though|street|around|left|car
tracker|airtag|gps|spyware|camera ..1 on|in my|her ..1 car|phone|bag|room
~ <ctl> ..3 tracks|monitors ..2 me|my|where|phone|location|everything
<ctl> ..2 controls ..1 all|my|every|everything|what|who|how|where ..3 money|finances|account|wear|eat|see|paycheck|go|i|me|spend
<ctl> ..2 controls the money|finances
~ <ctl> ..2 took|keeps|steals my|all|our ..1 paycheck|wages|salary|pay|passport|papers|documents|keys|phone|money
~ ask|beg|need|get ..3 permission to|before|for|from ..3 go|leave|see|out|grocery|spend|food|buy|him|husband|shower
~ ask|beg ..2 him|for? ..1 for? grocery|cash|pocket|allowance|food|gas
~ <ctl> ..3 check|read|goes|looks|deletes through? ..1 my|all ..2 phone|messages|texts|email|contacts|receipts
~ walk on eggshells
flinch ..4 he|hand|his
raise his hand|fist
~ punches|hit|kicks the|a|hole in? ..2 wall|door
~ bruise ..6 makeup|hide|sleeves|cover|him|he
~ hide|cover|explain ..2 bruise|marks
scared|dare ..8 react|do ..3 if i say|left|tell
~ <ctl> ..2 hides|hid|took my ..1 keys|passport|phone|wallet|shoes|purse|meds|medication
take the|my|our kids|children|away ..4 if i ..2 left|tell
cant have me ..2 nobody|no|one
<who> ..2 says|told|reminds ..4 nobody|no|else one? else? ..2 would|will|could ever? ..1 want|love|take me|you
<who> ..2 in the room ..4 fell|lied|doctor
fell ..6 he was|were ..2 room
sleep|hide|hid in ..2 car|bathroom|closet ..6 drinking|drunk|angry|mad|temper|rages
kids|children|dog|we|i hide|shake|tremble when|whenever|if he|dad|daddy|mom ..2 comes|gets|home|yells|drunk|angry
~ hide with|the|my ..1 kids|children
<ctl> ..4 make|forces ..1 me share ..2 location
packed|escape|emergency bag ..6 case|leave|flee
his|bad temper ..4 scared|careful|quiet|eggshells
because of his temper
hurts|hurt|kicks|killed the|my|our dog|cat|pet|puppy ..4 back|me|punish|angry
says|tells its|it|that ..3 my|your fault ..6 hit|control|angry|loses
my fault ..4 lost|hit control|me
says|tells|think|believe ..2 i deserve it
me|le|la|nos pega|golpea|maltrata|viola|violo|pego|golpeo
me empuja|empujo|ahorco|insulta
miedo de|a mi|su marido|esposo|novio|pareja|ex|padre|papa
miedo de el|ella $
no me|la deja salir|ver|trabajar|hablar|ir
me revisa ..2 telefono|celular|mensajes|cosas
me controla|vigila|persigue|acosa
violencia domestica|familiar
<ctl> ..3 gets|got|becomes|is|turned|being violent
violent with|toward me|us|her|my|the
took my|our passport`,
    except: `
hit me|him|us up|like|that|right|how
hit me hard $|today|that|when
that hit|hits me|us $|hard|like
sadness|it|reality|news|grief|loneliness|panic|guilt|wave ..3 hit
scared|worried ..5 hurt me ..3 again $|like|emotionally
hit me|us|him with ..3 bill|fee|news|question|idea|tax|charge|invoice|surprise|rent|list|deadline|work
threatens me with ..2 lawsuit|lawyer|court|fee|termination|firing
<hits> me ..2 at|in ..1 chess|poker|cards|tennis|games|scrabble|everything|darts|race|pool|checkers|monopoly
beat me to|why|how
<hits> me|him ..3 luck|accident|accidentally|sleep|arm|jokingly|playfully|playing
kicked me|her out|off|under
pushed me|her to|harder|into|toward|out
hurts|hurt me|her ..2 to|that|feelings|when|so|deeply
hit ..1 <kin> ..1 car|truck|bumper|fence|parked|ball
beat ..1 us|them|him ..2 in|at|by|to|again|chess|cards
phone charger|case
eggshells ..6 boss|manager|work|office|team
threw ..1 up|party|out|shade|birthday|ball
boss|manager|landlord|teacher|coach ..5 let me|us
let me ..4 forget|early|know|off|explain|down|pay|friday|finish|cook|win|drive|rest|choose
let us know
mother in law
work for us|fine|well
scared of ..2 losing|hurting|telling|being|disappointing
follows me on|back|around ..3 instagram|store|tiktok|twitter|shop
reading|read|book|article|film|show ..8 abusive
abusive language|customer|email|caller
collector|customer|caller|client ..4 abusive
i|ive stalk ..2 his|her|my|their
i|ive|im|we|weve|caught|catch ..1 stalk ..3 instagram|insta|facebook|tiktok|profile|page|online
stalk his|her|their|celebrities|celebrity ..1 instagram|insta|facebook|tiktok|profile|page
mom|mum|mother|grandma|aunt|sister ..2 stalk ..1 me|my ..2 instagram|insta|facebook|tiktok|snapchat|page|profile
threaten ..2 report|sue|fire|write|quit|cancel
bank|app|account ..3 locked
locked me out of ..1 my ..2 account|phone|email|car|laptop
took ..2 my|his card|phone|keys ..4 mistake|accident|by
check in on
jefe|jefa|maestro|profesor|entrenador ..2 me ..2 deja
permission|approval from ..2 manager|boss|landlord|work|hr|teacher|office|bank
find me ..2 better|job|apartment|doctor|another
threaten ..4 court|lawyer
hit a wall ..3 at|today|with|in
what we eat|cook|watch
lock ..6 mistake|accident|accidentally
read|reads ..6 loud|funny|together|joke
pick|give|took me|her home
murder mystery
said|told ..6 kill me ..8 late|dishes|report|haha|lol|mess
raised his hand ..5 class|meeting|teacher|question
punches|hits a? above|back
wall street
threatens to|me ..3 fire|sue|close|quit|write|raise|with ..4 fee|account|up|warning|lawsuit
attacked|bit|bites ..2 my foot|ankle|finger|hand`,
  },
  {
    kind: "abuse",
    level: 1,
    marks: "w",
    patterns: `
give me an allowance
accuses me of ..1 cheating|flirting
quiet|careful|tiptoe|invisible ..3 when|if|until|because ..1 he ..3 comes|home|angry|drunk|mad
or ..1 it|he gets|will|starts ..1 bad|worse|angry|mad|ugly
promise|swore ..4 never|not|wont ..1 happen|do ..2 again
never|wont happen again ..6 does|did|happens
<who> ..2 blame me ..4 anger|angry|everything|temper
jealous|jealousy|possessive
yells|screams at me
puts me down
silent treatment
<ctl> hurt me`,
  },
  {
    kind: "danger",
    level: 3,
    patterns: `
<who>|stranger|people ..3 break into ..1 my|our|the ..1 house|home|apartment|room|place
<who>|stranger|people ..3 try to get|break|come|force in|into|inside ..2 $|house|home|door|now|my|our|room
try to break ..1 down|in|my|our|the ..1 door|$|window
someone|man|stranger|he|ex|guy|car|they ..3 follows|chasing me|us ..6 now|home|street|car|still|dark
someone|man|stranger|he|ex|guy ..4 outside ..2 door|house|window|apartment|home|gate|place|building ..8 now|leave|wont|banging|knife|gun|screaming|scared
ex|stranger ..2 outside my|our|the
outside my|the|our door|house|window|apartment ..8 leave|now|knife|gun|wont
banging|pounding|kicking on|at|in|down? ..2 door|window
hide|locked in|inside|<self> ..4 bathroom|closet|room|bedroom|basement ..6 he|they|someone|him ..4 get|trying|find|come|door|outside|screaming|angry|knife|gun|kill|hurt|in
house|home|apartment|kitchen|building|room|car ..2 on fire
active? shooter
point|hold|aim|wave ..2 gun|knife ..1 at|on|to ..1 me|us|him|my|the
<who> ..2 coming|on|way ..6 with|has|house ..4 gun|knife|bat
in danger
im|am|we|are being|been held ..4 leave|here|against|captive
held against|captive|hostage
kidnapped|abducted|hostage|trafficked|secuestrado|secuestrada
smell|leak gas|leak ..6 dizzy|house|strong|headache|kitchen
gas leak
en peligro
alguien ..6 entrar|siguiendo|afuera|meterse|persigue
esta|estan afuera ..4 cuchillo|pistola|arma|casa`,
    except: `
on|into the|a market|car|deal|phone
hide in|inside ..4 avoid|call|sales|meeting|surprise|kids|chocolate|present|break
alarm|drill
danger of|zone|list
job|career|project|promotion|business|bonus|savings|species|house ..2 in danger
in danger of
ball|dog|puppy|kitten ..3 follows
broke in|into tears|laughter|song|shoes|smile
breaking into tears|the|a
gas bill|price|station|tank`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "ih",
    patterns: `
~ i|ill|im|id ..4 want|going|will|might|plan|ready|ill ..3 kill|murder|stab|shoot|strangle him|them|someone|people|everyone|my|that ..3 <man>|neighbor|sister|parents|teacher|person|family|and|now|tonight|in|for|before
want|going|urge|afraid|might|will|thoughts|think|desire|fear|worried ..4 hurt|hurting|harm|kill|stab|attack ..1 my|the|a|our ..1 baby|kids|child|son|daughter|someone|people|newborn|infant|everyone|others|wife
~ want|going|might|will|urge|afraid ..6 hurt|harm|kill|shoot|attack people|someone|everyone|others|anyone
feel like killing|hurting|stabbing|shooting|strangling|murdering someone|him|them|people|my
want to? hurt|harm him|them $|the|so|back|badly|bad|and|for|like
think ..2 could kill|stab|strangle|hurt ..1 <man>|him|someone|my
thinking ..2 about ..1 kill|stab|shoot|murder him|them|someone|my
want to? hurt|harm|stab|shoot|kill|beat my|the ..1 <man>
~ thoughts|think|fantasy|dreams|imagine|fantasize ..3 killing|hurting|stabbing|murdering|shooting|harming|strangling ..1 him|them|my|the|someone|people|everyone|others
homicidal
urge to hurt|harm|kill|stab|attack|hit people|someone|him|them|my|others|everyone
~ violent|murderous thoughts|urges|fantasies|impulses
fantasise|fantasize|dream about|of ..1 killing|hurting|murdering|stabbing|shooting ..1 him|them|my|people|someone
scared of <self> ..6 hit|hurt|kids|baby
i|ive ..3 hit|beat|slap|choke|punch|shake ..1 my|the|our ..1 gf|baby|son|daughter|kid|child|mom|toddler
lost control ..3 hit|hurt|beat|shook
shook the|my|our? baby
~ want him|them|you|my ..1 dead $|and|now
theyll|they|everyone ..2 all pay $
make them|him|everyone all? pay $|for what
bring|bought|have a gun ..4 to|and ..4 school|work|office|pay|kill
shoot up ..2 school|office|place|work|church|store|them|mall
lo|la|los|las voy|quiero a? matar
voy|quiero a? matar a|alguien|ese|esa|lo|la
matarlo|matarla
hacerle dano ..3 alguien|a|mis|todos
ganas de matar|hacerle`,
    except: `
for leaving|forgetting|eating|not|that|a|spoiling|this|being
could kill ..2 for
if you|he|they spoil|ate|leave|borrow|forgets|forgot|touches|play
want to? hurt ..3 feelings
hurt|hurting my|her|your|their feelings|back|knee|chances|credit|score|eyes|ankle
hurt|hurting ..3 feelings
beat|hit my ..3 sales|record|goal|target|score|high|deadline|budget|best|time|foot|thumb|toe|head
kill ..2 my|the|that|this loan|debt|project|budget|time|plants|process|vibe|mood|server|weeds|darlings
hit my ..3 up|car|ball
beat my ..2 at|in|to|chess|cards
shoot ..3 an|email|photo|message|hoops|video|scene|film|pictures
killing it
pushed|beat|kicked my ..2 luck|car|friend|team|bike
afraid|worried ..4 hurting|hurt ..3 by|breaking|breakup|if`,
  },
  {
    kind: "distress",
    level: 1,
    patterns: `
cant cope|function|stop|handle crying|anymore|$|everything|it
fall apart
broke down
panic attack
so|completely|totally|all|feel ..1 alone|lonely|numb|lost
empty
overwhelmed|desperate|exhausted
cant breath|breathe
cutting again? $
chest pain|pains $
why bother $
took|taking|takin them|em all|now $
swallowed my? <pills>
pills|rope ready|tonight $
slit ..1 wrist|wrists
choked|strangled me $
end me $
done living $
end|ending it $
rock bottom
hate myself
i|im ..2 drowning
cry every|all night|day
ataque de panico
muy|tan|me ..2 sola|solo|triste|deprimida|deprimido
depressed|depression`,
  },
];

/** What makes a possible crisis imminent: a time next to the act itself, or a means or plan anywhere near. */
export const soon = `
tonight
today
tomorrow
right now
now $
this weekend|evening|afternoon|morning
in|within a|an|ten|few|five|some|two|the ..1 minute|hour
next hour|minutes
after|before this ..1 message|note|letter|call
when|once they|he|everyone|kids ..2 leave|asleep|gone|sleep
ago
goodbye
asleep
at|by|before|until ..1 midnight|dusk|dawn|sunrise|morning
hoy
esta noche|tarde
manana
ahora`;

/** At this very moment. */
export const nowCues = `
right now
now $|please|help
at ..1 this|the ..1 moment
this minute|second|instant
as|while i|we ..1 write|type|text|speak|talk
is|hes|shes|theyre coming back|home|up|in
he|she|they ..1 comes|be back ..2 at|on|in|tonight|any
at|outside ..1 the|my? door ..1 $|angry|now|and|with
this evening
its been ..2 hours|hour|minutes|days`;

export const means = `
have|has|made|got|with a plan
have|has|got|buy|own|holding|with a|the|his|my ..1 gun|rifle|pistol|rope|knife|blade
<pills> ..3 next|hand|here|front|table|ready|beside
have|has|got|holding|saved|bought the|my|all|these|enough|some|a <pills>
wrote|left ..1 my|the|a|goodbye ..1 note|letter|letters
said my goodbyes
made up my mind
know how|where and? when|how
have what i need to
everything|all is? ready|set|prepared
chosen|picked|set the|a day|date`;

/** Everyday things; named in the same sentence they clear the patterns marked m. */
export const mundane =
  "subscription subscriptions lease contract job office company meeting meetings shift shifts project gym phone internet cable membership commute commuting team client clients boss manager exam exams class relationship dates dating app apps weekend vacation friday monday game conference city applying apply hiring resume interview career promotion traffic email emails employer store restaurant mic zoom presentation apartment guest spreadsheet";

export const jokes = "lol lmao haha hahaha jk rofl lolol jaja jajaja";

/** Words that make a sentence a story; `says` are words that report someone's speech. */
export const stories =
  "film movie novel book books episode character characters series story plot documentary song songs lyrics podcast villain hero heroine detective scene drama comic anime actor actress sequel screenplay poem game novela pelicula libro cancion";
export const description = "says said say goes sings called titled quote line where wants about";

/** Long past or over. Cancelled by `again` words in the same sentence. */
export const past = `
when ..1 i|we|he|she was|were ..1 small|little|ten|eleven|nine|eight|seven|six|five|four|20|21|22|23|25|30
before i was born
at 14|15|16|17|18|19|20|21|fifteen|sixteen|seventeen|eighteen|nineteen|twenty ..3 im|today|now
year|years|months|decade without|of ..1 cutting|drinking|using|purging|sobriety
once thought|tried|wanted ..12 today|now
years|decade|ages ago
used to
back then
when i was|were ..2 a|in|young|little|younger|kid|child|teen|teenager|twenty|nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|thirteen|twelve|student
as a|an ..1 kid|child|girl|boy|teen|teenager|student|adolescent
in school|college|university
in high|middle|grade|elementary|my|our|his|her|law|ballet|boarding|grad school|college|university|twenties|teens|childhood|youth
in|since ayear
no longer feel|suicidal|drink|use|cut|hurt|self|starve|purge
no longer want|think|wish ..3 die|kill|suicide|drink|hurt|cut|dead
dont feel|struggle|have|get ..3 anymore $
dont anymore $
year|month|days sober|clean|recovered|free
clean|sober|free for|since ..3 year|months|days
recovered|survived|healed
in recovery
im|am|were|was well|better|safe|okay|ok|fine now
since my|the|his|our suicide? attempt
hace ..2 anos
antes
first|second|former wife|marriage
childhood
when we were children|kids|little|young
havent ..3 cut|cutting|harm|harmed|drink|drank|drunk|used|hurt|purged|starved|relapsed|touched|done|had|self ..6 since
has|have been ..2 years since`;
export const again = "again still lately tonight relapsed relapse returned returning recently currently nowadays vuelvo";

export const negators =
  "not never dont doesnt didnt wont wouldnt isnt arent wasnt havent hasnt hadnt aint without nobody nadie no nunca neither tampoco";
/** Between a negation and a pattern these words stop the negation from applying to it. */
export const blockers =
  "know stop stopping help but because anymore care sure okay ok only just sleep and believe deny lie unless until matter pero porque promise understand joking stopped quit suspect suspects sabe sabes saben";
/** With a second negation these affirm: "not a day goes by that I don't want to". */
export const doubleNegations = `
not|no|never|isnt|hasnt|havent|wasnt|hardly|barely ..3 day|night|morning|hour|minute|moment|second|week|shift
ni|no ..2 dia|noche|hora|momento`;
/** Directly before a negation these affirm: "the only reason I haven't", "my goal is to not". */
export const affirming = `
only|main|one reason ..1 i|im|ive|he|she|we
goal|goals|resolution ..6 is|was|be to?
trust myself|me
trying|try
pretend|pretending ..2 i|im|that`;
/** After a denied act these say where or when it happens all the same: "he never hits me where it shows". */
export const negationLimits = `
where
unless|except
in front|public
in|on the ..1 face
so it|they|people|anyone|anybody`;
/** After "never" these affirm: "I've never wanted to die so much". */
export const negationDegrees = `
so|this much|bad|badly|strongly
more ..1 than`;

/** People that a sentence may be about when it is not about the writer. */
export const others =
  "he she they hes shes theyre friend friends brother sister son daughter mom mum mother dad father wife husband boyfriend girlfriend bf gf partner cousin roommate coworker colleague neighbor neighbour uncle aunt niece nephew teenager kid kids child student guy girl buddy bestie housemate flatmate stepson stepdaughter stepsister stepbrother classmate teammate tenant lodger grandma grandpa amiga amigo hermano hermana hijo hija primo prima sobrino sobrina someone somebody";
export const writers = "i im ive id ill me my myself yo mi me";

/** Long words that are corrected when one letter differs, and words that only look similar. */
export const corrected =
  "suicide suicidal myself overdose overdosed worthless hopeless unconscious bulimia bulimic anorexia anorexic laxatives abusive strangled threatened threatens boyfriend girlfriend husband alcoholic addicted bleeding breathing seizure relapsed anymore kidnapped himself herself";
export const lookalikes =
  "overdone overdoes strange strangest breeding bleating breathings breaching addicts treatment threaten seizures relapses herself himself yourself wordless abrasive hopefuls suicides bereaving wreathing";

/** Words written together, or letter by letter. */
export const compounds: Record<string, string> = {
  killmyself: "kill myself",
  killingmyself: "killing myself",
  wanttodie: "want to die",
  wannadie: "want to die",
  endmylife: "end my life",
  endingmylife: "ending my life",
  selfharm: "self harm",
  suicide: "suicide thoughts",
  suicidal: "suicidal",
  helpme: "help me",
  iwanttodie: "want to die",
  quieromorir: "quiero morir",
  hurtmyself: "hurt myself",
  domesticviolence: "domestic violence",
  kms: "kms",
  enditall: "end it all",
};

/** Common misspellings of single words. */
export const misspellings: Record<string, string> = {
  kil: "kill",
  kll: "kill",
  kiil: "kill",
  killin: "killing",
  dieing: "dying",
  wanto: "want",
  wana: "wanna",
  "2": "to",
  tn: "tonight",
  tonite: "tonight",
  rn: "now",
  n: "and",
  u: "you",
  ppl: "people",
  cuz: "because",
  bc: "because",
  b4: "before",
  cn: "cant",
  suicde: "suicide",
  sucide: "suicide",
  siucide: "suicide",
  unalived: "unalive",
  rly: "really",
  msyelf: "myself",
  meself: "myself",
  od: "od",
  wnat: "want",
  wan: "want",
  gona: "gonna",
  ima: "gonna",
  imma: "gonna",
  urself: "yourself",
  myslf: "myself",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  anymor: "anymore",
  nobodys: "nobody",
  everyones: "everyone",
  whats: "whats",
  husbnad: "husband",
  hubby: "husband",
  dnt: "dont",
  wuold: "would",
  hmu: "hmu",
};

export const pictures: Record<string, string> = {
  "🔫": "gun",
  "💊": "pills",
  "🔪": "knife",
  "😂": "lol",
  "🤣": "lol",
  "😆": "lol",
  "⚰️": "coffin",
  "🪦": "grave",
  "🩸": "blood",
  "🪢": "rope",
};

/** Too common for lookup: a pattern is looked up by its rarest word instead. */
export const common =
  "i my to me the a it and is of be in on im was you an at by ive id ill for with it is am are was were be been being have has had do dont doesnt didnt not no never cant cannot wont want wants wanted wanna going gonna will would that this they he she we you and or if when so all just need go get like think thinking about more see say said says make made feel up out now one take took taken people everyone everybody her him them his your our their who what how someone somebody man really only there here back after over time tell day night year week work life love know keep can could might should me se no de la el mi que a con lo los las una un en ya para sin es y";

/** Irregular forms; the first of each row replaces all. */
export const forms = `
die dies died dying dieing
cant cannot couldnt
dont doesnt didnt
isnt arent wasnt aint
he she hes shes
him her his
them their
they theyre
mom mum mother mama
dad father papa
partner husband boyfriend bf hubby spouse fiance wife girlfriend gf fiancee
afraid scared terrified frightened
want wanna
going gonna
nobody noone
everyone everybody
someone somebody
neighbor neighbour
toward towards
apologise apologize
grandma grandmother granny
grandpa grandfather
lie lies lied lying
say says said saying
tell tells told
take takes took taken taking
throw threw thrown
break broke broken
write wrote written
make made
think thought
feel felt
beat beaten
bite bit bitten
hold held
leave left
keep kept
go goes
give gave given
lose lost
eat ate eaten
drink drank
swear swore
see saw seen
spend spent
steal stole stolen
choose chose chosen
drive drove driven
hide hid hidden
buy bought
find found
fall fell fallen
sleep slept
wake woke woken
child children
shake shook shaken
shoot shot
swell swollen
burn burnt
have has had having
try tries tried trying
bring brought
swing swung
tear tore torn
`;

/** Words whose form matters, or whose stem would be another word. */
export const unstemmed =
  "cutting cuts letters having poisoned hurts hurting hurt feelings nothing something everything anything morning evening used survived recovered healed being going during does this his us was news always series species alas texas christmas stopped dress less unless dishes wishes living";
