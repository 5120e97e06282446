import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { BarPlot } from "./bars.tsx";
import { AsTable, ChartPanel, ChartTable } from "./chart-panel.tsx";
import { LinePlot } from "./lines.tsx";
import { fitTicks, inWords, pointScale, scaleFor, spread } from "./marks.ts";
import { HeatGrid, MonthHeatmap, moodTone, WideYear, YearHeatmap } from "./calendar-heatmap.tsx";

const draw = (picture: ReactElement) => {
  const html = renderToStaticMarkup(picture);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
  expect(html).not.toContain("style=");
  return html;
};
const months = (values: (number | null)[]) =>
  values.map((value, index) => ({ name: `Month ${index + 1}`, short: `M${index + 1}`, values: [value] }));
const points = (values: (number | null)[]) => values.map((y, x) => ({ x, y }));

test("a chart shows its finding first, then the drawing with its complete description as label", () => {
  const html = draw(
    <ChartPanel
      title="Spent by month"
      finding="July was over by $70."
      legend={[{ name: "Spent" }]}
      table={{ caption: "Spent by month", columns: ["Month"], rows: [["June"]] }}
    >
      <BarPlot label="Spent by month: 2, 3." series={[{ name: "Spent" }]} groups={months([2, 3])} />
    </ChartPanel>,
  );
  expect(html.indexOf("July was over")).toBeLessThan(html.indexOf('<svg class="chart-svg"'));
  expect(html).toContain('role="img" aria-label="Spent by month: 2, 3."');
  expect(html).toMatch(/<figure class="chart-panel" aria-labelledby="([^"]+)"><figcaption><h2 id="\1">/);
});

test("the table is hidden until its button is pressed, and the button says so", () => {
  const html = draw(<AsTable caption="Months" columns={["Month"]} rows={[["June"]]} />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain("Show as a table");
  expect(html).not.toContain("June");
});

test("the table names every row and column and aligns numbers to the right", () => {
  const html = draw(
    <ChartTable caption="Spent by month" columns={["Month", { name: "Spent", number: true }]} rows={[["June", "$2,810"]]} />,
  );
  expect(html).toContain('<caption class="visually-hidden"><span>Spent by month</span></caption>');
  expect(html).toContain('<th scope="col" class="r">Spent</th>');
  expect(html).toContain('<th scope="row">June</th><td class="r">$2,810</td>');
});

test("a table without rows says that there is nothing yet", () => {
  expect(draw(<ChartTable caption="Weeks" columns={["Week"]} rows={[]} empty="No weeks are saved yet." />)).toContain(
    "No weeks are saved yet.",
  );
});

for (const [what, values] of Object.entries({
  empty: [],
  one: [5],
  equal: [4, 4, 4],
  zeros: [0, 0],
  gaps: [null, null],
  broken: [Number.NaN, Infinity, 3],
  negative: [-5, 2],
})) {
  test(`lines and bars are drawn completely for ${what} values`, () => {
    draw(
      <LinePlot
        label="Lines"
        series={[{ name: "A", points: points(values), markers: true, isFilled: true, isNamed: true }]}
        nameOf={String}
        showsGaps
        showsFirst
        limit={{ value: 3, name: "Limit" }}
        ticks={[{ at: 0, text: "start" }]}
      />,
    );
    draw(<BarPlot label="Bars" series={[{ name: "A" }]} groups={months(values)} />);
    draw(
      <BarPlot
        label="Stack"
        series={[{ name: "A" }, { name: "B", tone: "plum" }]}
        groups={months(values).map((group) => ({ ...group, values: [...group.values, 2] }))}
      />,
    );
  });
}

test("a line breaks where an entry is missing and shows three dashes there", () => {
  const html = draw(<LinePlot label="Trust" series={[{ name: "Trust", points: points([3, 4, null, 5, 6]) }]} nameOf={String} showsGaps />);
  expect(html.match(/class="chart-nothing"/g)).toHaveLength(1);
  expect(/class="chart-line" d="([^"]+)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(2);
});

test("today is a disc", () => {
  const html = draw(<LinePlot label="Saved" series={[{ name: "Saved", points: points([1, 2, 3, 4]) }]} nameOf={String} today={2} />);
  expect(html.match(/class="chart-today"/g)).toHaveLength(1);
});

test("the name of the month before is not under today's disc on the last days of a month", () => {
  const line = (last: number) => Array.from({ length: 30 }, (_, index) => ({ x: index + 1, y: (last * (index + 1)) / 30 }));
  for (const now of [0, 300, 1_900, 2_090, 2_300])
    for (const before of [0, 300, 1_500, 1_950, 2_100, 2_370]) {
      const named = { name: "October", points: line(before), look: "dotted" as const, isNamed: true };
      const html = draw(
        <LinePlot
          label="Through November."
          series={[{ name: "November", points: line(now) }, named]}
          nameOf={String}
          today={30}
          limit={{ value: 2_380, name: "Budget $2,380" }}
        />,
      );
      const disc = Number(/chart-today"[^>]* cy="([\d.]+)"/.exec(html)?.[1]);
      const name = Number(/chart-name" x="[\d.]+" y="([\d.]+)"/.exec(html)?.[1]);
      expect(name > disc + 16 || name < disc - 9, `November ${now}, October ${before}`).toBe(true);
    }
});

test("an unfinished period is an outline", () => {
  const html = draw(
    <BarPlot label="Saved" series={[{ name: "Saved" }]} groups={[{ name: "July", short: "Jul", values: [9], isUnfinished: true }]} />,
  );
  expect(html).toMatch(/<rect class="tone-primary chart-bar is-unfinished"(?![^>]*fill=)/);
});

test("a second series has a pattern in addition to its color", () => {
  const html = draw(
    <BarPlot
      label="Points"
      series={[{ name: "Money" }, { name: "Emotional", tone: "plum" }]}
      groups={[{ name: "This week", short: "now", values: [10, 20] }]}
    />,
  );
  expect(html).toMatch(/class="tone-plum chart-bar"[^>]*fill="url\(#/);
  expect(html).toContain(">30<");
});

test("moods have five colors, in pairs", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(moodTone)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect([-3, 0, 40, 5.5].map(moodTone)).toEqual([1, 1, 5, 3]);
});

test("the baseline is at zero, and values below it are drawn there", () => {
  const base = (values: number[]) => {
    const html = draw(<LinePlot label="A" height={160} series={[{ name: "A", points: points(values), isFilled: true }]} nameOf={String} />);
    const numbers = (path: RegExp) => [...(path.exec(html)?.[1] ?? "").matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
    const [at] = /chart-base" d="M0 ([\d.]+)/.exec(html)?.slice(1).map(Number) ?? [];
    expect(numbers(/class="chart-area[^>]* d="([^"]+)"/), "the area ends at the baseline").toContain(at);
    return [at, Math.min(...numbers(/chart-line" d="([^"]+)"/)), Math.max(...numbers(/chart-line" d="([^"]+)"/))];
  };
  expect(base([500, -500, 500])).toEqual([84, 16, 152]);
  expect(base([500, 0, 250])).toEqual([152, 16, 152]);
  expect(base([-500, -250])).toEqual([16, 84, 152]);
  const bars = draw(<BarPlot label="Bars" series={[{ name: "A" }]} groups={months([-5, 10])} />);
  expect(bars).toContain('d="M0 210H');
  expect(
    [...bars.matchAll(/<rect class="tone[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(([, y, high]) => Number(y) + Number(high)),
  ).toEqual([210]);
});

test("a cursor is offered only where there is more than one stop", () => {
  expect(draw(<LinePlot label="One" series={[{ name: "A", points: points([1]) }]} nameOf={String} />)).not.toContain("application");
  const html = draw(<LinePlot label="Two" series={[{ name: "A", points: points([1, 2]) }]} nameOf={String} />);
  expect(html).toContain('role="application"');
  expect(html).toContain('aria-live="polite"');
});

test("a cursor announces which chart it belongs to", () => {
  const named = (label: string) => {
    const html = draw(<LinePlot label={label} series={[{ name: "A", points: points([1, 2]) }]} nameOf={String} />);
    return /role="application"[^>]* aria-label="Walk through the chart with the arrow keys: ([^"]*)"/.exec(html)?.[1];
  };
  expect(named("Points per week, 12 weeks: 10, 20; the last one is not over.")).toBe("Points per week, 12 weeks");
  expect(named("You have spent $2,577.17 by day 20. Budget $2,970.")).toBe("You have spent $2,577.17 by day 20");
  expect(named("Bars")).toBe("Bars");
});

const nineOnThursday = {
  today: "2026-11-20",
  startsOn: 1,
  nothing: "nothing written",
  caption: "Mood by day",
  pixelOf: (day: string) => (day === "2026-11-19" ? ({ tone: 5, text: "9" } as const) : null),
};

test("a whole year is a table with 365 days, each with its number, empty days with a text and future days blank", () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`);
  const html = draw(<WideYear {...nineOnThursday} year={2026} months={months} />);
  expect(html.match(/<tr>/g)).toHaveLength(13);
  expect(html.match(/heatmap-empty/g)).toHaveLength(323);
  expect(html.match(/heatmap-later/g)).toHaveLength(41);
  expect(html).toContain('<td class="pixel-5">9</td>');
});

test("a year begins with the current month: its title, dates in the cells, and a button for the whole year", () => {
  const html = draw(<YearHeatmap {...nineOnThursday} month="2026-11" onMonth={() => {}} />);
  expect(html).toContain("<h3>November 2026</h3>");
  expect(html).toContain('<td class="pixel-5"><small>19<span class="visually-hidden">: </span></small>9</td>');
  expect(html.match(/heatmap-empty/g)).toHaveLength(19);
  expect(html.match(/heatmap-later/g)).toHaveLength(10);
  expect(html).toContain("Show the whole year");
});

test("in January the months of last year can be reached, and those to come cannot; while a year loads, no day is said to be empty", () => {
  const january = { ...nineOnThursday, today: "2027-01-01", month: "2027-01", onMonth: () => {} };
  const held = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*aria-disabled="true"/g)].map(([, label]) => label);
  const html = draw(<YearHeatmap {...january} />);
  expect(html).toContain('aria-label="Previous month"');
  expect(held(html)).toEqual(["Next month"]);
  expect(held(draw(<YearHeatmap {...january} month="1970-01" />))).toEqual(["Previous month"]);
  expect(draw(<YearHeatmap {...january} month="2026-12" />).match(/heatmap-empty/g)).toHaveLength(31);
  expect(draw(<YearHeatmap {...january} month="2026-12" isLoading />)).not.toContain("heatmap-empty");
});

test("a month starts on the weekday that the member chose", () => {
  const html = draw(<MonthHeatmap {...nineOnThursday} month="2026-11" startsOn={7} pixelOf={() => ({ tone: 1, text: "1" })} />);
  expect(html).toMatch(/<th scope="col">Sun<\/th><th scope="col">Mon<\/th>/);
  expect(html.match(/class="pixel-1/g)).toHaveLength(30);
});

test("a small grid explains its signs as text", () => {
  const html = draw(
    <HeatGrid caption="Habits" columns={["Mon", "Tue"]} rows={[{ name: "Walk", cells: [{ tone: 4, text: "✓", label: "done" }, null] }]} />,
  );
  expect(html).toContain('<span aria-hidden="true">✓</span><span class="visually-hidden">done</span>');
  expect(html).toContain("nothing yet");
});

test("labels under the axis never overlap, and the strong one stays", () => {
  const ticks = Array.from({ length: 12 }, (_, at) => ({ at, text: "31 August", strong: at === 11 }));
  const fitted = fitTicks(ticks, pointScale([0, 11], [10, 336]), 346);
  expect(fitted.at(-1)?.at).toBe(11);
  fitted.slice(1).forEach((next, index) => expect(next.x - (fitted[index]?.x ?? next.x)).toBeGreaterThan(60));
});

test("a label at the edge ends where the plot ends, so that it stays under its bar", () => {
  const [first, , last] = fitTicks(
    [
      { at: 0, text: "Sep 27 of 2026" },
      { at: 1, text: "M" },
      { at: 2, text: "this week" },
    ],
    (at) => [20, 150, 318][at] ?? 0,
    340,
    6,
  );
  expect(first).toMatchObject({ x: 0, anchor: "start" });
  expect(last).toMatchObject({ x: 340, anchor: "end" });
});

test("scales hold every value and never have zero height", () => {
  expect(scaleFor([], [100, 0]).domain()).toEqual([0, 1]);
  expect(scaleFor([5, 5], [100, 0], 10).domain()).toEqual([0, 10]);
  expect(scaleFor([0, 0], [100, 0]).domain()).toEqual([0, 1]);
  expect(scaleFor([-2, 3], [100, 0]).domain()).toEqual([-2, 3]);
  expect(scaleFor([-3, -2], [100, 0]).domain()).toEqual([-3, 0]);
  expect(spread([50, 50, 52], 16, 100)).toEqual([36, 20, 52]);
  expect(inWords(["a", "b", "c"])).toBe("a, b and c");
});
