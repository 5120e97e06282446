import "./daily.css";
import { moodClass } from "#web/ui/mood-class.ts";
import { Sun } from "#web/ui/sun.tsx";

type StripDay = { day: string; short: string; date: number; mood: number | null; isNoSpend: boolean; isToday: boolean };

/** The mood of each of seven days above a line, and a sun on the line for a no-spend day. */
export function WeekStrip({ days }: { days: readonly StripDay[] }) {
  return (
    <table className="week-strip" aria-label="Your week: mood and no-spend days">
      <colgroup>
        <col className="week-label" />
        <col span={7} />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Row</th>
          {days.map(({ day, short, date }) => (
            <th key={day} scope="col">
              {short} {date}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="week-label">
            <span className="visually-hidden">Mood</span>
          </th>
          {days.map(({ day, mood, isToday }) => (
            <td key={day}>
              {mood !== null ? (
                <span className={`mood-face ${moodClass(mood)}`}>{mood}</span>
              ) : (
                <span className={isToday ? "mood-face mood-face-open" : "mood-face mood-face-none"}>
                  <span aria-hidden="true">{isToday ? "?" : "–"}</span>
                  <span className="visually-hidden">{isToday ? "not yet" : "nothing"}</span>
                </span>
              )}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className="week-label">
            <span className="visually-hidden">No-spend day</span>
          </th>
          {days.map(({ day, isNoSpend }) => (
            <td key={day} className="sun">
              {isNoSpend && (
                <>
                  <Sun />
                  <span className="visually-hidden">no-spend day</span>
                </>
              )}
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <th className="week-label">
            <span className="visually-hidden">Date</span>
          </th>
          {days.map(({ day, short, date, isToday }) => (
            <td key={day} className={isToday ? "on" : undefined}>
              {isToday ? "Today" : short}
              <b>{date}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
