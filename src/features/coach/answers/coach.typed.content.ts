/** Words as they are typed, and the everyday words that they stand for. */

/** Common misspellings and short forms, each with what is meant. */
export const misspelled =
  "cnat can't;cnt can't;wat what;wut what;wht what;waht what;becuz because;bcuz because;becos because;becus because;bc " +
  "because;bcoz because;cuz because;coz because;hav have;hve have;wen when;abt about;abot about;b4 before;2day today;2morrow " +
  "tomorrow;2nite tonight;tmrw tomorrow;tmr tomorrow;tmrow tomorrow;ppl people;peeple people;wk week;wks weeks;rnt rent;mony " +
  "money;mny money;munny money;moeny money;monney money;slep sleep;slepp sleep;sleap sleep;slp sleep;ned need;nede need;halp " +
  "help;hlp help;hepl help;wrk work;wrok work;bos boss;frend friend;freind friend;frends friends;thier their;payed paid;gunna " +
  "gonna;gona gonna;shud should;shoud should;shld should;cud could;wud would;dnt don't;dosnt doesn't;doesent doesn't;didint " +
  "didn't;didnt didn't;havnt haven't;hasnt hasn't;wory worry;collegue colleague;coudnt couldn't;learing learning;houswork housework;excersise exercise;woried worried;worryed worried;evry every;evrything everything;alwys " +
  "always;allways always;befor before;frist first;fisrt first;bugdet budget;alot a lot;rly really;realy really;tierd tired;tyred " +
  "tired;lonley lonely;loney lonely;bisness business;buisness business;morgage mortgage;intrest interest;wich which;wether " +
  "whether;untill until;tho though;thru through;nite night;nites nights;lern learn;skool school;teech teach;anymor " +
  "anymore;sumthing something;somthing something;nuthing nothing;nothin nothing;somone someone;sombody somebody;evryone " +
  "everyone;everone everyone;husban husband;husbend husband;dauter daughter;daugter daughter;mam mom;granma grandma;gramma " +
  "grandma;divorse divorce;devorce divorce;grocerys groceries;apartement apartment;insurence insurance;crdit credit";

/** Everyday words that a typing error is corrected to, the most frequent first. */
export const everydayWords =
  "with what that like have they from when about every want this says work after time years just since there never need then back " +
  "still three know should home first kids feel people over does them without week before money down been tell said nothing because " +
  "month good would make only something everything wife year where none days night husband again last four house keep each school " +
  "friend five wants more family help myself here told much other stop even which always left phone talk went plan hours take start " +
  "call next into same think give weeks months come mother love nobody parents card dollars whole used boss friends thing someone " +
  "everyone today room daughter came could until look life right baby asked late little will morning through find lost half things " +
  "credit rent moved some leave long sleep nine away than going their check write times somebody minutes wrong anything bill normal " +
  "quit goes hour live sister paid loan place around gone both office door alone calls comes bank insurance doctor already gave " +
  "scared small stay food name dinner stuff being took another debt spend else care called mine were makes gets better best open " +
  "cost brother free company second person once together full made kitchen twice found bought lunch eleven eight apartment account " +
  "drive single head while thirty answer twenty tried forty truck bring your move change under sick must college turn shift keeps " +
  "budget read everybody list water walk manager letter many behind takes started hundred fine anymore thousand please getting ever " +
  "evening real children between died father done zero broke wedding seven living heart cash boyfriend store costs cards front " +
  "clean church moving those afraid fight needs hate coffee line landlord hospital asks interview nice maybe miss lose birthday " +
  "weekend feels asking save married hard hands cook tired break payment empty third lease really thinking sent hand divorce bills " +
  "percent paper enough words test number neighbor fifty coming team step well order girl partner doing thought send looking wall " +
  "class child girlfriend bathroom worth word tomorrow speak shop notice begin part email mean different coworker yesterday working " +
  "these kind income floor turned missed date roommate close wrote woman mind hear learn lady works report grown tells short pick " +
  "jobs file student stopped nights couch table summer quiet paying past papers hair feeling spring retired cheap stand savings " +
  "others turns text sixty share dear pays high thinks paycheck nurse looks idea face vacation supervisor online mail later body " +
  "watch sign safe knows instead meeting hurt desk social fear country bucks teacher self minute fell cousin state split side rest " +
  "page gives eating taxes supposed whether march failed business winter wake wait points marriage count score hold group deposit " +
  "afford shower payday passed news less happens show ready light starts pass laundry forgot dead twelve plus making hurts early " +
  "charge stuck security screen saying loans groceries eyes daily choose boys stomach party lives grandma cold bedroom whenever " +
  "ones actually trip sink running looked leaves kindly driving cancel sweet steps payments panic cover cause believe tonight noon " +
  "miles earn drink dentist court closed become wanted surgery practice might fall sure straight slow power opened fridge dropped " +
  "trust therapist shoes remember middle laughed health garage explain drop boxes such sorry sell schedule parent loud losing " +
  "having guys client weekends train raise questions parking lights inside girls dollar crying calm balance waiting unemployment " +
  "telling sold salary retirement mortgage folks fair eats weight very signed lead fire finish expensive anyone window town price " +
  "offer messages emergency bless apart roof resume machine interest crew changed young position license kept forget ended cannot " +
  "asleep talking switch shows rather numbers near meet means everywhere ends cried bankruptcy worry weekly twins teach plant " +
  "lawyer handle great fast evenings dishes dark book support fees exam build wish talks study starting routine play pain clock " +
  "cleaning checking anybody runs raised finally during ashamed touch therapy stress review picked keys ideas forgive breakfast " +
  "along afternoon written weird trash texts spent shifts seventy question monthly laugh knew happy game crazy toddler spending " +
  "pension midnight goal degree dating cooking chat buddy brain voice sits regret guilty easy contract chair blood august across " +
  "spot slept return reason pregnant nursing leaving happened funeral felt clinic cheaper calling black anxiety adult worked " +
  "trouble skip silence prepare laptop heard emails coach clothes angry also writing simple service saved pizza neighbors mistake " +
  "meals lower guess form feet double calendar broken walked street sitting shaking restaurant pressure older offered nineteen most " +
  "meal hits heat extra city aunt world thanksgiving taking shut reading reach owner mood gift clients benefits whatever supper " +
  "standing season rate mornings missing goals energy electric dread cries uncle toilet though story rules remote promised program " +
  "note grandson closet avoid attack agency procrastinate lonely anxious depressed overwhelmed jealous grocery promotion unemployed " +
  "appointment exhausted apologize argument breakup relationship separate confidence motivation colleague embarrassed grieving " +
  "teenager homework semester professor nervous stressed insomnia headache exercise vegetables refrigerator electricity eviction " +
  "collection minimum";

/** Words of everyday writing that no dictionary has. */
export const informalWords =
  "dont cant wont didnt doesnt isnt wasnt arent werent havent hasnt hadnt couldnt wouldnt shouldnt aint youre theyre weve youve " +
  "theyve theres heres wheres whos hows whats thats lets youll theyll shes hes ive hed shed theyd youd itll thatll yall imma gonna " +
  "wanna gotta gimme lemme kinda sorta dunno woulda coulda shoulda yeah yep nope nah okay lol haha hahaha omg btw tbh idk hubby " +
  "hubs momma mommy daddy auntie nana grandma grandpa kiddo doggo meds pharm rehab detox vape vaping weed edible fiance fiancee " +
  "bestie roomie sitter daycare preschool prek homeschool cosign escrow payday preapproved prequalified reup sahm tween teens " +
  "tweens texted texting ghosted unfriend vent venting zoom slack email emails emailed cellphone smartphone laptop iphone ipad " +
  "android wifi hotspot gmail outlook excel linkedin youtube netflix spotify facebook instagram snapchat whatsapp messenger " +
  "doordash instacart airbnb kindergarten tech fella fellas pics texas maine cafe snuck pleaser dept mins calc thai intro turo citi noom costa ikea coder idek lmft misc para dming checkin checkins eduction sept bots homie homies reno lowes joes sams messaged servicer giver mise thot shacking bipolar fent percs xans adhd ptsd autism autistic";

/** Other words and names that differ from one of these by a letter, and are left as they are. */
export const otherWords =
  "abort abound abut accounts actual actuality actuary adults affords afternoons aground allays aloe alter alto among annually " +
  "anointment answers anteing anther anythings apartments apologia apologias apologies apologist apologized apologizes appointments " +
  "apter arguments arks armament ashed ashing askew asps aster atone attach attacks augment auks aunts avid avoids awry babe backs " +
  "balanced balances balk ball ballroom balls band bane bang bani bankrupt bankrupted bankrupts banks bans baring bark barroom " +
  "baseness bask bass bast bath bathrobe bathrooms batter bays beak bean beast beat beater became beck becks becomes bedrooms beef " +
  "beep beer bees beet befits befriend began begins begun behinds beings believed believer believes bell bells belt benefice " +
  "benefices benefit benefited bent beset besot bests bets betters bettor biddy bile bilk bilks billy birthdays bitter blacks blank " +
  "bleak bling bliss block blond bloods bloody bloom boas bobs bode bodes bogs boles boll bolls bones bony boob books boom boon " +
  "boor boos boot booth bops bores boring bosh bossiness bossy botch bother bough boughs bows boxed boxer boxers boyfriends braid " +
  "brains brainy brake bran brawn bread breakfasted breakfasts breaks breakups brian brig brine brings brink briny broker brood " +
  "brook broth brothel brothers brought bruin buck budge budged budges budgets builds built bulkiness bulks bull bulls bunk bunks " +
  "buoys burliness bushiness busies busiest businesses buss bust busyness butter buys cabled cabling cadre cads cage cake " +
  "calendared calendars calf calk calked calking calks caller callings callus calmed calming calms calved calving camel cameo camp " +
  "cams cancels cancer cane caning cannon cape carbs cared cares caret caries carl carp carps cars cart carts carve case cask cast " +
  "casts caused causes cave ceasing cell cells chain chairs chalking chance chanced chancel changes chant chanted chap char charged " +
  "charger charges chart chats cheapen cheat cheater cheating checkering checks cheek cheeking cheep cheeping cheering cheesing " +
  "chew chewing chick chili chill chinking chit chock chocking choir choking chooses choosy chose chuck chucking chuckling cite " +
  "clack clacking clam clams clan clanged clanging clanking clans claps clash clasp clasps classy clause clawing claws cleanings " +
  "cleans cleansing clear clearing clearings cleat cleaving clerking clew clewing click clicking clinics cloak cloaking cloches " +
  "clocking clocks clod clone cloned cloning closer closes closest closets clothe clothed cloths clove clover clowning cloyed cluck " +
  "clucking coast coasts coat coats cock cocking code codes coding coed coffees coffer coincidence coke cokes coking cola colds " +
  "cole collage collation colleagues collecting collections collective collector colleges collocation cols colt colts coma comas " +
  "comb combing combs comer comers comet comets comings conch cone cones confection conference confidante confidences confident " +
  "confluence conk conking connection constrict construct contact contacts continence contracted contractor contracts contradict " +
  "contrail contralto contrary contrast contrasts convection cooing cooker cooks cool cooling coon coop cooping coos coot coots " +
  "cope copes coping cord cords core cores coring cork corking correction cote cotes cots cough counteract counts county courts " +
  "cousins cove coven covers covert coves covet covey cower cowing coworkers coyer cracking craning crash crass craw craze creaking " +
  "creaming creasing creating credits creed crews cribs cricking crier criers crimes crises crock crook crooking crouch crow " +
  "cryings cull culled culling culls cunt curd curds cure curies curt cyst cysts dabs dads dairy dais daisy dale dally dame dams " +
  "dank dare daring darn dart darting dashes data dated dates daughters dave dawn daze dazing deaf deal dean dears debar debit debs " +
  "debts debut deck decreased decree deed deer deft degrees dent dentists deposits depress depresses derive deriving desks diced " +
  "dies diet differed difference differently differing diffident digressed diked dine dined diner ding dinned dinners dirk dished " +
  "disk dive dived diving divorced divorces doable docs doctors doer doers dogs doily doings dole doles doling dome domes doming " +
  "donor dons doom doors dope dopes doping dork dose doses dosing dote dotes doting dots doubled doubles doublet doubly doughier " +
  "doughtier dour dove doves downs downy doze dozes dozing drank drays dreads dream dressed dried drinks drip dripped drivel driven " +
  "driver drives drivings drone droop drooped dropper drops drove drown drunk dryad drys duding dues dune dunner duping dusk dyed " +
  "dyes dying earl earls earnings earns ears ease easing east eclectic edition eighth eights eighty ejection ekes elating election " +
  "electrical electrician electrify electron electronic elevens embarrass embarrasses emergence emergent emery endued erection etch " +
  "etsy evan evens event evermore eves evicting evictions evocation ewer ewes exams excessive excise exercised exercises exes " +
  "exhaust exhausts exorcise exorcised exorcises exorcism exorcist expansive expense expensively expertise explains explosive " +
  "expressive extensive extras eyed fabled faced faces facet fact fade fail fain fairs fairy fake fakir falls fame farce fare farm " +
  "fart farther fasts fate fathers fats fatter faye faze fears feast feat feather feces feds feed feeding feeds feelings felling " +
  "fells felts fend fens fest fiend fiends fife fifth fights filed files filet fill film finds fined finer fines finis fink fins " +
  "fired fires firm firs firsts fist fiver fives flailed flair flee flees fleet flight flood floors flour foam foes foiled fold " +
  "folds folk folksy fond font foods fool foot foray ford fore forgave forge forged forger forges forgets forgiven forgives forgo " +
  "fork forks forms fort forte forth forts forum foul founds fount fours fred freed freer frees fret fridges fried fright fringe " +
  "frog frond fronts frost fuel fueling fuels fulls fully fund funerals funereal furl gale gals gamed gamer games gamy gape garaged " +
  "garages garbage gate gavel gays gaze gees gels gems gene gents gibe gibes gifts gill gills gilt gird girds girlfriends girt " +
  "girts gist given givens giving goad goads goat goats gobs gods goings gold goner gong goods goody goof gook goon goop gore gores " +
  "goring gown grandmas grandpa grands grandsons grave graving greats greening greet greeting grilling griming grinding grinning " +
  "griping gripping gritting groan grocer grocers groin grooving groups grout grow growl grows grueling guest guests guilt gums " +
  "guns guts gutting hail hairs hairy hake hale haling hall halo halt halve halving hampered hana handled handler handles handy " +
  "hang hangs hank hanks happen hardened hardy hare hared haring hark harm harp harpy hart harts haste hastened hated hater hates " +
  "hath hating hats haven haves hawing haying haze hazing headaches heads heady heal healthy heap hears heartache hearth hearts " +
  "hearty heath heats heave heaving heed heft heir held hell helm helps hemp herb herd hero hers hies highs hilts hims hind hinds " +
  "hints hippy hips hire hiss hive hiving hoard hoed holds hole holed holy homed homer homes homeward homey hone hood hope horse " +
  "hose hospitable hospitably hospitals housed houses housework hove hundreds hunt hunts hurl hurls husbands huts hyphened ideal " +
  "ideals ides incomes info inherent inheres insider insides insignia insomniac insomniacs instance insurances insurgence intensest " +
  "interact intercept interested interests interject interment internet internist interns inters intersect interviewed interviewee " +
  "interviewer interviews issuance jabs jealousy jest jibs jogs jots joust joys juts keel keels keen keens kegs kelp kens kent " +
  "kinda kindle kinds king kingly kink kiss kitchens kits knee knob knobs knot knots known lace lacy lade lads lager lake lame " +
  "lamer landlords landward lane laptops laser lash lass lasts latex lath lathe lather lats latte latter laud laughs launch lawyers " +
  "laxer layer laze lazy leading leads leaf leafing leah leak leaking lean leaning leans leap leaping learns leas leased leases " +
  "leash leasing least leaved leaven leavens leavings lees lefter lefts lefty legs leis lend lens lent lest lets letters lewd lice " +
  "licensed licensee licenses lief lien lies lifer lift liked liken liker likes liking lilt lime limes liming lined linen liner " +
  "lines lining link lint lire lisa lisp lists lite liter litter littler lived liven livens liver livers livest livings load loads " +
  "loaf loafs loam loaves lobe lock locked locking locks lode loft logan loge loin loins lone loner longs loom loomed looming looms " +
  "loon loons loop looped looping loops loose loosed loosing loot looted looting loots lope loping lord lore lorn loser loses loss " +
  "lots louse lout loved lovely lover loves loving lowed lowers lowing luke lung lurch lust lute lyft lynch mace maces machined " +
  "machines macing mads maid mails maim main maker makers makings male males mall manage managed managers manages mane manes manger " +
  "mangy manly mans marc marcy mare mares marking markings marred marriages marrieds marries marring marsh mary masking mass " +
  "massage massaged massages massed massing mast match mate mates mating maul maxes maxing maybes maze mazes mead mealy meanings " +
  "meant meat meats medal medals meddle meek meetings meets megan melt melting menages mend mere mesdames mess message messed " +
  "messes messing metal metals mete meting mewl mewls mice middles mien mighty mike mikes miking mild mile miler milers milfs milks " +
  "mills mils mime mimes mince minds mindy mined miner mines mini minimums mink mint minuet minuets minuses minuted minuter " +
  "minutest minx mire mires misled misses mist mistaken mistakes misted misting mists misused misusing mite mites mitigation mixes " +
  "moan moaning moans moat mode moire moist mold moldings mole moles molt monkey montage moods moody mooed mooing moon mooning moor " +
  "moorings moos moot mope moped moping moraines mores morn mortgaged mortgagee mortgagees mortgages mortgagor mosey moss mote moth " +
  "mothers moths motivating motivational motivations motivator mountings mourning mouth mouths mover moves movie mowed mowing muck " +
  "muddle mulch mules munch muse mush musk muss mussed mussing musts musty mutilation mutt named names nape nate nave nears neat " +
  "needy neighbored neighborly neon nerd nerds nest nets newer newsy newt newts nicer niche nick niece nigh nina nines nineteens " +
  "nineteenth nineties node nonce nook nope norma nose noshing notching noted notes nothings noticed notices noting noun novice " +
  "numbed nursed nurses ocher odder odes offed offers officer offices oily olden omen onus opener opens opined orders ores otter " +
  "otters ounce oven overs overt overwhelm overwhelms owen owes owned owners oxen pace pacing pack packed packing pact pads paged " +
  "pager pagers pages paging pail pains paint paints pair palace pale paler paling pals pamper pampers pane panics pans pant papery " +
  "paps pare paring parity park parring parry pars parsed parsing parson parting partly partners parts passel passer passes pasta " +
  "paste pasted pasts pasty pate patent patents patients pats patty pauper paupers paused pave pavements paving pawing pawn paws " +
  "paychecks paydays payer payers peace peck pecked pennant pensions peopled peoples percents perking persona persons pert pest " +
  "petition phoned phones phony piazza pica picker picket pickled picks picky pigments piked pink pinked pints piper pipers piss " +
  "pissed pizzas placed placer places plaice plaid plain plaint plait plane planet plank plans plants plate playing plays pleas " +
  "pleased pleases pleasure pliant ploy plug plugs plum plums plush plying pock pocked poignant point pointy poised poker pone port " +
  "portion poser positing positional positioned positions positive positron positrons post potion powder powers practical practiced " +
  "practices praised pray praying prays pregnancy premise premised premises prepared prepares pressured pressures pressurize " +
  "presume priced prices pricey prick pricked pride prime prince prints prize proactive probation processor processors " +
  "procrastinated procrastinates procrastinator profess professed professes profession professors profiled profited programs " +
  "promise promises promoted promoting promotional promotions prompted prone proportion proposed provided prying psst puck puss " +
  "questing questioned questioner questioners quid quiets quilt quip quite quits quiz quoit race rage raided railed rained raises " +
  "rake rally rant rape rare rasher rated rates rats rave raze react readings reads readying realm reals realty ream reaming reap " +
  "reaping rear rearing reasons reed reedy reel refinement refrigerate refrigerated refrigerates refrigeration refrigerators regal " +
  "regally regrets rehired relationships remembered remembers remoter remotes remove renal rend rending rene rents renumber reports " +
  "requirement reset resort restaurants rests resumed resumes retch retire retiree retirements retires retort retried returns " +
  "reviews revilement rewired rights riles rise rite roach road roam roles rood roofs rook roommates rooms roomy root rote routines " +
  "routing rubes rubles rubs rues rugs ruining ruins rule ruled ruler rulers rums rune runes rung rungs runt runts ruses russ rust " +
  "ruts sack sacred sacs safer safes sage sags sail sake sale salting salve salved sames sample sand sanding sane sank sans saps " +
  "sass satay sate sated sating saver saves saving sawed sawing saws sayings scalding scaled scanning scanting scare scares scarfed " +
  "scarfing scaring scarred scarring scatting scent scenting scheduled scheduler schedulers schedules schools scold scone scope " +
  "scored scorer scores scorn scow scows screens scuff scupper seal seared searing seasons seat seating seconds sect securely " +
  "securing seed seeding seen seep seeps seething sells semen semesters sending sends sensing separable separated separately " +
  "separates separator sequester sere serf serviced services servile sets setting sevens seventh sever severity shade shading shaft " +
  "shafting shafts shake shale shall shame shaming shane shape shaping shard shared shares sharing shark sharking sharp sharping " +
  "shave shaved shaving shavings shedding sheep sheet shelf shell shes shies shifty shill shingle ship shire shirt shirting shirts " +
  "shit shits shitting shod shoe shoo shoos shoot shopped shops shore shores shorting shorts shot shots shout shoves showed showers " +
  "showery showier shown showy shrift shuck shun shunt shuts shying sicks sics sided sides sidle sift sifter sifting sifts sigh " +
  "sighed signer signet signs silenced silencer silences silk sill silting silts simile simmer simpler simplex simply sims sine " +
  "sing singe singed singled singles singly sinks sinned sins sips sire siring sirs sisters site sites siting sitter sittings sixth " +
  "size skate skating skeet skid skill skim skimp skin skips skirting skis skit skits skying slaking slanting slate slating slave " +
  "slaved slaw slay slaying slays sledding sleek sleeps sleepy sleet slew slick slid slide slink slip slit slits slitting slob sloe " +
  "sloes slog slop slopped slot slower slows slummer slut smalls smart smarted smarting smarts smell smelter smoothing smut snaking " +
  "snare snared snaring snarling sneak snide snip snitch snits snore snort snorting snot snow snows snuff soaking soared soaring " +
  "socials sock sole soled solid solo sols someones somethings soot soothing sopped sore sort sorting sots sounding sower sows " +
  "spading spanking spanning spare spared sparing sparking sparring spat spate spatting spay spaying spays speaking speaks spear " +
  "spearing speck specking sped speed speeding spell spelling spends spewing spill spindling spinning spit spits spitting splat " +
  "splint splits sponging spore sporing sport sporting spots spout sprang spreading sprig springs springy sprint sprung spurting " +
  "spying stab stabbing stabling stack stacking staff staffing stag stage staging staid staining stake staking stale staling " +
  "stalking stall stalling stamping stan stanching standings stands stank stapling star starching stare stared stares staring stark " +
  "starlight starling starlings starred starring stars starter startled startling starved starving starvings stashing stated stater " +
  "states stating stats statue stave staved staving staying stays steak steep steeps stem stems stent stepped sterling stew stews " +
  "stick stiff stile stills stilt stinging stink stinking stinting stirring stitch stock stoke stole stomachs stomp stomped stone " +
  "stoning stony stoop stooped stopper stops stored stores storing stork storm storming stormy stove stow stows strafing straighten " +
  "straighter straights strait strand stranding strawing stray straying streaked streamed streets strep stresses strewed strews " +
  "striding string strop stropped struck stuart stud studding students studs stuffs stuffy stunk stunning stunting sturdy suave " +
  "suck suits summed summers summery sunk super superior supervise supervised supervises supervision supervisors supervisory supped " +
  "suppers suppler supplied supported supports suppose supposedly supposes surer surf surge suspending swanking swarming swatch " +
  "swatting sway swaying sways sweat sweep sweets swell swept swift swifts swill swore tabled tables tablet tack tacking tacks " +
  "tainting taken taker takers takings talc tale tales tall tame tames taming tanager tank tanking tanks tape tapes taping tare " +
  "tared tares taring task tasking tasks taxed taxing taxis teachers teaches teak teal teals teams tear teas teat teats teem teen " +
  "teenage teenagers teenier tent tents term tern terns tess tests testy tether thank thanking thanks thanksgivings thaw thea thee " +
  "thees theirs theme theo therapies therapists theses thick thieving thin thine thinning thins thirds thirsty thong thongs " +
  "thorough thoughts thousands thousandth thrash threes threw throe thrust thus ticking tide tided tides tied ties tile tiled tiles " +
  "till tilling tills timed timer timers tine tines ting tinging tings tinkling tinning tins tinting tire tires toad toady todd " +
  "toddle toddled toddlers toddles toddy toed toiled toiler toilets toke tokes toking toll tolling tolls tome tomes tomorrows tool " +
  "toot torch torn touchy tough towns tows track trail trains trait tram trap trashy tree treed trey triad trice trick tricking " +
  "tries trig trim trio tripe trips troubled troubles trough truce trucks trued truest trunk trunking truss trusts trusty tryst " +
  "tuck tuned tuns turd turds turf turfed turfs turner tuxes twain twelves twigs twin twine twines twinging twining twinkling " +
  "twinning twits tying tyke tykes udder uncles unexplored untie user uses vacating vacationed vacationer vacations valuation " +
  "variation vary vegetable vegetates vera verb vexation vice vocation vocations voiced voices voile wack wadding wade wader wafer " +
  "waft wafted wafting wafts wage wager waif wail wailing waist waited waiter waits waiving waked waken wakes wale waled walker " +
  "walks walled walls walt wand wands wane waned wanes wanting ward wards ware wart warts wash wasted waster wasting waters watery " +
  "watt watts wave waver weak weakens weakly weal weddings wedging weed weeding weeds weekended weep weeps weer wees weft weigh " +
  "weighs weights weighty weir weirdo weirs weld welding wells welt wend wending wens wept west whale wham whats whatsoever wheat " +
  "wheeler whens wheres wherever whet whew whey whiled whiles whine whit white whitener whither whiting whoever wholes whomever " +
  "whore whose wide widow width wight wild wile wills wilt wily windows wine winger winner winnow winters wipe wire wise wisp wist " +
  "witch wits wive woke woks women wont wonted wood woods worded wording wordy wore worker workings worlds worm wormed worming " +
  "worms wormy worn worthy woulds wound wren wright wring writ writer writes writhe writhing writings writs wrongs wroth wrung yeah " +
  "yeahs yearn yearns yeas yesterdays yours yous zeros";
