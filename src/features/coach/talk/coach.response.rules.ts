import type { Turn } from "./coach.answers.rules.ts";
import { plainWords } from "crisis-detector/plain";
import { responseLines, type Response } from "../answers/coach.response.content.ts";

/** How somebody takes the last answer, in a sentence that says nothing else: "hm, that feels like a lot". */

const lead =
  "(?:(?:ok|okay|oh|ah|hm+|huh|yeah|ya|yes|no|nah|well|ugh|wow|lol|haha|hey|and|but|so|i guess|i mean|honestly|to be honest|tbh|i dont know|idk|man|god|actually|alright) )*";
const it = "(?:that|it|this|thats|its|this is|that is|it is|all (?:of )?(?:that|this))";
const tail =
  "(?: (?:ok|okay|to me|for me|honestly|tho|though|lol|actually|i guess|right now|then|there|at first|now|tbh|really|thanks|thank you))*$";
/** About an answer; "it's cold" and "it's hard" may be about the matter itself. */
const said = "(?:(?:that|it|this|all (?:of )?(?:that|this)) (?:feels?|seems?|sounds?|looks?)(?: like)?|(?:that|this)(?: is)?|thats)";
const others =
  "(?:my |the |our )?(?:\\w+ )?(?:kids|boys|girls|children|family|parents|inlaws|in laws|son|daughter|roommates?|coworkers?|team|mom|dad|they|he|she|theyre|hes|shes)";
const wont = "(?:(?:(?:is|are) )?not(?: gonna| going to)|(?:isnt|arent) (?:gonna|going to)|wont|will not|will never)";
const soFar = "(?:a (?:bit|little)|kind of|kinda|sort of|pretty|so|really|very|just|still|too|way too|rather|quite)";

const forms: readonly (readonly [Response, string])[] = [
  [
    "sees",
    `(?:(?:i )?(?:hadnt|havent|never|had not|didnt) (?:really |ever )?(?:looked at|thought of|thought about|seen|considered|think of|look at)(?: it| that| this)*(?: like)?(?: that(?: way)?| this way)?(?: before)?|(?:you|u) (?:might|may|could|do|probably)?(?: just)? ?(?:have|got|make) a (?:good |fair )?point|${it} (?:is |are |feels |sounds |seems |looks )?(?:${soFar} )?(?:less|smaller|easier|better|simpler|shorter) (?:scary|hard|bad)?(?: ?than i (?:thought|expected|feared))|(?:i )?(?:feel|im feeling) (?:${soFar} )?(?:better|calmer|lighter|less alone)(?: about (?:it|that|this))?|${it}(?: does| did| really| actually)* (?:helps?|is helpful|makes me feel better)(?: (?:a (?:bit|little|lot)))?|good point|thats (?:a )?(?:good|fair|helpful|great)(?: (?:point|idea|one|way to (?:look at|see|put) it))?)`,
  ],
  [
    "agrees",
    `(?:${it} makes(?: a lot of| total)? sense|i (?:can|could|will|might|think i can|guess i can) (?:try|do|live with|manage) (?:that|it|this)(?: (?:tonight|tomorrow|this week|today))?|(?:ill|im gonna|im going to|let me) (?:give (?:it|that) a (?:try|shot|go)|try (?:it|that)|do (?:it|that)|start (?:there|with that))(?: (?:tonight|tomorrow|this week|today|then))?|${it} (?:is |seems |sounds |feels )?(?:${soFar} )?(?:doable|reasonable|fair|manageable|good|right|possible)(?: enough)?|works for me|fair enough|im (?:in|on it)|i like (?:that|it|this)(?: idea)?)`,
  ],
  [
    "money",
    `${it}(?: (?:feels?|seems?|sounds?|is|looks?)(?: like)?)? (?:${soFar} )?(?:a lot|(?:too )?much|high|steep|more than i (?:have|thought|can (?:do|pay|spare)))(?: of money)?(?: (?:every|each|a|per) (?:week|month|pay ?check|payday|year|day))?`,
  ],
  [
    "large",
    `(?:easier said than done|(?:i )?wish it (?:was|were) that (?:easy|simple)|(?:its|it is|thats) (?:not|never) that (?:easy|simple)|if (?:only )?it (?:was|were) (?:only )?(?:that|so) (?:easy|simple)|${said} (?:${soFar} )?(?:a lot(?: of work| to do| at once| to take in)|overwhelming|exhausting|hard|impossible|big))`,
  ],
  ["cold", `${said} (?:${soFar} )?(?:cold|harsh|mean|selfish|rude|heartless|cruel|blunt|unkind|strict)`],
  [
    "others",
    `(?:${others} (?:${wont} (?:like|love|enjoy|go for|be happy (?:about|with)|be thrilled)|(?:(?:(?:is|are) )?(?:gonna|going to)|will) (?:hate|complain(?: about)?|whine(?: about)?|pout|groan|roll (?:his|her|their) eyes(?: at)?))(?: (?:that|it|this))?(?: at all| one bit| very much)?|i can (?:already |just )?(?:hear|see) (?:the |him |her |them |my \\w+ )?(?:complain\\w*|whin\\w+|groan\\w*|eye ?rolls?|roll(?:ing)? (?:his|her|their) eyes|grumbl\\w+))`,
  ],
  ["feared", `(?:i )?(?:was |am |im )?(?:afraid|scared|worried)(?: that)? (?:you|u)d say (?:that|something like (?:that|this)|this|so)`],
  ["later", `(?:im |i am )?(?:not |dont know if im |not sure (?:if )?(?:im|i am) |dont think im )ready(?: for (?:that|it|this))?(?: yet)?`],
];
const patterns = forms.map(([kind, form]) => [kind, new RegExp(`^${lead}${form}${tail}`)] as const);
/** The answer names an amount to put away each time; of any other figure "that's a lot" may be meant well. */
const asksAmount = /\b(?:leave your account|savings goal|from each|put away)\b/;

type Heard = Pick<Turn, "newest" | "last" | "topic" | "said">;

/** What somebody says of the last answer; undefined for a message with a matter of its own, or a question. */
export function responseIn(newest: string, last: string): Response | undefined {
  const words = plainWords(newest);
  if (last === "" || newest.includes("?") || words.split(" ").length > 16) return undefined;
  return patterns.find(([kind, pattern]) => (kind !== "money" || asksAmount.test(last)) && pattern.test(words))?.[0];
}

/** Within a talk that has a subject. */
export function responseAnswer({ newest, last, topic, said }: Heard): string | undefined {
  const kind = topic === undefined ? undefined : responseIn(newest, last);
  return kind && responseLines[kind].find((text) => !said(text.slice(0, 60)));
}
