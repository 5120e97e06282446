import "./chart.css";
import { useState } from "react";
import { addDays, addMonths, daysInMonth, monthOf, weekday } from "#shared/dates.ts";
import type { Day, Month } from "#shared/dates.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { BackIcon, NextIcon } from "#web/ui/icons.tsx";

/** The color of a value from 1 to 10, in pairs, 1 (dusk) to 5 (honey). */
export const moodTone = (value: number): 1 | 2 | 3 | 4 | 5 =>
  Math.min(5, Math.max(1, Math.ceil(Math.round(value) / 2))) as 1 | 2 | 3 | 4 | 5;

/** One day: the color from 1 (dusk) to 5 (honey), the number or sign on it, and its text. */
type Pixel = { tone: 1 | 2 | 3 | 4 | 5; text: string; label?: string };
type PixelOf = (day: Day) => Pixel | null | undefined;

const monthName = (month: Month, style: "short" | "long") =>
  new Intl.DateTimeFormat("en-US", { month: style, timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));
const titleOf = (month: Month) => `${monthName(month, "long")} ${month.slice(0, 4)}`;
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The first month that a date may be in. */
const firstMonth = "1970-01";

/**
 * The days of `month`, or of its whole year as one row per month if there is space, else twelve small calendars; with buttons to the months
 * or years before. Every cell of a day with a value shows its number; future days stay blank, and all days while `isLoading`.
 */
export function YearHeatmap(props: Shown & { month: Month; onMonth: (month: Month) => void; isLoading?: boolean }) {
  const { month, onMonth, isLoading, today, pixelOf, startsOn, nothing, caption } = props;
  const [isWhole, setWhole] = useState(false);
  const year = month.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));
  const shared = { today: isLoading ? "" : today, pixelOf, startsOn, nothing, caption };
  const [step, unit] = isWhole ? [12, "year"] : [1, "month"];
  const current = monthOf(today);
  const isFirst = isWhole ? year === firstMonth.slice(0, 4) : month === firstMonth;
  const isLast = isWhole ? year === current.slice(0, 4) : month === current;
  const next = addMonths(month, step);
  return (
    <div className="pixel-year">
      <div className="heatmap-head">
        <h3>{isWhole ? year : titleOf(month)}</h3>
        <span>
          <IconButton label={`Previous ${unit}`} isHeld={isFirst} onClick={() => !isFirst && onMonth(addMonths(month, -step))}>
            <BackIcon />
          </IconButton>
          <IconButton label={`Next ${unit}`} isHeld={isLast} onClick={() => !isLast && onMonth(next < current ? next : current)}>
            <NextIcon />
          </IconButton>
        </span>
      </div>
      {isWhole ? (
        <>
          <WideYear {...shared} year={Number(year)} months={months} />
          <div className="heatmap-narrow">
            {months.map((one) => (
              <MonthHeatmap key={one} {...shared} month={one} isTitled />
            ))}
          </div>
        </>
      ) : (
        <MonthHeatmap {...shared} month={month} />
      )}
      <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? "Show this month only" : "Show the whole year"}
      </Button>
    </div>
  );
}

type Shown = { today: Day; pixelOf: PixelOf; startsOn: number; nothing: string; caption: string };

/** The whole year on a wide screen. */
export function WideYear({ year, months, today, pixelOf, nothing, caption }: Shown & { year: number; months: readonly Month[] }) {
  return (
    <table className="heatmap-wide">
      <caption className="visually-hidden">
        {caption}, {year}, one row a month
      </caption>
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
  );
}

/** One month as a small calendar; future days show their date, pale. */
export function MonthHeatmap(props: Shown & { month: Month; isTitled?: boolean }) {
  const { month, startsOn, nothing } = props;
  const blanks = (weekday(`${month}-01`) - startsOn + 7) % 7;
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => addDays(`${month}-01`, index));
  const cells: (Day | null)[] = [...Array.from({ length: blanks }, () => null), ...days];
  const title = titleOf(month);
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
}) {
  return (
    <table className="heatmap-grid">
      <caption className="visually-hidden">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Name</span>
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
              <Paper key={index} pixel={cell} nothing="nothing yet" />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PixelCell(props: { day: Day; today: Day; pixelOf: PixelOf; nothing: string; showsDate?: boolean }) {
  const pixel = props.pixelOf(props.day);
  const date = props.showsDate ? Number(props.day.slice(8)) : undefined;
  if (!pixel && props.day > props.today) return <td className="heatmap-later">{date && <small>{date}</small>}</td>;
  return <Paper pixel={pixel ?? null} date={date} nothing={props.nothing} isToday={props.day === props.today} />;
}

/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no such day, so there is nothing to label */
const Blank = () => <td />;

function Paper({ pixel, nothing, date, isToday }: { pixel: Pixel | null; nothing: string; date?: number | undefined; isToday?: boolean }) {
  const today = isToday ? " is-today" : "";
  // read aloud as "20: 7"
  const dateShown = date && (
    <small>
      {date}
      <span className="visually-hidden">: </span>
    </small>
  );
  if (!pixel)
    return (
      <td className={`heatmap-empty${today}`}>
        {dateShown}
        <span className="visually-hidden">{nothing}</span>
      </td>
    );
  return (
    <td className={`pixel-${pixel.tone}${today}`}>
      {dateShown}
      {pixel.label ? (
        <>
          <span aria-hidden="true">{pixel.text}</span>
          <span className="visually-hidden">{pixel.label}</span>
        </>
      ) : (
        pixel.text
      )}
    </td>
  );
}

/** The legend of the colors: heavy … light. */
export function MoodRamp({ low, high }: { low: string; high: string }) {
  return (
    <p className="heatmap-key" aria-hidden="true">
      {low}
      <span>
        {[1, 2, 3, 4, 5].map((tone) => (
          <i key={tone} className={`pixel-${tone}`} />
        ))}
      </span>
      {high}
    </p>
  );
}
