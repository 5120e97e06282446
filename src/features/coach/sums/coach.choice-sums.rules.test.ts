import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each<[string[], RegExp]>([
  [
    ["escrow is short by $1,840, they say pay it now or they add $153 a month for a year. we have $2,600 in savings. which one"],
    /^12 times \$153 is \$1,836, no more than \$1,840 at once\..*next to nothing.*\$760 of your \$2,600/,
  ],
  [
    ["hoa hit us with an assessment of $5,200, due in 60 days or 24 payments of 245"],
    /^24 times \$245 is \$5,880, \$680 more than \$5,200.*12\.\d percent/,
  ],
  [["it's 120 now or 45 a month for 3 months"], /^3 times \$45 is \$135, \$15 more/],
  [
    [
      "my husband wants the rest on a 24% card and i say the heloc at 9.1%",
      "how much interest would that be on $3,000 over 12 months each way",
    ],
    /at 24 percent about \$404 of interest, \$284 a month; at 9\.1 percent about \$150, \$262 a month\. The difference is \$254\./,
  ],
  [["i have a storage unit for $89/mo, it's been 3.5 years", "whats the total ive paid"], /^42 months at \$89 are \$3,738, .*\$1,068/],
  [
    ["i walk dogs on the side, all venmo, and have to do taxes", "how much should i be putting away from each $22 walk"],
    /\$5\.50 to \$6\.60 of each \$22/,
  ],
  [
    ["they offer salaried $46,500, right now i'm hourly at $20.40 and do 44 hours a week"],
    /about \$48,797 a year at 44 hours.*\$2,297 less/,
  ],
])("%j is calculated", (said, words) => {
  expect(lastOf(...said).replaceAll("\n", " ")).toMatch(words);
});

test.each<[string[]]>([
  [["should i take the job for 45 a month more or stay"]],
  [["i pay 120 a month for the phone or less"]],
  [["rent is 1200, or 1300 with parking"]],
  [["my loan is at 7%", "how much interest is that"]],
  [["i pay $40 a month for the gym and $15 a month for music, for 2 years", "what have i paid so far"]],
  [["how much should i save from each paycheck"]],
  [["i make $58,000 and get paid every two weeks", "a 4% pay cut is how much less in my paycheck"]],
])("%j has no such sum", (said) => {
  expect(lastOf(...said)).not.toMatch(/ times \$|of interest, |months at \$|A quarter to thirty percent|added by them/);
});
