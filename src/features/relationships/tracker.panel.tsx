import { useEffect, useRef, useState } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { monthAndDay } from "#shared/dates.ts";
import { hasDraft } from "#web/drafts.ts";
import { useEdits } from "#web/edits.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { BothVersions, EndedForm } from "#web/ui/both-versions.tsx";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { part } from "#web/ui/part.tsx";
import { RangeSlider } from "#web/ui/range.tsx";
import { relationships, useShownWeek, useWeeks } from "./relationships.api.ts";
import {
  checkInRefusal,
  highest,
  lowest,
  measureName,
  measures,
  trendFinding,
  untouched,
  untouchedWeek,
  weekFailed,
  weekSaved,
  weeksUpTo,
  type CheckIn,
  type CheckInDraft,
  type Week,
} from "./relationships.rules.ts";
import { measureQuestions } from "./relationships.words.content.ts";
import { retrying } from "#web/chunk-load-error.ts";

const trend = () => retrying(() => import("./trend.panel.tsx"));
const WeeksTable = part(() => trend().then((file) => file.WeeksTable));
const EarlierWeeks = part(() => trend().then((file) => file.EarlierWeeks));
const Trend = part(() => trend().then((file) => file.TrendPanel), <div className="rel-wait" />);

/** Four sliders beside twelve weeks, and one check-in per week. */
export function TrackerPanel({ isFirst }: { isFirst: boolean }) {
  const { data, isPending, isError, isFetching, refetch } = useWeeks();
  const today = useToday(useMember().timeZone ?? zoneHere());
  const weeks = data && weeksUpTo(today, data.checkIns);
  const finding = weeks && trendFinding(weeks);
  // an earlier week to change, or none after the way back; undefined until one was chosen
  const [chosen, setChosen] = useState<{ week: string | undefined }>();
  // a week that ended while its check-in was written is shown until it is saved or discarded
  const shown =
    weeks?.find(({ week }) => week === chosen?.week) ?? weeks?.slice(0, -1).findLast(({ week }) => hasDraft(formOf(week))) ?? weeks?.at(-1);
  return (
    <Fold
      id="tracker"
      title="Healthy Relationship Tracker"
      fact={weeks?.at(-1)?.checkIn ? "This week is saved" : "One check-in a week"}
      startsOpen={isFirst}
    >
      {finding && (
        <p>
          <b className="strong">{finding.loud}</b> {finding.quiet}
        </p>
      )}
      {isPending && <Skeleton description="Fetching your weeks" lines={6} />}
      {isError && !data && <LoadFailed title="Failed to load your weeks" onRetry={() => void refetch()} isBusy={isFetching} />}
      {weeks && shown && (
        <Weeks
          key={shown.week}
          weeks={weeks}
          shown={shown}
          takesFocus={chosen !== undefined}
          onRefused={() => void refetch()}
          onShow={(week) => setChosen({ week })}
        />
      )}
      {data?.hasEarlier && <EarlierWeeks />}
    </Fold>
  );
}

const formOf = (week: string) => `relationships.week.${week}`;
const plain: CheckInDraft = { communication: untouched, trust: untouched, respect: untouched, support: untouched, note: "" };

const pickDraft = ({ communication, trust, respect, support, note }: CheckIn): CheckInDraft => ({
  communication,
  trust,
  respect,
  support,
  note,
});

type WeeksProps = {
  weeks: readonly Week[];
  shown: Week;
  takesFocus: boolean;
  onRefused: () => void;
  /** Shows an earlier week, or without one the present one. */
  onShow: (week?: string) => void;
};

function Weeks({ weeks, shown: { week, monday, checkIn: stored }, takesFocus, onRefused, onShow }: WeeksProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("textarea")?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once: each week has a form of its own
  }, []);
  const isThisWeek = week === weeks.at(-1)?.week;
  const before: CheckInDraft = stored ? pickDraft(stored) : plain;
  const edits = useEdits<CheckInDraft>(formOf(week), before, stored ? [] : measures);
  const [problem, setProblem] = useState<{ field: string; sentence: string } | null>(null);
  const saving = useSave(relationships.saveWeek.call, {
    failed: weekFailed,
    done: { title: weekSaved.title, words: isThisWeek ? weekSaved.description : `The week of ${monthAndDay(monday)} is saved.` },
    refresh: [relationships.weeks.key()],
    onDone: (saved) => {
      showWeek(saved);
      edits.settle(pickDraft(saved));
    },
  });
  const showWeek = useShownWeek();
  // before the first check-in there is nothing to draw
  const hasWeeks = weeks.some((one) => one.checkIn);
  const now = edits.value;

  const found = useSafetyWatch(now.note);
  const save = async (seen: Partial<CheckInDraft>) => {
    const refusal = checkInRefusal(now);
    setProblem(refusal);
    // a refusal may mean that it was changed elsewhere: then both versions are shown
    if (!refusal && !(await saving.run({ ...now, week, seen }))) onRefused();
  };

  return (
    <Form ref={form} onSubmit={() => save(edits.seen)}>
      {!isThisWeek && (
        <EndedForm
          when={`the week of ${monthAndDay(monday)}`}
          back={stored && !edits.isSaved ? "Back to this week" : undefined}
          onDiscard={() => {
            edits.clear();
            onShow();
          }}
        />
      )}
      <div className={hasWeeks ? "rel-rows" : "rel-rows is-first"}>
        {measures.map((measure) => (
          <div key={measure} className="rel">
            <RangeSlider
              label={measureName(measure)}
              hint={measureQuestions[measure]}
              min={lowest}
              max={highest}
              value={now[measure]}
              isUntouched={!edits.isSet(measure)}
              problem={problem?.field === measure ? problem.sentence : undefined}
              onChange={(value) => edits.change({ [measure]: value })}
            />
            {hasWeeks && <Trend measure={measure} weeks={weeks} />}
          </div>
        ))}
      </div>
      {hasWeeks && (
        <div className="rel-axis" aria-hidden="true">
          <span>{monthAndDay(weeks[0]?.monday ?? "")}</span>
          <span>{monthAndDay(weeks[Math.floor(weeks.length / 2)]?.monday ?? "")}</span>
          <b>this week</b>
        </div>
      )}
      <div className="stack">
        <CrisisCardPanel found={found} />
        <TextArea
          label={isThisWeek ? "A note for this week" : `A note for the week of ${monthAndDay(monday)}`}
          rows={2}
          value={now.note}
          problem={problem?.field === "note" ? problem.sentence : undefined}
          onChange={(event) => {
            const note = event.currentTarget.value;
            setProblem(null);
            edits.change({ note });
          }}
        />
      </div>
      {edits.conflicts.length > 0 && (
        <BothVersions
          what="check-in"
          others={edits.conflicts.map((field) => ({
            label: field === "note" ? "A note for this week" : measureName(field),
            text: String(before[field]),
          }))}
          saving={saving}
          onMine={() => void save(edits.seenNow)}
          onTheirs={edits.useTheirs}
        />
      )}
      <div className="row between tracksave">
        {hasWeeks && <WeeksTable weeks={weeks} onChange={onShow} />}
        <span className="row ml-auto">
          <span className="small muted" role="status">
            {!measures.every(edits.isSet) && `${untouchedWeek} `}
            {edits.isSaved ? "Kept in this browser until you save" : "One check-in a week; saving again updates it."}
          </span>
          <Button kind="primary" type="submit" isBusy={saving.isBusy}>
            {isThisWeek ? "Save This Week" : "Save That Week"}
          </Button>
        </span>
      </div>
    </Form>
  );
}
