/**
 * Ordinary sentences that the encoder takes for a danger because of a person or a verb in them. A row has to cover nearly the whole sentence,
 * and counts only where the phrase rules find nothing. Same notation as the patterns.
 */
export const ordinaryGroups: Record<string, string> = {
  relation:
    "mom dad stepdad stepfather stepmom stepmother uncle aunt brother sister cousin grandpa grandma partner ex coach teacher boss roommate neighbor son daughter kids he they friend family parents babysitter nephew niece coworker",
  meal: "breakfast lunch dinner supper coffee tea soup pancakes cookies food cake sandwiches pie eggs pasta rice smoothies",
  chore: "chores dishes homework laundry trash practice lawn run laps taxes pushups vegetables veggies broccoli salad",
  jolly: "laugh smile happy proud feel laughing smiling better stronger nervous crazy blush want",
  familia:
    "esposo esposa pareja mama papa abuelo abuela tio tia hermano hermana primo prima novio novia ex hijo hija amigo amiga jefe jefa padrastro madrastra suegra suegro vecino maestra maestro",
  cheer: "hug hugs kiss kisses compliment compliments flowers advice rides ride gifts presents cookies tips massage smile coffee breakfast",
};
export const ordinary = `
my? <relation> make|makes|made me|us|him ..1 <meal>|<chore>|<jolly>
my? <relation> make|makes|made me|us|him do|clean|eat|try|fold|take|finish|watch ..2 <chore>|room|plate|star|football|movie|movies|show|shows|dishes
my? <relation> forces|forced|begs|begged|tricked me|us ..1 to|into? watch|try|see|play|listen|watching
my? <relation> pushes|push|pushed me|us ..1 to ..1 do|be|try|get|work|run|train|study|practice|grow
my? <relation> give|gives|gave|bring|brings|brought|sends|send me|us|him ..2 <cheer>
my? <relation> come|comes|came|coming ..1 to|over|for visit|dinner|stay|thanksgiving|lunch
my? <relation> help|helps|helped me|us|him ..1 with
he says|said ..1 he|will|would ..1 post|mail|ship|send|bring|call|visit|cook|pick ..1 my|the|it|me|us
he|they told|asked|tells|asks me|us ..1 to take my|our shoes|coat|jacket|hat
he knows where i live ..1 now? so
he|my? <relation> hold|holds|held the|my|a door|umbrella|bag|hand|baby
he|my? <relation> choked on
im|i afraid|scared ..1 ill wake|miss|forget|lose|fail|bore|spoil
im|i afraid|scared he|they ..1 is|will|going ..1 to? break|leave|dump|ghost|reject|move|stop
i ..1 want|need|have|going ..1 to kill ..1 weeds|mold|germs|bugs|ants|mosquitoes|moths|wasps|fleas|weed
i put a|the|my pillow over my face|head|eyes|ears when|to|because|if|for
i|he cut|nicked myself|himself shaving|chopping|slicing|cooking
i cut my finger|thumb
i hurt|injured|pulled|strained myself|my ..1 lifting|moving|running|gardening|carrying|exercising|back|knee|shoulder
i ..2 chew|chewed|chewing gum|ice
i get|feel|felt|got dizzy when|if ..1 i ..1 stand|get
morning sickness
my <relation> ..2 has|have|had|got a|an rash|cold|cough|fever|flu|allergy|earache
gave|give|giving my dog|cat|puppy|kitten|car|kids|baby|son|daughter|hair a bath|treat|bone|haircut|wash|walk|toy|cookie
my <relation> tied|ties a|the|his bow|tie|ribbon|shoes|balloon|knot
my <relation> is in|at ..1 the garage|shed|basement|yard|garden|kitchen|attic working|fixing|building|painting|cleaning|cooking|tinkering
my <relation> locked himself|herself|myself out ..1 of
my <relation> punches in|out
my <relation> hit the|a jackpot|lottery|gym|lottery|snooze|sale|road|homerun
my ..1 <relation> dad|mom hit|hits the|a jackpot|lottery|gym|snooze|sale|road
my <relation> ..1 took|take|takes something for ..1 headache|cold|cough|allergies|cramps|fever
my ex ..1 wont|doesnt let|allow me ..1 see my|our|the kids|son|daughter|kid|children
my ex ..1 picks|pick|picked|drops|drop ..1 up|off
i wish my|the <relation>|inlaws|neighbors would|could leave|give|let|listen|stop|call|visit
my family says|said they will miss me
since ..1 the baby ..1 came|was|arrived ..1 i cant find|get|have ..1 time|sleep|minute
im? <adult> and ..1 my ..1 <relation> help|helps|visits|lives|takes
mi <familia> me ..1 abraza|quiere|ayuda|hace|cocina|cocino|compro|regalo|llama|llamo|ensena|cuida|cuenta|apoya|entiende|prepara|invita|espera|da|lleva|trajo|dijo
ya no quiero|puedo ..1 trabajar|estudiar|cocinar|comer|salir|bailar|limpiar|esperar
estoy embarazada y ..1 feliz|contenta|cansada|emocionada
me encerre en ..1 el|la|mi cuarto|oficina|biblioteca|casa a estudiar|trabajar|leer|cocinar|dormir
mi|mis <familia> dice|dicen que se va|van a? mudar|casar|comprar|graduar|jubilar|cortar
im in the|my bathroom doing my ..1 makeup|hair|nails
im at the beach|park|pool|lake and ..1 the water|sun|weather ..1 looks|is|feels
my <relation> owes|owe me money|dinner|lunch|coffee|one
my teenager|teen|daughter|son|kid locks|locked|closes|shuts his|the ..1 door
my grandma|grandpa|mom|dad locks|locked|locks up? ..1 his|the? ..1 door|doors|house|up at|every|before
i want|need|try to be ..1 a better person|mom|dad|friend|partner|leader|listener|cook|runner|student|teacher
i run|walk|swim|bike 1|2|3|4|5|6 miles every|each|three|twice|a
a voice on|from the gps|radio|phone|speaker
hes breaking in his new
my <relation> scratches|rubs|massages my back|head|feet|shoulders
he|my? <relation> wont let me pay|help|carry|cook|win|drive ..1 for|with|the|at|$
he|my? <relation> put a|the pillow|blanket|cushion on my chair|bed|couch|feet
my <relation> throws|throw|hosts|threw ..1 parties|party|ball
my <relation> quit|quits|gave ..1 up? cigarettes|smoking|soda|sugar|coffee|vaping
my <relation> kicked|quit his smoking|vaping habit
my <relation> stopped drinking soda|coffee|milk|pop
my <relation> shook my hand
my <relation> ..1 gives|gave me money|cash ..1 for ..1 good? grades|christmas|birthday|chores|gas|lunch
my <relation> ..1 grabbed|carried|held my ..1 bag|coat|groceries|books|jacket|suitcase
my <relation> says|said its normal|okay|ok|fine|good to be|feel nervous|shy|sad|tired|scared|late
my <relation> ..1 friend|dad|mom drove me home from
my <relation> cant say no to
my <relation> burned|made me a cd|mix|playlist|copy
my <relation> twisted|sprained|broke|hurt his ankle|wrist|toe|arm|leg|foot|finger
my <relation> locks|locked his ..1 phone|bike|car|locker
my <relation> ..1 plans|wants|going to shoot ..1 our ..1 family? photos|video|wedding|pictures
my niece|nephew|daughter|son|sister|brother is <minor> and ..1 his dad|mom|grandma ..1 picks|drops|drives|takes
he was in my|the|our backyard|kitchen|garage|driveway|yard ..2 grilling|cooking|mowing|painting|cleaning
he was in my|the|our backyard|kitchen|garage|driveway|yard last|this night|morning grilling|cooking|mowing|painting|cleaning
he says|said he will|would find me a
he squeezed|held my hand until|during|at|when|all
he forced a smile
if i leave early he|my
the cat|dog was on|in
my shadow follows me
i took my thoughts to
tomorrow i wont have time
gave my dog|cat a long walk|nap|bath
standing on top of the mountain|world|hill|ladder
i held|hugged|kissed my <relation> all|this|goodnight|goodbye
something happened with|to my ..1 <relation>|dads|moms ..1 car|phone|bike|computer
they pushed me to try|apply|join|audition|run
a|the nice|kind|old man|guy|woman|lady helped|tried|held|gave
someone has been watering|feeding|using|eating my
i hear the kids|cat|dog|neighbors on|in|playing
ive been living on campus|noodles|coffee
voy a llamar|visitar|ayudar|invitar|ver|abrazar a mi|mis <familia>
voy a tomarme|tomar un|el|una cafe|te|cafecito|agua|siesta
estoy en la|el|mi oficina|playa|casa|trabajo|escuela|bano|cine|gimnasio|clase|cocina|parque|mercado
mi <familia> se durmio|rio|cayo|fue|desperto temprano|tarde|mucho|contento|a|y
mi|mis <familia>|nino|nina|bebe se esta|estan riendo|durmiendo|banando|jugando|vistiendo|peinando
se esta quemando el|la arroz|comida|pan|sopa|carne
mi <familia> entra|sale a trabajar|la|las
mi <familia> dice que quiere|necesita|tiene|va
mi <familia> me felicito|visito|sonrio|corto|peino|apunto|saludo
mi <familia> dice que me va a llamar|visitar|comprar|invitar
me quiero tirar en la|mi playa|cama|arena
me desperte|levante ..1 tres|dos|temprano|tarde|varias
se me olvido|perdio|cayo la|el|mi|las
mi <familia> llega cansado|cansada|tarde|temprano|contento y
mi <familia>|mama me deja ver|jugar|salir|ir
mi bebe no duerme|come|quiere
mi bebe esta gordito|grande|hermoso|dormido|feliz|contento`;

/** Words that are everyday in hardly any text of four words: such a text is judged like a longer one. */
export const grave =
  "drugged raped rape stabbed stab shot strangled strangle drown drowned drowning cut bled bleed bleeding blood seizure overdosed overdose unconscious gun knife noose rope blade razor pills suicide suicidal killed molested beaten kidnapped trapped poisoned electrocuted choking hostage pimp nudes groped assaulted attacked collapsed fainted abused trafficked hallucinating pistol rifle machete hanged hanging";
