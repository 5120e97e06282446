import { useEffect, useState } from "react";
import { newId } from "#web/ids.ts";
import { useIsHydrated } from "#web/hydrated.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";
import { growth, useRehearsals } from "./growth.api.ts";
import { formatClock } from "./growth.pomodoro.rules.ts";
import { rehearsalLine, rehearsalPlan } from "./growth.rehearsal.rules.ts";
import { secondsAloud } from "./growth.rules.ts";
import { interviewQuestions } from "./growth.tools.content.ts";
import { useAnswers } from "./interview.panel.tsx";

/** Practicing the answers aloud: one question at a time with a timer, and again after 1, 3 and 7 days. */
export function RehearsalPanel() {
  const today = useToday(useMember().timeZone);
  const query = useRehearsals();
  const { answers } = useAnswers();
  const [run, setRun] = useState<{ id: string; at: number; startedMs: number }>();
  const saving = useSave(growth.rehearse.call, {
    failed: "Error saving rehearsal",
    done: { title: "Saved!", words: "Today's rehearsal is noted." },
    refresh: [growth.rehearsals.key()],
  });
  const plan = rehearsalPlan(query.data?.map(({ day }) => day) ?? [], today);

  const finish = () => {
    if (!run) return;
    speechSynthesisHere()?.cancel();
    void saving.run({ id: run.id, seconds: Math.round((Date.now() - run.startedMs) / 1000) }, () =>
      // a Retry leaves the rehearsal that was begun since
      setRun((now) => (now?.id === run.id ? undefined : now)),
    );
  };
  const isLast = run?.at === interviewQuestions.length - 1;

  return (
    <section className="sheet pdf-feature stack" aria-label="Rehearsal">
      <p role="status">{query.data ? rehearsalLine(plan, today) : " "}</p>
      {run ? (
        <>
          <Turn key={run.at} question={interviewQuestions[run.at] ?? ""} answer={answers[run.at] ?? ""} number={run.at + 1} />
          <div className="row">
            {!isLast && (
              <Button kind="primary" onClick={() => setRun({ ...run, at: run.at + 1 })}>
                Next question
              </Button>
            )}
            {isLast && (
              <Button kind="primary" isBusy={saving.isBusy} onClick={finish}>
                Finish rehearsal
              </Button>
            )}
            <Button kind="quiet" onClick={() => setRun(undefined)}>
              Stop here
            </Button>
          </div>
        </>
      ) : (
        <div className="row">
          <Button kind={plan.isDue ? "primary" : "second"} onClick={() => setRun({ id: newId(), at: 0, startedMs: Date.now() })}>
            Start rehearsal
          </Button>
        </div>
      )}
    </section>
  );
}

function Turn({ question, answer, number }: { question: string; answer: string; number: number }) {
  const [elapsedMs, setElapsed] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const voice = useIsHydrated() ? speechSynthesisHere() : undefined;
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - began), 500);
    return () => {
      clearInterval(timer);
      // the answer is private: it is not read on after its question is left, however that happens
      speechSynthesisHere()?.cancel();
    };
  }, []);
  const planned = secondsAloud(answer);
  return (
    <>
      <p className="term">
        Question {number} of {interviewQuestions.length}
      </p>
      <h3>{question}</h3>
      <p className="num">
        <span className="figure">{formatClock(elapsedMs)}</span>{" "}
        <span className="muted">
          {planned > 0 ? `about ${formatClock(planned * 1000)} as written` : "nothing written yet; say it anyway"}
        </span>
      </p>
      <div className="row">
        {answer && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide my answer" : "Show my answer"}
          </Button>
        )}
        {answer && voice && (
          <Button
            onClick={() => {
              voice.cancel();
              voice.speak(new SpeechSynthesisUtterance(answer));
            }}
          >
            Read it to me
          </Button>
        )}
      </div>
      {isOpen && (
        <p className="entry-words" {...ownParagraphs}>
          {answer}
        </p>
      )}
    </>
  );
}

/** The browser's speech synthesis, if it has one. */
const speechSynthesisHere = () => (typeof window !== "undefined" && "speechSynthesis" in window ? window.speechSynthesis : undefined);
