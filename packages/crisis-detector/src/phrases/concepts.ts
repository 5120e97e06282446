import type { CueGroup } from "./patterns.ts";

/**
 * Second layer of patterns: the parts of phrases, such as a wish beside a death, or help for others beside one's own absence. Same
 * notation. Wider, so every row requires two or three ideas near each other.
 */
export const conceptGroups: Record<string, string> = {
  ideas:
    "want wish hope pray need ready think thought consider contemplate plan dream imagine picture fantasize urge tempted crave feel impulse going gonna try google research long",
  drugs:
    "meth heroin coke cocaine crack fentanyl oxy oxycodone oxycontin percocet vicodin hydrocodone xanax benzos adderall ketamine opioids opiates painkillers pills speed weed drugs molly tramadol codeine pain killers valium klonopin",
  booze: "vodka whiskey wine beer rum gin tequila liquor bourbon alcohol drinks drinking bottle shots booze flask",
  meds: "pill tablet meds medication capsules painkillers tylenol advil ibuprofen paracetamol aspirin xanax antidepressants antidepressant benzos oxy insulin ambien melatonin acetaminophen prozac zoloft lithium sleepers prescription",
  fam: "family kids children world everyone everybody people wife husband partner parents mom dad friends son daughter they them others brother sister loved",
  theyd: "would will theyd hed shed itd youd theyll might could be",
  easy: "better happier easier relieved relief lighter freer fine okay ok breathe thrive peace best rid glad worth",
  absent: "gone dead died die disappear disappeared vanish vanished exist existed here around alive born",
  body: "arm arms leg legs wrist wrists thigh thighs skin stomach hip hips forearm forearms ankle body",
  limbs: "arm face leg stomach ribs eye back head jaw throat mouth nose chest shoulder",
  time: "tomorrow tonight today birthday christmas thirty forty fifty spring summer winter year month night morning weekend longer long much thanksgiving easter graduation",
  wall: "he husband boyfriend partner wife girlfriend dad stepdad father mother mom ex",
  harms: "kill murder stab shoot strangle choke hurt harm smother beat poison suffocate attack drown shake",
  persons:
    "wife husband baby son daughter boss mother father mom dad kids child children sister brother neighbor roommate ex boyfriend girlfriend partner stepdad coworkers family parents kid toddler infant teacher newborn girl boy",
  act: "punch hit slap kick choke strangle beat shove push smack headbutt burn bite throw drag grab pin twist attack assault whip thrash batter hurt bruise scratch stomp",
};

export const concepts: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
<ideas> ..6 kill|hang|shoot|drown|unalive|delete|off <self>
<ideas> ..8 take|end|finish|destroy ..1 my ..1 life
~ unalive $|tbh|tonight|now|fr|lowkey|ngl|all|is|soon
<ideas> ..3 unalive
sewerslide|sewer-slide|sewercide|toaster
kermit ..1 sewerslide|suicide
catch the bus $|tonight|soon|now
ctb
~ <ideas> ..4 jump|leap|fall|throw|step|walk|drive|crash|swerve|steer|lie|lay ..5 bridge|roof|overpass|ledge|balcony|window|building|cliff|tracks|train|subway|traffic|tree|oncoming|truck|car|platform|metro
bridge|roof|overpass|ledge|balcony|edge|platform|tracks|cliff ..8 want|urge|feel|think|imagine|thoughts|thought ..4 jump|fall|falling|jumping|step|end|letting|go
jump ..1 off|from ..3 bridge|roof|overpass|balcony|building|cliff ..3 tonight|now|today|tomorrow|soon
crash|drive|wreck ..2 my ..1 car|truck ..3 purpose|tree|wall|river
<ideas> ..4 swallow|take|eat ..2 all|every|whole|bottle ..4 <meds>
<ideas> ..3 overdose|overdosing
<ideas> ..4 slit|cut|open|slash ..1 my wrists|veins|throat
slit|slitting my? wrists $
~ <ideas> ..4 rope|noose
plan|method|way|date|place|day ..2 to|for|of kill|killing|end|ending|hang ..1 <self>|my
quiero|quisiera|voy|ganas|pienso|pensado|pensando|planeo|deseo|quiere|ganas ..3 matarme|suicidarme|ahorcarme|matarse|suicidarse|tirarme|cortarme|colgarme
~ me|se mato|matare|suicido|ahorco
~ acabar|terminar con ..3 vida|mi|todo
quitarme|quitarse de? ..2 vida|medio
me cortaria|tiraria|ahorcaria
attempt ..4 again|try|survived|failed|another|second
try|do ..1 it? again ..4 attempt`,
    except: `
kill <self> laughing|working|trying|over
jump ..4 pool|water|diving|rope|trampoline|parachute|skydiving|bungee
drown <self> in
window ..2 shopping|seat
<ideas> ..3 jump ..1 job|ship|higher
off <self>
toaster
try again ..3 attempt
throw <self> into|at
movie|film|novel|character|story
catch the bus to|home|into`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
~ <ideas>|wishing|hoped|wished|look|forward|welcome|fine|okay|ok|peace|deserve|supposed ..7<f> dead|dying|die|death ..1 $|already|again|now|today|soon|tonight|before|by|man|bro|tbh|fr|and|so|every|all|because|since|at|it|calms|more|for
wish|hope|pray|want|beg|ask ..6 die|death|dead|kill ..2 me|take|sleep|already|tonight
wish|hope|pray|beg|want|ask ..4 god|someone|somebody|something|universe|lord|death|cancer|lightning ..2 would|will|just|to? ..1 take|kill|end|strike ..1 me
plan|goal|wish|dream|dreams ..2 to be dead
all i ..1 want|think ..3 die|dead|death|dying
nothing ..4 want ..3 more ..2 than ..2 die|dead|death
want|wish ..3 heart ..2 stop
~ fall asleep ..4 die|dead|never
sleep ..3 and|then die
dont|not|never|no ..3 want|wish|care|wanna|like|bother|feel ..4 live|living|alive|exist|existing ..1 $|anymore|more|now|right|like|when|any|tbh|at|here|in|with
dont|not|never ..2 want|wish|wanna ..2 be ..4 earth|planet|world|alive
living|being|existing|life ..3 not|isnt ..2 something i ..1 want
pretend|keep|act ..5 want ..2 be alive
tengo|siento|con|muchas ganas ..2 morir|morirme|desaparecer|no
no quiero|quisiera ..1 despertar|despertarme|amanecer
quiero|quisiera|desearia|deseo|prefiero|preferiria|ojala|pienso|pensando|sueno|gustaria|hubiera ..4 muerta|muerto|morir|morirme|muerte|desaparecer|muriera
no quiero|quisiera|deseo ..2 vivir|viva|vivo|existir|despertar|despertarme|viviendo|estar aqui|seguir
~ me quiero morir|muero|desaparecer`,
    except: `
dead|die|dying|death ..3 laughing|laugh|boredom|hunger|embarrassment|phone|battery|olives|pizza|tired|broke|wrong|serious|weight|plants|cat|dog|heat|traffic
rather die than
want|like|love|wish|going|try ..3 live|living in|with|here|near|by|on|off|alone|there|at|close|together|under|next|far|so|apart|like|without|this|beyond|paycheck|from
thought id|i|we ..2 die
<my> ..1 phone|battery|plant|laptop|car|dog|cat|grandma|grandpa|grandfather|grandmother|hair|deal|relationship|marriage|love|project|server ..3 die|dead|dying
die|dead ..1 of|from|out|down|hard
die for a|my|the|it|you|that|some|coffee|chocolate
feel dead $|after|today|on
im|am|is|are|was|were|were dying to|for
dead inside
death ..3 taxes|penalty|metal|star|certificate
feel like death
going to die of|on|in|from|if
watch|book|film|movie|show|news|article ..6 death|dying|die
muero|morir|morirme ..1 de risa|hambre|sueno|calor|celos|ganas|por|verguenza|frio|aburrimiento
drop|dead line|end|lift|last`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "mh",
    patterns: `
dont|not|never|doesnt deserve ..3 live|alive|life|exist|breathe|existence|oxygen|living
~ lost|lose|losing|no|any|gone|left ..2 will ..2 live|living
life ..2 has|have|got|lost|without|holds|is ..1 no|any|all|its|zero|not ..1 point|meaning|purpose|sense|value|worth
~ plan|planning|planned|picture|imagine|think|dream ..3 my ..1 own? funeral|burial|obituary
leave|leaving|left|exit|depart|escape ..1 this|the world|earth|planet|life
not ..1 safe ..2 from|with|around|alone ..1 myself|me
check|checking out ..1 of|for ..1 life|good
give|gave|giving ..1 all|most|everything ..3 things|stuff|own|have|possessions ..1 away
my ..1 insurance|pension|payout ..4 finally|okay|fine|better|free|help
fade|fading away ..1 $|forever|and|now
i|ill|im ..1 wont|not ..2 be ..1 around|here|alive ..3 christmas|birthday|year|spring|summer|long|longer|thirty|forty
do|doing|done ..2 everyone|world|family|them|people|all ..2 favor ..4 gone|die|died|dead|disappeared|disappear|left|vanished|kill
~ peace ..1 with ..1 leaving|going|dying|death|ending|goodbye
<fam> ..1 be better|happier off? $
~ im|i|just|only|being ..2 a burden $|and|to|on|for|so
~ see|imagine|picture|plan ..2 getting|being|growing|turning old|older|thirty|forty|fifty|sixty
~ said|say|saying|made ..1 my goodbyes
sort|sorted|organize|organized|arranged|cleaned|settled ..4 papers|documents|affairs|passwords|room|desk|accounts ..10 gone|dead|after|die|afterwards
mejor ..2 que ..1 yo no
que|si yo no ..1 existiera|estuviera|viviera
no quiero ..1 seguir ..1 $|asi|mas|viviendo|luchando
~ theyd|hed|shed ..3 <easy> ..4 without me
~ theyd|hed|shed|everyoned ..3 better|happier off? $
disappear|vanish ..3 never|not ..2 come|return|back
close my eyes ..4 never|not|forever|last
dont|not|never|no want|need|wish|see ..1 another ..1 birthday|day|year|morning|tomorrow|christmas|sunrise $|like|of|here
~ cant|dont|not|never ..2 see|picture|imagine <self> ..3 <time>|alive|old|there|then
~ remember me $|kindly|fondly|well
goodbye ..3 thank|thanks ..3 everything|all
wish|rather ..3 didnt|dont|not|never ..1 exist|existed
world ..2 better|cleaner|lighter ..2 without ..2 people|someone|somebody|ones ..1 like me
soon ..3 none|nothing|wont ..5 matter
vida ..3 no ..2 vale|importa|sirve
no ..1 vale|merece ..1 la pena ..2 vivir|seguir|vida
only ..2 stay|staying|keep|keeping|hang|hanging ..1 alive|here|going|living|on ..1 for|because
better off gone|buried
belong ..2 in|under ..1 the|a ground|grave|coffin|dirt
<fam>|life|everything|things|it ..1 <theyd> ..6 <easy> ..4 without me ..1 $|around|here|and|in|there|to|or|anyway
<fam>|life ..2 <theyd> ..5 <easy> ..5 if|when|once|after|with|had ..3 i|im|me ..5 <absent>
not|no|longer ..1 fear|afraid|scared ..1 of ..1 dying|death ..4 want|welcome|wish|ready|wait|hope
~ if|when|once ..2 i|im ..3 gone|dead|died|die ..6 insurance|policy|payout|benefit|debt|loan
if|when|once|with ..2 i|im|me ..4 gone|dead|disappeared|exist|here|around|died|die|left ..8 <easy> ..1 off|for|$|everyone|without|all|and
world|everyone|everybody|family ..3 <easy> ..1 off $|dead|that|when
world ..3 spin|turn|go|fine|better|okay ..3 without me
do|be ..1 better|fine|okay|well without me ..1 $|around|here|in|there
no|nobody|noone ..2 would|will|even|one|doubt|cry|miss ..4 notice|care|miss|cry|mourn|remember|blink|know ..4 if|when|that|at ..1 i|im|my ..4 gone|dead|vanished|disappear|die|died|funeral|exist
no|nobody|noone ..2 would|will|even|one ..4 notice|care|miss|cry ..4 never|didnt|dont ..1 come|came|wake|exist|return
doubt ..3 one|anyone|anybody|they ..3 notice|care|miss|cry|mourn
im|am|just|only|nothing|but|feel|existence|all ..3 burden|mistake|drain|parasite|waste|curse|disease|problem|poison ..3 to|on|for ..1 everyone|everybody|family|my|all|others|people|them
~ my existence|birth|life ..2 is|was ..2 mistake|accident|burden|joke|error|waste|over|pointless|meaningless|ruined
~ life ..1 is|was|feels|seems ..2 over|ended|pointless|meaningless|useless|unbearable|empty|torture|hell ..1 $|and|for|when|to|anyway|now
my life ended|ends $|when|that|there|already|the
~ should|shouldve|wish|wishing|better|supposed ..4 never|not ..2 been|be|existed|exist ..1 born|here|alive|around|$
shouldnt have been born
~ wish|want|hope|love|like|just ..5 stop|cease|quit|not ..1 existing|being|exist|be|breathing ..2 $|for|forever|anymore|altogether|entirely|alive
wish|should|shouldve|supposed|better|hubiera ..5 never|not ..2 born|existed|lived
hate|regret|sorry|why|wish ..5 born ..1 $|at|into|in|to
imagine|see|picture|think|believe ..5 still|being|staying ..1 alive|here ..3 <time>
cant|dont|not|never ..4 see|imagine|picture|feel ..2 tomorrow
wait|waiting|want|hope|hoping|wish|wants ..4 me ..2 be|to ..1 gone|dead|die|disappear
world|nobody|noone|they|anyone|life ..2 not|wont|wouldnt|never|doesnt|dont ..1 miss|need|notice me
~ wish|want|could|hope|love ..4 erased|deleted|nothingness|oblivion|unborn|undo|erase ..1 $|from|my|me|myself|it|this
~ disappear|vanish|erased|gone|peace|sleep|asleep|rest ..3 forever|permanently|eternally
disappear|vanish ..2 from ..2 earth|world|face|planet|life|existence
~ sleep|asleep|bed ..6 never|not|dont|wont|without ..3 wake|waking
hope|wish|pray|beg|nice|fine|want|dream|okay|ok|relieved|relief|easier|better ..8 never|not|dont|didnt|wont ..3 wake ..2 $|again|tomorrow|ever|one|in|up
never|not|didnt|dont|wont ..2 wake ..2 tomorrow|again|one|ever|morning|$ ..6 fine|okay|ok|relief|better|nice|happy|mind
not|never|no ..2 wake ..2 ever|again|for|$
~ hate|upset|sad|sorry|angry|disappointed|cry|disappointing|annoyed|mad ..4 wake|woke|woken|waking ..2 $|alive|up|again|every|another
bear|stand|take|face|dread|survive ..3 wake|waking ..3 morning|day|again|$
~ no|any|what|whats|see|zero|little|without ..3 point|purpose|meaning|sense ..3 to|in|of ..2 life|living|alive|existing|existence|being|me|go|going|continue|continuing|live|trying|stay|carry|carrying|keep ..1 $|on|anymore|alive|here|at|and|like|now|living|going|if
whats|what|no|is|any ..2 point ..2 anymore|in|of anything|anymore|it|all ..1 $|anymore
no|one|any|single|find|have|lost|every|out|another|few ..3 reason|reasons ..2 to|for|why|left ..2 live|alive|exist|living|existing|fight|survive ..1 $|alive|here|on|anymore|any|for|now
no|one|any|single|find|have|lost|every|out|another|few ..3 reason|reasons ..2 to|for|why|left ..2 stay|be|keep|go|continue|wake ..1 alive|here|around|fighting|living|breathing
~ nothing|something|no|anything|not ..3 stay|live|wake|hold|left|hang ..1 for|on|to ..1 $|here|anymore|in|now|tomorrow
nothing|noone|what|only|one|barely|thing|all ..3 keeps|keeping|ties|holding|stops|stopping|kept ..2 me ..2 here|alive|living|going|around|breathing|doing
dont|not|no|why|idea|wonder ..4 why|reason ..2 im|i|am|me ..3 here|alive|exist|bother|living ..1 $|anymore|at|with|still
why ..2 i|am|im|bother ..2 still|even ..1 here|alive|exist|try|living|be
why bother living|waking|going|existing
not|dont|wasnt|isnt|never|werent ..3 meant|made|built|cut|supposed|belong|fit ..3 world|life|earth|here|planet|living
life ..2 isnt|not|wasnt ..2 for me
~ dont|doubt|not|wont|cant|never|expect|idk|unsure ..3 i|ill|myself|im ..2 see|reach|survive|outlive ..2 <time>
dont|doubt|not|wont|cant|never|expect|idk|unsure|see ..4 i|ill|myself|im ..2 around|here|alive|being ..2 <time>
idk|doubt|unsure ..2 if ..1 ill|i|im ..3 be|make|here|alive|survive|around ..3 $|tomorrow|tonight|next|long|for|till|until|through
~ wont|not|doubt|dont|never|unlikely|cant ..4 make|live|survive|get|reach|last|expect ..3 to|past|till|until|through|see|another ..1 <time>
wont|never ..4 deal|worry|bother|put|hear|have|be ..4 me|burden|problem|trouble ..3 longer|soon|again|anymore|ever
~ last|final ..1 message|post|words|entry|goodbye $|from|here|ever|everyone|anyone|i
last time ..3 you|anyone ..1 hear|see ..2 me|from
soon ..3 wont|not|never|i ..4 problem|burden|bother|trouble|here|matter
tired|exhausted|done|sick|weary|finished|fed|through|over|drained|weak|worn ..3 of|with|from|up|by|out|to ..3 living|life|existing|alive|existence|breathing|surviving ..1 $|anymore|now|here|alive|and|any|me|myself|so|every
done|finished|through living|existing $
tired|exhausted|sick|weary of|from|with ..1 being|staying|keeping ..1 here|alive|me|myself|around
<fam> ..4 hate|relieved|glad|happy ..5 if|when|once|that ..2 i|im ..3 gone|dead|died|disappear
~ give|gave|given up on|with ..1 life|living|being|myself|everything
reached|hit|at|past|beyond ..2 my|the limit|end|breaking|rope ..6 here|live|alive|want
cant|cannot|not|barely|hardly|unable|never|dont|idk|how ..5 carry|bear|take|stand|survive|face|live|endure|handle|do|go|deal|keep|fight ..5 pain|suffering|guilt|grief|darkness|agony|emptiness ..2 anymore|longer|more|$|much|another
cant|cannot|not|barely|unable|never|dont ..5 carry|bear|take|stand|survive|face|endure|handle|do|keep ..3 life|living|existing|alive|breathing ..1 anymore|longer|more|$|any|like
how ..5 keep ..1 living|existing|breathing ..1 anymore|longer|more|$|any|like
how ..5 carry|bear|take|stand|survive|face|endure|handle ..3 life|living|existing|alive|breathing ..1 anymore|longer|more|$|any|like
cant|cannot do|face|take|bear|live another day|night $
~ cant|cannot|barely|unable|how ..3 face|take|survive|bear|stand|endure|get|go|do ..2 another|one ..2 night|day|morning|year ..1 $|like|of|here|alive
cant|cannot|dont ..2 do life|living
cant ..1 live with ..1 this|the|my|what ..1 pain|guilt|shame|grief|myself|i
~ want|need|ready|wait|wish|just|please|beg|pray|hope|dream ..5 suffering|pain|struggle|all|everything|hurt|misery|nightmare|hell|agony|torment ..3 over|end|ended|stop|finished|done ..1 $|forever|now|already|for|with|soon|please|and
pain|suffering|misery|torment ..4 stop|end|stops|over|away ..6 only|one|way|death|die|dead|forever|never
itll|it|everything|all|this ..2 all|be|will ..2 over|ended|finished|done soon|forever|tonight|for
only|one|single ..2 way|option|exit|end|solution|answer|escape|door ..2 out|left
only ..2 thing ..3 left|stop ..5 pain|peace|hurt
see|find|have|know no|only|one ..2 other|way|exit|option ..2 out|left|$|than|but|anymore
be|see|join|meet|with|reunite|follow ..5 heaven|afterlife|paradise|afterworld|beyond
be|join|follow|see|with ..3 my|him|her|them ..4 again|soon|now|there|where ..6 died|passed|dead|grave|late
~ be|join|follow|with|see ..2 my late|dead|deceased
~ tell|let|make ..1 my|the|them|him|everyone ..4 sorry|know|forgive|love|loved ..3 sorry|everything|loved|love|always|them|very
sorry ..1 for ..1 everything|all|being ..8 goodbye|thank|love|forgive|gone|care|bye|last
~ forgive me ..4 what|when|for|leaving|going|do|goodbye|everything
~ goodbye|bye|farewell|adios ..2 world|everyone|cruel|forever|friends|all|life|mom|family|cruel
~ saying|said|say|whisper ..2 goodbye|goodbyes|farewell ..4 way|own|without|quietly|everyone|people|one|last|each|secretly
~ care|feed|love|watch|adopt|take|raise ..5 when|after|once|if ..1 im|i|am ..3 gone|here|dead|around|die|not
look ..5 when|after|once ..1 im|i|am ..3 gone|here|dead|around|die|not
look ..5 if ..1 im|i|am ..3 gone|dead|die
look ..5 if ..1 im|i|am not ..1 here|around|there
~ when|after|once|if ..1 im|i|am ..2 gone|dead|not ..4 care|look|feed|love|watch|adopt|take|tell|remember|raise|forgive ..5 cat|dog|kids|mom|my|him|them|me|each
~ wrote|made|finished my ..1 will ..1 last|tonight|today|yesterday
give|gave|giving ..2 favorite|prized|treasured ..1 things|stuff|possessions|belongings ..2 away|to
cant carry this|it|on ..2 any|anymore|longer
think|imagine|dream|picture ..5 peaceful|quiet|calm|relief|nice|easy ..4 gone|dead|not
wrote|write|writing ..2 goodbye|farewell letters|notes|videos
wrote|write|writing ..2 letters ..3 each|all|everyone|later ..3 kids|children|family|friends|love|$
when|after|if you|they ..2 read|find|see|get this ..4 gone|dead|late|already|over|note|letter
reading|read this when|after ..2 im|i
hope|wish|want|wanting|pray|waiting|mind|care|love ..5 something|car|bus|truck|lightning|illness|cancer|accident|plane|train|meteor|tumor|disease|stray|bullet|heart ..5 me ..1 $|out|tonight|away|soon|dead
hope|wish|want|pray|mind|care ..5 car|bus|truck|train|plane|something|accident ..2 kill|hit|take|crash ..1 me|us|mine
wouldnt|dont|not care|mind ..2 if ..2 get|got|was hit|run|struck|killed
get|got|getting|was|were|struck hit|run|struck|killed ..2 by|over ..3 bus|truck|car|train|lightning ..6 care|mind|fine|okay|hope|relief
wouldnt|dont|not|not even ..3 care|mind|matter|bother|sad ..6 die|died|dead|hit|killed|wake|gone|crashed|accident
cross|crossed|walk|walked|drive|drove|step ..4 road|street|traffic|highway|tracks ..2 without|not|hoping|closed|eyes ..6 looking|hoped|hope|care|eyes|hit
life insurance ..3 worth|more|better|pay|cover|would ..5 than|dead|i|me|off|gone|house
<fam> ..4 get|have|receive|live ..3 insurance ..6 me|gone|dead|without
insurance ..8 without me
~ insurance|policy ..8 gone|dead|die|died|kill|myself|worth
insurance ..4 worth ..2 more than ..1 i|me
debts|debt|loans|loan ..2 dies|die|gone|ends|end|disappear ..3 with|when|if me|i|im
worth more ..2 dead|gone
ghost|dead|shell ..4 might ..1 as well ..1 be
might|may as well ..2 be ..1 ghost|dead|gone|one|nothing|invisible
~ already dead ..2 inside|to|$|anyway
no|any|isnt|nowhere|without room|place|space|home|spot ..3 for|where ..1 me|i ..3 world|here|life|earth|anywhere|$|belong
nowhere|nobody|nothing left to|for ..1 go|me|turn|live|lose ..1 $|anymore|and
nothing|not|anything ..2 to|look look|looking|forward ..3 forward|to|left ..6 stay|live|reason|wake|here|nothing
want|need|wish|love|wait|long ..3 be|rest|lie|find ..2 at|in|with ..1 peace ..2 forever|$|finally|eternal|at
want|need|crave ..2 peace ..6 end|forever|last|death|final|eternal
~ trapped|stuck|cornered|suffocating ..8 way|exit|escape|out ..2 out|left|one|$|only
~ lost cause
~ hopeless|worthless|useless|unlovable|unwanted|broken ..6 better|die|gone|live|anymore|everyone|nobody|alive
better|best|easier|easiest|kinder|mercy ..3 if|that|had ..1 i|im ..2 died|die|dead|disappear|disappeared|gone|vanished
better|best|easier|easiest|kinder|mercy ..3 if|that|had ..1 i|im ..2 never|not|wasnt|werent|didnt ..2 exist|born|here|alive|around|wake
estoy|estar|estaba|muy|tan cansada|cansado|harta|harto|agotada|agotado ..3 vivir|vida|existir|existencia|luchar|seguir
mejor ..3 sin mi
si ..1 yo ..2 no|nunca ..2 estuviera|existiera|estoy|hubiera|despertara
ojala|quisiera|desearia|gustaria|deberia ..2 no|nunca ..1 haber ..1 nacido|existido|vivido
sin mi ..3 mejor|felices|tranquilos
ojala ..2 no|nunca ..3 despertar|nacido|despertara|existiera|amanezca|amaneciera|despierte
no ..3 encuentro|veo|tiene|hay|encontre|hallo ..3 sentido|razon|motivo|salida ..3 vida|vivir|nada|seguir|$|existir
~ no ..2 tengo ..3 motivos|razones|razon|ganas|motivo|fuerzas ..2 seguir|vivir|nada|estar
dormir ..3 siempre|no|nunca
desaparecer ..3 siempre|mundo|todos|todo
soy|siento ..2 una? carga|estorbo|problema|peso ..3 para|todos|mi
~ ya no ..1 puedo|aguanto ..3 vida|vivir|seguir|mas
perdonenme ..2 todos|mama|familia|todo
adios ..2 siempre|mundo
nadie ..2 me ..2 extranaria|echaria|necesita|llorara
quiero ..2 todo ..1 termine|acabe|se ..1 acabe|termine`,
    except: `
way out ..4 town|city|parking|mess|meeting|contract|lease|garage|building|maze|through
did|were|was|went fine|well|okay|good without me
without me ..1 at ..1 work|office
death|dying ..3 funeral|since
without me ..3 as|his|match|bad|at|team|for ..3 while|minute|lunch
better|happier ..3 without me ..2 and ..2 stings|hurts
wake|waking|woke ..6 noon|late|early|alarm|him|her|next|reaching|work|before|dog|baby|kids
sleep ..2 forever ..1 today|on|in
last|final ..2 message|post|text|time|note ..6 boss|client|team|landlord|bank|meeting|company|sent|work|saw|her|him|he|she
one|only ..3 way|option|thing ..5 bank|loan|pay|budget|rent|save|work|school|town|apartment
see|no|have ..3 way|option ..8 friday|pay|rent|contract|meeting|month|afford
over ..3 soon ..3 exam|finals|week
over ..3 exam|finals|work|commuting|project
pain ..2 in ..2 back|neck|knee|tooth|foot|shoulder|wrist
tired ..3 of living paycheck|with|in|here|alone|out
exhausted|tired ..2 from ..2 work|shift|kids|traveling
leave|vacation|holiday|trip|conference
point ..2 in|of ..2 trying|going|keep ..3 date|dates|again|out|apply|argue
love|relationship|marriage|social|dating|sex|old|work|shelf|battery life
relationship|marriage|him|her|husband|wife|boyfriend|girlfriend ..4 over|ended
no ..2 puedo ..3 pagar|dormir|cuentas|creer|esperar
give up on ..1 finding|saving|owning|budgeting|dating|keto
take care ..3 dog|kids|cat ..6 trip|vacation|weekend|work
friend|coworker|teacher|mom|dad|boss said|told ..3 reason`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
want|wish|hope|urge|need|ready|pray|crave|long|ask|beg|deserve|desire|longing|wishing ..4<f> die|dead|dying
~ want|urge|desire|wish ..3 for ..1 death
want|need|ready|wish|beg|ask ..2 to ..2 stop|quit|end living|existing|life
want|wanted|thought|think|urge|tempted|close|nearly|almost ..4 drive|driving|swerve|crash ..3 into|off|over ..3 river|lake|wall|cliff|tree|bridge|traffic|truck|road|edge
die|dead|death|suicide|suicidal ..6 cant ..2 stop ..2 think|want
je veux|voudrais|vais ..2 mourir|suicider|tuer|crever
ich will|mochte|werde ..3 sterben|umbringen|toten
ich will ..2 nicht mehr leben
quero|vou|queria ..2 morrer|matar|suicidar
voglio|vorrei ..2 morire|uccidermi|ammazzarmi
chce umrzec
imagine|picture|want|dream|fantasize|plan|welcome my ..1 own? death|dying|suicide
brain|voice|voices|head|mind|thoughts ..3 say|says|tell|tells|saying|telling|whisper|scream|command|order|urge|beg ..4 die|kill|jump|leap|suicide|dead
~ say|says|scream|whisper|command|tell ..3 jump|leap ..3 balcony|bridge|roof|window|ledge|cliff|tracks ..2 tonight|now|today|$
could|just|would|might|nearly|almost ..4 drive|drove|crash|jump|jumped|step|stepped|walk|walked ..3 off|into|front ..3 cliff|bridge|traffic|tree|train|river|overpass ..6 $|done|over|end|gone|purpose|and|stop
dejar de vivir|existir|respirar
rather die than ..1 go|carry ..1 on
i mean die|dead|suicide
no quiero ..2 seguir|continuar ..2 vida|vivo|viva
rather die than ..2 wake|live|keep|exist|continue|stay|be|face
rather be dead than
want|wish|need ..3 die|dead ..2 for ..1 as long|years|months|weeks|a|so`,
    except: `
die|dying|dead ..1 of|from|out|down|hard|laughing|laughter|embarrassment|hunger|boredom|shame|young|heat|alone|thirst|line|last|end|tired|broke|serious|weight|cat|dog|plants|plant|battery|phone|lift
im|am|is|are|was|were dying to|for
dead inside
hope|wish|need|want|pray ..1 the|my|our|this|that|his|her ..2 die|dead|dying
hope|wish|pray he|it|they ..3 die|dead
need|want a|the ..2 die|dead
make|made|makes me ..1 want
ready|want to die on ..1 this|that hill
living|life ..1 from|beyond|with|in|at|on|off|like|paycheck|alone
old|grandma|grandpa|cat|dog|plants|plant|phone|battery|debt|deal|project ..3 die|dead|dying
<want> to die|dead|dying ..3 movie|film|book|game|song`,
  },
  {
    kind: "self-harm",
    level: 3,
    patterns: `
took|swallowed|ate|downed|had|taken|swallow|popped ..4 all|whole|entire|bottle|handful|pack|box|forty|thirty|twenty|fifty|sixty|hundred|10|15|20|30|40|50|60|100 ..4 <meds>
took|swallowed|taken|downed ..5 <meds> ..2 at once|all
i|ive|just took|swallowed|taken|downed|popped 11|12|13|14|16|18|24|25|ten|eleven|twelve|fifteen ..1 <meds>
i|ive|just took|swallowed|taken|downed|popped 6|7|8|9|10|11|12|13|14|15|16|18|20|24|25|30|six|seven|eight|nine|ten|twelve|fifteen ..1 benadryl|unisom|diphenhydramine|doxylamine|ambien|sleepers
i|ive|just took|swallowed|taken|downed|popped 6|7|8|9|10|11|12|13|14|15|16|18|20|24|25|30|six|seven|eight|nine|ten|twelve|fifteen sleeping pills|tablets
tome|tomado|trague|tomar|tomarme ..3 todas|todo|muchas|veinte|treinta|frasco ..2 pastillas|medicamentos|frasco
esta|hoy|manana|ahora ..2 noche|mismo ..2 me mato|suicido
me mato|suicido ..2 hoy|esta|ahora|manana
voy ..2 quitarme|acabar|matarme|suicidarme ..4 hoy|esta|ahora|manana
rope|noose|gun|pills|blade|razor|knife ..6 ready|lap|table|hand|front|beside|tied|mouth|loaded ..10 die|kill|end|suicide|dead|do
die|kill|end|suicide|dead ..10 rope|noose|gun|pills|blade|razor ..5 ready|lap|table|hand|front|beside|tied|mouth|loaded
plan|date|place|method|spot ..6 kill|ending|end|suicide ..1 <self>|my
jump ..1 off|from ..3 bridge|roof|overpass|balcony|building|cliff ..3 tonight|now|today|tomorrow
on|at|near|over ..1 ledge|roof|bridge|balcony|cliff|railing|tracks|edge ..6 jump|jumping`,
    except: `
took ..4 vitamin|vitamins|allergy|antibiotics
took ..1 all my <meds> on|this|as|every|regularly|correctly
10|15|20|30|40|50|60|100|hundred mg|milligram|milligrams|mcg|micrograms|ml|iu|units
took ..4 <meds> ..3 dentist|doctor|prescribed|nurse|as|like|vet
forgot|forget|remember|supposed|time ..2 take|took
jump ..4 pool|water|diving|rope|parachute|bungee`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
~ cut|cutting|slice|slash|burn|scratch|carve|pick|stab|bruise ..2 my ..2 <body>|<limbs> ..6 purpose|open|deep|bleed|bled|blood|razor|lighter|knife|blade|again|calm|feel|hurts|until|when|every|night|cigarette|better
been|keep|started|start|stop|again|secretly|want|need ..3 cut|cutting|slicing|slashing|burning|scratching|carving ..2 my ..1 <body>
cut|cutting|burn|burning|harm|harming|scratch ..2 again|deep|deeper|fresh ..6 ashamed|purpose|hide|sleeves|hid|night|blood|deep|relief|year|month
i ..1 cut ..1 again|deeper
resist|stop|quit|avoid|without ..2 cut|cutting|cuts $|again|tonight|myself|when|for
estoy|sigo ..1 cortando|cortandome|lastimando|lastimandome
me ..1 estoy|sigo cortando|lastimando
need ..2 to cut $|again|myself|deep|deeper|now|tonight|so
urge|itch|compulsion|temptation|urges ..3 to ..1 cut|cutting|slice|bleed|burn
~ razor|razors|blade|blades|lighter ..5 thigh|arm|wrist|skin|leg|arms|thighs
bang|hit|slam|smash|punch|beat ..2 my head|face|thighs|legs|fist|hand ..6 hurts|until|purpose|black|myself|hate|angry|mad
scars|cuts|burns ..4 on|under|along|hide|hiding ..2 my ..1 <body> ..6 sleeves|fresh|new|again|secret|myself|hide|nobody
he ..1 cutting $|again|at|since
i ..3 cut when|whenever|because|if|after i|im|things|my|he|people
~ self harm|harmed|harming|injure|injured|mutilate
selfharming|selfharmed
quiero|ganas|necesito|vuelvo|volvi ..2 cortarme|lastimarme|quemarme|herirme
me ..1 corto|corte|lastimo|quemo|hago|autolesiono ..4 $|cuando|triste|brazos|piernas|dano|otra|para|sola|solo
autolesion|autolesiones`,
    except: `
accident|accidentally|oven|stove|onion|onions|cooking|box
knife slipped
cut|burn ..3 kitchen|cooking|shaving|glass|fryer|dinner|pan|grill
cut|cutting ..3 hair|nails|carbs|costs|spending|down|back|grass
cut|cuts on my ..3 paper|opening`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
throw|puke|vomit|throwing|vomiting|puking ..2 up? ..4 everything|every|all|after|whatever|lunch|dinner|food|meal|meals ..3 i eat|eating|meals|meal|eat|fat|weight
vomit|puke|throw|purge ..8 fat|weight|thin|skinny|calories
binge|bingeing ..8 throw|vomit|puke|purge|starve|fast|laxative
~ purge|purging
~ <be>|been|starve|starving|starved <self>
starve|starving|fast|fasting ..2 for ..2 days|week|weeks
starve|starving ..6 binge
starve|starving ..6 thin|skinny|dizzy|smaller|weight|bones|empty|myself
havent|hasnt|not|nothing|no|without|stopped|stop|quit|refuse|skip ..4 eat|eaten|eating|food|ate|meal|meals ..10 weight|fat|thin|skinny|disgusting|calories|control|small|smaller|gross|ugly|deserve|bones|hunger|dizzy
fat|disgusting|gross|ugly|thin|skinny|weight ..6 stopped|stop|refuse|not|havent|dont|cant ..2 eat|eating|eaten
afraid|panic|dread|anxious|terrified ..3 eat|eating|food|meals|calories
abuse|take|taking|use|using|swallow|misuse ..2 laxatives|laxative|diuretics
only|under|just|max|below ..3 eat|allow|had|having|eating|stay ..4 calories
calories ..3 count|counting|counted ..6 cry|panic|obsess|guilt|sick|purge
guilty|guilt|ashamed|shame|disgusted|hate ..5 after|every|when|for ..3 eat|eating|ate|meal|bite|food ..8 run|gym|exercise|purge|hours|punish|throw|burn|skip|myself
hate|loathe|disgusted ..1 myself ..3 after|when|every|for ..2 eat|eating|meal|food
~ lie|lying|lied|pretend|tell|told|say ..5 ate|eaten|lunch|dinner|eating|breakfast ..8 nobody|makes|so|eat|when|already
every|each bite|meal ..4 failing|failure|guilt|wrong|punish|losing|weak|sin|shame|fat|panic
~ hungry|hunger|empty|starving|fasting|emptiness ..5 only|feel|makes|feels|clean|pure|strong|control|proud|high|good|safe ..4 clean|pure|strong|control|proud|good|powerful|safe|high|time
feel ..3 good|clean|proud|safe|strong ..4 stomach|hungry|empty|starving|bones
earn|deserve|earned|allowed|permission ..3 eat|meal|food|dinner|lunch|breakfast ..3 $|today|with|until|if|first|exercise
i ..3 burn|run|exercise|gym|walk ..4 off|every|each|until|calories ..6 ate|eat|calorie|faint|bite|meal
see|feel|touch|count ..2 my bones|ribs|collarbones ..6 good|proud|thin|smaller|perfect|more
weigh ..3 myself ..5 day|times|every|cry|meal
me provoco ..3 vomito|vomitar
vomito|vomitar|vomitando ..6 comer|comida|engordar|gorda|gordo
anorexia|anorexica|bulimia|bulimica|atracones
dejado|deje|no ..3 comer|como|comido ..8 gorda|gordo|peso|adelgazar|bajar|engordar|asco
trastorno ..2 alimenticio|alimentario`,
    except: `
purge|purging ..4 closet|house|clothes|stuff|inbox|email|apps|files|toys|kitchen|subscriptions|garage|accounts|receipts|garbage
save|saved|money|budget|trip|takeout|restaurant|meeting|calls|shift|busy|surgery|ferry|flu|sick bug
eat|eating out
starving $|what|dinner`,
  },
  {
    kind: "substance",
    level: 2,
    patterns: `
cant|cannot|couldnt|barely|hardly ..3 go|get|last|survive|make|function|sleep|live|cope ..4 without ..2 <drugs>|<booze>|drink|smoking|high|drunk
cant|cannot|unable|dont|couldnt|trouble|never|struggle|hard|tried|trying ..3 stop|quit|off|control|cut ..3 <drugs>|<booze>|drink|drinking|using|snorting|smoking weed|gambling
<drugs>|<booze>|drink|drank|drunk|drinking ..6 cant|cannot|couldnt|unable|dont ..2 stop|quit|control|stopping
addicted|hooked|dependent|addict|addiction|dependence ..2 to|on|with ..2 <drugs>|<booze>|nicotine|fentanyl|stuff
pill|pills|drug|opioid|alcohol|drinking|gambling|painkiller addiction|habit|dependency ..4 out|worse|back|control|winning|killing|ruining|help|bad
addiction ..3 out|worse|winning|back|control ..2 of|$|control|again|me
relapse|relapsed|relapsing ..3 on|with|after|again|last|into|$ ..1 <drugs>|<booze>|night|years|months|clean|yesterday|$|sober
shot|shoot|shooting up ..1 again|heroin|yesterday|today|dope|meth|last|every
popping|pop|crushing|snorting|snort|smoking|injecting|chasing ..2 <drugs>
need|needs|help|want|please|try|trying ..4 off ..2 <drugs>|alcohol|booze|vodka ..3 $|help|but|now|and|for|cant
get|getting|come|wean ..1 off ..2 <drugs>|<booze>|them|stuff ..5 cant|cannot|but|help|need|try
~ drink|drinking|drank|drunk|booze|wine|vodka|whiskey|high|stoned ..5 wake|waking|morning|mornings|breakfast|noon|dawn|alone|secret|secretly|hide|hiding|car|shower|desk ..6 $|up|before|every|kids|so|work|nobody|until|can|go|him|her|day
<booze>|flask|bottle|can|drink ..4 in|inside|under|behind ..3 desk|bag|purse|car|locker|closet|coat|toilet|drawer|jacket|thermos|mug|garage
high|stoned|drunk|wasted|loaded ..3 every|all ..1 day|night|morning ..6 cant|unable ..2 stop|quit
drink|drank|drunk|finish|finished|empty|down ..2 whole|entire|full|fifth|two|three ..2 bottle|bottles|box|handle|liter ..6 again|every|alone|each|night|myself|stop
glass|glasses|drink|beer|beers|sip|shots ..6 bottle|bottles|pack|case|all ..4 empty|gone|night|finished|later
~ <booze>|<drugs>|pills ..6 get|make|through|function|cope|survive|face|manage ..3 work|day|shift|night|morning|weekend|meeting|dinner|it
~ get|make|through|function|cope|survive|manage ..6 without|need|with|on|unless ..3 <booze>|<drugs>|drunk|drink|high|pill
steal|stole|take|taking|took|borrow|sneak ..3 her|his|moms|dads|wifes|husbands|grandmas|someone|mothers|fathers|patients ..2 <drugs>|meds|pills|painkillers|prescription|medication
sick|shake|shakes|shaky|tremble|sweat|sweating|seizures|shaking ..6 without|stop|dont|not|skip|unless|if|when|go ..5 drink|drinking|drinks|alcohol|pills|<drugs>|using|sober
~ hide|hiding|hid|bury|sneak|sneaking|stash ..3 empties|bottles|cans|<booze>|<drugs>|drinking|stash|pills|vodka|habit
never|not|rarely|barely|cant|hardly ..3 sober ..1 $|anymore|for|long|at|a
i|im|ive|he|hes|she|shes|brother|son|dad|mom|husband|wife ..2 never|not|cant|barely ..2 stay|be|been|get|got clean ..1 $|anymore|for|long
never|rarely|barely sober ..2 $|anymore
~ blackout|blacked|blacking ..4 again|drunk|drinking|every|night|out
~ drinking|drug|drugs|alcohol|booze ..3 control|hand|problem|destroy|destroying|ruining|ruin|worse|killing|costing|took|habit ..2 $|my|me|again|and|over|is|out|of
drink|drinking ..1 to|so ..3 forget|numb|sleep|cope|feel|pain|escape|problems
need|have|gotta|must ..2 drink|drinks|vodka|whiskey|booze ..4 sleep|function|calm|every|face|stop|shaking|before|steady|normal|just
every|each ..3 night|day|morning|evening ..4 drunk|wasted|hammered|high|stoned|blackout|plastered
lie|lied|lying ..6 drinking|drinks|drunk|using|pills|drugs|high
no puedo|logro ..3 dejar|parar|controlar ..2 beber|tomar|alcohol|cocaina|drogas|drogarme|pastillas|fumar|trago|marihuana|cristal
soy|es|recai|recaida|volvi|adicto|adicta ..3 alcoholico|alcoholica|drogadicto|drogadicta|beber|drogas|cocaina|alcohol|tomar|recai`,
    except: `
the morning after
drink|drinks|drinking ..6 coffee|tea|water|smoothie|smoothies|juice|milk|soda|cola|soup|caffeine|energy
stopped|quit drinking|smoking
drink|drinks|wine|beer ..6 celebrate|toast|birthday|wedding
drinks|wine|beer ..4 friends|office|party|date|dinner|fridays|karaoke|work
hammered at
addicted|hooked ..3 show|shopping|sales|chocolate|phone|coffee|sugar|books|game|games|series|nicotine
bottle ..2 of water|formula|shampoo|ketchup`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
turning|turned|gone|going|looks|lips|face blue|purple|grey|gray
pain|pressure|tight|tightness|ache|crushing|squeezing|burning ..4 chest ..8 arm|jaw|numb|breathe|breath|sweating|sweat|down|left|radiating|dizzy|faint
chest ..8 left|down ..3 arm|jaw
collapse|collapsed|fainted ..8 breathing|breathe|wake|waking|respond|moving|pulse|responding
no|without|cant find|feel ..2 pulse|heartbeat
not|isnt|stopped|wont|hardly|barely|doesnt|quit ..2 breathing|breathe ..2 $|and|help|right|well|anymore|now|properly
been|was|got|just|he|she|i stabbed|shot ..2 in|through ..2 stomach|leg|chest|arm|neck|side|head
swallow|swallowed|ate|drank|drunk|inhaled|ingested ..3 battery|bleach|poison|magnets|antifreeze|gasoline|chemicals|detergent|cleaner|pod|pods|ammonia
think|having|had|has|suffering|about ..3 stroke|seizure|aneurysm|seizing|convulsion|overdose|anaphylaxis
mouth|face|smile|side|eye ..4 droop|drooping|droops|hang|hanging|sagging|crooked|numb|paralyzed
overdose|overdosed|oded ..1 on|$|and|he|she
unconscious|unresponsive|passed out ..6 floor|wake|bathroom|bed|help|moving|couch|breathing|ground
stop|stopping|control ..1 the|his|her|my? bleeding
bleeding|hemorrhage ..4 stop|everywhere|pouring|gushing|lot|heavily|badly|spurting|soaked
blood ..4 everywhere|pouring|gushing|lot|heavily|badly|spurting|soaked
tongue|throat|face|lips|airway ..3 swelling|swollen|closing|swell|closed|closes ..6 breathe|breath|allergic|ate|peanut|bee|fast|$
allergic ..6 breathe|throat|swelling|epipen|hives|epi
choking|choked ..6 breathe|blue|cant|purple|air|food now|help
ate|took|drank ..6 wont|not|cant ..2 wake|waking|breathe|breathing|respond
suicide ..1 attempt ..4 now|bleeding|hospital
no ..2 respira|despierta|responde|reacciona
esta|quedo|cayo ..2 inconsciente|desmayado|desmayada|convulsionando|morado|morada
dolor|duele ..4 pecho
no puedo respirar
derrame|infarto|convulsiones|sobredosis ..3 $|ayuda|tiene|esta|creo|ahora`,
    except: `
unconscious bias|mind|beliefs|habits
chest ..6 presentation|meeting|heartburn|years|bill|last
breathe ..6 workload|emails|deadline|laughing|neck
gave|nearly|almost|me ..3 heart attack|stroke
learned|course|class|training|cpr
bleeding ..2 money|cash
stroke of
since ..6 seizure|stroke
chip|laughing
nose|gums|finger|thumb ..4 bleeding
blue state|shirt|paint`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
<wall>|<man> ..3 <act> ..1 me|us|her ..1 $|again|last|when|because|in|on|so|and|with|across|while|yesterday|until|every|during|after|all|at|down|by|till|today|hard|tonight|over|for|out
<wall>|<man> ..3 <act> ..1 my|our ..1 <limbs>|kids|mom|mother|sister|brother|son|daughter|child|children|baby|dog|head
~ <wall>|<man> ..3 broke|fractured|cracked|dislocated ..1 my|her ..2 <limbs>|nose|ribs|finger|wrist|shoulder|collarbone|tooth|hand
~ being|get|getting|been|was|am|be ..2 beaten|beat|abused|assaulted|raped|molested|battered|strangled|choked|groped|stalked|trafficked ..1 $|up|at|by|every|when|again|last|on|in|and|for
<act>|hit ..2 by ..2 <wall>|<man>|partner|spouse
~ threaten|threatened|threatens|threatening ..3 me|us|kids|dog|himself|my|take|kill|leave|hurt ..6 $|kill|knife|gun|leave|left|dog|life|kids|if|with|again|hurt
said|says|told|swears|promised|threatens ..4 hed|he|she|shed|theyll ..3 kill|hurt|shoot|burn|find|bury|destroy|ruin|stab ..2 me|us|my|you|himself|her|it|kids|children|dog|family|baby
kill|hurt me ..4 if|when|unless i ..2 leave|left|go|tell|call|try|say
<wall>|<man>|<who> ..4 lock|locks|locked|trap|trapped|shut ..2 me|us|her ..3 in|out|outside|inside|room|basement|closet|bedroom|hours
<wall>|<man> ..4 knife|gun|blade|belt ..3 to|at|on|against|with ..2 me|my|us|her|head|throat
~ pulled|held|put|pointed|aimed|waved|grabbed ..2 gun|knife|belt|blade ..2 on|to|at|against ..1 me|my|us
cameras|camera|tracker|airtag|app|spyware|microphone|trackers ..8 watch|watches|spy|spies|track|tracks|listen|monitor|follow|follows|control ..2 me|my|us
<wall>|<man>|ex ..4 stalk|stalks|stalking|stalked ..1 me|my|us|her
<wall>|<man>|ex ..4 stalk|stalks|stalking|stalked ..6 where i|im|we|were
bruises|bruise|marks|welts|scratches ..6 from|because|by|he|him ..3 him|her|boyfriend|husband|partner|wife|dad|he|did|she
~ bruises everywhere|all|on
rape|raped|molested|groped|fondled
sex ..4 no|not|force|forced|forces|asleep|against|make|makes|want|wont|stop|dont
~ force|forces|forced|pressure|pressured|coerced|makes|made ..2 me ..6 sex|bed|intimate|touch|naked|pictures|sleep
~ i ..2 said ..1 no ..6 anyway|pressured|kept|didnt|wouldnt|stop|did
i said ..1 no ..1 he|she|they ..1 kept ..1 going $
i said ..1 no ..1 he|she|they ..1 kept touching|kissing
pressured|coerced|guilted|talked me into ..4 even|no|though|sex|didnt|said
~ violent|dangerous|abusive ..1 relationship|marriage|man|home|partner|husband|wife|boyfriend|girlfriend|household|father|mother
bruises|bruise|marks ..6 tell|told|say|said|lie|pretend|claim ..4 fell|fall|accident|door|clumsy|stairs
he|she ..2 says|said|threatens|threatened ..4 take ..1 my|the|our kids|children|baby|son|daughter $|away|from|if
scared|afraid|terrified|fear ..2 my|his|her ..2 husband|wife|boyfriend|girlfriend|partner|dad|father|ex|$ ..1 temper|anger|rage|moods|reaction|fists
scared|afraid|terrified|fear of ..1 his|her temper|anger|rage|moods|fists
he ..4 angry|mad|drunk|furious ..2 i|we ..1 hide|freeze|shake|cower|run
abusive ..3 marriage|relationship|home|husband|partner|wife|boyfriend|girlfriend|mother|father|household|parents|ex
scared|afraid|fear|scares|frightens ..2 of my|her ..1 husband|wife|boyfriend|girlfriend|partner|stepdad|father|ex $|and|when|now|again|at|because
~ scared|afraid|freeze|shake|panic|heart ..6 his|her ..2 key|keys|car|footsteps|steps|voice|truck ..3 door|driveway|home|stairs|$|in|hall|lock
<wall>|<man> is|gets|becomes|was|turns ..2 violent|dangerous|aggressive|physical|abusive
~ <wall> ..3 control|controls|keeps|holds|takes|took|manages|hides|locks ..4 money|paycheck|cards|card|passport|documents|id|salary|papers|account|accounts|keys ..6 leave|own|cant|ask|beg|access|buy|so|penny|nothing|mine|me
<wall> ..2 wont|doesnt|never|not|refuses|wouldnt ..2 give|let|allow|have ..2 me ..4 money|phone|work|job|account|friends|car|own|key|keys|cash|leave|see|study|school|drive|doctor|sleep
~ need|needs|ask|get|have|must|require ..3 permission|approval ..4 see|go|leave|call|spend|buy|visit|from|talk|for
cant|not|never|cannot|unable|allowed|dare ..3 leave|go|step ..2 house|home|out|apartment|anywhere ..4 without ..3 him|her|his|asking|permission|partner|them
~ <wall> ..3 phone|messages|texts|emails|dms|contacts|whatsapp ..6 delete|deletes|deleted|demands|password|through
~ <wall> ..3 checks|goes|go|reads|searches|looks|scrolls ..2 through|my|all ..3 phone|messages|texts|email|emails|purse|bag|mail|laptop
<wall> ..2 call|calls|texts|rings ..5 times|hours|constantly|nonstop ..6 check|where|am|prove|with|there|whereabouts
hide|hid|hiding|lock|locked ..3 in|inside|behind|under ..2 bathroom|closet|room|bedroom|car|bed|basement ..8 drunk|angry|mad|home|yelling|screaming|rage|calm|calms|he|drinks|temper|shouting
~ <wall> ..4 punch|punched|kick|kicked|threw|smash|smashed|broke|slammed|destroyed|put ..3 hole|wall|door|phone|plate|glass|tv|things|furniture|laptop|window|dishes ..6 next|me|because|angry|my|when|so|head|front|mad|after
~ threw|throws|hurled|throwing ..4 at ..1 me|my|us|her ..1 $|head|face|when|and|again|because
~ kids|children|we|i ..4 tiptoe|eggshells|careful|quiet|walk|afraid|scared|watch ..5 his|her|moods|mood|temper|explodes|rage|angry|anger|him|he|drinks
we|i ..2 watch his|her mood|moods|temper ..3 tiptoe|eggshells|quiet|careful|hide
careful|watch|choose|mind|afraid ..4 say|words|do|wear ..6 explode|explodes|angry|rage|snaps|loses|hits|temper|mad|punish|blow|blows
~ never|not|dont ..2 know what|when|which ..4 set|sets|off|mood|version|he|explode|trigger ..3 off|next|home|him|be|$
<wall>|they ..2 decide|decides|dictates|chooses|controls|tells|approves ..3 who|what|where|when|how ..3 i|im|me ..4 talk|see|wear|go|eat|allowed|friends|spend|do|can
~ allowed|permitted ..3 see|talk|have|go|speak|visit|work ..3 $|to|with|friends|family|out|anyone|my|him|alone
~ hide|cover|covering|makeup|concealer|explain|sleeves ..4 marks|bruises|bruise|black|scratches|eye ..4 work|school|people|eye|$|before|mom|up|with
~ <wall> ..3 makes|made|forces|lets|throws|kicked ..2 me ..3 sleep|stay|stand|kneel|wait|beg|eat ..1 outside|floor|porch|garage|corner|cold
feel|am|be|is ..3 not|dont|never|isnt|arent|unsafe|safe ..3 safe|unsafe ..2 at|around|with|near|in|here|anymore ..2 home|him|her|house|husband|boyfriend|$
unsafe at|around|with ..2 home|him|husband|boyfriend|her
<wall>|<love> ..4 take|keep|get ..3 kids|children|baby|custody|son|daughter ..6 if|leave|away|ever|never|when ..3 i|leave|left|him|go|them|again
<wall> ..4 nobody|noone|no ..2 ..1 believe|want|love|help|care me|you
say|says|said|tells|told|claims|thinks ..4 my|your fault ..6 he|angry|hits|hit|mad|gets|loses|rages|temper|violent|hurts
have|must|need|forced|supposed ..2 ask|tell|call|text ..2 him|her|husband|wife|boyfriend|girlfriend|partner ..1 before|first|every ..3 buy|go|spend|leave|see|eat|do|anything|time
scared|afraid|careful|terrified|trying|try ..3 of|not ..2 make|making|upset|upsetting|anger|angering|set|setting|provoke ..1 him|her ..1 angry|mad|upset|furious|off|$|again
<wall>|they ..1 tells|tell|dictates|orders ..1 me ..2 what|who|when|where|how ..2 to|i ..2 wear|see|eat|talk|spend|go|dress|speak|act|can
<wall> ..1 gets|is|becomes|goes|get ..2 angry|mad|furious|crazy|violent ..2 when|if|because ..3 i ..4 friends|family|see|talk|mom|sister|men|guy|out|no|call|phone|work
~ <wall> ..2 calls|called|call ..1 me ..2 worthless|whore|slut|bitch|names|pathetic|trash ..3 $|every|all|daily|always|kids|front|and|when
have|must|need ..2 hide|sneak|stash ..1 money|cash|savings|food|phone|friends ..2 from ..1 him|husband|wife|partner|boyfriend|girlfriend
~ scared|afraid|nervous|tense|terrified|anxious|freeze|shake|hide|panic ..2 when|whenever|if|around|near|once he|him ..3 drinks|drunk|drinking|comes|gets|yells|angry|home|mad|raises|$|shouts|moves|and
see|visit|call|meet ..1 my family|friends|mom|parents|sister|mother ..2 without ..2 fight|argument|permission|him|punishment|fighting|scene
never ..1 see ..2 kids|children|son|daughter|baby ..3 again ..4 if|leave|when
watching|watch|careful|mind|weigh|choose ..2 what|words i? ..1 say|do|wear|words ..3 around|near|with|to ..1 him|husband|wife|boyfriend|girlfriend|partner
~ <wall> ..2 wont|doesnt|never|wouldnt|not let|allow|permit ..1 me ..1 $|go|leave|see|talk|work|out|near|anywhere|anything|do|visit|use|study|dress|wear|speak|call|text|meet|travel|shower|eat|breathe|alone|decide|choose|own
<wall> ..3 put|sent ..1 me ..2 hospital|er
<wall> ..2 gets|got|is|turns physical|aggressive ..2 $|with|when|and
<wall> ..2 is ..1 hurting me|us|my
need|find|going|women|want ..3 domestic|womens|safe|a shelter ..4 $|him|leave|away|kids|night
call|called|calling ..1 the police|cops ..2 on ..1 him|husband|boyfriend|my
report|account|justify|explain|answer ..3 every|everything|each ..6 him|her|husband|wife|boyfriend|girlfriend|partner
~ <wall> ..3 follows|followed|trails|waits|watches|parks ..3 me|my|outside|behind|past ..8 work|home|sure|car|everywhere|house|job|where|school|every
<wall> ..3 isolate|isolates|isolated|cut|keeps|turned ..3 me|us ..3 from|off|against ..4 friends|family|everyone|anyone|mom|sister
scream|screams|screaming|yell|yells|shouts|raging|rages|rage ..6 face|inches|hours|kids hide|kids|scared|shaking|every night|cower
my ..2 uncle|cousin|coach|teacher|stepfather|grandfather|pastor|brother|dad|father ..4 touch|touched|touches|molested|abused ..1 me|us|her
me ..2 pega|golpea|golpeo|pego|maltrata|amenaza|amenazo|encierra|encerro|viola|violo|empuja|empujo|ahorco|obliga|controla|humilla|insulta|patea|pateo|cachetea|estrangula|jalo ..1 $|con|de|en|a|si|cuando|anoche|todos|otra|delante|y|por|si|mucho
marido|esposo|novio|pareja|ex|esposa|novia|papa|padre|padrastro|el|ella me ..2 pega|golpea|golpeo|pego|maltrata|amenaza|encierra|viola|obliga|controla|quita|prohibe|revisa|sigue|acosa|vigila|empujo|insulta|humilla
me quita|quito|prohibe|revisa|esconde ..4 dinero|telefono|celular|llaves|pasaporte|documentos|salir|trabajar|ver|sueldo|tarjeta
no me deja ..2 salir|ver|trabajar|hablar|ir|dormir|estudiar|tener
le|les ..1 pega|golpea|maltrata ..2 $|a|su|sus|marido|hijos|esposa
tengo|da|le ..1 miedo ..2 marido|esposo|novio|pareja|ex|padre`,
    except: `
i wrote|write|sent|send|typed ..4 email|emails|text|texts|message|messages
hit|hits ..2 me|us ..2 up|like|that|right|how|hard
hit|punched|beat|kicked ..4 luck|chess|cards|game|tennis|ping|games|mario|darts
playfully|accident|accidentally|joke|jokingly|playing
fee|bill|news|deadline|reality|loneliness|sadness|invoice|guilt
scared|afraid ..6 losing|hurting him|hurting her|telling
running into him|her
hurt|hurts ..2 me ..4 forgive|time|forgot|feelings|trust|that|when|deeply|emotionally|more|again if
hurt|hurts me|us|her|him $|and ..2 i|$|need|cant
boss|manager|landlord|teacher|coach|store|supervisor|company|client|customer|bank|app|toddler|cat|dog
let|lets me ..4 forget|early|know|off|explain|down|pay|friday|finish|cook|win|rest|choose|anything
mother in law
collector|customer|caller|client|clients|callers ..4 abusive
bank|app ..2 locked
locked me out of ..1 my ..2 account|phone|email|car|apartment|laptop
i|ive|im|we|weve|caught|catch ..1 stalk|stalked ..3 instagram|insta|facebook|tiktok|profile|page|online
stalk|stalked his|her|their|celebrities|celebrity ..1 instagram|insta|facebook|tiktok|profile|page
mom|mum|mother|grandma|aunt|sister ..2 stalk ..1 me|my ..2 instagram|insta|facebook|tiktok|snapchat|page|profile
threaten|threatened|threatens ..2 report|sue|fire|write|quit|cancel|leave a
drag|dragged|threw|drags me ..3 to|into ..4 gym|party|museum|meeting|ikea|store|concert|bed
kicked|threw me|us ..1 out
burn|burned ..3 toast|dinner|lasagna
hug|laugh
ball|frisbee|snowball|pillow|confetti
lock|locked ..6 mistake|accident|accidentally|keys|account|app
read|reads ..6 loud|funny|together|joke
makes|made me sleep ..2 sofa|couch
push|pushed|drag me ..1 out of ..2 comfort|zone|bed|house|apartment|room|shell|rut|slump|funk|office|meeting|party|store|bar|hole
funny|together
permission|approval from ..2 manager|boss|landlord|work|hr|teacher|office|bank
find me ..2 better|job|apartment|doctor|another
threaten ..3 court|lawyer|dog|guitar|sell
what we eat|cook|watch
scared ..4 hurt me ..3 if|again|emotionally ..3 trust|date|back|open
hit on me
boss|manager|teacher|coach|mom|mother|sister|landlord will|would|gonna|is ..1 kill me
jefe|jefa|maestro|profesor|entrenador ..2 me ..2 deja|$
me quita ..1 sueno|hambre|tiempo|ganas
me sigue ..2 instagram|facebook|tiktok|twitter
instagram|facebook|tiktok|twitter
thermostat|wifi|spreadsheet|budget`,
  },
  {
    kind: "danger",
    level: 3,
    patterns: `
someone|somebody|intruder|stranger|burglar|man is|are|was ..2 in|inside ..1 my|our|the ..1 house|home|apartment|room|basement|attic|kitchen
being|am|been|get followed|chased ..3 now|$|home|right|by|again
someone|somebody|man|men|stranger|guy|people|they|burglar|intruder ..3 broke|break|breaking|broken|climb|climbing ..1 in|into|inside|through ..2 $|house|home|apartment|window|room|place ..3 $|and|now|right|help
hide|hiding|hid ..3 in|under|behind|inside ..3 closet|bathroom|bed|room|attic|basement|car ..8 someone|broke|intruder|gun|knife|house|police|find|man|him|he
someone|somebody|man|stranger|guy|car|he|ex|people|they ..3 following|follows|chasing|chases|chase ..1 me|us ..6 $|now|home|dark|street|wont|help|alone|scared
<wall>|ex|someone|man|guy|stranger ..4 kick|break|smash|bust|knock|pound|bang|banging|pounding|kicking|breaking|force ..3 door|window|lock ..2 in|down|now|$|right|open
outside|coming|downstairs|here|door|house ..3 with ..2 gun|knife|bat|machete|weapon|axe|rifle
he|ex|man|someone|husband|boyfriend|guy ..4 gun|knife|weapon|machete ..4 now|outside|here|coming|door|house
house|home|apartment|kitchen|building|room|car ..2 burning|flames $|down|now|help|and
trapped|stuck|locked ..8 fire|smoke|flames
fire|flames|smoke ..3 in|inside|at|filling|everywhere ..2 my|our|the|apartment|house|room|kitchen|building|hallway ..1 apartment|house|room|kitchen|building|home|now|$
held|holding|keep|keeping|kept|trap|trapped|locked ..2 me|us|here ..2 here|against|hostage|captive|prisoner|inside|basement ..6 $|let|go|leave|help|wont|cant|will|escape
they|he ..4 wont|not let ..1 me|us go|leave ..4 help|please|police|$
in danger ..3 $|please|help|now|send|here
call|send|need ..2 police|cops|911|ambulance|help ..4 now|please|hurry|immediately|quick|fast|danger
shooter|shooting|gunshots|gunman ..4 here|school|now|building|outside|hiding|mall|store|inside|office
alguien ..3 afuera|entrar|entro|adentro|siguiendo|sigue|persigue ..6 $|casa|cuchillo|pistola|arma|ahora|me|puerta
hay|esta ..3 afuera|adentro|puerta ..4 cuchillo|pistola|arma|hombre
estoy|estamos ..2 peligro|secuestrada|secuestrado|encerrada|encerrado
ayuda|auxilio ..3 policia|ambulancia|favor`,
    except: `
break|broke into|in ..1 song|tears|laughter|shoes|market|smile|sweat|car|truck|garage
break|broke into|in ..6 last|yesterday|years|ago|month
alarm|drill|practice
kids|dog|ball|puppy|kitten|toddler ..3 following|follows|chasing
shooting ..3 video|film|movie|photos|hoops|star|stars|range|was
movie|film|episode|game|show|story|tv
follows|following|followed ..4 twitter|instagram|tiktok|facebook|app|linkedin|back|online
followed me|us out|back|around
fire ..6 tv|news|movie|fireplace|drill|grill
fireplace|grill|campfire|firepit
news ..6 shooting`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "ih",
    patterns: `
~ i|im|ill|id|ive ..5 <ideas>|scared|afraid|might|will|could|about|planning|feeling|close ..5 <harms> ..1 him|someone|somebody|them|people|everyone ..1 $|and|now|tonight|when|badly|with|who|really|at
i|im|ill|id|ive ..5 <ideas>|scared|afraid|might|will|could|about|planning|feeling|close ..5 <harms> my|the|that|our ..1 <persons>
i|ive ..2 hit|slap|slapped|punch|punched|beat|choke|choked|shook|spank|spanked|kicked|hurt ..1 my|the|our ..2 wife|husband|girlfriend|boyfriend|kid|kids|son|daughter|baby|child|mother|mom|partner|toddler|girl|boy|infant|newborn
~ urge|urges|impulse|thoughts|desire ..3 to|of ..1 <harms>
shoot|shooting|blow|burn|bomb ..1 up|down ..3 school|office|place|work|church|mall|store|everyone|house|them|building
~ want|wish|hope ..3 them|him|everyone|people ..3 dead|die|suffer|pay ..6 gun|knife|mean|serious|kill|bought|plan|know|tonight
bought|have|got|bring|bringing ..3 gun|knife|rifle|weapon ..8 them|him|pay|school|work|office|everyone|sorry|revenge
voy|quiero|ganas|pienso ..2 a|de|en ..1 matar|lastimar|golpear|apunalar|disparar ..3 mi|a|alguien|ese|esa|los|el|la|jefe|todos
voy|quiero a? matarlo|matarla|matarlos|golpearla|golpearlo
le|les pegue ..4 mi|hijo|hija|esposa|mujer|bebe|novia
pegue|golpee ..3 mi|hijo|hija|esposa|mujer|novia`,
    except: `
kill|beat|hurt|shoot|attack ..3 loan|debt|project|budget|time|plants|process|mood|weeds|darlings|feelings|record|goal|target|score|chess|cards|game|video|photo|email|text|hoops|back|knee|credit|wallet|heart|him by|her by|chances|account
could kill|murder him|them $
could have killed
hit my ..1 partner|wife|husband|boss with the|news|this|that|a
could|would kill|murder him|them|my ..3 for|that|this
hurt him|her|them ..3 said|breaking|feelings|by
afraid|scared|worried ..6 hurt|hurting ..2 him|her|them|someone ..3 by|breaking|breakup|if
kill|beat|hit ..5 traffic|deadline|printer|monday
hit ..1 my ..2 head|toe|thumb|knee|foot|target|limit`,
  },
  {
    kind: "self-harm",
    level: 1,
    marks: "mhw",
    patterns: `
my ..1 things|stuff|belongings ..3 go|going|goes to
wont|not|never ..1 need ..2 them|it|these|this|anything|any ..1 $|anymore|where|soon
give|gave|given|giving away ..2 my
give|gave|given|giving ..4 favorite|stuff|belongings|things|possessions|ring|collection|dog|cat|pets|car ..3 away|friends|to
wrote|made|finish|updated|signing ..2 my ..1 will ..1 $|last|tonight|yesterday
put|putting|set|getting|get my ..1 affairs|papers ..1 in order
adios a? todos
perdon por todo $
want ..2 out $
want it over|done|finished
remember me $
live like this|that anymore`,
  },
  {
    kind: "distress",
    level: 1,
    patterns: `
hopeless
worthless
end ..3 world
i ..1 give up
so ..1 tired ..1 of everything
cant ..2 keep going`,
  },
];
