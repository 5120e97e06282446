import { expect, test } from "vitest";
import { calm } from "#testing/coach-talk.ts";
import { showCents } from "#shared/money.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { offerNumbers, ownAnswer } from "./coach.numbers.rules.ts";
import { ownQuestion } from "./coach.question.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { topicOf } from "../answers/coach.topics.rules.ts";
import { numberLines, numbersIn, withNumbers, type Message } from "../coach.rules.ts";

const today = "2026-11-23";
const left = (figure: string) => [`Budget left this month: ${figure}`];
const none = await coachSearch();

test("a trip for $300 with $120 left: what is left, what is missing, and by when it could be saved", () => {
  const answer = ownAnswer("Can I afford a $300 trip?", left("$120.00"), today) ?? "";
  expect(answer).toContain("$120.00 is left");
  expect(answer).toContain("$180.00 more");
  expect(answer).toContain("January 31, 2027"); // 120 now, 240 after December, 360 after January
});

test("with nothing left, twelve weekly parts", () => {
  expect(ownAnswer("could we afford 240 dollars for shoes", left("-$20.00"), today)).toMatch(
    /\$20\.00 over.*\$20\.00 set aside each week.*February 15, 2027/s,
  );
});

test("an affordable price is confirmed, with what remains", () => {
  expect(ownAnswer("Is there enough left for a $1,200.50 laptop?", left("$2,000.00"), today)).toMatch(/Yes, \$1,200\.50 fits.*\$799\.50/s);
});

test("debts: the figure and the month in which they end", () => {
  const week = { debt: { leftCents: 1_234_500, freeOn: "2028-03" } };
  const lines = numberLines(week, (cents) => `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
  expect(lines).toEqual(["Debts: $12,345.00 left to pay, paid off in March 2028"]);
  expect(numbersIn(withNumbers("How much debt do I have left?", lines))).toEqual(lines);
  const answer = ownAnswer("How much debt do I have left?", lines, today) ?? "";
  expect(answer).toContain("$12,345.00");
  expect(answer).toContain("March 2028");
  expect(ownAnswer("When will I be debt-free?", ["Debts: $50.00 left to pay"], today)).toContain("no month yet");
});

test("the member's own numbers are offered if they were not sent along", () => {
  expect(ownAnswer("Can I afford a $300 trip?", [], today)).toBe(offerNumbers);
  expect(builtInAnswer([{ role: "user", content: "How much debt do I have left?" }], none, calm, { today }).text).toContain(
    "Use my numbers",
  );
});

const week = {
  budget: {
    safeCents: 1_250,
    remainingCents: 30_000,
    left: [
      { name: "Food", leftCents: 12_000 },
      { name: "Fun_[x]", leftCents: -500 },
    ],
  },
  challenge: { current: 4 },
  debt: { leftCents: 500_000, freeOn: "2028-03" },
  journal: { moodAverage: 6.5, averageBefore: 5 },
};
const all = numberLines(week, (cents) => `$${(cents / 100).toFixed(2)}`);

test("every line of the member's numbers is sent with a message and can be separated again", () => {
  expect(numbersIn(withNumbers("hello", all))).toEqual(all);
  expect(all).toHaveLength(6);
});

test.each([
  ["How much can I spend today?", "$12.50 is safe to spend today"],
  ["what's safe to spend right now", "$12.50 is safe to spend today"],
  ["how much do I have left?", "- Food $120.00"],
  ["How much is left for food this month?", "Food $120.00 is left in that category"],
  ["what's left in my travel budget", "no category called \u201Ctravel\u201D"],
  ["how long is my streak", "4 days"],
  ["How has my mood been lately?", "6.5 of 10 on average, 5.0 the week before"],
  ["How much debt do I have left?", "March 2028"],
])("%j is answered from the member's numbers, with their date", (text, part) => {
  const answer = ownAnswer(text, all, today) ?? "";
  expect(answer).toContain(part);
  expect(answer).toContain("As of November 23, 2026");
  expect(ownAnswer(text, [], today)).toBe(offerNumbers);
});

test("what is not among the numbers is reported as missing", () => {
  for (const text of ["How much can I spend today?", "how long is my streak", "what is my mood this week"])
    expect(ownAnswer(text, ["Debts: $50.00 left to pay"], today)).toMatch(/there is no (?:budget|streak|mood)/);
});

test.each([
  "how much can I spend on a car",
  "what does safe to spend mean",
  "my mood is awful",
  "I lost my streak",
  "I got a $300 fine",
  "How do I pay off debt?",
  "Can I afford a trip?",
  "We get along",
  "my debts weigh on me",
])("%j does not ask for the numbers", (text) => {
  expect(ownQuestion(text)).toBeUndefined();
});

test.each([
  ["I earn $3000 a month, can I afford a $400 phone?", 40_000, false],
  ["can I afford two $200 tickets?", 40_000, false],
  ["Can we buy 3 tickets for $45 each?", 13_500, false],
  ["I have $900, can I get a $1,200 laptop?", 120_000, false],
  ["can I afford 4 $150 tires", 60_000, false],
  ["can I afford 2 $20 tickets", 4_000, false],
  ["can I afford 3 x $50", 15_000, false],
  ["can I afford $50 x 3", 15_000, false],
  ["can I afford 1 $500 couch", 50_000, false],
  ["can I afford 3 CHF 80 tickets", 24_000, false],
  ["can I afford rent of $900?", 90_000, true],
  ["can I afford a car payment of $350 a month", 35_000, true],
  ["can I afford a $60 a week class", 26_000, true],
  ["can I afford a $25 lunch every day", 76_042, true],
  ["can I spend $30 a day", 91_250, true],
  ["can I afford $300 rent a week", 130_000, true],
  ["can I afford a $120 a year subscription", 1_000, true],
  ["can I afford a $30 day pass", 3_000, false],
  ["I work every day, can I afford a $300 coat if I make $3,000 a month", 30_000, false],
  ["can I afford three nights at $120 a night", 36_000, false],
  ["can I afford $40 a day for 5 days", 20_000, false],
  ["Can I afford a rental car at $50 a day for a week?", 35_000, false],
  ["can I afford a rental car for the weekend at $50 a day", 10_000, false],
  ["can I afford a 3-day trip at $100 a day", 30_000, false],
  ["can I afford a hotel at $120 a night for 2 weeks", 168_000, false],
  ["can I afford $60 a week for three weeks", 18_000, false],
  ["can I afford $12 every day for parking", 36_500, true],
  ["can I afford $5 twice a day", 30_417, true],
  ["can we afford 2 tickets at $45", 9_000, false],
  ["can I afford a pair of $80 shoes and a $60 bag", 14_000, false],
  ["can I afford a $20 a month plan and a $10 a month plan", 3_000, true],
  ["can I afford a $20 subscription, a $10 membership", 3_000, true],
  ["can I afford a $100 hat and still pay my $900 rent", 10_000, false],
  ["Can I afford a $2k trip with my $4k salary?", 200_000, false],
] as const)("%j is about %i cents, paid monthly: %s", (text, priceCents, isMonthly) => {
  expect(ownQuestion(text)).toMatchObject({ kind: "afford", priceCents, isMonthly });
});

test.each([
  "can I afford a $80 or a $120 coat",
  "can I afford $80-$100 shoes",
  "can I afford a car for $5,000 and insurance at $100 a month",
  "can I afford a $200 phone plan every paycheck",
  "can I afford a $50 a day parking pass",
  "I work 5 days a week, can I afford $12 a day for parking",
  "Can I afford a $20 a month subscription and a $200 console?",
  "can I afford a $20 monthly plan and a $200 console",
  "can I afford a $40 a month gym membership plus a $100 sign-up fee",
  "can I afford a $300 car payment and a $2,000 down payment",
  "can I afford a $200 console and a monthly $20 plan",
])("%j: the price is asked for", (text) => {
  expect(ownAnswer(text, left("$2,000.00"), today)).toMatch(/not sure which price you mean.*\?$/s);
  expect(ownQuestion("the $80 one", "USD", [text])).toEqual({ kind: "afford", priceCents: 8_000, isMonthly: false, isForToday: false });
});

test("the bills to come are no money for a purchase, and today has its own share", () => {
  const lines = ["Safe to spend today: $200.00", "Budget left this month: $2,000.00", "Bills still to come this month: $1,200.00"];
  expect(ownAnswer("Can I afford a $1,500 laptop this month?", lines, today)).toMatch(
    /^Not this month: \$800\.00 is left after the bills to come \(\$1,200\.00\).* \$700\.00 more/s,
  );
  expect(ownAnswer("Can I spend $700 today?", lines, today)).toMatch(
    /more than today's share: \$200\.00 is safe to spend today.*\$100\.00/s,
  );
  expect(ownAnswer("Can I spend $100 today?", lines, today)).toMatch(/^Yes, \$100\.00 fits\. \$800\.00 is left/);
  expect(
    ownAnswer("Can I afford a $300 coat?", ["Budget left this month: $150.00", "Bills still to come this month: $200.00"], today),
  ).toMatch(/you are \$50\.00 over after .* \$300\.00 is \$350\.00 more than that/);
  expect(ownAnswer("can I afford a $99,999,999 house", lines, today)).toMatch(/years of saving/);
  expect(ownAnswer("can I afford rent of $900?", lines, today)).toMatch(/\$900\.00 every month is \$10,800\.00 a year/);
});

test("what is over its budget is said so, and paid debts are paid", () => {
  const lines = ["Budget left this month: $288.00", "Left by category: Food $300.00; Fun money -$12.00"];
  expect(ownAnswer("how much do I have left for fun", lines, today)).toMatch(/Fun money is \$12\.00 over, and \$288\.00 is left/);
  expect(ownAnswer("am I over budget?", lines, today)).toMatch(/No: \$288\.00 is left.*- Fun money: \$12\.00 over/s);
  expect(ownAnswer("which category am I over in?", ["Budget left this month: -$5.00"], today)).toMatch(/The whole month is \$5\.00 over/);
  expect(ownAnswer("how much do I owe", ["Debts: $0.00 left to pay"], today)).toMatch(/you have no debt left to pay/);
});

/** What the coach answers from a member's week in a currency. */
const answerOf = (text: string, budget: object, own = "USD") =>
  ownAnswer(
    text,
    numbersIn(
      withNumbers(
        text,
        numberLines({ budget }, (cents) => showCents(cents, own)),
      ),
    ),
    today,
    own,
  ) ?? "";
const some = (count: number, name: (at: number) => string, leftCents: number) =>
  Array.from({ length: count }, (_, at) => ({ name: name(at), leftCents }));

test("a category without a budget, the ninth one and eight with long names are over like any other", () => {
  const left = [...some(8, (at) => `Category ${at}`, 100), { name: "Ninth", leftCents: -4_200 }];
  expect(answerOf("am I over budget?", { remainingCents: 35_000, left })).toMatch(
    /One category is over its own budget:\n\n- Ninth: \$42\.00 over/,
  );
  expect(answerOf("how much is left in ninth?", { remainingCents: 35_000, left })).toContain("Ninth is $42.00 over");
  const long = some(8, (at) => `Category nam ${at}x`, -123_450);
  expect(answerOf("am I over budget?", { remainingCents: 35_000, left: long }, "CHF")).toContain(
    "- Category nam 7x: CHF\u00a01,234.50 over",
  );
});

test("eighty categories: those over their budget are sent first, and none is said to be in order that was not sent", () => {
  const left = [...some(79, (at) => `A category with a rather long name, number ${at}`, 123_450), { name: "Pets", leftCents: -100 }];
  const lines = numberLines({ budget: { remainingCents: 35_000, left } }, (cents) => showCents(cents));
  expect(lines.join("\n").length).toBeLessThan(1_500);
  expect(answerOf("am I over budget?", { remainingCents: 35_000, left })).toMatch(
    /- Pets: \$1\.00 over\n\n\d+ more categories did not fit/,
  );
  const none = left.slice(0, 79);
  expect(answerOf("am I over budget?", { remainingCents: 35_000, left: none })).not.toContain("No category is over");
  expect(answerOf("what's left in my garden budget", { remainingCents: 35_000, left: none })).toMatch(
    /is not among the categories that you sent, and \d+ did/,
  );
});

test("without the line about categories nothing is said about them", () => {
  expect(ownAnswer("am I over budget?", left("$5.00"), today)).not.toContain("category is over");
  expect(answerOf("am I over budget?", { remainingCents: 500, left: [{ name: "Food", leftCents: 500 }] })).toContain("No category is over");
});

test.each("USD EUR GBP CHF JPY KRW XOF XAF XPF MXN CAD KWD INR BRL PLN SEK".split(" "))("what is over is found in %s", (own) => {
  const budget = {
    remainingCents: 35_000,
    left: [
      { name: "Fun 2", leftCents: -4_000 },
      { name: "Food", leftCents: 35_000 },
    ],
  };
  expect(answerOf("am I over budget?", budget, own)).toContain(`- Fun 2: ${showCents(4_000, own)} over`);
  expect(answerOf("how much is left for fun 2", budget, own)).toContain(
    `Fun 2 is ${showCents(4_000, own)} over, and ${showCents(35_000, own)}`,
  );
  expect(answerOf("Can I afford 80 for shoes?", budget, own)).toContain(
    `Yes, ${showCents(8_000, own)} fits. ${showCents(35_000, own)} is left`,
  );
  expect(answerOf("Can I afford 4250 for shoes?", budget, own)).toContain(
    `${showCents(425_000, own)} is ${showCents(390_000, own)} more than that`,
  );
});

test.each([
  [
    "how much is left for food",
    [
      ["Food delivery", 100],
      ["Food", 40_000],
    ],
    "Food $400.00 is left",
  ],
  ["how much is left for food", [["Eating & food", 100]], "Eating & food $1.00 is left"],
  [
    "how much is left for food",
    [
      ["Food delivery", 100],
      ["Dog food", 200],
    ],
    "- Food delivery $1.00\n- Dog food $2.00",
  ],
  ["what's left in my kids' stuff budget", [["Kids' stuff", 300]], "Kids' stuff $3.00 is left"],
  ["how much is left for caf\u00e9", [["Caf\u00e9", 300]], "Caf\u00e9 $3.00 is left"],
  ["how much is left for entertain", [["Entertainment", 300]], "Entertainment $3.00 is left"],
] as [string, [string, number][], string][])("%j with %j", (text, left, expected) => {
  expect(answerOf(text, { remainingCents: 35_000, left: left.map(([name, leftCents]) => ({ name, leftCents })) })).toContain(expected);
});

test.each([
  ["can I afford \u00a58000 shoes?", "JPY", 800_000],
  ["can I afford 8,000 yen for shoes", "JPY", 800_000],
  ["can I afford shoes for 80 francs", "CHF", 8_000],
  ["can I buy shoes for CHF 80", "CHF", 8_000],
  ["could we afford 80 euros", "EUR", 8_000],
  ["can I get the \u00a380 ticket", "GBP", 8_000],
  ["can I spend 80 on shoes", "EUR", 8_000],
  ["can I spend 30 today", "EUR", 3_000],
  ["can I afford a 1.200,50 \u20ac laptop", "EUR", 120_050],
  ["can I afford 5000 fcfa", "XOF", 500_000],
  ["can I afford 300 kr", "SEK", 30_000],
  ["can I afford a $80 hat", "CAD", 8_000],
  ["can I afford 500 pesos", "PHP", 50_000],
])("%j of a member with %s asks about %i", (text, own, priceCents) => {
  const found = ownQuestion(text, own);
  expect(found).toMatchObject({ kind: "afford", priceCents });
  expect(found).not.toHaveProperty("currency");
});

test("a price in another currency is not compared", () => {
  const budget = { remainingCents: 35_000 };
  expect(answerOf("can I afford $80 shoes?", budget, "CHF")).toMatch(/Your numbers are in CHF and that price is in USD/);
  expect(answerOf("can I afford a \u00a380 ticket?", budget, "EUR")).toMatch(/in EUR and that price is in GBP/);
  expect(ownQuestion("can I spend 2 hours on it")).toBeUndefined();
});

test("weekly parts have no cents where the currency has none", () => {
  expect(answerOf("can I afford \u00a58,000 shoes?", { remainingCents: -100 }, "JPY")).toContain("With \u00a5667 set aside each week");
});

test("what the coach says about safe to spend is its formula: bills and days, neither goals nor income", () => {
  const { hear, brief, why } = topicOf("app-safe-to-spend") ?? {};
  expect(hear).toMatch(/less the bills still to come this month, divided by the days left/);
  expect(`${hear} ${brief} ${why}`).not.toMatch(/\b(?:goals?|incomes?)\b/i);
});

test("numbers that were sent along are looked over, named once, and not said again", () => {
  const lines = [
    "Safe to spend today: $9.00",
    "Budget left this month: $150.00",
    "Bills still to come this month: $60.00",
    "Left by category: Food $80.00; Clothes -$45.00",
  ];
  const talk = (says: readonly string[]) => {
    const messages: Message[] = [];
    return says.map((content) => {
      messages.push({ role: "user", content });
      const { text } = builtInAnswer(messages, none, calm, { today, numbers: lines });
      messages.push({ role: "assistant", content: text });
      return text;
    });
  };
  const [all, over, same, spend] = talk(["how are we doing", "where did I overspend", "on what?", "can I afford a concert for 50"]);
  expect(all).toMatch(/\$150\.00 is left in this month's budget, and \$60\.00 of bills.*\n\nClothes is \$45\.00 over/);
  expect(over).toContain("Clothes: $45.00 over");
  expect(same).not.toContain("$45.00");
  expect(spend).toContain("Yes, $50.00 fits.");
  const [lead, later] = talk(["my boss keeps giving me more work", "what do I say"]);
  expect([lead, later].map((text) => text?.includes("From the numbers that you sent"))).toEqual([true, false]);
  expect(talk(["how are we doing", "and what about food?"])[1]).toContain("Food $80.00 is left");
  expect(talk(["how much have I got left for food"])[0]).toContain("Food $80.00 is left");
});
