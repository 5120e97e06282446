import { expect, test } from "vitest";
import {
  guideFaults,
  lengthFaults,
  levelFaults,
  linkFaults,
  missingChildren,
  orderFaults,
  schoolGrade,
  wordsIn,
} from "./guides.check.rules.ts";
import { guideParents, guideSlugs } from "./guides.rules.ts";
import { anchorsOf, bodyFaults, curly, sectionsOf, splitSource } from "./guides.source.rules.ts";

const childrenOf = (slug: string) => guideSlugs.filter((child) => guideParents[child] === slug);
const faultsIn = (body: string) => bodyFaults(body, ["osha"]).map(({ sentence }) => sentence);

test("a source splits into front matter and text, and keeps its line numbers", () => {
  const { yaml, body, bodyLine } = splitSource("---\ntitle: A\nslug: b\n---\nLead.\n");
  expect({ yaml, body, bodyLine }).toEqual({ yaml: "title: A\nslug: b", body: "Lead.\n", bodyLine: 5 });
});

test("a text is parsed to its lead and one section for every second-level heading", () => {
  expect(
    sectionsOf(
      'A *warm* lead.\n\n## Eat the frog\n\nDo it [first](/budget).\n\n### Why\n\n- **Calm.** After.\n\n## Say no\n\n<Say when="Asked">\n\nNot now.\n\n</Say>\n',
    ),
  ).toEqual([
    { heading: "", anchor: "", text: "A warm lead." },
    { heading: "Eat the frog", anchor: "eat-the-frog", text: "Do it first. Why. Calm. After." },
    { heading: "Say no", anchor: "say-no", text: "Asked: Not now." },
  ]);
});

test("tables, scripts and summary boxes are part of the plain text", () => {
  const [section] = sectionsOf(
    '| Love | Control |\n| --- | --- |\n| asks | tells |\n\n<Letter letter="S" word="Situation" ask="Where?">\n\nAt work.\n\n</Letter>\n\n<Glance difficulty="Easy" time="5 minutes"/>\n',
  );
  expect(section?.text).toBe("Love: Control asks: tells Situation. Where? At work. difficulty: Easy. time: 5 minutes.");
});

test("list items become sentences in the plain text", () => {
  expect(sectionsOf("- Name of the plan\n- Is it **yours**?\n\n1. Call\n")[0]?.text).toBe("Name of the plan. Is it yours? Call.");
});

test("anchors come from both levels of headings", () => {
  expect(anchorsOf("## One\n\ntext\n\n### Two things\n")).toEqual(["one", "two-things"]);
});

test("a text with known components has no problem", () => {
  expect(
    faultsIn(
      '<Fact source="osha">In 2026 a fine may reach $100.</Fact> Then:\n\n<Steps>\n\n1. Go.\n\n</Steps>\n\n<Tool name="recipes"/>\n',
    ),
  ).toEqual([]);
});

test.each([
  ["an unknown source", '<Fact source="me">True.</Fact>', 'No source is called "me".'],
  ["a fact without a source", "<Fact>True.</Fact>", "<Fact> needs source."],
  ["a figure without a fact", "It costs $12.50 now.", '"$12.50" is a figure without a source.'],
  ["odds without a fact", "About 1 in 7 claims.", '"1 in 7" is a figure without a source.'],
  ["a share without a fact", "Some 40% of them.", '"40%" is a figure without a source.'],
  ["a figure that names no year", '<Fact source="osha">It is $12.</Fact>', "A figure that changes names its year in the sentence."],
  ["a component that is not there", "<Video>\n\nA\n\n</Video>", "<Video> is no word of the vocabulary."],
  ["an attribute that is not there", '<Say loud="yes">Hi.</Say>', "<Say> has no loud."],
  ["an unknown tool", '<Tool name="horoscope"/>', 'No tool is called "horoscope".'],
  ["a tool that stands twice", '<Tool name="recipes"/>\n<Tool name="recipes"/>', "Tool recipes stands here twice."],
  ["steps without a list", "<Steps>\n\nGo.\n\n</Steps>", "<Steps> holds a list."],
  ["a component left open", "<Say>\n\nHi.", "<Say> is never closed."],
  ["a component closed by another", "<Say>\n\nHi.\n\n</Stop>", "</Stop> closes what was not opened."],
  ["an empty component", "<Stop>\n\n</Stop>", "<Stop> is empty."],
  ["raw HTML", "A<br>B", '"<" has no place in a guide.'],
  ["an expression", "Hello {name}", '"{" has no place in a guide.'],
  ["a title of its own", "# Title", '"#" has no place in a guide.'],
  ["an unknown difficulty", '<Glance difficulty="Fun"/>', "difficulty is Easy, Medium or Hard."],
  ["two equal headings", "## One\n\na\n\n### One\n", "Two headings make #one."],
])("a text with %s is refused", (_what, body, sentence) => {
  expect(faultsIn(body)).toContain(sentence);
});

test("a link may lead to a route, a heading, a source or a telephone", () => {
  const bodies = new Map([
    ["adulting-101", "## Credit\n\n[a](/debt) [b](#credit) [c](https://www.irs.gov/) [d](tel:988) [e](/growth/home-maintenance#drains)"],
  ]);
  expect(linkFaults("adulting-101", bodies)).toEqual([]);
});

test.each([
  ["/taxes", "/taxes is no route."],
  ["#nothing", "#nothing: there is no such heading."],
  ["http://irs.gov", "http://irs.gov is no route."],
  ["/budget#food", "/budget#food: anchors are only kept in guides."],
])("a link to %s is refused", (url, sentence) => {
  expect(linkFaults("adulting-101", new Map([["adulting-101", `One.\n[go](${url})`]]))).toEqual([{ line: 1, sentence }]);
});

test("a phone number is a link", () => {
  expect(faultsIn("Call 911 now, or 1-800-222-1222.")).toEqual([
    "911 can be called, so it is a link: [911](tel:911).",
    "1-800-222-1222 can be called, so it is a link: [1-800-222-1222](tel:1-800-222-1222).",
  ]);
  expect(faultsIn("Call [988](tel:988), see [why 911 and 988 differ](/growth/workplace-safety), or add 9115 and 2119.")).toEqual([]);
});

test("a guide links to its inner guides", () => {
  const [linked, ...others] = childrenOf("adulting-101");
  expect(missingChildren("adulting-101", `[cook](/growth/${linked}#basics)`)).toEqual(
    others.map((slug) => `A link to /growth/${slug} is missing.`),
  );
});

test("two guides cannot have the same place in the reading order", () => {
  const guides = [
    { slug: "a", front: { order: 10 } },
    { slug: "b", front: { order: 20 } },
    { slug: "c", front: { order: 10 } },
    { slug: "d", front: undefined },
    { slug: "e", front: null },
  ];
  expect(orderFaults(guides)).toEqual([{ slug: "c", sentence: "order: 10 is the place of a." }]);
});

test("a guide that is too short, too long or states the wrong reading time is refused", () => {
  expect(lengthFaults("adulting-101", 899, 5)).toEqual(["899 words are fewer than 900."]);
  expect(lengthFaults("cooking-lessons", 700, 4)).toEqual([]);
  expect(lengthFaults("adulting-101", 2501, 13)).toEqual(["2501 words are more than 2500."]);
  expect(lengthFaults("adulting-101", 1000, 9)).toEqual(["minutes: 1000 words take 5."]);
});

test("problems of a text have the line of the file", () => {
  const front = {
    title: "A",
    slug: "adulting-101",
    summary: "B.",
    minutes: 5,
    reviewedOn: "2026-11-20",
    parent: "growth",
    order: 100,
    art: ["Letters", "Jar"],
    card: "C.",
    sources: [{ id: "osha", name: "OSHA", url: "https://www.osha.gov/", year: 2026 }],
  };
  const body =
    `First.\n${childrenOf("adulting-101")
      .map((slug) => `[a](/growth/${slug})`)
      .join(" ")}\nOops {\n` + "We walked to the market because the weather was finally warm enough for it. ".repeat(68);
  expect(guideFaults({ slug: "adulting-101", front, body, bodyLine: 20 }, new Map([["adulting-101", body]]))).toEqual([
    { line: 22, sentence: '"{" has no place in a guide.' },
  ]);
});

test("a text that is too choppy or too hard is refused, and lines to say aloud do not count", () => {
  const plain = "We walked to the market because the weather was finally warm enough for it. ";
  const choppy = "It rained. We went. It was cold. ";
  expect(levelFaults(plain.repeat(9))).toEqual([]);
  expect(levelFaults(`${plain.repeat(9)}\n\n<Say when="x">\n\n${choppy.repeat(40)}\n\n</Say>\n`)).toEqual([]);
  expect(levelFaults(choppy.repeat(9))[0]).toMatch(/^It reads at grade \d\.\d, below 5\.5/);
  expect(
    levelFaults(
      "Notwithstanding organizational accountability, institutional transparency necessitates considerable administrative deliberation. ".repeat(
        9,
      ),
    )[0],
  ).toMatch(/above 9/);
});

test("words are counted and easy ones graded low", () => {
  expect(wordsIn("Say no – kindly.")).toBe(3);
  expect(schoolGrade("The cat sat on the mat. It was a good day.")).toBeLessThan(3);
  expect(schoolGrade("Organizational accountability necessitates considerable institutional transparency.")).toBeGreaterThan(12);
});

test.each([
  [`Say "no" and don't explain ("later" is fine).`, "Say “no” and don’t explain (“later” is fine)."],
  [`"Really?" she asked. It's Dana's.`, "“Really?” she asked. It’s Dana’s."],
])("quotes become typographic: %s", (typed, printed) => {
  expect(curly(typed)).toBe(printed);
});

test("a quote right after a bold word closes", () => {
  expect(curly('" she said', true)).toBe("” she said");
});
