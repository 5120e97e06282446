/** Parts of the answers about a budget, a wish, a debt to begin with, a home or a car, and the subject with which a talk goes on after them. */
export const everydayMarks: readonly [RegExp, string][] = [
  [/\ba first budget (?:could look like this|begins with one cost)\b|^About \d+ to \d+ percent for /, "start-a-budget"],
  [
    /^Aim for 20 percent over time\b|^\S+ is (?:a beginning, and the hardest|a real cushion: it catches)| in a year is \S+ a month, \d+ percent of your\b/,
    "build-a-cushion",
  ],
  [
    / at \S+ a month is there after [^]*\bleaves no card bill\b|^Not this month: \S+ is left and |^If \S+ is left every month and all of it\b|^By \w[^.]{3,24}, if what I worked out above\b/,
    "save-for-trip",
  ],
  [
    /\bstays untouched\. With \S+ a month set aside\b|^It fits on paper: \S+ less |\bin ten months the savings are where they were\b/,
    "pause-a-purchase",
  ],
  [
    /^Those two figures are the start\b|^Four weeks, half an hour each\b|^Keep (?:all of it: )?\S+(?: is about what|, and send )|^\S+(?: at \S+ percent| \(at \d+ percent[^)]*\)): (?:it hangs|with the minimum)|^With the snowball the |^The avalanche begins\b/,
    "choose-a-debt",
  ],
  [/^About \S+ in all, if the payment stays the same\b/, "consolidate-debt"],
  [
    /\bA month of owning at \S+|^If the choice were by these figures\b|^For \S+: 3\.5 percent down\b|^You don't need all \S+, only\b|\bfor the smallest way in\b/,
    "buy-a-home",
  ],
  [/\bTruer than the share is that rest\b|^With \S+ a month(?: before taxes)? the usual line is\b/, "first-apartment"],
  [
    /^That is \S+ more a month, \S+ a year, or \d+ percent\b|^Here it is with your figures, to be sent\b|^\u201CHi \[name\], I'll be late with part of the rent\b/,
    "talk-to-landlord",
  ],
  [/\bthe usual line for a payment is 10 to 15\b|\bwith a tenth down is about\b/, "car-loan"],
  [/\bI'd split it like this\b|^In the order of the list above: late bills\b|^Yes: about a tenth, \S+, is fair\b/, "windfall"],
  [/\bThe USDA's thriftiest plan is about\b/, "groceries-cost"],
  [/\bdrop the ones that happen because nothing else was ready\b/, "cook-cheap"],
  [/^With about \S+ a year, 10 percent is\b/, "retirement-saving"],
  [/ a month a dog at about\b/, "get-pet"],
  [/^Together that is \S+, and \d+ percent of it is yours\b/, "split-costs"],
];
