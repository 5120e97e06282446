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
    "esposo esposa mama papa abuelo abuela tio tia hermano hermana primo prima novio novia ex hijo hija amigo amiga jefe jefa padrastro madrastra suegra suegro vecino maestra maestro",
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
mi|mis <familia> dice|dicen que se va|van a? mudar|casar|comprar|graduar|jubilar|cortar`;
