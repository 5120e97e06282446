import { useEffect, useRef } from "react";
import { quizDraft } from "#journal/journal.blocks.rules.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { Button } from "#web/ui/button.tsx";
import { Figure, Meter } from "#web/ui/shapes.tsx";
import { part } from "#web/ui/part.tsx";
import { useSaveEntry } from "./save-entry.panel.tsx";
import { quizQuestions } from "./growth.quiz.content.ts";
import { bandSentences, quizResult } from "./growth.quiz.rules.ts";
import { quizOf } from "./growth.answers.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

// below the tool and only for members who have saved before: not part of the page's own script
const Earlier = part(() => retrying(() => import("./earlier.panel.tsx")).then((file) => file.Earlier));

const fresh: { id: string; answers: number[]; isSaved: boolean } = { id: "", answers: [], isSaved: false };

/** Five questions, one at a time; after the fifth the result is shown and saved. A reload continues at the same question. */
export function QuizPanel() {
  const [{ id, answers, isSaved }, setState, { clear }] = useDraft("growth.eq-quiz", fresh);
  const save = useSaveEntry("eq-quiz");
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const question = quizQuestions[answers.length];
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [answers.length]);

  const store = (all: number[], own: string) =>
    save.save(own, quizDraft(quizResult(all)), () =>
      // a Retry of an earlier quiz leaves the one that was begun since
      setState((now) => (now.id === own ? { ...now, isSaved: true } : now)),
    );
  const answer = (option: number) => {
    moved.current = true;
    const all = [...answers, option];
    const own = id || newId();
    setState({ id: own, answers: all, isSaved: false });
    if (all.length === quizQuestions.length) void store(all, own);
  };

  return (
    <section className="sheet pdf-feature stack" aria-labelledby="quiz-title">
      {question ? (
        <>
          <p className="term" id="quiz-at">
            Question {answers.length + 1} of {quizQuestions.length}
          </p>
          <Meter label="Questions answered" value={(answers.length / quizQuestions.length) * 100} isProgress />
          <h3 id="quiz-title" ref={heading} tabIndex={-1}>
            {question.moment}
          </h3>
          <div className="g-options">
            {/* detail: the second press of a double click would answer the next question */}
            {question.options.map((option, at) => (
              <button key={option} type="button" className="btn btn-second" onClick={({ detail }) => detail < 2 && answer(at)}>
                {option}
              </button>
            ))}
          </div>
          {answers.length > 0 && (
            <div className="row">
              <Button kind="quiet" onClick={() => setState({ id, answers: answers.slice(0, -1), isSaved: false })}>
                Go back one question
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <h3 id="quiz-title" ref={heading} tabIndex={-1}>
            Your result
          </h3>
          <Result answers={answers} />
          <div className="row">
            {!isSaved && (
              <Button kind="primary" className="w-full sm:w-auto" isBusy={save.isBusy} onClick={() => void store(answers, id)}>
                Save the result
              </Button>
            )}
            <Button onClick={clear}>Take the quiz again</Button>
          </div>
        </>
      )}
      <Earlier
        kind="eq-quiz"
        title="Earlier results"
        description={(entry) => {
          const found = quizOf(entry);
          return found ? `${found.score} of 100, ${found.feedback}` : "A result that was changed by hand";
        }}
      />
    </section>
  );
}

function Result({ answers }: { answers: readonly number[] }) {
  const { score, feedback } = quizResult(answers);
  return (
    <>
      <Figure
        value={score}
        unit=" / 100"
        sentence={
          <>
            <b>{feedback}.</b> {bandSentences[feedback]}
          </>
        }
      />
      <details className="g-earlier">
        <summary>What the five moments were about</summary>
        <ol className="g-plain">
          {quizQuestions.map(({ moment, options, why }, at) => (
            <li key={moment}>
              <p className="strong">{moment}</p>
              <p className="muted">
                You chose: {options[answers[at] ?? 0]}. {why}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
