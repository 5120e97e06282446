import "./chart.css";
import { useState } from "react";
import { addDays, addMonths, daysInMonth, monthOf, weekday } from "#shared/dates.ts";
import type { Day, Month } from "#shared/dates.ts";
import { Button } from "#web/ui/button.tsx";

/** One day: the color from 1 (dusk) to 5 (honey), the number or sign on it, and its text. */
type Pixel = { tone: 1 | 2 | 3 | 4 | 5; text: string; say?: string };
type PixelOf = (day: Day) => Pixel | null | undefined;

const monthName = (month: Month, style: "short" | "long") =>
  new Intl.DateTimeFormat("en-US", { month: style, timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * A year of days as a real table: one row per month where there is space, else this month as a calendar with a button for the
 * whole year. Every cell shows its number; future days stay blank.
 */
export function YearHeatmap(props: { year: number; today: Day; pixelOf: PixelOf; caption: string; startsOn?: number; nothing?: string }) {
  const { today, pixelOf, startsOn = 1, nothing = "nothing written" } = props;
  const [isWhole, setWhole] = useState(false);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${props.year}-01`, index));
  const current = monthOf(today).startsWith(String(props.year)) ? monthOf(today) : (months.at(-1) ?? `${props.year}-12`);
  return (
    <div className="pixel-year">
      <table className="heatmap-wide">
        <caption className="visually-hidden">{props.caption}, one row a month</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Month</span>
            </th>
            {Array.from({ length: 31 }, (_, index) => (
              <th key={index} scope="col">
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{monthName(month, "short")}</th>
              {Array.from({ length: 31 }, (_, index) =>
                index < daysInMonth(month) ? (
                  <PixelCell key={index} day={addDays(`${month}-01`, index)} today={today} pixelOf={pixelOf} nothing={nothing} />
                ) : (
                  <Blank key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="heatmap-narrow">
        {(isWhole ? months : [current]).map((month) => (
          <MonthHeatmap
            key={month}
            month={month}
            today={today}
            pixelOf={pixelOf}
            startsOn={startsOn}
            caption={props.caption}
            nothing={nothing}
            isTitled={isWhole}
          />
        ))}
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show this month only" : "Show the whole year"}
        </Button>
      </div>
    </div>
  );
}

/** One month as a small calendar; future days show their date, pale. */
export function MonthHeatmap(props: {
  month: Month;
  today: Day;
  pixelOf: PixelOf;
  caption: string;
  startsOn?: number;
  nothing?: string;
  isTitled?: boolean;
}) {
  const { month, startsOn = 1, nothing = "nothing written" } = props;
  const blanks = (weekday(`${month}-01`) - startsOn + 7) % 7;
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => addDays(`${month}-01`, index));
  const cells: (Day | null)[] = [...Array.from({ length: blanks }, () => null), ...days];
  const title = `${monthName(month, "long")} ${month.slice(0, 4)}`;
  return (
    <table className="heatmap-month">
      <caption className={props.isTitled ? undefined : "visually-hidden"}>
        {props.isTitled ? (
          <>
            <span className="visually-hidden">{props.caption}, </span>
            {title}
          </>
        ) : (
          `${props.caption}, ${title}`
        )}
      </caption>
      <thead>
        <tr>
          {weekdayNames.map((_, index) => (
            <th key={index} scope="col">
              {weekdayNames[(startsOn - 1 + index) % 7]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: 7 }, (_, at) => {
              const day = cells[week * 7 + at];
              return day ? (
                <PixelCell key={at} day={day} today={props.today} pixelOf={props.pixelOf} nothing={nothing} showsDate />
              ) : (
                <Blank key={at} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A small grid by day or week, for habits or points. Rows are named, every cell has a text. */
export function HeatGrid(props: {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (Pixel | null)[] }[];
  rowsAre?: string;
  nothing?: string;
}) {
  return (
    <table className="heatmap-grid">
      <caption className="visually-hidden">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{props.rowsAre ?? "Name"}</span>
          </th>
          {props.columns.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, line) => (
          <tr key={line}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, index) => (
              <Paper key={index} pixel={cell} nothing={props.nothing ?? "nothing yet"} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PixelCell(props: { day: Day; today: Day; pixelOf: PixelOf; nothing: string; showsDate?: boolean }) {
  const pixel = props.pixelOf(props.day);
  if (pixel) return <Paper pixel={pixel} nothing={props.nothing} isToday={props.day === props.today} />;
  if (props.day > props.today) return <td className="heatmap-later">{props.showsDate ? Number(props.day.slice(8)) : null}</td>;
  return <Paper pixel={null} nothing={props.nothing} isToday={props.day === props.today} />;
}

/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no such day, so there is nothing to label */
const Blank = () => <td />;

function Paper({ pixel, nothing, isToday }: { pixel: Pixel | null; nothing: string; isToday?: boolean }) {
  const today = isToday ? " is-today" : "";
  if (!pixel)
    return (
      <td className={`heatmap-empty${today}`}>
        <span className="visually-hidden">{nothing}</span>
      </td>
    );
  return (
    <td className={`pixel-${pixel.tone}${today}`}>
      {pixel.say ? (
        <>
          <span aria-hidden="true">{pixel.text}</span>
          <span className="visually-hidden">{pixel.say}</span>
        </>
      ) : (
        pixel.text
      )}
    </td>
  );
}

/** The legend of the colors, each with its numbers: heavy 1-2 … 9-10 light. */
export function PixelKey({
  low,
  high,
  steps = ["1-2", "3-4", "5-6", "7-8", "9-10"],
}: {
  low: string;
  high: string;
  steps?: readonly string[];
}) {
  return (
    <p className="heatmap-key">
      <span>{low}</span>
      {steps.map((step, index) => (
        <span key={step} className={`pixel-${Math.min(5, index + 1)}`}>
          {step}
        </span>
      ))}
      <span>{high}</span>
    </p>
  );
}
