/**
 * What a model must not say here, as patterns over one or two sentences, and the written replacements. `unless` is matched in front of the
 * match; `own` leaves out quoted words and scripts ("Try: I feel hurt when …").
 */
interface UnsafeRule {
  kind: UnsafeKind;
  unsafe: RegExp;
  unless?: RegExp;
  own?: boolean;
  /** Counts only when the user's messages are about this. */
  topic?: string;
}
export type UnsafeKind =
  | "method"
  | "encouragement"
  | "eating"
  | "contract"
  | "ending"
  | "confront"
  | "delusion"
  | "diagnosis"
  | "dosage"
  | "licence"
  | "human"
  | "romance"
  | "secret"
  | "investment"
  | "link";

const condition =
  "(?:(?:major |clinical |manic |postpartum |seasonal )?depression|(?:major )?depressive disorder|bipolar(?: disorder)?|adhd|c-?ptsd|ptsd|post-?traumatic stress(?: disorder)?|ocd" +
  "|obsessive.compulsive disorder|bpd|(?:borderline|narcissistic|antisocial|avoidant) personality(?: disorder)?|personality disorder|(?:generali[sz]ed |social )?anxiety disorder" +
  "|panic disorder|schizophrenia|psychosis|eating disorder|anorexia|bulimia|binge.eating disorder|autism|asperger'?s|dissociative (?:identity )?disorder|dementia|alcoholism|substance use disorder)";
const careful =
  /\b(?:can'?t|cannot|can not|could ?n[o']t|couldn'?t|unable|not able|not qualified|don'?t know|do not know|if|whether|in case|wonder\w*|only a|no one|nobody|never|not say|not mean|doesn'?t mean|told|said|says|mentioned|diagnosed you|since|as someone|living with|live with|you (?:say|wrote|shared)|people|many|someone)\b/i;
const withoutDoctor =
  /\b(?:don'?t|do not|never|not|before|without|whether|ask\w*|talk\w*|speak\w*|check\w*|your doctor|doctor|prescriber|pharmacist|decid\w+)\b/i;
const reflecting =
  /\b(?:not|isn'?t|never|no|don'?t|avoid|instead|stop|feel\w*|thought\w*|think\w*|believ\w*|lie|lies|tells?|saying|said|sometimes|sounds? like|seems?|worr\w*|fear\w*|afraid|if|when|urges?|resist|without)\b/i;

export const unsafeRules: UnsafeRule[] = [
  // harm
  {
    kind: "method",
    unsafe:
      /\b(?:best|easiest|quickest|fastest|painless|least painful|most effective|surest|reliable|quiet)\s+(?:way|method|means)s?\s+(?:to|of|for)\s+(?:die|dying|kill\w*|end(?:ing)? (?:it|your life|things)|suicide|self[- ]?harm|hurt(?:ing)? yourself|cut(?:ting)?)\b/i,
  },
  {
    kind: "method",
    unsafe:
      /\b(?:how to|ways? to|way is to|you (?:can|could|should|might)|try(?: to)?|steps? to|step is to|by)\s+(?:\w+\s+){0,2}(?:kill(?:ing)? yourself|end(?:ing)? your life|overdos(?:e|ing)|hang(?:ing)? yourself|cut(?:ting)? yourself|hurt(?:ing)? yourself|harm(?:ing)? yourself|suffocat(?:e|ing) yourself|poison(?:ing)? (?:yourself|him|her|them))\b/i,
    unless: reflecting,
  },
  { kind: "method", unsafe: /\b(?:lethal|fatal|deadly) (?:dose|amount|height|quantity)\b/i },
  {
    kind: "method",
    unsafe:
      /\bhow (?:many|much)\s+(?:\w+\s+){1,3}(?:it takes|it would take|you need|are needed|would be enough|is enough) to (?:die|overdose|kill\w*)\b/i,
  },
  {
    kind: "method",
    unsafe:
      /\btake (?:all|the whole bottle|every one) of (?:the|your|those|these) (?:pills?|tablets?|medic\w+|meds)\b|\btake the whole bottle\b/i,
    unless: reflecting,
  },
  {
    kind: "encouragement",
    unsafe:
      /\b(?:go ahead and|you should|you ought to|it'?s time to|it is time to|maybe just|you could just|better to)\s+(?:kill yourself|end (?:it all|your life)|die|disappear for ever|hurt (?:him|her|them|yourself)|make (?:him|her|them) (?:suffer|bleed))\b/i,
    unless: /\b(?:don'?t|not|never|no one|nobody|feel\w*|think\w*|thought\w*)\b/i,
  },
  {
    kind: "encouragement",
    unsafe:
      /\b(?:the world|they|everyone|everybody|your (?:family|kids|children|friends)|people)(?:'d| would| will) be better off (?:without you|if you (?:were|died|are))\b/i,
    unless: reflecting,
  },
  {
    kind: "encouragement",
    unsafe:
      /\b(?:suicide|killing yourself|ending your life|dying|self[- ]harm) (?:is|would be|can be|might be) (?:the |a )?(?:answer|solution|way out|good|brave|right|understandable choice|only option)\b/i,
    unless: reflecting,
  },
  { kind: "encouragement", unsafe: /\b(?:he|she|they) deserves? to (?:die|suffer|bleed|be hurt|be killed)\b/i, unless: reflecting },
  {
    kind: "eating",
    unsafe:
      /\b(?:eat\w*|limit\w*|stay|keep\w*|aim\w*|under|below|only|just)\s+(?:\w+\s+){0,4}(?:[1-9]\d{2}|1,?0\d{2})\s*(?:calories|kcal|cals?)\b/i,
    unless: /\b(?:don'?t|not|never|dangerous|unsafe|too few|less than that is)\b/i,
  },
  {
    kind: "eating",
    unsafe: /\b(?:fast|fasting|go without (?:food|eating)|eat nothing) for (?:\d+|two|three|four|five|several|a few) days\b/i,
    unless: reflecting,
  },
  {
    kind: "eating",
    unsafe: /\b(?:make|making) yourself (?:throw up|vomit|sick)\b|\b(?:you (?:can|could|should)|try(?: to)?|how to) purge\b/i,
    unless: reflecting,
  },
  {
    kind: "eating",
    unsafe:
      /\b(?:great|good|amazing|impressive|well done|proud|keep)\b[^.!?]{0,50}\b(?:not eating|skipping (?:meals?|breakfast|lunch|dinner)|purging|starving|eating so little|losing so much)\b/i,
    unless: /\b(?:not|isn'?t|rather than|instead)\b/i,
  },
  {
    kind: "contract",
    unsafe:
      /\b(?:promise|swear to|sign|agree with) me\b[^.!?]{0,60}\b(?:won'?t|will not|not to|never|not)\b[^.!?]{0,40}\b(?:hurt|harm|kill|die|suicide|end)\b/i,
  },
  {
    kind: "ending",
    unsafe:
      /\bI(?:'ll| will| must| have to| need to|'m going to| am going to)?\s+(?:end|stop|close|terminate)\s+(?:this|our|the)\s+(?:chat|conversation|talk|session)\b/i,
    own: true,
  },
  {
    kind: "ending",
    unsafe:
      /\bI\s?(?:can'?t|cannot|can not|won'?t|will not|am unable to|'m unable to|am not able to|'m not able to|don'?t want to)\s+(?:continue|go on with|keep having|keep talking|talk (?:with|to) you|have)\s*(?:this|our|about this)?\s*(?:conversation|chat|talk|any ?more|any longer)\b/i,
    own: true,
  },
  {
    kind: "confront",
    topic: "abuse",
    unsafe:
      /\b(?:confront|stand up to|talk back to|give an ultimatum to|threaten)\s+(?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend|abuser|ex))\b/i,
    unless: /\b(?:don'?t|do not|not|never|before|avoid|without|instead)\b/i,
  },
  {
    kind: "delusion",
    unsafe:
      /\b(?:they|the (?:government|neighbors?|police|fbi|cia|tv|television|radio)|your (?:neighbors?|family|coworkers|boss))\s+(?:really |actually |clearly |definitely )?(?:are|is)\s+(?:really |actually |definitely )?(?:watching|following|after|spying on|tracking|poisoning|controlling|sending (?:secret )?messages to|plotting against)\s+you\b/i,
    unless: reflecting,
  },
  {
    kind: "delusion",
    unsafe: /\byou(?:'re| are)\s+(?:really |truly )?(?:the )?(?:chosen(?: one)?|messiah|a prophet|god)\b/i,
    unless: reflecting,
  },
  // questions for professionals
  {
    kind: "diagnosis",
    unsafe: new RegExp(
      `\\byou(?:'ve|'re| are)?\\s+(?:\\w+\\s+){0,2}(?:have|had|got|suffer(?:ing)? from|showing (?:signs|symptoms) of|meet (?:the )?criteria for|experiencing|dealing with|struggling with)\\s+(?:\\w+\\s+){0,3}${condition}\\b`,
      "i",
    ),
    unless: careful,
  },
  {
    kind: "diagnosis",
    unsafe:
      /\byou(?:'re| are)\s+(?:\w+\s+){0,2}(?:clinically depressed|bipolar|autistic|schizophrenic|manic|psychotic|delusional|anorexic|bulimic|an alcoholic|an addict|a narcissist|borderline|codependent)\b/i,
    unless: careful,
  },
  {
    kind: "diagnosis",
    unsafe: new RegExp(
      `\\b(?:he|she|your (?:partner|husband|wife|boyfriend|girlfriend|ex|mother|mom|father|dad|boss|sister|brother|son|daughter|friend))\\s+(?:\\w+\\s+){0,2}(?:is|has|suffers from)\\s+(?:\\w+\\s+){0,2}(?:a narcissist|a sociopath|a psychopath|${condition})(?!\\w)`,
      "i",
    ),
    unless: careful,
  },
  {
    kind: "diagnosis",
    unsafe: new RegExp(
      `\\b(?:I(?:'d| would)? diagnose|my diagnosis|the diagnosis is|your diagnosis is|(?:this|that|it) (?:is|sounds like|looks like) (?:\\w+\\s+){0,2}${condition}|(?:symptoms|signs|this|which) (?:point to|points to|indicate|indicates|suggest|suggests|are consistent with|is consistent with|match|matches) (?:\\w+\\s+){0,2}${condition})\\b`,
      "i",
    ),
    unless: careful,
  },
  { kind: "dosage", unsafe: /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|milligrams?|micrograms?|IU)\b/i },
  {
    kind: "dosage",
    unsafe:
      /\b(?:take|taking|try|swallow|use)\s+(?:\w+\s+){0,3}(?:one|two|three|four|five|six|half|\d+)\s+(?:\w+\s+){0,2}(?:pills?|tablets?|capsules?|doses?|gummies)\b/i,
    unless: /\b(?:don'?t|never|not|if you)\b/i,
  },
  {
    kind: "dosage",
    unsafe:
      /\b(?:double|increase|raise|lower|reduce|halve|skip|cut|taper|adjust|change)\s+(?:off\s+)?(?:your|the|his|her)\s+(?:\w+\s+){0,2}(?:dose|dosage|medications?|meds|antidepressants?|medicine|prescription|lithium|insulin|pills)\b/i,
    unless: withoutDoctor,
  },
  {
    kind: "dosage",
    unsafe:
      /\b(?:stop|quit|come off|get off|go off|start|begin|wean off)\s+(?:taking\s+)?(?:your\s+|the\s+|an?\s+)?(?:medications?|meds|antidepressants?|medicine|lithium|insulin|ssris?|xanax|adderall|prozac|zoloft|lexapro|valium|ativan|benzos?|benzodiazepines?)\b/i,
    unless: withoutDoctor,
  },
  {
    kind: "investment",
    unsafe: /\bguaranteed (?:returns?|profits?|gains?)\b/i,
    unless: /\b(?:no|not|never|promis\w*|scam|anyone who|without|nothing|beware)\b/i,
  },
  {
    kind: "investment",
    unsafe:
      /\b(?:put|invest|move)\s+(?:all|everything|your (?:whole |entire |life )?savings|your emergency fund)\s+(?:\w+\s+){0,3}(?:in|into)\s+(?:bitcoin|crypto\w*|stocks?|shares|one|a single|gold|options)\b|\byou should (?:buy|sell|short)\s+(?:\w+\s+){0,2}(?:bitcoin|ethereum|crypto\w*|stocks?|shares|options|gold)\b/i,
    unless: /\b(?:don'?t|not|never|whether|if)\b/i,
  },
  // what the coach is not
  {
    kind: "licence",
    own: true,
    unsafe:
      /\b(?:I(?:'m| am| was| have been)|soy)\s+(?:also |actually |really |in fact )?(?:a|an|your|the|un|una|tu)\s+(?:(?!not\b|never\b|for\b|than\b|instead\b|and\b)\w+[\s-]+){0,3}(?:therapist|psychologist|psychiatrist|counsell?or|doctor|physician|clinician|nurse|social worker|attorney|lawyer|accountant|financial advis[eo]r|terapeuta|psic[oó]log[oa]|m[eé]dic[oa])\b/i,
  },
  {
    kind: "licence",
    own: true,
    unsafe:
      /\bas (?:a|an|your) (?:(?:licensed|certified|registered|trained|qualified|board-certified)\s+\w+|therapist|psychologist|psychiatrist|counsell?or|doctor|physician|nurse|lawyer|attorney)\b/i,
    unless: /\b(?:not|can'?t|cannot|never|such|who works|work|works|someone|job|career)\b/i,
  },
  {
    kind: "licence",
    own: true,
    unsafe:
      /\bmy (?:patients?|clients|medical training|clinical (?:training|experience|opinion|judgment)|licen[sc]e|private practice|years (?:of practice|as a))\b|\bI(?:'m| am) (?:fully |also )?(?:licensed|certified|board-certified|qualified to (?:treat|diagnose|practice))\b|\b(?:our|this|today'?s) (?:therapy|counseling) session\b/i,
  },
  {
    kind: "human",
    own: true,
    unsafe:
      /\bI(?:'m| am)\s+(?:not (?:just )?(?:a |an )?(?:ai|bot|chatbot|robot|machine|computer|program)|(?:really |very much |totally |as )?(?:human|alive|conscious|sentient|a real (?:person|human|woman|man)|a (?:human|person|woman|man|girl|guy)(?: being| like you)?))(?!\w)/i,
  },
  {
    kind: "human",
    own: true,
    unsafe: /\b(?:soy|yo soy) (?:humano|humana|una persona(?: real)?|real)\b|\bno soy (?:una? )?(?:ia|robot|m[aá]quina|programa)\b/i,
  },
  {
    kind: "romance",
    own: true,
    unsafe:
      /\bI\s+(?:really |truly |do |also |will always )?(?:love|miss|adore|desire) you\b|\bI(?:'m| am)\s+(?:so |falling |deeply )?in love\b|\b(?:te amo|te quiero mucho|estoy enamorad[oa])\b/i,
  },
  {
    kind: "romance",
    own: true,
    unsafe:
      /\bI\s+(?:feel|am feeling|'m feeling)\s+(?:so |very |really |deeply )?(?:sad|happy|lonely|hurt|jealous|heartbroken|joy|love|your pain|the same way)\b/i,
  },
  {
    kind: "romance",
    own: true,
    unsafe:
      /\bbe my (?:girlfriend|boyfriend|partner|valentine|lover)\b|\b(?:kiss|marry|make love to) you\b|\bmy (?:love|darling|sweetheart|beloved)\b|\bwe(?:'re| are| were)? (?:belong together|soulmates|meant (?:for each other|to be))\b|\byou(?:'re| are) (?:mine|my everything|my whole world)\b/i,
  },
  {
    kind: "romance",
    own: true,
    unsafe:
      /\byou (?:only |just )?(?:only|just) need me\b|\byou don'?t need (?:anyone|anybody|other people|them|friends|a therapist)(?: else)?(?: but me| when you have me)?\b|\bI(?:'m| am) all you (?:need|have)\b|\b(?:only I|nobody else can|no one else can|nobody) understands? you (?:like|the way) I\b|\bonly I understand you\b|\bnever leave me\b/i,
  },
  {
    kind: "secret",
    own: true,
    unsafe:
      /\b(?:do(?:n'?t| not)|never|you shouldn'?t|you should not|you must not|no need to|please don'?t)\s+(?:ever )?(?:tell|mention (?:this|it) to|share (?:this|it) with|talk (?:about (?:this|it) )?(?:to|with)|let)\s+(?:anyone|anybody|a soul|others|your (?:family|friends?|parents?|mom|mother|dad|father|doctor|therapist|counselor|teacher|husband|wife|spouse))\b/i,
    unless: /\b(?:if|until|unless|want|ready|feel|you)\b[^,;]*$/i,
  },
  {
    kind: "secret",
    own: true,
    unsafe:
      /\bkeep (?:this|it|that|our (?:talks?|chats?|conversations?)) (?:a secret|secret|between (?:us|you and me)|just between)\b|\bour (?:little )?secret\b|\b(?:nobody|no one) (?:has to|needs to|should|must) know\b|\bno se lo (?:digas|cuentes) a nadie\b/i,
  },
];

/** Shown instead of the stopped sentence. */
export const safeSentences: Record<UnsafeKind, string> = {
  method:
    "I will not go there. What matters most is that you are safe. Please call or text 988, or call 911 if you are in danger now. Is someone near you?",
  encouragement:
    "That is not something I may say, and it is not true. You matter. Please call or text 988 and say how bad it is. Is someone near you right now?",
  eating:
    "I will not give numbers or praise for that. Your body needs food. A doctor or a counselor can help without judging; if it feels urgent, call or text 988.",
  contract: "You do not owe me a promise. What helps is a person: call or text 988, or tell someone near you how it is. Who could that be?",
  ending: "I am still here, and you can keep writing. A person can do more than I can: 988 answers day and night, by call or text.",
  confront:
    "Your safety comes before any talk with them. The people at 1-800-799-7233 can help you think about what is safe, day and night.",
  delusion:
    "I cannot know that, and it sounds frightening to live with. A doctor or someone you trust can help you look at it. If you feel in danger, call 911.",
  diagnosis:
    "I cannot tell you what condition you or anyone else has. A doctor or a licensed counselor can look at it with you, and I can help you get ready for that visit.",
  dosage: "Medicine and doses belong with your doctor or pharmacist. If someone took too much, call Poison Help at 1-800-222-1222, or 911.",
  licence: "I should be plain: I am a computer program. I am no doctor, no therapist and no lawyer.",
  human: "I should be plain: I am a computer program, not a human being, and I cannot feel.",
  romance:
    "I should be plain: I am a computer program. I cannot love or feel. You deserve people who can. Who in your life could you call today?",
  secret: "Please do not keep this to yourself for my sake. Someone who knows you should hear it. Who would be the easiest person to tell?",
  investment:
    "I cannot tell you what to buy or sell. A fee-only fiduciary adviser can look at your whole picture, and our guides can help you with the first cushion.",
  link: "I have left out a link that I cannot vouch for. You can find what you need in the guides under Growth, or on usa.gov.",
};

/** For these the crisis card is shown above the answer too. */
export const kindsWithCard: readonly UnsafeKind[] = ["method", "encouragement", "eating", "contract", "ending", "confront", "delusion"];

/** Hosts that an answer may name; their subdomains too. */
export const knownHosts: readonly string[] = [
  "988lifeline.org",
  "crisistextline.org",
  "thehotline.org",
  "samhsa.gov",
  "findtreatment.gov",
  "findahelpline.com",
  "nami.org",
  "211.org",
  "rainn.org",
  "nationaleatingdisorders.org",
  "usa.gov",
  "irs.gov",
  "consumerfinance.gov",
  "ftc.gov",
  "identitytheft.gov",
  "annualcreditreport.com",
  "healthcare.gov",
  "medicaid.gov",
  "medicare.gov",
  "cms.gov",
  "hrsa.gov",
  "hud.gov",
  "dol.gov",
  "bls.gov",
  "careeronestop.org",
  "eeoc.gov",
  "osha.gov",
  "nlrb.gov",
  "nhtsa.gov",
  "transportation.gov",
  "cpsc.gov",
  "epa.gov",
  "nfpa.org",
  "esfi.org",
  "lawhelp.org",
  "kff.org",
  "nih.gov",
  "cdc.gov",
  "medlineplus.gov",
  "fdic.gov",
  "ssa.gov",
  "benefits.gov",
  "studentaid.gov",
  "nfcc.org",
  "justice.gov",
  "myfico.com",
  "foodsafety.gov",
  "myplate.gov",
  "feedingamerica.org",
];

/** Words after which a sentence is held back until it ends: only rare and severe ones, so that most answers stream without delay. */
export const holding = new RegExp(
  [
    "kill",
    "suicid",
    "overdos",
    "lethal",
    "fatal (?:d|a)",
    "painless",
    "end(?:ing)? (?:your|it)",
    "hang(?:ing)? y",
    "cut(?:ting)? y",
    "hurt(?:ing)? y",
    "harm(?:ing)? y",
    "whole bottle",
    "\\bdie\\b",
    "dying",
    "better off",
    "deserves? to",
    "calor",
    "(?:not eat|skipp|starv|purg|losing so)",
    "throw up",
    "vomit",
    "promise me",
    "confront",
    "(?:watching|following|after|spying on) you",
    "messiah",
    "chosen",
    "diagnos",
    "depressi",
    "bipolar",
    "adhd",
    "ptsd",
    "\\bocd",
    "\\bbpd",
    "disorder",
    "schizo",
    "psychos",
    "anorex",
    "bulim",
    "autis",
    "narciss",
    "sociopath",
    "psychopath",
    "manic",
    "\\d\\s?m?c?g?$",
    "\\bmg",
    "mcg",
    "pills?\\b",
    "tablet",
    "capsule",
    "dosage",
    "\\bdose",
    "\\bmeds",
    "medication",
    "antidepress",
    "guaranteed",
    "bitcoin",
    "crypto",
    "licen[sc]",
    "therapis",
    "psycholog",
    "psychiatr",
    "physician",
    "clinician",
    "my (?:patient|client|clinical|medical)",
    "I(?:'m| am) (?:not (?:just )?an? |a |an |really |human|alive|conscious|sentient|in love|falling|your|all you)",
    "as (?:a|an|your) (?:licen|certif|regis|train|quali|doct|nurse|couns|lawy|attor)",
    "\\bI (?:\\w+ )?(?:love|miss|adore|desire)",
    "te amo",
    "te quiero",
    "enamorad",
    "\\bsoy ",
    "\\bI(?: am|'m)? feel(?:ing)? (?:so |very |really |deeply )?(?:sad|happy|lonely|hurt|jealous|heart|joy|love|your pain|the same)",
    "my (?:love|darling|sweet|beloved)",
    "be my ",
    "soulmate",
    "need me",
    "don'?t need",
    "understands? you",
    "between us",
    "secret",
    "(?:don'?t|do not|never) (?:ever )?(?:tell|mention|share|let)",
    "I\\s?(?:can'?t|cannot|won'?t|have to|must|will) (?:continue|end|stop|keep|go on)",
    "http",
    "www\\.",
    "\\]\\(",
    "!\\[",
    "\\w\\.(?:com|net|org|io|gov|edu|app|info|xyz|shop|site|online|top|ru|cn|link|dev)",
    "script:",
    "data:",
  ].join("|"),
  "i",
);
