import { expect, test } from "vitest";
import { readDaylio } from "./journal.daylio.rules.ts";

const head = ["full_date", "date", "weekday", "time", "mood", "activities", "scales", "note_title", "note"];
const textOf = (activities: string, scales: string, note: string) =>
  readDaylio([head, ["2026-11-20", "November 20", "Friday", "10:35\u202fPM", "good", activities, scales, "", note]], [1, 2], {
    zone: "America/New_York",
    today: "2026-11-21",
  }).entries.map(({ text }) => text);

test("the lines and lists of a note stay apart: none begins in the middle of the line before", () => {
  const texts = {
    "Slept badly<div>Long day</div><div>Early night</div>": "Slept badly\nLong day\nEarly night",
    "Today:<ul><li>one</li><li><b>two</b></li></ul>after": "Today:\n- one\n- two\n\nafter",
    "<p>First</p><p>Second</p>": "First\nSecond",
    "<div>a<br></div><div><br></div><div>b &amp; c</div>": "a\n\nb & c",
    "2 < 3<br/>x": "2 < 3\nx",
  };
  for (const [note, text] of Object.entries(texts)) expect(textOf("", "", note), note).toEqual([text]);
});

test("scales are a line of the entry", () => {
  expect(textOf("work | bad sleep", "Sleep:\u00a07 | Stress:\u00a03", "Note")).toEqual(["Note\n\n#work #bad-sleep\n\nSleep: 7, Stress: 3"]);
  expect(textOf("", "Sleep:\u00a07", "")).toEqual(["Sleep: 7"]);
});
