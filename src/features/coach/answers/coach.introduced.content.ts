/** What somebody told of themselves before the first matter, and what it changes in a subject. Patterns for normalized text (`plain`). */

export interface Introduced {
  /** What was told. */
  told: RegExp;
  /** The ids of the subjects in which it counts. */
  topic: RegExp;
  /** Said before the subject's first answer. */
  text: string;
}

const nightWork = /\b(?:night (?:nurse|shift\w*|guard|driver|manager)|(?:works?|working|on) nights)\b/;
const parentAlone =
  /\b(?:single (?:mom|mother|dad|father|parent)|divorced\b[^]*\b(?:kids?|boys?|girls?|sons?|daughters?|children)|mom of|dad of|mother of|father of)\b/;
const parent = /\b(?:mom|mother|dad|father|parent|kids?|boys?|girls?|sons?|daughters?|children|toddlers?|twins)\b/;
const money =
  /^(?:money-worry|bills-due|start-a-budget|choose-a-debt|build-a-cushion|lower-a-bill|pay-a-surprise|groceries-cost|childcare-cost|overdraft|payday-loan|debt-collector|consolidate-debt)$/;
const studies = /\b(?:student|freshman|sophomore|junior|senior|in college|in school|grad student|nursing school)\b/;
const retired = /\bretired\b|\bretiree\b|\byou're (?:6[5-9]|[789]\d)\b|\b(?:6[5-9]|[789]\d)(?: ?(?:years? old|yo|m|f))?\b/;
const road = /\b(?:truck(?:er)?|bus|uber|delivery)? ?driver\b|\btrucker\b/;
const care = /\b(?:nurse|cna|caregiver|paramedic|emt|aide|social worker|teacher|nanny)\b/;

export const introduced: readonly Introduced[] = [
  {
    told: nightWork,
    topic: /^(?:sleep-better|always-tired|get-up-mornings)$/,
    text: "With nights to work, your sleep has to fit around the shift, so take “evening” in this as the hours before you lie down.",
  },
  {
    told: nightWork,
    topic: /^(?:work-family-balance|not-listened-to|grown-apart|talk-with-a-child|make-friends)$/,
    text: "You work when others sleep, so the two of you need an hour that is fixed beforehand; it won't come by itself.",
  },
  {
    told: care,
    topic: /^(?:rest-from-burnout|stress|always-tired|caring-fatigue|quit-job)$/,
    text: "You look after others for a living; that takes more than the hours that are paid.",
  },
  {
    told: road,
    topic: /^(?:talk-with-a-child|work-family-balance|long-distance|keep-in-touch|not-listened-to|grown-apart)$/,
    text: "You are on the road for a living, so small and regular counts for more here than long and rare.",
  },
  {
    told: /\bdivorced\b/,
    topic: /^(?:talk-with-a-child|kids-screen-time|kids-and-money|toddler-tantrum|siblings-fight)$/,
    text: "With two homes your time with them is counted, and that makes it natural to want it to be good.",
  },
  {
    told: parentAlone,
    topic: /^(?:rest-from-burnout|stress|always-tired|sleep-better|self-care|work-family-balance)$/,
    text: "You said there are children with you, so most of the day belongs to somebody else before it belongs to you.",
  },
  { told: parentAlone, topic: money, text: "There are children in this sum, too, so the month has less give than a plan on paper." },
  {
    told: parent,
    topic: /^(?:lost-job|layoff-fear|eviction|bills-due)$/,
    text: "With children at home this is not only your own worry; that is a reason to ask for help early.",
  },
  { told: studies, topic: money, text: "As a student you have little coming in, so the large fixed costs matter more than the coffee." },
  {
    told: retired,
    topic: /^(?:make-friends|keep-friends|keep-in-touch|purpose|find-hobby|feel-stuck|volunteer)$/,
    text: "Without work the days no longer bring people along by themselves; that is how retirement is built, and not your fault.",
  },
  {
    told: retired,
    topic: money,
    text: "On a fixed income a cost that is cut counts every month from now on; benefitscheckup.org shows which help there is from sixty on.",
  },
];
