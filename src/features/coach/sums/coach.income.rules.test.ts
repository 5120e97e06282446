import { expect, test } from "vitest";
import { incomeAnswer, incomeTopic } from "./coach.income.rules.ts";

test("an income is divided after what is already fixed", () => {
  const text = incomeAnswer("My paycheck is $2,400 and I pay $600 rent, how should I split the rest?");
  for (const words of [
    "$2,400 less $600 for the rent leaves $1,800",
    "$600 for the other must-pays",
    "$720 for what you like",
    "$480 to keep",
  ])
    expect(text).toContain(words);
  expect(incomeTopic(text ?? "")).toBe("start-a-budget");
  const tight = incomeAnswer("I make 1,900 a month and rent is 1,100. How do I divide what's left?");
  expect(tight).toContain("leaves $800. These take about half of it or more already");
  expect(incomeAnswer("I make 2,400, rent is 600 and groceries are 600, how should I budget?")).not.toContain("$0 for");
  expect(incomeAnswer("I earn 45k a year. How should I budget?")).toContain("$3,750 a month before taxes");
  expect(incomeAnswer("How should I budget?", "USD", ["I make 2000 a month"])).toContain("From $2,000");
  expect(incomeAnswer("how should I budget 3000 a month")).toMatch(/^From \$3,000: [^]*\$1,500 for the must-pays/);
  for (const other of ["how do we split 90 three ways", "How should I budget?", "My husband earns 4000, how should we split the rent?"])
    expect(incomeAnswer(other), other).toBeUndefined();
});

test("costs are shared by two incomes", () => {
  const ask = "how to split bills when i earn 3000 and he earns 5000";
  expect(incomeAnswer(ask)).toContain("You bring $3,000 of $8,000 together, 37.5 percent");
  expect(incomeAnswer("rent is 1600", "USD", [ask])).toContain("- $1,600 for the rent: $600 and $1,000");
  expect(incomeAnswer("My husband earns 4000 and I earn 2000, how should we split the rent?")).toContain("33.3 percent");
  for (const other of ["how should we split the rent?", "i earn 3000, how do we split rent?"])
    expect(incomeAnswer(other), other).toBeUndefined();
  expect(incomeAnswer("he never does the dishes", "USD", [ask])).toBeUndefined();
  expect(incomeAnswer("My paycheck is $2,400 and I pay $600 rent, how should I split the rest?", "USD", [ask])).toContain("leaves $1,800");
});

test("the rent of a home beside the income and what else goes out", () => {
  const text = incomeAnswer("i take home 2900, my car payment is 410. can i afford an apartment for 1200");
  for (const words of ["$1,200 of $2,900 is 41 percent", "After $410 for the car as well, $1,290 is left", "Up to about $870"])
    expect(text).toContain(words);
  expect(incomeAnswer("could I afford a studio for 950 if I make 2,800?")).toContain("$950 of $2,800 is 34 percent");
  expect(incomeAnswer("I make 2400 a month, can I afford 700 in rent?")).toContain("is 29 percent. That is within");
  expect(incomeAnswer("I have $1,200 in savings and make $2,000 a month, can I afford $700 rent")).toContain(
    "$700 of $2,000 is 35 percent",
  );
  expect(incomeAnswer("can I afford 1300 in rent?", "EUR", ["I make 2400 a month"])).toContain("€1,300 of €2,400 is 54 percent");
  for (const other of ["can i afford a $300 trip?", "can I afford an apartment for 1200?"])
    expect(incomeAnswer(other), other).toBeUndefined();
});

test("the price of a house beside the income of a year", () => {
  const text = incomeAnswer("can I afford a house for 250k on 60k a year?");
  for (const words of ["$250,000 is 4.2 times an income of $60,000 a year", "$1,400", "$1,800"]) expect(text).toContain(words);
  expect(incomeTopic(text ?? "")).toBe("buy-a-home");
  const means = incomeAnswer("we have 15k saved and a car loan of 300 a month", "USD", ["can I afford a house for 250k on 60k a year?"]);
  for (const words of ["$15,000 is 6 percent of $250,000", "$5,000 to $12,500", "With $300 of debts going out, about $1,400 a month"])
    expect(means).toContain(words);
  expect(
    incomeAnswer("I have 20k saved and pay 300 a month on my card and 200 a month on a car loan", "USD", [
      "Can I buy a house for 250k on 60k a year?",
    ]),
  ).toContain("With $500 of debts going out, about $1,300 a month");
  expect(incomeAnswer("we have 15k saved and a car loan of 300 a month")).toBeUndefined();
  expect(incomeAnswer("we make 9,000 a month, should we buy a home for $300,000")).toContain("2.8 times an income of $108,000");
  for (const other of ["can I afford a house for 250k?", "can we buy a house at 250k or 300k, I make 60k a year"])
    expect(incomeAnswer(other), other).toBeUndefined();
});

test("a debt beside the income", () => {
  const text = incomeAnswer("I make $3,200 a month and owe $9,000 on a car loan, is that too much?");
  for (const words of ["$9,000 is about 3 months of your income", "36 percent", "$1,152"]) expect(text).toContain(words);
  expect(incomeTopic(text ?? "")).toBe("choose-a-debt");
  expect(incomeAnswer("I owe $9,000 on a car loan, is that too much?")).toBeUndefined();
});

test("three to six months of named expenses", () => {
  for (const ask of [
    "how much should i have in an emergency fund if my expenses are 2800",
    "we spend about $2,800 a month, how big should our emergency fund be?",
  ])
    expect(incomeAnswer(ask), ask).toContain("$8,400 to $16,800");
  expect(incomeTopic(incomeAnswer("my bills are 2000, how much emergency savings should I have") ?? "")).toBe("build-a-cushion");
  expect(incomeAnswer("how much should i have in an emergency fund")).toBeUndefined();
});

test("what is saved, owed, paid by the hour or for another matter is not taken for a price or a month's pay", () => {
  const house = "Can I afford a house for 250k on 60k a year?";
  const none: [string, ...string[]][] = [
    ["I make 20 an hour, can I afford a 200k house"],
    ["can I afford a house on 60k a year with 50k saved"],
    ["I make 90k and owe 45k on my mortgage, can I afford a house"],
    ["I have 12k in student loans", house],
    ["we pay 1200 a month in rent", house],
    ["how do I plan a talk with my boss", "I make 4000 a month and rent is 1500"],
    ["how should we divide chores", "I make 4000 a month and rent is 1500"],
    ["I make 2500 a month. how should I budget my time"],
    ["I make 2,600 a month and my boyfriend makes 3,000, can we afford an apartment for 1,800"],
    ["I make 3,500. can we afford a trip to a place for 1200"],
    ["I was making 5000 a month but got laid off. how should i budget"],
    ["I make 3000 a month. rent is 1000, split with my sister. how should i split my pay?"],
    ["I get paid $900 on Fridays how should I budget"],
    ["how big an emergency fund with expenses of 500 for food and 1200 rent"],
  ];
  for (const [text, ...before] of none) expect(incomeAnswer(text, "USD", before), text).toBeUndefined();
  expect(incomeAnswer("how much emergency fund if my bills are 36000 a year")).toContain("$9,000 to $18,000");
  expect(incomeAnswer("Can I afford €900 rent on €2800 a month")).toContain("€900 of €2,800 is 32 percent");
  expect(incomeAnswer("can I afford a 1500 apartment if I make 50k a year")).toContain("before taxes");
  expect(incomeAnswer("I make 3000 a month, my insurance is 1200 a year. how should I budget")).toContain("$3,000 less $100 for insurance");
  expect(incomeAnswer("I make 3000 a month before taxes and rent is 1000. How should I budget it?")).toContain(
    "$3,000 a month before taxes less",
  );
  expect(incomeAnswer("I make 40k a year and owe 12k on student loans is that bad")).toContain("$12,000 is about 4 months");
});

test("an income that is too small for the usual halves gets no sum for what somebody likes", () => {
  for (const [text, lead] of [
    ["i make 800 a month, help", "$800 a month is tight."],
    ["i get 943 a month", "$943 a month is tight."],
    ["i make 15k a year", "$1,250 a month before taxes is tight."],
    ["I make 1400 a month and rent is 600. How should I budget?", "$1,400 less $600 for the rent leaves $800."],
    ["how should I budget 1499 a month", "$1,499 a month is tight."],
  ] as const) {
    const answer = incomeAnswer(text) ?? "";
    expect(answer.startsWith(lead), `${text}: ${answer}`).toBe(true);
    expect(answer).toContain("211");
    expect(answer).not.toContain("eating out");
    expect(incomeTopic(answer)).toBe("side-income");
  }
  expect(incomeAnswer("i make 1500 a month")).toContain("- $450 for what you like");
  for (const text of [
    "i get 20 a month",
    "i get 90 a month, what should i do with it",
    "i get 800 euros a month",
    "i make 9000 rupees a month",
  ])
    expect(incomeAnswer(text), text).toBeUndefined();
});
