import { plain } from "crisis-detector/plain";
import { historyOf, type Message } from "../coach.rules.ts";
import { saysForever, tellsOfHarm } from "./coach.danger.rules.ts";
import { afterDanger, forProfessionals, inDanger, notForgotten, supportive } from "../coach.words.content.ts";

/** What stands in place of an everyday answer where the newest message clearly tells of danger. Patterns only, nothing stored. */

const kin = String.raw`(?:kids?|child(?:ren)?|son|daughter|baby|toddler|mom|mother|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|ex|grand\w+|step\w+|boss|neighbou?r|roommate|landlord|coworker|teacher|friend)`;
const someone = String.raw`(?:him|her|them|my (?:\w+ )?${kin}|the (?:kids?|children|baby|boys?|girls?)|mom|dad|grandma|grandpa)(?!'s?\b)`;
const theirs = String.raw`(?:his|her|their|the|my (?:\w+ )?${kin}'?s'?)`;
/** Of blows: not "hit her car", "hit him up" or "hit them with a bill". */
const struck = String.raw`(?=\W*$|[,;.!?]|(?! with (?:an? |the |some )?(?:\w+ ){0,2}(?:bills?|lawsuit|questions?|news|e-?mail|text|message|offer|facts?|idea|balls?|nerf|water balloons?)\b| on (?:sale|venmo|insta\w*|facebook|linkedin|slack|zelle)\b) (?:with|on|in the|across|back|hard|again|once|twice|and|so|because|when|while|last|yesterday|today|tonight|too|but|until|till|over|if|sometimes|every|down|against|by)\b)`;
const intends = String.raw`\b(?:i(?:'?m| am)|we(?:'?re| are)) (?:(?:just|so|really|actually|about|still) )?(?:going to|gonna|to|ready to|planning to|this close to)|\bi(?:'?ll| will| want to| wanna| might| could| plan to| swear i'?ll| feel like| think i'?ll)`;

const harm = [
  // what the writer means to do
  new RegExp(
    String.raw`(?:${intends}) (?:just |really |so |go (?:and )?)?(?:burn(?:ing)? (?:down )?${theirs} [\w ]{0,20}\b(?:shop|store|house|car|place|stuff|office|building|home|truck|clothes)\b|smash(?:ing)? ${theirs} (?:\w+ )?(?:windows?|car|windshield|face|head|teeth|doors?|house|shop|store)\b|(?:slash|cut)(?:ing)? ${theirs} (?:\w+ )?(?:tires?|throat|brakes?)\b|key (?:his|her|their) (?:car|truck)\b|shoot (?:up )?(?:${someone}(?! (?:an?|the|some)\b)|(?:the|his|her|my) (?:school|office|place|dog)\b)|(?:hit|slap|punch|stab|choke|strangle|smack|beat|kick|push|shove|drown|poison)(?:ing)? ${someone}${struck})`,
  ),
  // what the writer did
  new RegExp(
    String.raw`(?<!\b(?:should|can|could|would|may|did) )\bi (?:(?!never\b|not\b|don'?t\b|didn'?t\b|won'?t\b|wouldn'?t\b)[\w']+ ){0,2}?(?:hit|slap(?:ped)?|punch(?:ed)?|chok(?:e|ed)|smack(?:ed)?|kick(?:ed)?|shov(?:e|ed)|pushed|grabbed|bit|beat|whipp?ed) ${someone}${struck}`,
  ),
  // what anybody does to someone who can't defend themselves
  new RegExp(String.raw`\bpillow (?:on|over) (?:${theirs}|mom'?s|dad'?s) (?:\w+'s )?(?:face|head|mouth)\b`),
  new RegExp(
    String.raw`\b(?:uses?|used|using|takes?|took|gets?|got) (?:the|a|his|her|my) (?:belt|switch|paddle|extension cord|wooden spoon) (?:on|to) (?:${someone}|us\b|me\b)|\b(?:hits?|beats?|whips?|spanks?|spanked|whoops?|whooped) (?:${someone}|us|me) with (?:the|a|his|her|my) (?:\w+ )?(?:belt|switch|paddle|cord|stick|spoon)\b`,
  ),
  new RegExp(
    String.raw`^(?![^]*\b(?:fever|burn|game|dare|challenge)\b)[^]*\b(?:put|puts|hold|holds|held|make|makes|made|throw|throws|threw|dunk\w*) ${someone}[^.!?]{0,12}\b(?:in|into|under) (?:an? |the )?(?:cold|ice|icy|freezing|boiling|scalding|hot) (?:water|bath|shower)\b`,
  ),
  new RegExp(
    String.raw`\b(?:nurse|aide|caregiver|caretaker|carer|babysitter|sitter|nanny|day ?care|staff)\b[^.!?]{0,30}\b(?:hits?|hitting|slap(?:s|ped)|punch\w*|kick(?:s|ed)|shov(?:es|ed)|pinch(?:es|ed)|ties|tied|chok\w+) (?:${someone})${struck}`,
  ),
  // sex for rent
  /\b(?:pay|rent|owe|debt)\b[^.!?]{0,20}\b(?:with|in|by having|through) sex\b|\b(?:sex|sexual favors?|sleep(?:ing)? with (?:him|her)) (?:for|instead of|in exchange for) (?:the |my )?(?:rent|money|a place|a room|the job)\b|\bsexual favors?\b|\b(?:rent|owe|owes|lent|loan(?:ed)?|money|debt|pay|job|grade)\b[^.!?]{0,40}\bwants? me to (?:sleep|have sex) with (?:him|her)\b/,
  // to wait for somebody, or to follow them
  new RegExp(
    String.raw`^(?![^]*\b(?:pick(?:s|ed|ing)?|drop(?:s|ped|ping)?|deliver\w*|uber|doordash)\b)[^]*(?:\bi (?:\w+ )?(?:sit|sat|wait|waited|park|parked|stand|stood|hide|hid|keep (?:sitting|waiting|parking))\b[^.!?]{0,25}\b(?:outside|in front of|across from) (?:of )?${theirs} (?:\w+ )?(?:house|home|apartment|place|work|job|door|window|building|school)\b|\bi (?:\w+ )?(?:follow|followed|am following) (?:him|her|my ex)(?=\W*$| (?:home|around|everywhere|to (?:work|her|his)|in my car)\b))`,
  ),
  /\b(?:list|names) of (?:the )?(?:\w+ )?(?:kids|people|students|classmates|teachers)\b[^.!?]{0,5}\b(?:(?:he|she|they|who) (?:\w+ )?(?:hates?|deserves?|wants? (?:to (?:kill|hurt|shoot)|dead|gone))|i (?:hate|want dead|want gone)\W*$)|\b(?:kill|death) list\b/,
  new RegExp(
    String.raw`\b(?:i stop|i keep|myself from|can'?t stop) (?:hitting|slapping|hurting|beating|biting|shaking) ${someone}(?! feelings)`,
  ),
];
const pet = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horse)\b/;

const past =
  /\b(?:coffee|water|juice|soda|milk|tea|dui|dwi|arrested|convict\w*|charged?|lawyer|court|killed|accident|crash\w*|hit by|driving (?:lessons?|tests?|school)|driv(?:es?|ing) (?:me|us|him|her|them) (?:\w+ )?(?:crazy|nuts|insane|mad|up the wall|away|apart)|(?:never|don'?t|doesn'?t|not|stopped|quit) (?:drink|drive|driv(?:es|ing)|drinks|drinking))\b/;
const drinks = String.raw`(?:drunk|drinks?|drinking|drank|beers?|wine|shots|whiske?y|vodka|wasted|tipsy|stoned)`;
const drive = [
  new RegExp(
    String.raw`\b(?:drive|drives|driving|drove)\b[^.!?]{0,25}\b(?:drunk|tipsy|wasted|buzzed|stoned|while high|under the influence|after (?:drinking|(?:a few|some|\w+) (?:beers?|drinks?|shots)))\b`,
  ),
  new RegExp(
    String.raw`\b${drinks}\b[^.!?]{0,30}\b(?:and|then|while|before|can i|should i|could i|may i|ok to|okay to|safe to|still|but) (?:[\w']+ ){0,2}(?:drive|drives|driving|drove)\b`,
  ),
  new RegExp(
    String.raw`^(?=[^]*\b${drinks}\b)[^]*\b(?:get(?:ting)?|got|ride|riding|rode|go) (?:in|into|home)? ?(?:the |his |her |their )?(?:car|truck)?,? ?with (?:him|her|them|my \w+)\b`,
  ),
];
const withOthers =
  /\b(?:he|she|they|mom|dad|husband|wife|friend|brother|sister|ex|i)\b[^.!?]{0,12}\b(?:(?:took|takes|put|puts|had|has)\b[^.!?]{0,20}\bin the (?:car|truck|van)\b|(?:drove|drives|is driving)\b)/;
const hadDrinks = /\b(?:drinks? (?:a lot|too much|every)|drunk|drinking|drank|beers?|wine|vodka|alcohol\w*)\b/;

const pictures =
  /\b(?:nudes?|naked (?:pics?|pictures?|photos?|videos?)|sex (?:tape|video)|(?:explicit|intimate) (?:pics?|pictures?|photos?|videos?))\b/;
const blackmail =
  /\b(?:wants?|asks?|asking|demands?|demanding|pay|send) (?:\w+ ){0,3}(?:\$ ?)?(?:\d{2,}|money|gift cards?|bitcoin)|\$ ?\d|\b(?:threat\w*|leak\w*|blackmail\w*|(?:will|going to|gonna|'ll) (?:post|send|share|show))\b|\bor (?:he|she|they)(?:'ll| will)\b/;
/** Whether a normalized message tells of threats with pictures of the body. */
export const isSextortion = (output: string): boolean => pictures.test(output) && blackmail.test(output);

const needed = String.raw`(?:insulin|lithium|blood (?:pressure|thinners?)(?: (?:meds?|medications?|medicines?|pills?))?|(?:heart|seizure|epilepsy|thyroid|asthma|diabetes) (?:meds?|medications?|medicines?|pills?)|warfarin|eliquis|prednisone|inhaler|antidepressants?|xanax|klonopin|ativan|valium)`;
const stopped = new RegExp(
  String.raw`\b(?:i|we|he|she|they|my \w+)(?:'ve| have| has|'m| am| is)? (?:just |also |already )?(?:stopped|quit|stopping|rationing|rationed|ran out of|cut back on|halved|halving) (?:taking |using |buying )?(?:(?:my|his|her|their|the) )?${needed}\b`,
);

const friendsGoodbye =
  /^(?![^]*\b(?:cowork\w*|job|moving|moved|died|funeral|hospice|deploy\w*|trip|party)\b)[^]*\b(?:friend|son|daughter|brother|sister|mom|mother|dad|father|wife|husband|roommate|cousin|he|she)\b[^.!?]{0,12}\b(?:(?:sent|texted|wrote|left|posted|messaged|emailed)\b[^.!?]{0,40}\bgoodbye\b|sa(?:ys|id) goodbye (?:for ?ever|for good|to everyone))/;
const toFollow =
  /^\W*(?:and |but |so )?i (?:just |only |really )?(?:want|need|wish) to (?:be with|join|follow|go to|see) (?:him|her|them)(?: again| now| soon)?\W*$/;
const dead = /\b(?:died|dead|passed(?: away)?|put (?:him|her) (?:down|to sleep)|funeral|buried)\b/;
const hasMeans =
  /\bi(?:'ve| have|'ve got| have got| got| keep)? (?:\w+ ){0,2}(?:pills|a gun|a rope|a razor|enough (?:pills|meds))\b[^.!?]{0,25}\W*$/;
const dying = /\b(?:if i die|when i die|i want to die|die|dead|life insurance|worth more dead|better off without me)\b/;

/** What the danger of the newest message is about, if it is clear. `before`: the user's earlier messages. */
export function clearDanger(newest: string, before: readonly string[]): keyof typeof inDanger | "self" | "friend" | undefined {
  const output = plain(newest).slice(0, 600);
  const lately = plain(before.slice(-3).join("\n"));
  if (friendsGoodbye.test(output)) return "friend";
  if ((toFollow.test(output) && dead.test(lately)) || (hasMeans.test(output) && dying.test(lately))) return "self";
  if (isSextortion(output)) return "sextortion";
  if (stopped.test(output)) return "medicine";
  const isDrunk = drive.some((one) => one.test(output)) || (withOthers.test(output) && hadDrinks.test(lately));
  if (isDrunk && !past.test(output)) return "driving";
  if (saysForever(output)) return /\bi\b|\bi'/.test(output) ? "self" : "friend";
  const isPet = pet.test(output) || (pet.test(lately) && !new RegExp(kin).test(output));
  return tellsOfHarm(output) || (!isPet && harm.some((one) => one.test(output))) ? "harm" : undefined;
}

const safe =
  /^\W*(?:yes|yeah|yep|yup|yea|i think so)\b(?![^]*\b(?:but|not|afraid|scared|until)\b)|^[^.!?]{0,25}(?:\b(?:am|i'?m|is|are|all|now)|'s|'re) (?:all |now |both |really )?(?:safe|ok|okay|fine)\W*(?:now|here|today)?\W*$|\b(?:kidding|joking|just a joke|not serious|didn'?t mean it|would never)\b/;
const unsafe =
  /^\W*(?:no|nope|not (?!that\b)|i don'?t (?:know|think so)|idk|i'?m not|i am not|we(?:'re| are) not|nobody|he|she|they|already|still|maybe)\b/;
/** To a short reply to the question whether everybody is safe. */
function afterQuestion(newest: string, last: string): string | undefined {
  const output = plain(newest);
  if (!questions.includes(last) || output.includes("?") || output.split(" ").length > 10) return undefined;
  return safe.test(output) ? afterDanger.safe : unsafe.test(output) ? afterDanger.unsafe : undefined;
}
const questions: readonly string[] = Object.values(inDanger);
const professionals: readonly string[] = Object.values(forProfessionals);
const lines = /\b(?:911|988|1-800-(?:799-7233|222-1222|422-4453)|1-833-852-6262)\b/;
/** The text in place of `answer`, which does not speak of the danger that the newest message tells of. */
export function insteadOfEveryday(messages: readonly Message[], answer: string): string | undefined {
  const kind = clearDanger(messages.at(-1)?.content ?? "", historyOf(messages.slice(0, -1)));
  const hasLine = lines.test(answer.replace(notForgotten, ""));
  // a number to call is not enough where something else has to be done
  const isFitting = hasLine && (kind === "harm" || kind === "self" || kind === "friend" || professionals.includes(answer));
  if (kind === undefined)
    return professionals.includes(answer) ? undefined : afterQuestion(messages.at(-1)?.content ?? "", messages.at(-2)?.content ?? "");
  if (isFitting) return undefined;
  return kind === "self" ? supportive["self-harm"] : kind === "friend" ? supportive.helper : inDanger[kind];
}
