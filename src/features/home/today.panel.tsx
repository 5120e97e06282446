import type { CSSProperties } from "react";
import { Problem } from "#shared/errors.ts";
import { showCents } from "#shared/money.ts";
import { useMember } from "#web/session.ts";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { NextIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Amount } from "#web/ui/shapes.tsx";
import { usePatternsSummary, useTodaySummary } from "./home.api.ts";
import { figuresOf, isNew, nextStep, patternOf, type Step, type Today, type TodayFigure } from "./home.rules.ts";

/** The features' data of today, and one suggestion for what to do next. */
export function TodayPanel() {
  const { data, error, isFetching, refetch } = useTodaySummary();
  const isBarred = error instanceof Problem && error.kind === "no-access";
  return (
    <section className="section home-today" aria-labelledby="today" aria-busy={(!data && !error) || undefined}>
      <h2 id="today">Today</h2>
      {data ? (
        <Known known={data} />
      ) : isBarred ? (
        <Next step={barred} />
      ) : error ? (
        <LoadFailed title="Failed to load your day" onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <Skeleton description="Fetching your day" lines={3} />
      )}
    </section>
  );
}

function Known({ known }: { known: Today }) {
  const { currency = "USD" } = useMember();
  const { data } = usePatternsSummary(known.mood !== null);
  const pattern = data && patternOf(data, known.today);
  return (
    <>
      {isNew(known) ? (
        <p className="lead muted">
          What is safe to spend today, your streak and your mood will stand here, as soon as there is a first line of each.
        </p>
      ) : (
        <div className="glance">
          {figuresOf(known, currency).map((one) => (
            <Glance key={one.path} figure={one} />
          ))}
        </div>
      )}
      <Next step={nextStep(known, currency)} />
      {pattern && (
        <p className="small muted">
          Your mood: {pattern} Figures side by side, not reasons. <GoLink href="/mental-health#patterns">All patterns</GoLink>
        </p>
      )}
    </>
  );
}

function Glance({ figure: { label, value, sentence, path, link } }: { figure: TodayFigure }) {
  const { currency } = useMember();
  return (
    <div>
      <span className="term">{label}</span>
      <span
        className="figure"
        style={value && "cents" in value ? ({ "--chars": showCents(value.cents, currency).length } as CSSProperties) : undefined}
      >
        {value === null ? (
          <span aria-hidden="true">–</span>
        ) : "cents" in value ? (
          <Amount cents={value.cents} currency={currency} />
        ) : (
          <>
            {value.number}
            <small>{value.unit}</small>
          </>
        )}
      </span>
      <p className="small muted">{sentence}</p>
      <GoLink className="go reach" href={path}>
        {link}
        {/* the same feature stands below once more, for what else can be done there */}
        <span className="visually-hidden">: {label}</span> <NextIcon small />
      </GoLink>
    </div>
  );
}

function Next({ step: { title, sentence, path } }: { step: Pick<Step, "title" | "sentence" | "path"> }) {
  return (
    <div className="left">
      <h3 id="next">{path === barred.path ? "How it goes on" : "One next step"}</h3>
      <GoLink href={path} aria-describedby="next">
        <span>
          {title}
          <small>{sentence}</small>
        </span>
        <NextIcon small />
      </GoLink>
    </div>
  );
}

const barred = {
  title: "Your trial has ended",
  sentence: "Everything you wrote is kept. See how to go on, or export it at any time.",
  path: "/budget?subscribe",
};
