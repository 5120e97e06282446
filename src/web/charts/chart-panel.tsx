import "./chart.css";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { TableIcon } from "#web/ui/icons.tsx";
import { Swatch } from "./fill-patterns.tsx";
import type { Key } from "./fill-patterns.tsx";

/** Numbers stand at the right; `className`: of the cells of the column. */
type Column = string | { name: string; number: true; className?: undefined } | { name: string; className: string };
/** The same data as rows: the first cell of a row names it. */
type Table = { caption: string; columns: readonly Column[]; rows: readonly (readonly ReactNode[])[]; empty?: string };

/**
 * A chart with its surroundings: the finding as text first, the chart, then the same data as a table. `finding` is a sentence that says
 * what the chart shows.
 */
export function ChartPanel(props: { finding: ReactNode; title: string; legend: readonly Key[]; table: Table; children: ReactNode }) {
  const heading = useId();
  return (
    <figure className="chart-panel" aria-labelledby={heading}>
      <figcaption>
        <h2 id={heading}>{props.title}</h2>
        <p>{props.finding}</p>
        <ul className="chart-legend">
          {props.legend.map((one) => (
            <li key={one.name}>
              <Swatch {...one} />
              {one.name}
            </li>
          ))}
        </ul>
      </figcaption>
      {props.children}
      <AsTable {...props.table} />
    </figure>
  );
}

/** 'Show as a table' and the table behind it. Used alone if several charts share one table. */
export function AsTable(table: Table) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="chart-as-table">
      <Button
        kind="quiet"
        className="chart-toggle"
        icon={<TableIcon small />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide the table" : "Show as a table"}
        <span className="visually-hidden">: {table.caption}</span>
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ChartTable {...table} />}
      </div>
    </div>
  );
}

/**
 * The table itself, for a page that always shows it. Scrolls sideways in its own box when it is too wide. `isTitled`: the caption is
 * visible.
 */
export function ChartTable({ caption, columns, rows, empty = "Nothing yet.", isTitled }: Table & { isTitled?: boolean }) {
  const classOf = (column: Column | undefined) => (typeof column === "object" ? (column.className ?? "r") : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <section className="chart-scroll" aria-label={caption} tabIndex={0}>
      <table className="ledger">
        <caption className={isTitled ? "strong pb-1 text-left" : "visually-hidden"}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const name = typeof column === "string" ? column : column.name;
              return (
                <th key={name} scope="col" className={classOf(column)}>
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} className={classOf(columns[index])}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
