/**
 * Everyday low moods: a breakup, an injury, drinks with friends, stress at work, doubts about therapy. Same notation as the patterns. The
 * encoder's threshold is higher for a window about one of these without any `serious` words.
 */
export const ventingGroups: Record<string, string> = {
  pals: "boys guys friends squad crew buddies mates homies lads coworkers girls bros",
  tipple: "drink drinks drinking booze alcohol beer beers wine vodka bar bars wasted smashed hammered tipsy",
  calming: "numb forget shut shuts chill distract distracts helps help stops process knocks relax unwind turn",
  exes: "ex exes gf girlfriend bf boyfriend girl",
  /** Things to have too much of without harm, and the words that may come before them. */
  sore: "hurt hurts tore torn blew busted injured injury surgery sprained out gone rehab cast bad trashed popped",
  treats:
    "podcast podcasts audiobook audiobooks netflix youtube tiktok instagram reels memes tv television series show shows sitcom sitcoms episodes movies films documentaries documentary anime cartoons music songs playlist karaoke concerts k-pop pop jazz news politics ads headlines books novels comics manga poetry quotes webinars lectures tutorials videos clips photos selfies apps spreadsheets emails meetings zoom homework chores errands housework planning budgeting productivity optimism positivity nostalgia cuteness sentimentality glitter pink wallpaper sudoku crosswords puzzles games gaming minecraft fortnite chess football soccer baseball basketball hockey golf sports yoga pilates running hiking gardening knitting baking cooking shopping thrifting ikea sunshine family cookies candy chocolate sugar cake cakes pie tacos pizza pasta bread cheese garlic bacon fries chips popcorn salad kale vegetables fruit mango strawberries turkey leftovers sushi ramen curry spice pumpkin caffeine coffee espresso tea matcha lattes soda icecream ice potions cats cat puppies hugs romance drama gossip advice self-help",
  treatment:
    "a an the my our his her their mom moms dads grandmas too much many more so all of these those that some old new good bad great silly cute funny reality true crime political motivational romantic cheesy family wedding home free cold hot cat dog cute self help social media video board live online work school and zoom pumpkin ice garlic christmas vitamin",
  lowly: "trash garbage down low meh crappy lousy rough lonely sad shit off blah rubbish miserable stuck",
};

export const venting = `
spiral|spiraling|about|over ..3 relationship
dating|met someone
video|board games|game
messes|mess with my head
give|takes it? time
dump|dumping|bring|bringing ..3 drama|mood|vibe|<pals>
bottle it up
talking|typing to a robot|bot
alone sucks|stinks
dumped|breakup|breakups|heartbreak|heartbroken
got|getting|gets|been ghosted
broke|break|broken|split|splitting up|recently|lately|last
<exes> ..3 left|dumped|split|moved|seeing|dating|replaced|text|texted
miss|missing|think|thinking|over|about ..1 her|him|them ..2 $
text|texted|texting|called|replaced|saw|miss ..2 <exes>|her|him
over|about|of|with|than my ..1 <exes>|breakup|relationship
gym|workout|workouts|acl|physio|hamstring
lifting weights|heavy
<sore> ..3 knee|back|wrist|elbow|calf|hip
knee|back|wrist|elbow|calf|hip ..3 <sore>
i ..1 cant|couldnt ..2 run|lift|train|workout
hangover|hangovers|hungover|hangxiety
go|going|went|been out ..5 <tipple>|<pals>|much|late|distract|works
<tipple> ..4 <pals>
<pals> ..6 <tipple>
<tipple> ..4 <calming>
<calming> ..6 <tipple>
without ..1 a|the|any <tipple>
want|wanna|need ..2 get|a wasted|drunk|drink
<tipple> ..4 confident|confidence|louder|go
<tipple> ..8 social|brain|head|mind
<calming> ..4 brain|head|mind
brain|head|mind ..3 loud|louder|loops|racing|spinning|noisy|spiraling|on|off
spiral|spiraling|overthinking
racing|spiraling thoughts
ever ..2 stop sucking
just life now
muscle|muscles ..2 thing|tension
loops|looping in my head
vibrating|buzzing|exploding|explode
anxiety|anxious half|before|spikes
replaying|replay
<pals> ..4 roast|joke
talk|talking about feelings
sounds|feels|is kinda? cringe|cheesy|lame|boring|weird|dumb|corny
mindfulness|gratitude|meditation
says|say|try|tried|start|started|told|should ..2 journaling|journal|diary
therapy|therapist|therapists|shrink|counselor ..6 thing|step|weird|crazy|weak|extreme|serious|frowned|lame|cringe|style|people|stuff|twitter
into|doing|seeing|see|without|need ..5 therapy|therapist|shrink ..2 thing|or|feels|$
actual|mental|quick|any hacks|tips|tricks|fixes
look|looking|lookin|seem|feel|feels|makes weak|soft|dramatic|crazy|lame|cringe|different|cheesy
losing it
handle my ..1 shit
think ..2 im|i ..3 dramatic|weak|soft|crazy|needy|annoying|overreacting
feel|feeling|like a loser|weirdo
<pals> ..6 feelings|deep|therapist|weak|drama|mood|vibe|open
adhd|bored|boring|boredom|startup|hustle|grind|deadline|deadlines|overtime|podcast|podcasts|tiktok|gaming
stress|stressed|stressful|stressing|overwhelmed|overworked|swamped
burn|burned|burnt|burning|wiped|worn out
tired|sick|exhausted of|from ..1 my ..1 work|job|shift|meetings|commute|school|studying|class
need|want|wanna|looking|lookin|someone|somebody ..3 listen|vent|rant
feel|feeling|feelin|felt|been ..3 <lowly>
thing|things|life|week|weeks|month|everything|stuff ..4 trash|rough|mess|messy|piling|much
nights|evenings|weekends ..3 worst|hardest|hard|long
going|coming|come|go home to ..2 empty|quiet`;

/** Danger, dependence and goodbyes: beside one of these the window counts normally. */
export const serious = `
die|dying|dead|death|suicide|suicidal|murder
kill|killing me|myself|him|her|them|us|someone|somebody|people
end ..1 it|things|my|everything|me
ending it|things|my|everything
gone|disappear|vanish|exist|existing|alive|forever|goodbye|funeral
better without|off
stopped|quit|dont|not|who care|cares|caring ..2 if|whether|what
made|make ..1 up? my mind
have|ive|already|id|has decided
know|knows where|what im|i|hes|shes ..1 going|headed|doing
last one|page|pages|time|entry|words|goodnight|supper|good
any longer
me|myself included
cant ..1 do|take|stand|go ..2 anymore|more
if i ..1 wasnt|werent|didnt
without|lose|lost|losing|free|rid|carry|carrying of? me
out of ..1 the|their|everyones|her|his way
where im|i ..1 going|headed
wont ..3 need|needing
gave|give|giving|given ..5 away|cousin|niece|nephew|club
deserve|deserves ..3 better
in her|his|their name
put it down|back
i go $|too
follow|join|see|with him|her|them ..1 soon|again
razor|lighter|burn ..2 myself|arm|arms|skin
swallow|swallowing
my ..1 skin|thigh|arms|forearm|sleeves
seatbelt|platform|river|lake|ocean|cliff|balcony|quarry|barrier|train|trains|traffic|garage
jump|jumped|jumping
widow|grave|coffin|heaven|ashes|hospice|angel
god ..3 calling|home|take
pray|prayed|praying
ghost
hammer|bat|gasoline
gym ..2 bag
the scale
benzos|benzo|painkillers|painkiller|oxycodone|percs|percocet|chemsex|shrooms|mushrooms|bars|opioid|opioids|benadryl|tylenol|codeine|tramadol
without ..1 drink|a ..6 without|sleep|think|function|face|hands
a fit
spiders|hallucinating|hallucinations|bugs
blackout
control|huff|huffing|snort|snorting|inject|using
countdown|era
in her|his|my drawer
what|who ..4 gone|isnt|arent|not ..2 here|around|longer
decided|decision ..2 how|where|when|to ..2 go|end|leave
nothing ..2 left|wait|keep|hold
no? reason ..4 hold|stay|get|keep
goodnight ..6 last
tired of being|living|existing|me
lift|lifted|off my|her|his|them ..2 off|self|myself
they|he|she|theyd|hed|shed|kids ..3 be|do ..1 better|free|happier|easier|simpler
easier|simpler|lighter ..6 without|if i|themnot|never|wont|dont ..3 here|wake|live|living
worthless|hopeless|purpose
life|living|it|everything|all ..3 pointless|matter|matters
no|any|what|whats point|reason|use
done with ..1 it|everything|life|living
burden
take|took|taking|swallow|swallowed|staring|these|those|the|my|of|some|sleeping pill|pills
overdose|tablet|tablets|meds|medication|insulin|capsules
gun|pistol|rifle|shotgun|rope|noose|knife|blade|razor|bridge|roof|tracks|ledge|overpass
jump ..2 off|from|front
cut|cutting ..1 my|myself|again|deep
blood|bleeding|bleed
goodbye|suicide|a|the|my note
letter|letters|belongings|passwords|insurance|policy
hurt|hurting|harm|punish|hate myself
tried everything|nothing
out of things|options|ideas
wrist|wrists|thighs|veins
hit|hits|hitting|beat|beats|bang|banged|banging|slap|slaps|choke|choked|punch|punching|kick|threw me|him|her|us|my|myself
take|taking my life
afraid|scared ..2 of him|her|myself|what
threat|threaten|threatens|threatened|weapon
starve|starving|purge|purging|vomit|puke|calories|laxatives|weigh|fat|thin|skinny|binge|bingeing
eat|eating|food|meal|meals
relapse|relapsed|relapsing|withdrawal|withdrawals|addict|addicted|addiction|alcoholic|hooked|rehab
sober|clean ..5 month|months|year|years|days|again
shake|shakes|shaking|tremble|trembling|blackout|blackouts|blacked|seizure|dui
drink|drinking|drank|drunk ..6 morning|breakfast|noon|work|shift|kids|car|wheel|alone|daily|secret|hide|hid|control
morning|breakfast|noon|work|shift|wheel|driving|drove|hide|hiding|hid|hidden|secretly ..6 drink|drinking|drank|drunk|vodka|whiskey|wine|bottle
cant|couldnt|dont know|not ..2 stop|quit ..2 drink|drinking
stop|quit|control drinking|myself
every|each day
the|a|my|another|whole|of bottle|bottles|fifth|liter
bottle of|a
meth|coke|cocaine|heroin|weed|oxy|xanax|adderall|fentanyl|ketamine|pot|molly|drugs
voice|voices|watching|following
chest|faint|fainted|collapse|collapsed|unconscious|slurred|slurring|speech|swelling|swollen|throat|lips|pulse|fever|poison|allergic
cant ..2 breathe|feel|see|speak|move
unsafe|kidnapped|homeless
trapped with|here|house|home|by`;
