import { useState } from "react";
import { startOfWeek } from "#shared/dates.ts";
import { newId } from "#web/ids.ts";
import { useDraft } from "#web/drafts.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { lifestyle, useNewWeek, useWeek } from "./lifestyle.api.ts";
import {
  knownFrom,
  reflectionPrompts,
  reflectionRefusal,
  reflectionWords,
  resetMinutes,
  resetSteps,
  weekFigures,
  type ReflectionKey,
  type WeekFigure,
} from "./lifestyle.week.rules.ts";
import { part } from "#web/ui/part.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const PastWeeksPanel = part(() => retrying(() => import("./past-weeks.panel.tsx")).then((file) => file.PastWeeksPanel), <span />);

// with the first words: the page itself has no other field for feelings
const Care = part(() => retrying(() => import("#safety/care.panel.tsx")).then((file) => file.Care));
const SavedPagePanel = part(() => retrying(() => import("#journal/saved-page.panel.tsx")).then((file) => file.SavedPagePanel));

/** The weekly review: the features' data, five short steps, three questions, and the next week. */
export function ResetPanel({ isDue }: { isDue: boolean }) {
  const week = useWeek();
  const { currency } = useMember();
  const newWeek = useNewWeek();
  const [done, setDone] = useSteps();
  return (
    <div className="reset">
      <Fold
        id="week"
        title="Weekly Reset Dashboard"
        fact={`${isDue ? `About ${resetMinutes} minutes.` : "Opens by itself on Sunday."} ${done.length} of ${resetSteps.length} done so far`}
        startsOpen={isDue}
        className="wrap"
      >
        <p className="muted">About {resetMinutes} minutes. In any order, or half of it.</p>
        {week.isError && !week.data && (
          <LoadFailed title="Failed to load your week" onRetry={() => void week.refetch()} isBusy={week.isFetching} />
        )}
        {!week.data && !week.isError && <Skeleton description="Fetching your week" />}
        {week.data && (
          <div className="reset-glance">
            {weekFigures(knownFrom(week.data), currency).map((figure) => (
              <Glance key={figure.feature} figure={figure} />
            ))}
          </div>
        )}
        <div className="grid12">
          <Steps done={done} onChange={setDone} />
          <Reflection />
        </div>
        <div className="row between">
          <PastWeeksPanel />
          <Button isBusy={newWeek.isBusy} onClick={() => void newWeek.start()}>
            Start New Week
          </Button>
        </div>
      </Fold>
    </div>
  );
}

function Glance({ figure: { label, value, sentence, path, link } }: { figure: WeekFigure }) {
  const [page = "", anchor] = path.split("#");
  return (
    <div>
      <span className="term">{label}</span>
      {value === null ? (
        <span className="figure reset-none" aria-hidden="true">
          –
        </span>
      ) : (
        <FigureText value={value} />
      )}
      <p className="small muted">{sentence}</p>
      {anchor ? (
        <a className="small reach" href={`#${anchor}`}>
          {link}
        </a>
      ) : (
        <GoLink className="small reach" href={page}>
          {link}
        </GoLink>
      )}
    </div>
  );
}

/** "14 of 18": the first number is emphasized; the rest goes to the next line as a whole. */
function FigureText({ value }: { value: string }) {
  const [, loud = value, rest = ""] = /^(\S+)(.*)$/.exec(value) ?? [];
  return (
    <span className="figure num">
      {loud}
      <small>
        {" "}
        <span className="inline-block">{rest.trim()}</span>
      </small>
    </span>
  );
}

/** The steps that were ticked this week, on this device. */
function useSteps() {
  const { timeZone, weekStartsOn = 7 } = useMember();
  const week = startOfWeek(useToday(timeZone), weekStartsOn);
  return useDraft<string[]>(`lifestyle.reset.${week}`, []);
}

function Steps({ done, onChange: setDone }: { done: readonly string[]; onChange: (done: string[]) => void }) {
  return (
    <ul className="reset-steps">
      {resetSteps.map((step) => (
        <li key={step.key}>
          <label className="check">
            <input
              type="checkbox"
              checked={done.includes(step.key)}
              onChange={(event) => setDone(event.currentTarget.checked ? [...done, step.key] : done.filter((one) => one !== step.key))}
            />
            <span>
              <b>{step.title}.</b> {step.text}
            </span>
            <span className="small muted num">{step.minutes} min</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

type Answers = Partial<Record<ReflectionKey, string>>;
const blank: Answers & { id: string } = { id: "" };

/** The answers of an undone page, each before what has been written in its place since. */
const together = (undone: Answers, now: Answers): Answers =>
  Object.fromEntries(reflectionPrompts.map(({ key }) => [key, [undone[key], now[key]].filter(Boolean).join("\n\n")]));

function Reflection() {
  const [{ id: sentId, ...answers }, setDraft, { snapshot }] = useDraft("lifestyle.reflection", blank);
  const [refusal, setRefusal] = useState<string>();
  const [saved, setSaved] = useState<{ id: string; answers: Answers }>();
  const text = reflectionPrompts.map(({ key }) => answers[key] ?? "").join("\n");
  const saving = useSave(lifestyle.reflect.call, {
    failed: "Error saving reflection",
    done: { title: "Saved!", words: "Your answers are in your journal." },
    refresh: [["journal"]],
  });

  async function save() {
    if (reflectionWords("2026-01-01", answers) === "") {
      setRefusal(reflectionRefusal.text);
      saving.refuse(reflectionRefusal.title, reflectionRefusal.text);
      return;
    }
    setRefusal(undefined);
    // the id stays with the draft, so that a retry cannot save the page twice
    const id = sentId || newId();
    setDraft((before) => ({ ...before, id }));
    const settle = snapshot();
    await saving.run({ id, ...answers }, (page) => {
      setSaved({ id: page.id, answers });
      if (!settle()) setDraft((before) => ({ ...before, id: "" }));
    });
  }

  return (
    <Form className="reset-why stack" onSubmit={save}>
      {saved && (
        <SavedPagePanel
          key={saved.id}
          id={saved.id}
          title={() => "Your answers are saved."}
          takesFocus
          onGone={() => setSaved(undefined)}
          onUndone={() => {
            setSaved((now) => (now?.id === saved.id ? undefined : now));
            setDraft((now) => ({ ...together(saved.answers, now), id: now.id }));
          }}
        />
      )}
      {text.trim() !== "" && <Care text={text} />}
      {reflectionPrompts.map(({ key, question }, index) => (
        <TextArea
          key={key}
          label={question}
          rows={2}
          maxLength={4_000}
          value={answers[key] ?? ""}
          problem={index === 0 ? (refusal ?? saving.problem?.message) : undefined}
          onChange={(event) => {
            const answer = event.currentTarget.value;
            setDraft((before) => ({ ...before, [key]: answer }));
            setRefusal(undefined);
          }}
        />
      ))}
      <div className="row between">
        <span className="small muted">Kept in your journal, for you alone.</span>
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          Save Reflection
        </Button>
      </div>
    </Form>
  );
}
