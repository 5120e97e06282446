import { createContext, useContext, useEffect, useRef, type ReactNode } from "react";
import { DayPicker, type DayButtonProps } from "react-day-picker";
import { monthOf, type Day, type Month } from "#shared/dates.ts";
import { BackIcon, NextIcon } from "#web/ui/icons.tsx";

// the picker uses dates of the device's time zone; only their year, month and day are used here
const toDate = (day: Day) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
const toDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, "0")}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

type Look = {
  /** The text in the cell, under the number. */
  contentOf: (day: Day) => ReactNode;
  /** The screen reader text: "Friday, November 20, no-spend day". */
  labelOf: (day: Day) => string;
};
const LookOf = createContext<Look>({ contentOf: () => null, labelOf: (day) => day });

/**
 * A month of day buttons with arrow-key navigation; days after `today` are disabled. `classes` lists the days of each class
 * name. A chunk of its own loads it (month.panel.tsx). Fetches nothing itself.
 */
export function MonthDays(
  props: Look & {
    month: Month;
    onMonth: (month: Month) => void;
    today: Day;
    startsOn: number;
    classes: Record<string, readonly Day[]>;
    onDay: (day: Day) => void;
  },
) {
  const after = { after: toDate(props.today) };
  return (
    <LookOf value={props}>
      <DayPicker
        month={toDate(`${props.month}-01`)}
        onMonthChange={(date) => props.onMonth(monthOf(toDay(date)))}
        today={toDate(props.today)}
        weekStartsOn={(props.startsOn % 7) as 0}
        startMonth={new Date(1970, 0)}
        endMonth={toDate(props.today)}
        disabled={after}
        formatters={{ formatWeekdayName: (date) => date.toLocaleDateString("en-US", { weekday: "short" }) }}
        modifiers={Object.fromEntries(Object.entries(props.classes).map(([name, days]) => [name, days.map(toDate)]))}
        modifiersClassNames={{
          ...Object.fromEntries(Object.keys(props.classes).map((name) => [name, name])),
          today: "is-today",
          disabled: "to-come",
        }}
        classNames={{
          root: "cal-box",
          month_caption: "cal-caption",
          caption_label: "cal-title",
          nav: "cal-nav",
          button_previous: "btn btn-icon",
          button_next: "btn btn-icon",
          month_grid: "cal",
          day_button: "cal-day",
        }}
        labels={{
          labelNav: () => "Month",
          labelPrevious: () => "Previous month",
          labelNext: () => "Next month",
          labelDayButton: (date) => props.labelOf(toDay(date)),
        }}
        components={{ DayButton: DayCell, Chevron }}
        onDayClick={(date, modifiers) => {
          if (!modifiers["disabled"]) props.onDay(toDay(date));
        }}
      />
    </LookOf>
  );
}

/** The buttons around them are labelled; the picker's own arrows would be images without a name. */
const Chevron = ({ orientation }: { orientation?: string }) => (orientation === "left" ? <BackIcon /> : <NextIcon />);

function DayCell({ day, modifiers, children, ...rest }: DayButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const { contentOf } = useContext(LookOf);
  useEffect(() => {
    if (modifiers["focused"]) own.current?.focus();
  }, [modifiers]);
  return (
    <button ref={own} {...rest} type="button">
      <b>{children}</b>
      {contentOf(toDay(day.date))}
    </button>
  );
}
