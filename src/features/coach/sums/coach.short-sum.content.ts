/** Ways to meet a bill that is larger than what is there. The first kind whose words fit counts. */
export interface ShortKind {
  id: string;
  /** The matter in the message. */
  about: RegExp;
  /** What it is called in "before the X is paid". */
  meet: string;
  ways: readonly string[];
}

const kinds: readonly ShortKind[] = [
  {
    // aaha.org; humane societies and vet schools
    id: "vet",
    about: /\b(?:vet|veterinar\w*|(?:my|our|the) (?:dogs?|cats?|pup\w*|kitten)'?s?\b)/,
    meet: "It's hard when an animal needs something and the sum stands in between.",
    ways: [
      "Ask what has to be done today for the animal to be safe, and what can wait; ask for the estimate in lines.",
      "Ask the clinic for payments without interest. A financing card can bring interest for the whole time after one late payment.",
      "Call a vet school and the humane society: some charge less, some know funds.",
    ],
  },
  {
    // findahealthcenter.hrsa.gov
    id: "teeth",
    about: /\b(?:dentist|dental|tooth|teeth|root canal|crowns?|fillings?|braces|wisdom)\b/,
    meet: "Teeth never ask whether it suits the month.",
    ways: [
      "Ask what has to be done now against pain and infection, and which part can wait some months.",
      "Ask for payments at the office, without interest, and for the price when part is paid in cash.",
      "Call a dental school, often about half the price, and a health center that charges by income (findahealthcenter.hrsa.gov).",
    ],
  },
  {
    // consumerfinance.gov: medical bills; irs.gov: nonprofit hospitals must have a financial assistance policy
    id: "hospital",
    about: /\b(?:hospital|emergency room|\ber\b|surgery|ambulance|medical|doctor|mri|urgent care|lab|copay|deductible)\b/,
    meet: "Being sick and then being billed for it is two weights at once.",
    ways: [
      "Ask for the itemized bill, and compare it with what your insurance says you owe.",
      "Ask the billing office for financial assistance; nonprofit hospitals must have such a program, and it goes by income.",
      "Only then agree on payments without interest, in a sum that fits a bad month. Keep it off a card: there it is no medical bill anymore.",
    ],
  },
  {
    // 211.org; LIHEAP crisis help (acf.hhs.gov)
    id: "home",
    about:
      /\b(?:furnace|heater|heat pump|boiler|water heater|ac\b|a\/c|air condition\w*|roof|plumb\w*|pipe|leak|septic|electrician|sewer|hvac)\b/,
    meet: "A house breaks at the worst moment, and you need it warm and dry.",
    ways: [
      "Ask for a second price, and whether a repair would carry you through this season.",
      "For heat or cooling call 211 or your LIHEAP office and ask for crisis help; often it pays for repairs.",
      "Ask the company for payments before you sign anything at the door.",
    ],
  },
  {
    id: "car",
    about:
      /\b(?:car|truck|van|suv|brakes?|transmission|tires?|engine|alternator|mechanic|tow\w*|radiator|catalytic|muffler|clutch|starter)\b/,
    meet: "A broken car doesn't wait for a good month.",
    ways: [
      "Call a second shop with the exact name of the repair: prices differ by hundreds, and a rebuilt part can cost much less.",
      "Ask which part must be done now so that it is safe to drive, and what can wait two months.",
      "Ask the shop for two or three parts on your next paydays, in writing.",
    ],
  },
  {
    id: "phone",
    about: /\b(?:phone|laptop|computer|screen|tablet)\b/,
    meet: "You need it for nearly everything, so this stings.",
    ways: [
      "Ask a repair shop for a price first; a screen or a battery costs a part of a new one.",
      "Look at a refurbished one with a warranty, from the maker or the carrier, one or two years older.",
      "If it goes through the carrier in parts, look at the whole sum and at how long it ties you.",
    ],
  },
  {
    id: "appliance",
    about: /\b(?:fridge|refrigerator|freezer|washer|washing machine|dryer|stove|oven|dishwasher|microwave)\b/,
    meet: "You notice how much a thing carries on the day it stops.",
    ways: [
      "Ask a repair shop what the fault is and what it costs before you buy new; often it is one part.",
      "Look for a used or scratch-and-dent one, at an outlet, a Habitat ReStore, or from somebody who moves.",
      "If it's new, ask the store for payments without interest, and mark the day on which the interest would begin.",
    ],
  },
  {
    id: "funeral",
    about: /\b(?:funeral|burial|cremat\w*)\b/,
    meet: "I'm so sorry. It isn't fair that money has to be talked about in these days.",
    ways: [
      "Ask two homes for their price list; by federal law they must give it, also over the phone.",
      "Choose only what you want: you need no package, and direct cremation with a gathering later costs the least.",
      "Ask 211, your county and Social Security what they pay toward it; for veterans there is help from the VA.",
    ],
  },
  {
    // lawhelp.org
    id: "lawyer",
    about: /\b(?:lawyers?|attorneys?|retainer|legal fees?)\b/,
    meet: "Needing a lawyer is heavy enough without the bill.",
    ways: [
      "Look first whether legal aid takes it (lawhelp.org); it goes by income and matter, and many never ask.",
      "Call the bar association of your state for a lawyer at a reduced fee, and a first talk that costs little.",
      "Ask the lawyer for payments, and whether they would do only the hard part, such as papers or one hearing, for a fixed price.",
    ],
  },
  {
    id: "ticket",
    about: /\b(?:ticket|fine|court|registration|citation)\b/,
    meet: "That kind of bill comes with a date, and it's better met before it than after.",
    ways: [
      "Call the clerk before the date and ask for payments, or for a lower sum because of your income.",
      "Ask whether a class or hours of service can stand in for a part of it.",
      "Never let the date pass in silence; that is what makes it grow.",
    ],
  },
];

/** Money for a new home. */
const moving: ShortKind = {
  id: "moving",
  about: /\b(?:deposit|first month'?s?|move[- ]in|movers?|moving)\b/,
  meet: "So close, and it's the sum before the door that stands in the way.",
  ways: [
    "Ask the landlord to take the deposit in two or three parts, or to start the lease some days later.",
    "Call 211 and ask for help with move-in costs; some counties and churches pay a part directly to the landlord.",
    "Ask your old landlord in writing when your deposit comes back, and sell what you won't take along.",
  ],
};

export const anyKind: ShortKind = {
  id: "bill",
  about: /\b(?:bills?|repairs?|fix|broke|broken|emergency|estimate|quoted?|invoice|glasses|tuition)\b/,
  meet: "Nobody plans for a bill like this, and it is no mistake of yours.",
  ways: [
    "Ask for it in lines, and which part has to be done or paid now; the rest may wait.",
    "Ask for a second price where you can.",
    "Ask for payments without interest, in writing, before you look at a card or a loan.",
  ],
};

export const shortKinds: readonly ShortKind[] = [...kinds, moving];

export const noPayday =
  "Keep some of it back for food and gas, and stay away from payday loans; a credit union's small loan costs a fraction.";
