import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told of sleep, moods, worry, body, food, habits, learning and the home. */

const sleep = /^(?:sleep-better|overthinking|night-shift)$/;
const low = /^(?:name-a-feeling|feel-stuck|winter-blues|aging-birthday|motivation|purpose|keep-friends)$/;
const phone = /^(?:put-the-phone-down|gaming-porn|news-anxiety)$/;
const feast = String.raw`(?:thanksgiving|christmas|the holidays|new year'?s?|easter|valentine'?s day)`;
const anxious = /^(?:calm-a-panic|overthinking|stress|health-worry|shy-small-talk|doctor-dentist-fear|fear-flying)$/;
const home = /^(?:clean-home|declutter)$/;
const weight = /^(?:lose-weight|night-snacking|eat-better|body-image|start-exercise)$/;
const sport = /^(?:start-exercise|lose-weight|motivation|keep-a-habit|always-tired)$/;
/** Who is ill with food gets no word about food or weight. */
const isIllWithFood =
  /\b(?:anorexi\w*|bulimi\w*|eating disorder|purg\w*|throw(?:ing)? up|threw up|vomit\w*|laxatives?|starv\w*|binge\w*|fasting|pregnan\w*)\b/;
const drinking = /^drink-or-gamble$/;
const wine = /\b(?:wine|drink\w*|beers?|vodka|whiske?y|alcohol|booze|gin|rum|tequila|bourbon|cocktails?)\b/;
const buying = /^(?:pause-a-purchase|no-spend-slip)$/;
const routine = /^(?:keep-a-habit|get-up-mornings|motivation|goals|plan-a-week|self-care|change-hard|focus)$/;
const move = /^(?:moving-house|first-apartment|change-hard|homesick)$/;
const comparing = /^(?:comparing|self-criticism|aging-birthday|grow-confidence|feel-stuck)$/;
const lunch = /^(?:eat-better|groceries-cost|cook-cheap|meal-planning|pause-a-purchase|start-a-budget)$/;
const mirror = /^(?:body-image|lose-weight|self-criticism)$/;
const worry = /^(?:overthinking|calm-a-panic|stress|health-worry)$/;
const dentist = /^(?:get-started|doctor-dentist-fear)$/;
const isDentist = /\b(?:dentist|doctor|gp|checkup|appointment|gyn\w*|therapist|blood test|mammogram|colonoscopy)\b/;
const tired = /^(?:always-tired|caffeine|get-up-mornings)$/;
const language = /\b(?:spanish|french|german|italian|japanese|korean|chinese|mandarin|portuguese|arabic|english|sign language|language)\b/;
const learning = /^(?:keep-a-habit|find-hobby|goals|back-to-school|motivation)$/;
const food = /^(?:eat-better|cook-cheap|learn-cooking|meal-planning|groceries-cost)$/;
const smoking = /^quit-smoking$/;
const stuck = /^(?:feel-stuck|purpose|motivation|change-career|goals|decide)$/;
const flying = /^(?:fear-flying|calm-a-panic)$/;
const winter = /^(?:winter-blues|motivation|always-tired)$/;

export const toldFactsOfSelf: readonly WrittenAnswer[] = [
  // sleep
  {
    id: "worries-in-bed",
    of: sleep,
    ask: /\b(?:lie|lying|lay|laying)\b.{0,15}\b(?:there|awake|in bed)\b.{0,20}\b(?:worry\w*|think\w*|stress\w*|spiral\w*)\b|\b(?:mind|brain|head|thoughts?)\b.{0,12}\b(?:rac\w+|won'?t (?:stop|shut)|keeps? going|spinning|circl\w*)\b|\bcan'?t (?:stop|turn off|shut off)\b.{0,12}\b(?:thinking|worrying|my (?:brain|mind|head|thoughts))\b/,
    text: "In the dark a worry has no competition, so it seems larger than it is. Take it out of bed: ten minutes in the early evening with a pen, each worry in one line, and beside it the next thing you could do or the word “not tonight”. If it comes at night anyway, it already has a place on paper.\n\nWhich worry comes first, when the light is out?",
  },
  {
    id: "wakes-at-night",
    of: sleep,
    ask: /\b(?:wak(?:e|es|ing)|woke)\b.{0,15}\b(?:up )?(?:at|around|every night|in the middle|too early)\b|\b(?:2|3|4|two|three|four) ?(?:am|a\.m\.|in the morning|o'?clock)\b/,
    text: "Waking at that hour is common; what keeps you up is the clock and the counting. Turn it around and don't look. If you're wide awake, sit up in low light with something dull until your eyes close. One sentence to keep ready: “Rest counts, too.”\n\nWhat is in your head in the first minute?",
  },
  {
    id: "early-start",
    of: sleep,
    ask: /\b(?:have to|need to|got to|gotta|must)\b.{0,15}\b(?:be up|get up|wake up|work|drive|be (?:at|there))\b.{0,20}\b(?:early|tomorrow|morning|at \d|by \d|\d ?am)\b|\bearly (?:shift|meeting|flight|start)\b/,
    text: "Then the pressure to sleep is the loudest thing in the room. One short night is bearable, and most people get through the day after it better than they fear. So aim for rest only: dark, eyes closed, long breaths out, and no counting of hours. Anything that can be laid out now saves you minutes in the morning.\n\nWhat has to go right tomorrow, at least?",
  },
  // low days
  {
    id: "sad-without-reason",
    of: low,
    ask: /^\W*(?:i )?(?:really |honestly |just )*(?:don'?t|dont|do not) (?:really |even )?know (?:why|what(?:'s| is)? (?:wrong|it is|causing)|where it comes from|the reason)\b|\b(?:no|without(?: a)?|for no|any) (?:real |particular |apparent )?reason\b/,
    text: "It doesn't need a reason to be real. Often it's something quiet: tired days, too few people, or something that lies ahead. Be good to yourself as if you had a cold: something warm, ten minutes outside, one voice on the phone. The reason sometimes shows up later, and sometimes the feeling just goes.\n\nDid something happen this week, or is something coming up?",
  },
  {
    id: "nothing-happened",
    of: low,
    ask: /^\W*(?:no|well|and|but|honestly|really|\W)*nothing (?:really |special |bad |big |in particular )?(?:happened|changed|is wrong|specific|much)(?: really| today| at all| honestly)?\W*$|\bnothing(?:'s| is) (?:really )?wrong\b/,
    text: "Then it may be the slow things, which leave no story: short nights, little company, weeks with nothing to look forward to. Three small questions often find it: did I sleep, did I eat something real, did I talk to anybody today? What is missing among the three is the first thing to give yourself.\n\nWhich of the three is missing most right now?",
  },
  {
    id: "birthday-coming",
    ask: /^(?![^]*\b(?:had|was|last|forgot|missed|his|her|their|son'?s|daughter'?s|mom'?s|dad'?s|kid'?s|wife'?s|husband'?s|friend'?s)\b)[^]*\bmy (?:\d+(?:st|nd|rd|th) )?birthday\b|\bi(?:'m| am|m)? (?:turning|turn|going to be) \d\d\b/,
    of: low,
    text: "Birthdays do that. They hold up who is there, who isn't, and what the year was. It may be a mixed day; it doesn't have to be a happy one. It helps to decide now on one thing that makes it yours, however small: a breakfast out, a place you like, one person.\n\nWhat would you like from that day, if nobody expected anything?",
  },
  {
    id: "alone-on-birthday",
    talk: /\bbirthday\b/,
    of: /^(?:name-a-feeling|feel-stuck|aging-birthday|keep-friends|winter-blues)$/,
    and: /\bbirthday\b/,
    ask: /\b(?:be|am|'m|im|spend\w*|all|feel|celebrat\w*)\b.{0,12}\b(?:alone|by myself|on my own)\b|\b(?:nobody|no one|none)\b.{0,20}\b(?:remember\w*|call\w*|care\w*|com(?:e|ing)|text\w*|to (?:celebrate|spend))\b|\b(?:no plans|no one to celebrate|nothing planned)\b/,
    text: "Being alone on your birthday hurts, even if you like being by yourself. Two things help. Ask one person now, for something small: “It's my birthday soon. Would you have a coffee or a call with me that day?” Most people are glad to be asked; they just don't know. And give the hours alone one good thing that you choose, so that the day doesn't just happen to you.\n\nWhom could you ask?",
    first:
      "First one message, today: “It's my birthday soon, and I'd like not to spend it all alone. Would you have a coffee or a call with me?” Send it to the person who is easiest to ask, near or far. Then choose one good thing for the rest of the day, and put it into the calendar like an appointment.\n\nWho is the easiest to ask?",
  },
  {
    id: "alone-on-a-feast",
    of: /^(?:name-a-feeling|feel-stuck|keep-friends|winter-blues|holidays-family|make-friends|homesick|after-a-breakup)$/,
    and: new RegExp(String.raw`\b${feast}\b`),
    ask: /\b(?:be|am|'m|im|spend\w*|all|feel)\b.{0,12}\b(?:alone|by myself|on my own)\b|\b(?:nobody|no one)\b.{0,15}\b(?:to (?:go|spend|celebrate)|invited)\b|\bnowhere to go\b/,
    text: "On such a day an empty apartment is louder than on others, and many more people sit in one than it looks. Two things help: somewhere with people and a task, like serving a meal at a church or a food bank, where everybody is welcome; or one call at a fixed hour. And one good thing for yourself, chosen now.\n\nWhich would be nearer to you, people or quiet?",
  },
  // anxiety
  {
    id: "avoids-the-place",
    of: anxious,
    ask: /\b(?:avoid\w*|stay(?:ed|ing)? (?:home|away|inside)|stopped going|don'?t go|won'?t go|can'?t go|afraid to go|scared to go)\b/,
    text: "That makes sense; you want to spare yourself that feeling. Only, each time you stay away, the place grows a little. Go back in pieces so small that they're almost boring: five minutes on the parking lot, next time just inside the door, then one thing from the shelf. Stay until it has dropped a bit, and then leave. A doctor or therapist can go along this way with you; it works well.\n\nWhat would the first piece be?",
  },
  {
    id: "others-do-it-for-me",
    of: /^(?:calm-a-panic|overthinking|shy-small-talk|doctor-dentist-fear)$/,
    ask: /\b(?:husband|wife|partner|mom|mother|boyfriend|girlfriend|roommate|he|she)\b (?:\w+ )?(?:does|do|did|goes|has to do|makes|takes care of)\b.{0,12}\b(?:all|the|my|everything|it)\b/,
    text: "It's good that somebody helps, and you can use that for the way back. Go along once and only sit in the car; the next time come in for one aisle, with a word agreed on that means “we leave now”. You decide, and nobody pushes. Help that goes with you makes the fear smaller; help that goes instead of you leaves it as it is.\n\nOn which day could you go along?",
  },
  // food and weight
  {
    id: "tells-weight",
    of: weight,
    not: isIllWithFood,
    ask: /\b(?:i )?(?:weigh|'m|am|im)\b.{0,15}\b\d{2,3} ?(?:pounds|lbs?|kg|kilos?)\b|^\W*(?:about |around |like )?\d{2,3} ?(?:pounds|lbs?)\W*$/,
    text: "Thanks for trusting me with that. It's one number, and it moves slowly: a pound or so a week is good, and what is lost slowly mostly stays off. So look at what you do in a week rather than at the scale: a filling dinner, a daily walk, enough sleep. Weigh yourself once a week at most, on the same morning.\n\nWhat does an ordinary dinner look like?",
  },
  {
    id: "no-gym-at-night",
    of: /^night-snacking$/,
    not: isIllWithFood,
    ask: /\b(?:no|not the|hate|don'?t (?:like|want)|without a|can'?t afford) (?:the |a |any )?(?:gym|exercise class)\b|\bnot (?:doing|going to)\b.{0,10}\bgym\b/,
    text: "No gym, then; it isn't needed for this. A walk right after dinner does two things at once: it's movement that people really keep up, and it takes you out of the kitchen at the hour when the eating begins. Fifteen minutes are enough. In bad weather, stairs, or three songs to dance to.\n\nWhat time do you usually finish dinner?",
    first:
      "First step, tonight: a dinner that fills you, with something like eggs, beans, chicken or potatoes in it, and right after it fifteen minutes outside. No gym in it, and the hour in which the eating starts looks different from now on. Only that, for one week.\n\nWhat could dinner be tonight?",
  },
  {
    id: "no-gym",
    of: sport,
    not: isIllWithFood,
    ask: /\b(?:no|not the|hate|don'?t (?:like|want)|without a|can'?t afford) (?:the |a |any )?(?:gym|exercise class)\b|\bnot (?:doing|going to)\b.{0,10}\bgym\b/,
    text: "No gym, then; it doesn't take one. Walking has the best record of all, because people go on with it: twenty minutes after a meal. Stairs count, dancing while you cook counts, and ten slow squats while the coffee runs count, too. What matters is that it happens on a bad day as well.\n\nWhich of these would you do even in a bad mood?",
    first:
      "First step: fifteen minutes of walking right after dinner, starting today, in the shoes you have. No gym, no plan, no app. After a week you add five minutes, and nothing else. Put the shoes at the door now, so that it's decided before you're tired.\n\nWhere could the walk go?",
  },
  {
    id: "eats-sweet-or-salty",
    of: weight,
    not: isIllWithFood,
    ask: /\b(?:chips|ice cream|chocolate|candy|cookies|sweets|sugar|cereal|pizza|fast food|junk)\b/,
    text: "Those are what a tired head asks for, because they work within a minute. Don't forbid them; a thing that is forbidden only gets louder. Put one portion in a bowl, sit down with it, and leave the bag in the kitchen. And buy the small size, so that the evening has an end of its own.\n\nWhat has usually happened in the hour before?",
  },
  {
    id: "eats-when-all-sleep",
    of: weight,
    not: isIllWithFood,
    ask: /\b(?:everyone|everybody|the kids|they|husband|wife|house)(?:'s|'re| is| are)? (?:\w+ )?(?:asleep|sleeping|in bed|gone to bed|quiet)\b|\bwhen (?:no one|nobody)(?:'s| is)? (?:looking|around|watching|home)\b/,
    text: "That may be the only hour of the day that is yours, and the food belongs to it. Keep the hour and change what's in it: tea in the good cup, a show, something for the hands, a bath. Have the snack as well, planned and on a plate. What is allowed needs no hiding.\n\nWhat do you need most in that hour: quiet, comfort, or something of your own?",
  },
  {
    id: "feels-bad-after-eating",
    of: weight,
    not: isIllWithFood,
    ask: /\bfeel\b.{0,10}\b(?:gross|disgust\w*|bad|guilty|sick|awful|asham\w*|terrible)\b/,
    text: "That's a rough way to end a day, and scolding yourself doesn't make the next one easier. Don't make up for it by leaving out breakfast; hunger in the morning becomes the next evening. A glass of water, teeth, bed, and tomorrow a normal breakfast. If it often feels out of your hands, tell a doctor; there is real help for it.\n\nWhat would you say to a friend who told you this?",
  },
  // movement
  {
    id: "quit-exercise-before",
    of: /^start-exercise$/,
    ask: /\b(?:tried|started|did (?:it|that)|used to)\b.{0,30}\b(?:quit|stopped|gave up|lasted|fell off|didn'?t (?:last|stick))\b|\b(?:quit|gave up|stopped) after\b|\balways (?:quit|stop|give up)\b/,
    text: "Two or three weeks is where most such plans end, and mostly because they began too big. So begin at half of what you can do: every other day, ten minutes, so easy that it's almost silly. For three weeks nothing is added, even if you feel like it. Then it's a habit, and a habit carries more than will.\n\nWhat ended it the last time: pain, time, or boredom?",
  },
  {
    id: "knees-hurt",
    of: /^start-exercise$/,
    ask: /\b(?:knees?|hips?|ankles?|feet|shins?|back)\b.{0,12}\b(?:hurts?|ache\w*|sore|bad|pain\w*|bother\w*)\b|\bbad (?:knees?|back|hips?)\b/,
    text: "Then listen to them and go easy: two minutes of brisk walking, one of slow jogging, on grass or a path, in shoes that aren't old. Walking alone is fine, too. If a joint swells, gives way, or still hurts on the next day, let a doctor or a physical therapist look at it before you go on.\n\nDo they hurt during it, or only afterward?",
  },
  {
    id: "little-time-to-move",
    of: /^start-exercise$/,
    ask: /\b(?:only|just|like|maybe)\b.{0,12}\b(?:10|15|20|25|30|ten|fifteen|twenty|thirty)\b.{0,5}\bmin\w*|\bhalf an hour\b/,
    text: "That is enough, really. Three minutes of walking, then one minute of slow jogging and two of walking by turns, and the last three walking again. Three times a week, and never two days in a row at the beginning. You should be able to talk the whole time; if not, slow down.\n\nAt which time of the day are those minutes safest?",
  },
  {
    id: "sits-all-day",
    of: sport,
    ask: /\b(?:sit|sitting|desk|computer|drive|driving)\b.{0,15}\b(?:all day|job|hours|at work|for a living|every day)\b|\bdesk job\b/,
    text: "A body that has sat for hours feels heavy, and that isn't laziness. Break the sitting instead of adding a workout on top: up once an hour for two minutes, calls on your feet, the farther restroom, one flight of stairs. By evening there's often more left, and then a short walk is no battle.\n\nWhich call or break could you take standing?",
  },
  {
    id: "too-tired-after-work",
    of: sport,
    ask: /\b(?:too |so |always |just )*(?:tired|exhausted|wiped(?: out)?|drained|dead|beat)\b.{0,12}\b(?:after|when i get home|from work|at night|in the evenings?)\b/,
    text: "Then after work isn't the hour for it, and a plan that needs the evening will keep failing. Put it where there's still something in you: ten minutes at lunch, or before you're home, straight from the car. If it has to be the evening, shoes on before you sit down; the couch wins every time once you've met it.\n\nIn which part of the day do you have the most?",
  },
  {
    id: "hates-mornings",
    of: sport,
    ask: /\b(?:hate|not a|can'?t do|no)\b.{0,10}\bmornings?\b(?: person)?|\bnot (?:in the morning|a morning)\b/,
    text: "No mornings, then. Lunch and the way home are the two that remain, and lunch is the better one: it needs no change of clothes, and no one expects you anywhere. Ten minutes out, ten back, on three fixed days. Food afterward, so that it doesn't get skipped for a line somewhere.\n\nOn which three days would lunch work?",
  },
  // drinking
  {
    id: "half-a-bottle",
    of: drinking,
    talk: wine,
    ask: /\b(?:half|a whole|a|one|almost a|most of a)\b.{0,8}\bbottle\b|\b(?:2|3|4|two|three|four)\b.{0,5}\b(?:glasses|drinks|beers)\b/,
    text: "Thank you for saying it as it is. That's more than doctors call low risk, and it makes the night's sleep thin. A first test that shows a lot: two fixed evenings this week without, chosen today. One warning that matters: if you get shaky, sweaty or sick without it, don't stop alone, but call a doctor first; that is treatable.\n\nWhich two evenings could it be?",
  },
  {
    id: "drinks-to-relax",
    of: drinking,
    talk: wine,
    ask: /\b(?:only way|helps me|to|how i|my way to)\b.{0,12}\b(?:relax|unwind|wind down|come down|calm down|sleep|switch off|turn off)\b|\b(?:kids|everyone)\b.{0,12}\b(?:in bed|asleep)\b/,
    text: "Then it's the sign that the day is over, and you've earned such a sign. Keep the moment and change the glass: the same chair, the good glass, something cold and bitter without alcohol, and that one first. The pull mostly lasts about twenty minutes; with something in your hands it passes. 1-800-662-4357 listens at any hour, free, also to a mere question.\n\nWhat else has ever let you come down at night?",
    first:
      "One thing for tonight: the first glass is something else, cold and bitter, in the good glass and in the same chair. Any wine only after an hour, if you still want it, and what isn't poured stays in another room. It's a trial and not a vow. If you shake or sweat without it, call a doctor before you change more.\n\nWhat could be in that first glass?",
  },
  {
    id: "no-meetings",
    of: drinking,
    ask: /\b(?:no|not|hate|don'?t (?:want|like|do)|without)\b.{0,12}\b(?:meetings?|aa\b|groups?|rehab|12[- ]steps?)/,
    text: "No meetings, then. There are quieter ways: a doctor, who can do more about it than most people think; a diary of three words each evening, what, how much, why; an online group where nobody sees you; or one friend who knows. Choose the one that feels the least bad, since that is the one that happens.\n\nWho or what would feel the least bad?",
  },
  // phone
  {
    id: "deleted-and-back",
    of: phone,
    ask: /\b(?:delet\w*|uninstall\w*|remov\w*|quit|logged out)\b.{0,40}\b(?:re-?install\w*|back|again|same day|download\w*|lasted|next day)\b|\breinstall\w*\b/,
    text: "That shows how strong the pull is, and nothing about you. Deleting leaves a hole, and the hole wins. A hurdle works better: stay logged out, with a long password on paper in another room, and no notifications. Thirty seconds of trouble are enough to let most urges pass.\n\nWhat do you mostly come for: a break, company, or not having to think?",
  },
  {
    id: "worst-in-bed",
    of: phone,
    ask: /\b(?:worst|mostly|always|especially|usually)\b.{0,12}\b(?:in bed|at night|before (?:bed|sleep))\b/,
    text: "Then bed is the one place where it pays to win, and the rest may stay as it is for now. The phone charges in the kitchen, a cheap alarm clock takes its job, and beside the pillow lies what your hands get instead: a paperback, a puzzle, a podcast on a speaker. The first three nights are itchy; then it gets quiet.\n\nWhat could lie beside the pillow?",
  },
  // buying
  {
    id: "buys-when-bored",
    of: /^(?:pause-a-purchase|no-spend-slip|night-snacking|put-the-phone-down)$/,
    ask: /\b(?:bored|boredom|nothing (?:else )?to do)\b/,
    text: "Then you're not after the thing, you're after a change of feeling, and the thing only delivers it for an hour. Write five other ways on a card, each ten minutes long and pleasant: a shower, a call, a drawer put in order, music, a walk to the corner. Rule for the card: one of them first, and then you may still decide.\n\nWhat would be the first on your card?",
  },
  {
    id: "buys-clothes",
    of: buying,
    ask: /\b(?:clothes|shoes|dresses|makeup|skincare|sneakers|outfits?|bags?)\b/,
    text: "Those promise a slightly new you, and that's hard to pass by at the end of a day. Shop in your own closet first: put together three outfits that you've never worn like that, and take a photo of each. What you still miss after it goes on a list, and the list is bought from once a month, in daylight.\n\nWhat was the last piece that you really wear?",
  },
  // home
  {
    id: "home-and-attention",
    of: home,
    ask: /\b(?:adhd|attention|executive function|easily distracted|autis\w*)\b/,
    text: "Then no big plan; it has to be short, in plain sight, and with somebody beside you. Music on, timer at ten minutes, and only one kind of thing at a time: all trash, then all dishes, then all clothes, without sorting. A friend on speaker who does dishes, too, helps more than any list.\n\nWho could be on the phone with you for ten minutes?",
  },
  {
    id: "guests-coming",
    of: home,
    ask: /\b(?:people|guests?|friends|family|parents|mom|mother|in-?laws?|company|landlord|someone|visitors?)\b.{0,20}\b(?:com(?:e|es|ing)|visit\w*|over|staying|arriv\w*|inspect\w*)\b|\b(?:having|hosting)\b.{0,12}\b(?:people|guests?|party|dinner)\b/,
    text: "Good, that makes it smaller: guests see the hall, one room and the bathroom. Everything else gets a closed door, and that isn't cheating. Today trash and dishes, the day before they come the bathroom, and in the last hour a wipe over the table and one bag of things behind the closed door.\n\nIn which room will they sit?",
    first:
      "First: one trash bag and ten minutes, only in the room where they will sit. No sorting, no drawers. Then the dishes to the sink, ten minutes more. Bathroom the day before, closed doors for the rest. Stop when the timer rings, even in the middle; that's what makes you begin again tomorrow.\n\nWhen could the first ten minutes be?",
  },
  {
    id: "where-to-start-home",
    of: home,
    ask: /\b(?:don'?t|dont) (?:even )?know where to (?:start|begin)\b|\b(?:so )?overwhelm\w*\b|\bwhere do i (?:even )?(?:start|begin)\b/,
    text: "Nobody does, in a room where everything calls at once. So it's decided for you: begin at the door, and only with trash. Walk the wall to the right with one bag until the timer says ten minutes. It won't look finished; it will look as if somebody had begun, and that's the part that was missing.\n\nWhich door would you begin at?",
  },
  // routines
  {
    id: "changing-shifts",
    of: routine,
    ask: /\b(?:different|changing|rotating|random|crazy|weird|irregular)\b.{0,10}\b(?:shifts?|hours|schedule)\b|\bschedule (?:changes|is (?:all over|different))\b|\bnever the same\b/,
    text: "Then a clock can't hold it; something that happens on each of your days can. “After I've washed my face, I …” moves along with any shift. Choose two such hooks, one after getting up and one after work, and hang only one small thing on each.\n\nWhat do you do on every single day, whatever the shift?",
  },
  {
    id: "apps-do-not-work",
    of: routine,
    ask: /\bapps?\b.{0,20}\b(?:never|don'?t|doesn'?t|didn'?t)\b.{0,8}\b(?:work|help|stick|last)\w*|\b(?:planners?|reminders|alarms|lists|trackers?)\b.{0,12}\b(?:never|don'?t|didn'?t)\b.{0,8}\b(?:work|help|stick)\w*/,
    text: "Then nothing on a screen. Use a thing that stands in your way: the shoes in front of the door, the cup on the notebook, the toothbrush on the yoga mat. You can't swipe it away. And a cross on a paper calendar at the fridge, since a row of crosses wants to go on.\n\nWhat thing could stand in your way?",
  },
  {
    id: "gives-up-soon",
    of: routine,
    ask: /\b(?:give|gave|giving) up\b|\b(?:quit|stop|stopped|fall off|drop it)\b.{0,15}\b(?:after|within|days?|week)\b|\bnever (?:stick|last|keep)\b/,
    text: "After three days the mood is used up that it began with, so it has to be small enough for a bad day. Cut it down until it takes two minutes; more is allowed, never required. And one rule instead of a streak: missing once is nothing, only never twice in a row.\n\nWhat would the two-minute version be?",
  },
  // moving
  {
    id: "not-packed",
    of: move,
    ask: /\b(?:haven'?t|have not|didn'?t|not) (?:even )?(?:packed|pack|started|begun|boxed)\b|\bnothing(?:'s| is)? packed\b/,
    text: "That's all right if it begins small and today: one box with things that you won't need before the move, like books, decorations, winter or summer clothes. One box a day, label on the side, and the kitchen comes last. On the way everything that you'd not pay to carry goes into a bag for giving away.\n\nWhich shelf could be the first box?",
    first:
      "First one box, today, with what you won't miss until then: books or clothes of the other season. Then the truck or the helpers, since those get booked out. Then a box a day, kitchen last, and one bag for the first night with sheets, charger, papers and soap.\n\nWho could help on the day itself?",
  },
  {
    id: "friends-stay-behind",
    of: move,
    ask: /\b(?:friends?|family|everyone|everybody|people|parents|mom)\b.{0,20}\b(?:here|stay\w*|behind|back home|live here)\b|\bleav(?:e|ing)\b.{0,12}\b(?:friends|everyone|family|people)\b/,
    text: "That's the part that nobody packs for. Make it firm before you go, while everybody is still in one place: a date for the first visit, one evening a week for a call with one or two of them, and a goodbye that deserves the name. Friends who have a date stay friends.\n\nWho should get the first visit?",
  },
  {
    id: "might-regret",
    of: /^(?:moving-house|first-apartment|change-hard|decide|quit-job|change-career|grown-apart)$/,
    ask: /\b(?:might|may|will|could|gonna|going to|afraid i'?ll|scared i'?ll|what if i)\b.{0,8}\bregret\b|\b(?:big|huge) mistake\b|\bwrong (?:decision|choice)\b/,
    text: "You may have such days; most people do in the first months, after a good decision, too. So give it time before you judge it: “I look at this again in six months.” Until then it's a trial. Write down today why you want it, in three lines, and read them on the bad evenings.\n\nWhat would stand in the first line?",
  },
  {
    id: "scared-of-the-move",
    of: /^(?:moving-house|first-apartment)$/,
    ask: /\b(?:scared|nervous|anxious|afraid|terrified|freaking)\b/,
    text: "Of course; something safe ends before the new thing is there. That fear isn't a sign that it's wrong. What helps is one known corner from the first evening on: your own blanket, the lamp, the usual breakfast. And one walk from the new door on the first day, so that the street has a face.\n\nWhat scares you more: leaving, or arriving?",
  },
  // comparing
  {
    id: "she-has-it-all",
    of: comparing,
    ask: /^(?!\W*(?:but |well |and |so )*(?:i|at least i)\b).*\b(?:has|have|got|owns?)\b.{0,12}\b(?:house|home|kids?|husband|wife|car|money|job|degree|body|everything|it all|perfect)\b/,
    text: "From outside, a life like that looks finished. What you don't see are the nights, the fights about money, and what may be missing there that you have. Ask yourself which part you'd really want, if you had to take the whole package with it. Mostly one thing is left, and to one thing you can take a step.\n\nWhich one would be left?",
  },
  {
    id: "parents-brag",
    of: comparing,
    ask: /\b(?:parents?|mom|dad|mother|father|family|grandma)\b.{0,15}\b(?:brag\w*|prais\w*|talk\w* about|favorite|prefer\w*|proud of (?:her|him)|always (?:about|compar\w*)|compare\w*)\b/,
    text: "To hear it at each table would hurt anyone, at any age. You're allowed to say it once, to the one who listens best: “When you praise the others so much, I feel as if I didn't count. Ask me about my week, too.” They often have no idea. And look for people who see you without a scale beside you.\n\nWho sees you like that?",
  },
  {
    id: "i-only-have",
    of: /^(?:comparing|self-criticism)$/,
    ask: /^\W*(?:and |but |while |meanwhile )*i(?:'m| am| still| just| only)* (?:still )?(?:rent|live (?:in|with)|have (?:no|a|nothing)|work (?:at|in)|drive|make|am single|don'?t (?:even )?have)\b/,
    text: "Set beside somebody else's front door, anything looks small. Beside yourself three years ago it may look different: what do you carry by yourself today that you didn't then? Write down three things that are really yours, the freedom in it as well. And then one thing that you'd like to have changed in a year, because you want it yourself.\n\nWhat would be on the list of what's yours?",
  },
  {
    id: "knows-it-is-dumb",
    of: /^(?:comparing|self-criticism|overthinking|body-image|guilt-shame|name-a-feeling|pet-loss|after-a-breakup)$/,
    ask: /\bi know (?:it'?s|that'?s|this is|i'?m being)\b.{0,10}\b(?:dumb|stupid|silly|childish|petty|ridiculous|dramatic)\b|^\W*(?:it'?s|that'?s|this is) (?:so |probably |kind of )?(?:dumb|stupid|silly|childish|petty)\W*$/,
    text: "It isn't dumb; it's a feeling, and those don't ask permission. Scolding yourself for it only makes it two: the sting, and the shame about it. Try the plain form: “I'm jealous right now, and it'll pass.” Said like that, it's mostly gone within a few minutes.\n\nWhat would you say to a friend who told you this?",
  },
  // lunch
  {
    id: "lunch-at-work",
    of: lunch,
    ask: /\b(?:lunch|lunches|at work|coffee|takeout|delivery|doordash|food court|cafeteria)\b/,
    text: "Good, so it's one meal and not your whole way of eating. You needn't pack five days; two are a start, the ones when it's the most boring anyway. Cook one portion more in the evening and put it into the box before you eat, while the pan is still warm. And keep one treat day out, with colleagues, so that it doesn't feel like a punishment.\n\nWhich two days would be the easiest?",
  },
  {
    id: "nothing-at-home",
    of: lunch,
    ask: /\b(?:never|don'?t|nothing|no|hardly)\b.{0,12}\b(?:have|keep|anything|food|groceries|in the (?:house|fridge))\b.{0,12}\b(?:at home|in the (?:house|fridge)|anything|food)\b|\bfridge is (?:always )?empty\b/,
    text: "Then it isn't about will; there's nothing to pack. One short list that's bought every week without thinking: bread or tortillas, eggs or canned beans, cheese, a bag of carrots or apples, nuts. Out of that come five lunches. Put it on your phone and buy it on the same day each week, or have it ready for pickup.\n\nOn which day do you pass a store anyway?",
  },
  {
    id: "no-morning-person-lunch",
    of: lunch,
    ask: /\bmorning(?: person|s)?\b/,
    text: "Then nothing happens in the morning. Pack it at night, when you clear the table: box, fork, bag, all of it in the fridge at the front or hung on the door. In the morning you only have to take it along, half asleep. A second set of keys in the bag is a trick that works for forgetting it.\n\nWhen do you clear the kitchen in the evening?",
  },
  // the mirror
  {
    id: "avoids-mirrors",
    of: mirror,
    ask: /\b(?:avoid|hate|can'?t look|don'?t look|cover)\b.{0,12}\b(?:mirrors?|photos?|pictures?|cameras?|pool|beach|swimsuits?)\b/,
    text: "That's understandable, and it keeps the fear fed: what we never look at grows. You don't have to love anything. Try it neutral, for half a minute after brushing your teeth: say what's there as a doctor would, “brown hair, two shoulders, tired eyes,” and then leave. No verdict in it. And clothes that fit today; nobody feels well in something that pinches.\n\nWhat do you wear when you forget about it?",
  },
  {
    id: "does-not-believe-praise",
    of: mirror,
    ask: /\b(?:says?|tells?|calls?|thinks?)\b.{0,15}\b(?:beautiful|pretty|fine|gorgeous|hot|not fat|look (?:good|great))\b.{0,25}\b(?:but|don'?t believe|can'?t)\b|\bdon'?t believe (?:him|her|it|them)\b/,
    text: "A kind word bounces off when the inner voice is so loud. You needn't believe it; it's enough to not argue. Say “thank you” and let it stand for ten seconds. It's one witness against one, and the other one is in a better position to see you. If the harsh voice is there all day, or eating has become hard, a therapist can help a lot with exactly this.\n\nWhen is the voice a little quieter?",
  },
  {
    id: "summer-is-coming",
    of: mirror,
    ask: /\b(?:summer|beach|pool|vacation|wedding|reunion|swimsuit)\b.{0,15}\b(?:is |are )?(?:coming|soon|season|near|in)\b/,
    text: "The season where everyone seems to show everything. Prepare what gives you ease and not another body: one swimsuit or shorts that sit well, bought for the size you have; a light cover for the way to the water; one friend with whom you laugh. Nobody at a beach looks as closely as you do; they are all busy with themselves.\n\nWhat would you do there if nobody could see you?",
  },
  // worry
  {
    id: "worry-at-night",
    of: worry,
    ask: /^\W*(?:it'?s |its )?(?:mostly|usually|always|worst|only|especially|mainly)\b.{0,12}\b(?:at night|in bed|before (?:bed|sleep)|in the evenings?)\W*$/,
    text: "At night there's nothing you can do about it, so your head goes around in circles. Give the worry an earlier hour: ten minutes after dinner, pen in hand, each worry in one line with the next step or “not today” beside it. When it shows up in bed, tell it that it has an appointment.\n\nAt what time could those ten minutes be?",
  },
  {
    id: "heart-pounds",
    of: worry,
    ask: /\b(?:heart|chest|hands|stomach|body)\b.{0,12}\b(?:pound\w*|rac\w+|tight\w*|shak\w*|sweat\w*|knots?|hurts?|flutter\w*)\b|\bcan'?t (?:breathe|catch my breath)\b/,
    not: /\b(?:arm|jaw|faint\w*|passed out|pain)\b/,
    text: "That's your body's alarm going off, and it can be turned down from the body's side: breathe in for four, out for six or longer, ten times, with both feet on the floor. It peaks within minutes and then fades. If it's new, comes often or comes without any worry, have a doctor check your heart once; with pain in the chest or trouble breathing, call 911.\n\nHow long does it last, usually?",
  },
  {
    id: "knows-it-is-irrational",
    of: worry,
    ask: /\b(?:irrational|silly|ridiculous|stupid|makes no sense|all in my head|crazy|no reason|not (?:real|logical|rational))\b/,
    text: "Knowing that doesn't switch it off, because the part that rings the alarm doesn't do logic. So don't argue with it; you'd only talk about it longer. Name it, “there's the worry again,” and do something with your hands or feet for five minutes. You don't have to win, only to not go along.\n\nWhat could your hands do when it comes?",
  },
  {
    id: "when-it-starts",
    of: worry,
    ask: /\bwhat (?:do|can|should|could) i (?:even )?do when (?:it|that|this|the \w+|one) (?:starts?|happens?|comes?(?: up| back)?|hits?|begins?|gets? (?:bad|worse)|is (?:bad|happening))\b/,
    text: "Three things, always in the same order, so that you don't have to think. Feet on the floor and ten slow breaths out, longer than in. Then say what it is: “This is a worry, not a danger. It goes up and it comes down.” Then five minutes of something dull with your hands: dishes, folding, a puzzle. Write the three on a card.\n\nWhere would the card have to be, so that you find it?",
  },
  // a call that is put off
  {
    id: "put-off-for-years",
    of: dentist,
    talk: isDentist,
    ask: /\b(?:\d+|two|three|four|five|ten|a few|many|several) (?:years?|months?)\b|\b(?:forever|ages|so long|long time)\b/,
    topic: "doctor-dentist-fear",
    text: "You're far from the only one; they see that every week, and a good office doesn't scold. Say it right at the start, so that it's off your chest: “I haven't been in a long time, and I'm nervous.” The first visit may be a look and a talk and nothing else; you can ask for exactly that.\n\nWhat makes the call itself so hard?",
  },
  {
    id: "afraid-it-will-hurt",
    of: dentist,
    talk: isDentist,
    ask: /\b(?:hurts?|pain\w*|needles?|drill\w*|afraid|scared|bad news|find something|cancer)\b/,
    topic: "doctor-dentist-fear",
    text: "That fear keeps a lot of people away, and offices are used to it. Tell them when you book: “I'm scared of pain.” Ask for the first appointment to be only a look, and agree on a sign, a raised hand, that means stop. Being able to stop it takes away more fear than being brave does.\n\nWould it help to take somebody along?",
  },
  {
    id: "it-will-be-expensive",
    of: dentist,
    talk: isDentist,
    ask: /^(?![^]*\d)[^]*\b(?:expensive|cost\w*|afford|money|no insurance|pay)\b/,
    topic: "doctor-dentist-fear",
    text: "Ask for the price before anything is done; an office has to be able to tell you. Dental schools and community health centers cost much less or go by income, 211 knows the ones near you, and most offices take parts. A checkup now is also the cheapest visit there is; it only gets more expensive by waiting.\n\nWould you call a school or a regular office first?",
  },
  // tiredness
  {
    id: "sleeps-enough",
    of: tired,
    ask: /\b(?:sleep|get|slept|getting)\b.{0,10}\b(?:7|8|9|10|seven|eight|nine|ten)\b.{0,8}\b(?:hours?|hrs?)\b|\bsleep (?:enough|plenty|fine|well|a lot)\b/,
    text: "So it isn't the number of hours, and then a few other things are worth a look. How well you sleep: snoring, waking up with a dry mouth or a headache can mean poor sleep, and a doctor can test that. What the day takes: worry and no breaks tire like hard work. And light and movement, which wake the body more than coffee does.\n\nDo you wake up tired, or does it come during the day?",
  },
  {
    id: "tests-are-fine",
    of: tired,
    ask: /\b(?:doctor|blood ?work|tests?|labs?|bloods?|results|checkup)\b.{0,25}\b(?:fine|normal|good|ok|okay|nothing|clear|negative)\b/,
    text: "Good that it was checked; so the usual causes are out. Two things blood doesn't show: how you breathe at night, and how you're doing. If you snore or wake up unrested, ask for a sleep test; if there's been little joy for weeks, tell the doctor that, too. Meanwhile try ten days of the same: up at one hour, daylight within the first hour, a short walk at noon.\n\nWhich would be the easiest to begin with?",
    first:
      "Ten days of three small things, all at once because they help each other: get up at the same time, go out into daylight within the first hour, and walk for ten minutes when the slump comes. No coffee after noon. If nothing has moved after that, go back to the doctor and ask about a sleep test.\n\nWhen does the slump usually come?",
  },
  // learning something
  {
    id: "bored-after-a-week",
    of: learning,
    ask: /\b(?:get|got|gets|getting|am|i'm)\b.{0,8}\bbored\b|\b(?:boring|lose interest|lost interest|loses its)\b/,
    and: language,
    text: "Boredom mostly means that it has no use yet, not that you lack discipline. So give it one: a song you want to understand, a recipe, five sentences for a real situation. And change the form each week while the time stays the same: one week listening, one week speaking, one week a show with subtitles.\n\nWhat would you like to be able to say or do first?",
  },
  {
    id: "bored-of-a-habit",
    of: /^(?:keep-a-habit|find-hobby|goals|motivation|start-exercise|meditation|journaling|self-care)$/,
    ask: /\b(?:get|got|gets|getting|am|i'm)\b.{0,8}\bbored\b|\b(?:boring|lose interest|lost interest|loses its)\b/,
    text: "Boredom isn't a lack of discipline; it means that there's too little in it for you, or too much of the same. Keep the time and change the content: another place, music, somebody who comes along, a small goal that is really yours. And make it shorter, so that it ends while you still like it.\n\nWhich part of it did you like at the beginning?",
  },
  {
    id: "app-did-not-work",
    of: learning,
    ask: /\b(?:duolingo|babbel|apps?|classes?|courses?|youtube|books?|tutorials?|lessons?)\b.{0,15}\b(?:didn'?t|doesn'?t|don'?t|never|not)\b.{0,8}\b(?:work|help|stick|last|keep)\w*/,
    and: language,
    text: "Then leave that out; tapping on pictures isn't for everyone. What keeps most people at it is another person: a weekly half hour with someone who expects you, in a library group, a language exchange or with a friend who learns, too. You show up because of them, and the learning comes along.\n\nWho could be that person, or where would you look?",
  },
  {
    id: "trip-or-date-ahead",
    of: learning,
    ask: /\b(?:trip|travel\w*|vacation|wedding|race|exam|visit|moving|concert|performance)\b.{0,20}\b(?:in|next|this|by|on)\b/,
    and: language,
    text: "Good, now it has a reason and an end, and that beats any streak. Work backward from the trip: which ten situations will you really be in there? Learn one a week, aloud, until you can say it while doing the dishes. More than that isn't needed to feel at home in it.\n\nWhich situation would you want to manage first?",
    first:
      "First step, today: write down ten situations that you'll be in there, like ordering food, asking the way, saying thank you properly. Then take the first one and learn five sentences for it, aloud, ten minutes a day, tied to your coffee. One situation a week, and by then you have them all.\n\nWhich situation is number one?",
  },
  // food at home
  {
    id: "home-late-and-hungry",
    of: food,
    ask: /\b(?:get|come|home|work)\b.{0,15}\b(?:home|late|until|at (?:7|8|9|10))\b.{0,25}|\b(?:starving|too (?:tired|hungry) to cook)\b|\bno (?:time|energy) to cook\W*$/,
    text: "When you're starving, nobody cooks; the fight is decided before. So eat something small on the way, an apple and nuts or a yogurt, and have three dinners at home that need ten minutes and no thinking: eggs with toast and frozen vegetables, beans and rice from a can, pasta with tuna. That beats the drive-through on time, too.\n\nWhich of the three would you really eat?",
  },
  {
    id: "cannot-cook",
    of: food,
    ask: /\b(?:don'?t|dont|can'?t|never learned|no idea) (?:know )?(?:how )?(?:to )?cook\b|\bbad at cooking\b/,
    text: "Then we take what isn't really cooking. One pan, two eggs, a handful of frozen vegetables, salt: five minutes. Or one tray: cut potatoes and carrots, oil, sausage or chickpeas, 400 °F for half an hour, and you only look at it once. Make the same thing three times in two weeks; the third time it's yours.\n\nWhich one sounds better, pan or tray?",
  },
  {
    id: "small-kitchen",
    of: food,
    ask: /\b(?:tiny|small|no|shared|bad)\b.{0,8}\b(?:kitchen|oven|stove|counter|fridge)\b|\bkitchen(?:'s| is)? (?:\w+ )?(?:tiny|small|shared|a mess)\b|\bonly (?:have )?(?:a )?(?:microwave|hot plate|one pan)\b/,
    text: "A small kitchen is enough for one-pot food, and that's the best kind on weekdays anyway: pasta, soup, chili, eggs in a pan. One pot, one pan, one knife, one board; everything else only stands in the way. Cut on the board over the sink if there's no counter, and cook double, so that tomorrow needs no kitchen at all.\n\nWhat do you have in there to cook with?",
  },
  {
    id: "easiest-to-cook",
    of: food,
    ask: /\b(?:easiest|simplest|easy|simple|first)\b.{0,15}\b(?:thing|dish|meal|recipe|one)\b.{0,15}\b(?:start|begin|make|cook|learn|try)\b|\bwhat (?:should|can|do) i (?:start with|make first|cook first|learn first)\b/,
    text: "Eggs in a pan with frozen vegetables. Oil in the pan, vegetables in for four minutes, push them aside, crack in two or three eggs, stir, salt, pepper, cheese if you have it; bread beside it. Eight minutes, one pan, about two dollars. Put eggs and one bag of frozen vegetables on today's list, and the first dinner is settled.\n\nIs there something in it that you don't eat?",
  },
  // smoking
  {
    id: "quit-once-before",
    of: smoking,
    ask: /\b(?:quit|stopped|made it|went|lasted)\b.{0,20}\b(?:for|in|after)\b.{0,15}\b(?:days?|weeks?|months?|year)\b|\b(?:tried|quit) (?:before|once|so many times|many times|twice)\b/,
    text: "That stretch counts: your body has already shown that it can. Most people need several runs, and each one tells where it breaks. So look at the one moment when you lit the first one again, and plan only that moment. Gum or patches double the odds, and 1-800-QUIT-NOW gives you a coach for free.\n\nWhat was that moment: stress, a drink, people, or grief?",
  },
  {
    id: "smokes-more-now",
    of: smoking,
    ask: /\b(?:now|back to|up to|again|already)\b.{0,15}\b(?:a|one|two|half a|\d+)\b.{0,8}\b(?:packs?|cigarettes|day)\b|\b(?:started|smoking) (?:up )?again\b/,
    text: "After something hard many go back to it; that's no failure of character, it's the nearest thing that calms for five minutes. You don't have to quit today. Take out only the first one of the day: push it back by an hour each week. It's the one that sets the pace for all others. A doctor or pharmacist can help with the rest.\n\nWhen is your first one?",
  },
  // direction
  {
    id: "work-is-only-fine",
    of: stuck,
    ask: /\b(?:it'?s|job is|work is|is)\b.{0,6}\b(?:fine|okay|ok|alright|boring|not bad|pays (?:the bills|well|okay))\b/,
    text: "“Fine” pays the rent, and it's no small thing. It also means that you needn't burn anything down: the search can run beside it. Two hours a week for things that might be more than fine, one at a time, each for three weeks. You're not looking for a passion, only for what gives a bit more than it takes.\n\nWhat have you been curious about lately, even a little?",
  },
  {
    id: "nothing-excites",
    of: stuck,
    ask: /\bnothing\b.{0,12}\b(?:excit\w*|interest\w*|fun|appeals?|makes me happy|motivat\w*|i like|matters to me)\b|\b(?:no|don'?t have any) (?:passion|interests?|hobbies|dreams)\b/,
    text: "When nothing pulls, the tank is often empty before the direction is wrong: sleep, daylight, people, one thing with the hands. Excitement mostly comes after beginning, not before. Try three small things in three weeks, an hour each, and ask only one question afterward: a bit more energy, or less? If joy has been gone from everything for weeks, tell a doctor, too.\n\nWhen did you last lose track of time?",
    first:
      "One thing for this week: an hour with something you're only faintly curious about, on a fixed day. A class to look at, a talk with somebody whose work sounds interesting, an old hobby. Afterward write down one word, more or less energy. Three weeks of that show a direction better than thinking does.\n\nWhat would you try in the first week?",
  },
  {
    id: "at-this-age",
    of: stuck,
    ask: /^\W*(?:and |well )*(?:i'?m|i am|im) (?:only |already |almost )?[23]\d\b(?: (?:years old|and|now|already)\b.{0,30})?\W*$/,
    text: "At that age it looks as if everyone else had a plan; most of them only have a next step. Nothing that you choose now is for life, so choose by what you'd like to learn in the next two years. Talk to two people who do something that interests you, half an hour each, and ask what a normal Tuesday looks like.\n\nWhose Tuesday would you like to hear about?",
  },
  // flying
  {
    id: "flight-is-booked",
    of: flying,
    talk: /\b(?:fly\w*|flight|plane)\b/,
    ask: /\b(?:booked|tickets?|going to|trip|vacation|honeymoon|flight is|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
    text: "Good that there's time, since a fear like that shrinks with practice and not with waiting. Three things until then: learn slow breathing now, on calm days, so that the body knows it; visit the airport once without flying, just for a coffee; and choose a seat at the aisle over the wings. A course against fear of flying or a few hours with a therapist works very well for this.\n\nWhat is the worst moment for you: the doors, the start, or turbulence?",
  },
  {
    id: "panic-on-a-plane",
    of: flying,
    talk: /\b(?:fly\w*|flight|plane)\b/,
    ask: /\b(?:panic attack|panicked|freaked out|hyperventilat\w*|cried|thought i was (?:going to|gonna) die)\b/,
    text: "That was awful, and your body has been keeping it as proof ever since. The other half of the proof belongs to it: it rose, it peaked, and it went down again, in the air, without anything happening to you. Tell the crew when you board; they're good at this. And have one card in your pocket: breathe out slowly, feet on the floor, “this is a wave.”\n\nWhat helped you a little, back then?",
  },
  {
    id: "what-if-it-happens-again",
    of: /^(?:fear-flying|calm-a-panic|overthinking|public-speaking|doctor-dentist-fear|shy-small-talk)$/,
    ask: /\bwhat if (?:it|that|this|i)\b.{0,20}\b(?:happens?|comes? back|have (?:one|another|a panic)|panic\w*|freak\w*|again)\b/,
    text: "Then you know it this time. It rises for some minutes, it can't go on rising, and it goes down again, also if you do nothing. Your part is only to let it pass: long breaths out, feet on the floor, cold water on the wrists, one person beside you who knows. Fighting it makes it longer. If it comes often, a therapist can take you through it step by step; few fears are treated as well.\n\nWho could be beside you and know about it?",
  },
  // dark months
  {
    id: "dark-when-home",
    of: winter,
    ask: /\b(?:dark|no sun|gray|cold|winter|snow|stay inside|never go out)\b/,
    text: "The light really does it; it sets the clock for mood and sleep. Half an hour outside before noon counts even under clouds, more than any lamp indoors. If mornings are impossible, a light box on the breakfast table for twenty to thirty minutes helps many. And one fixed thing a week with people, since the couch always wins by itself.\n\nWhen could you be outside in daylight tomorrow?",
  },
  // living with parents, what is there, drinking, cooking for one
  // census.gov: America's Families and Living Arrangements 2023, 16 percent of those aged 25 to 34
  {
    id: "still-with-parents",
    of: /^(?:grow-confidence|comparing|self-criticism|feel-stuck|aging-birthday)$/,
    ask: /\b(?:live|living|moved back|stuck|back) (?:at home|in with (?:my|our) (?:parents|mom|dad|mother|family)|with (?:my|our) (?:parents|mom|dad|mother|family))\b/,
    text: "You're in larger company than it looks: in the US about one in six people between 25 and 34 lives with their parents. Whether it feels like failing depends mostly on what it's for. A roof that costs little is a chance others don't have, as long as it has a purpose and a date: a cushion, a debt that is gone, a deposit.\n\nWhat is it for in your case, and until when?",
  },
  {
    id: "something-is-there",
    of: /^(?:grow-confidence|comparing|self-criticism|feel-stuck|aging-birthday)$/,
    ask: /\bi (?:do|at least|still) (?:still )?(?:have|got) (?:a |an |my |some |good )+(?:\w+ )?(?:job|friends?|degree|family|health|partner|kids?|home|husband|wife|dog|cat)\b|\bat least i (?:have|can|did|got|am|'m)\b/,
    text: "Hold on to that sentence; the feeling had left it out. Somebody who fails at everything isn't expected anywhere on Monday morning. Put it on paper and add two more that are true and dull, such as the rent that is paid, or a friend who calls. Tape it where you brush your teeth. It doesn't have to shine, it only has to be true.\n\nWhat would the other two be?",
  },
  {
    id: "says-no-problem",
    of: /^drink-or-gamble$/,
    and: wine,
    ask: /\b(?:do ?n'?t|do not) (?:really )?(?:think|feel like|see) (?:it'?s|it is|it as|i have|that'?s|i'?ve got) ?(?:really )?an? (?:real |big )?problem\b|\b(?:it'?s|its|that'?s) not (?:really )?a (?:real |big )?problem\b|\bi can (?:stop|quit) (?:any ?time|whenever)\b|\bit'?s not that bad\b/,
    text: "You may be right, and there's a way to find out that needs no label. Take two weeks without, with a date, and write one line each evening: how strong the wish was, and how you slept. If it's easy, you've lost nothing; if it isn't, that's an answer, too. Only if you drink a lot every day, don't stop all at once; ask a doctor first.\n\nWhich two weeks could they be?",
  },
  {
    id: "somebody-noticed",
    of: /^drink-or-gamble$/,
    ask: /\b(?:wife|husband|partner|girlfriend|boyfriend|mom|dad|kids?|son|daughter|friends?|family|doctor|boss|sister|brother|he|she|they) (?:\w+ )?(?:mentioned|noticed|said something|made a comment|commented|brought it up|is worried|worries|asked about it|complained)\b/,
    text: "That is hardly ever easy to say, so something must have worried {them}. You don't have to agree in order to ask: “What did you see?” And then only listen, without reasons. Afterward you'll know whether it's about the glasses, or about an evening together that is missing.\n\nWhat do you think {they} would say?",
  },
  {
    id: "cooks-for-one",
    of: /^(?:cook-cheap|groceries-cost|eat-better|meal-planning|learn-cooking)$/,
    ask: /\b(?:no ?body|no one|not anyone|do ?n'?t have (?:anyone|anybody|someone)|have no one|have nobody) (?:else )?to cook for\b|\bcook(?:ing)? (?:just |only )?for (?:one|just me|myself|only me)\b|\b(?:only|just) (?:for )?(?:me|myself) (?:at home|here|to feed|in the house)\b|\b(?:it'?s|its) (?:only|just) me\b|\bi live alone\b/,
    text: "For one plate that is gone in ten minutes it does feel like a lot of trouble. So cook for four and eat on four days: half in the fridge, half in the freezer with a date on it. Or don't cook, and call it a meal all the same: bread, hummus, tomatoes, an egg. A set place and something to listen to make it an evening.\n\nWhat would you gladly eat twice?",
  },
  // pictures of others, a doctor, fine
  {
    id: "knows-it-is-fake",
    of: /^(?:comparing|body-image|put-the-phone-down|self-criticism)$/,
    ask: /\b(?:know|it'?s|its|they'?re|all|probably) .{0,14}\b(?:fake|not real|filters?|filtered|staged|edited|photoshopped|a highlight reel)\b/,
    text: "Knowing it doesn't help much, because the eye is faster than the head: it has compared before you can think. So don't argue with the pictures, take them away. Mute ten accounts today, those after which you feel smaller, and follow three that show real kitchens. In two weeks, look at how you feel after scrolling.\n\nWhich one would you mute first?",
  },
  {
    id: "maybe-a-doctor",
    of: /^(?:always-tired|caffeine|sleep-better|get-up-mornings)$/,
    ask: /\b(?:maybe|should|might|thinking|probably|could|time to)\b.{0,20}\b(?:see|go to|call|ask|visit) (?:a|my|the) doctor\b|\b(?:get|have|getting) (?:some )?(?:blood ?work|my blood|tested|checked)\b/,
    text: "Yes, that's a good idea; tiredness that stays for weeks is something doctors are used to. Take a short list along: since when, how many hours you sleep, whether you snore, how much coffee, and what you take. And ask: “Could you check iron, thyroid, blood sugar, vitamin D and B12, and could it be sleep apnea?” All of these are common, and all can be helped.\n\nWhen could you call for the appointment?",
  },
  // bills and attention, quitting, taxes
  {
    id: "adhd-and-bills",
    of: /^(?:forget-bills|bills-due|overdraft)$/,
    ask: /\b(?:adhd|add|attention (?:deficit|disorder)|executive (?:dys)?function\w*|out of sight)\b/,
    text: "Then it isn't carelessness, and a list won't help: what isn't seen doesn't exist. So build it outside of your head. One day for all of it, the day after payday, with an alarm that says “bills, ten minutes” and doesn't go away; the letters in one open tray where the coffee stands. And somebody on the phone beside you for those ten minutes, each in your own bills. It's odd how well that works.\n\nWho could sit with you?",
  },
  {
    id: "afraid-of-autopay",
    of: /^(?:forget-bills|bills-due|overdraft|cancel-subscriptions)$/,
    ask: /\bauto ?pay\b[^.!?]{0,40}\b(?:scares?|scary|afraid|worr\w+|overdraft\w*|not enough|bounce\w*|nervous|risky|don'?t trust)\b|\b(?:scared|afraid|nervous|worried) (?:of|about) (?:auto ?pay|overdraft\w*|overdrawing)\b/,
    text: "That fear is reasonable, and it has a way around it: an account only for bills. On payday the sum of all bills goes over there, and autopay may only touch that one. What's left in the first account is really free. Also ask the bank to switch off overdraft for card payments, and the companies to move their dates to just after your payday.\n\nWhat do your fixed bills come to in a month?",
  },
  {
    id: "day-of-quitting",
    of: /^quit-smoking$/,
    ask: /^\W*(?:i'?m |it'?s |today is |now )?(?:now )?(?:on )?day (?:\d{1,2}|one|two|three|four|five|six)(?: now| today| of it| without)?\W*$|^\W*(?:i'?m |it'?s )?(?:\d+|two|three|four|five|six) days? (?:in|clean|now|smoke[- ]free|without)(?: now)?\W*$/,
    text: "Good, you're in the hardest part already: for most people the third day is the peak, and after that it gets lighter in waves. A craving lasts three to five minutes, so have something for exactly that long: cold water through a straw, once around the block, a sour candy. Tell one person the number of your day each evening.\n\nAt what moment of the day does it pull the most?",
  },
  {
    id: "stress-is-the-trigger",
    of: /^quit-smoking$/,
    ask: /\b(?:stress|work|boredom|driving|drinking|coffee|anger|anxiety|my boss|after meals?|parties)\b.{0,20}\btrigger\w*\b|\btriggers? (?:is|are)\b|\bwhen(?:ever)? i(?:'m| am|m| get) (?:stressed|bored|anxious|angry|drunk|driving)\b/,
    text: "Good that you know it; then you can put something in its place beforehand. What calms in a drag is half the breathing: in for four, out for seven, five times, through a straw if you like. Do it in the same spot and at the same moment. And lower one stress this week that you can lower; the first two weeks are no time for heroics. Patches or gum take the edge off, too.\n\nWhat is the next stressful hour that you can see coming?",
  },
  {
    id: "years-of-taxes",
    of: /^(?:file-taxes|get-started)$/,
    and: /\btax\w*\b/,
    ask: /\b(?:\d|two|three|four|five|six|several|a few) (?:years?'? ?(?:worth|of taxes|behind|late)?|tax years?)\b(?! (?:old|ago))|\bhaven'?t filed (?:in|for|since)\b|\byears? (?:behind|late)\b/,
    topic: "file-taxes",
    text: "Two years are more ordinary than you'd think, and the order makes them small: the oldest first, and one at a time. The IRS has your W-2s and 1099s; a free wage and income transcript at irs.gov shows all of them. If a refund is due, it's kept for three years. If you owe, file anyway: not filing costs ten times as much as not paying, and payment plans are open to nearly everyone. VITA, 1-800-906-9887, does it with you for free.\n\nWhich year is the first, and did you have one job in it?",
  },
  {
    id: "afraid-of-the-mail",
    of: /^(?:file-taxes|get-started|bills-due|money-worry|choose-a-debt)$/,
    ask: /\b(?:scared|afraid|terrified|can'?t bring myself|too anxious|dread\w*|avoid\w*|scares me) (?:to |of |about )?(?:open\w*|look\w*|read\w*|check\w*|the|my)? ?(?:at )?(?:the |my |any )?(?:mail|mailbox|letters?|envelopes?|bills|inbox)\b/,
    text: "Nearly everyone with something unpaid knows that. The letter is mostly less bad than the picture of it, and it's the only one of the two that can be answered. So don't open them alone and not all: sort by sender first, without opening. Then one, the one from the state or a court, with somebody beside you or on the phone, and only read the date and the sum. Then stop for today.\n\nWho could be there for the first one?",
  },
  // cooking, a flight, photos, a birthday
  {
    id: "burns-everything",
    of: /^(?:learn-cooking|cook-cheap)$/,
    ask: /\b(?:burn|ruin|overcook|mess up|undercook)(?:s|ed)? (?:everything|it all|it|rice|food|eggs|every time)\b|\bcan'?t even (?:boil|cook|make)\b|\bterrible cook\b/,
    text: "Nearly always it's the heat: most things want medium, not high. Put the dial on four of nine, wait a minute, add oil, and stay. A timer set to half of what the recipe says reminds you to look. And begin with what can't burn: soup, beans in sauce, anything in the oven at 375 °F with a timer.\n\nWhat do you have: a stove, an oven, a microwave?",
  },
  {
    id: "cannot-go-wrong",
    of: /^(?:learn-cooking|cook-cheap)$/,
    ask: /\b(?:can'?t|cannot|hard to|impossible to|won'?t) (?:mess up|screw up|ruin|burn|fail|go wrong)\b|\b(?:easiest|simplest|foolproof|idiot[- ]proof)\b/,
    text: "Lentil soup. One pot: chop an onion and two carrots, five minutes in oil on medium, a cup of red lentils, five cups of water, a spoon of salt, twenty minutes with the lid half on. Stir now and then. Lemon or vinegar at the end, and bread with it. It makes four bowls for about three dollars, and it's even better tomorrow. Too thick: water. Too thin: ten more minutes.\n\nWhat would you like in it: tomatoes, sausage, spinach?",
  },
  {
    id: "something-for-the-flight",
    of: /^(?:fear-flying|calm-a-panic|doctor-dentist-fear)$/,
    ask: /\b(?:xanax|ativan|valium|lorazepam|alprazolam|benadryl|propranolol|beta blockers?|sedatives?|sleeping pills?|gummies|edibles|a drink|wine)\b|\b(?:take|get|pill|meds?|medication|something) (?:for it|to calm|to relax|to knock)\b/,
    topic: "fear-flying",
    text: "That's one for your doctor, and a call today is early enough: some prescribe something for single flights and say how much, when, and what not to mix it with. Never one from somebody else's pack, and no alcohol beside it. Ask also what you may do if it doesn't work. Beside it, or instead: an aisle seat over the wing, telling the crew at the door, and breathing out longer than in.\n\nDo you take anything else, and who is your doctor?",
  },
  {
    id: "photo-day",
    of: /^(?:body-image|self-criticism)$/,
    ask: /\b(?:photo(?:s|grapher)?|pictures?|photo ?shoot|session|wedding photos?)\b.{0,30}\b(?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|week|month|soon|session|shoot)\b/,
    text: "Then go for the ones who want you in it. In twenty years nobody will look at an arm; they'll look for your face beside theirs. Wear something that you can sit and laugh in, stand a bit sideways, look at the people and not at the lens, and let somebody else choose the three best. And tell the photographer: “I'm nervous. Tell us something silly.”\n\nWho in that picture would miss you most?",
  },
  {
    id: "keeps-canceling",
    of: /^(?:body-image|shy-small-talk|make-friends|fear-flying|doctor-dentist-fear|start-exercise)$/,
    ask: /\bi (?:keep|always|end up) (?:cancel\w*|back(?:ing)? out|bail(?:ing)?|mak(?:e|ing) excuses|putt?(?:ing)? it off|not going)\b|\b(?:thought|thinking) (?:about|of) cancel\w*\b/,
    text: "Each time you cancel there's relief for an hour, and the next time it's a bit harder; that's how fear pays you. So make the promise smaller instead of calling it off: go, and stay twenty minutes. Tell one person beforehand, “I'd like to run away. Please come and get me.” You may leave after that, and mostly you won't want to.\n\nWho could come and get you?",
  },
  {
    id: "neither-house-nor-kids",
    of: /^(?:aging-birthday|comparing|feel-stuck|grow-confidence)$/,
    ask: /^\W*(?:and |but |i have |with |still )?(?:no|without(?: a)?) (?:house|home|kids?|husband|wife|partner|degree|career|savings|money)(?:,? (?:and |or )?(?:no )?(?:house|home|kids?|husband|wife|partner|degree|career|savings|money))+\W*$/,
    text: "That list is somebody else's, and it has no line for what you did instead. Make your own, three lines: what you can do now that you couldn't at twenty, who'd miss you, and what you've seen. Then look at the old list once more and ask of each thing: do I want it, or only not to be the last? What you really want can have a first step this year.\n\nWhich of them do you want for its own sake?",
  },
  {
    id: "sibling-has-both",
    of: /^(?:aging-birthday|comparing|feel-stuck|grow-confidence)$/,
    ask: /\b(?:sister|brother|cousin|friends?|she|he|they) (?:already )?(?:has|have|got|did) (?:both|all of (?:it|that)|everything|that|it all)\b/,
    text: "Growing up side by side, one is measured by the other even when nobody says a word. And you know only the outside of it: not what {they} would give for one of your free Saturdays. If it's close enough for that, ask: “What do you miss?” The answer takes the shine off in a good way, and brings you nearer to each other.\n\nWhat might {they} envy about your life?",
  },
  // overdraft fees, a first panic attack, hours on the phone
  {
    id: "fees-again",
    of: /^overdraft$/,
    ask: /\b(?:\w+ time this (?:year|month)|again|(?:35|34|36|30|25|20) (?:dollars|bucks)?(?: each| every time| a time)|\$?3[0-9] each|every month)\b/,
    text: "Then it's the account and not you. Call and say: “I'd like the fees of this year back, please, and I want overdraft for card payments switched off.” Many banks return at least one or two. Then put a floor under it: an alert at $100, and $50 that you treat as zero. If they say no, credit unions and several online banks charge nothing for it; a switch takes an hour.\n\nWhich payment hits just before your payday?",
  },
  {
    id: "first-panic",
    of: /^calm-a-panic$/,
    ask: /\b(?:never|first|haven'?t) (?:\w+ )?(?:had|time|ever|one|felt)\b.{0,20}(?:before|one|like that|time|ever|this)?|\bnew to me\b/,
    text: "A first one feels like dying, and it is an alarm that went off without a fire. Have a doctor look once, heart, thyroid, what you take and drink; not because something is probably wrong, but so that you can believe it's the alarm. Then it helps to know the curve: it rises for about ten minutes and falls by itself, whatever you do. Coffee, little sleep and a lot of pressure make it go off sooner.\n\nHow were the days before it?",
  },
  {
    id: "afraid-of-the-next-panic",
    of: /^calm-a-panic$/,
    ask: /\b(?:scared|afraid|worried|terrified|fear) (?:that )?(?:it|it'll|it will|i'?ll|of)(?:'ll| will| might| could)? ?(?:happen|come|have|get|another|again|the next)\b|\bwhat if it (?:happens|comes) (?:again|back)\b/,
    text: "That waiting is often worse than the thing itself, and it feeds it. So make a plan for the next one, then it may come: a place you can sit, a slow breath out, six times, feet on the floor, and the sentence “This is the alarm. It's over in ten minutes.” Stay if you can; each time you stay, it loses some of its power. If you begin to avoid places, see a therapist soon; it's one of the things that get well best.\n\nWhere are you most afraid of it?",
  },
  {
    id: "hours-on-the-phone",
    of: /^put-the-phone-down$/,
    ask: /\b(?:\d{1,2}|four|five|six|seven|eight) (?:to \d+ )?(?:hours?|hrs?) (?:a|per|every|each) day\b/,
    text: "Good that you looked; most are shocked by that number, and it isn't one block but a hundred small reaches. So don't aim at half. Take one hour, the one you'd miss least, mostly the last one in bed, and give it to something that was there before: a book, a bath, a call. One hour a day is fifteen whole days in a year.\n\nWhich hour would it be?",
  },
  {
    id: "phone-in-bed",
    of: /^(?:put-the-phone-down|sleep-better|get-up-mornings)$/,
    ask: /\b(?:have|use|take|bring|scroll|sleep with|on) (?:it|my phone|the phone|tiktok|instagram)? ?(?:in|to|into) bed\b|\bphone (?:is )?(?:in|next to|beside|under) (?:my |the )?(?:bed|pillow)\b|\buse it as (?:an |my )?alarm\b/,
    text: "That's the place where it costs the most: it takes the sleep at night and the first half hour of the day. Buy a ten-dollar alarm clock, and let the phone sleep in the kitchen, on its charger, from the same hour on. For the first nights put something in its place, a book or a puzzle, because the hand will look for it. After five nights it's easier.\n\nAt what time does it go to the kitchen?",
  },
];
