import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { excerptOf, longestExcerpt } from "./next-question.rules.ts";
import { requestQuestion } from "./mental-health.api.ts";

type Props = {
  text: string;
  mood: number | null;
  last: string;
  place: string;
  onQuestion: (question: string | null) => void;
  onWritten: () => void;
};

/** What would go to the language model, said before anything goes. One press sends it once. */
export function NextQuestionPanel({ text, mood, last, place, onQuestion, onWritten }: Props) {
  const title = useId();
  const [isAsking, setAsking] = useState(false);
  const excerpt = excerptOf(text);
  const isWhole = excerpt.length === text.trim().length;
  const ask = async () => {
    setAsking(true);
    onQuestion(await requestQuestion({ excerpt, mood, last }));
  };
  return (
    <div className="to-model stack gap-3" role="group" aria-labelledby={title}>
      <p id={title} className="strong">
        Ask the AI about this page?
      </p>
      <p className="small">
        {`${isWhole ? "These words" : `The last ${longestExcerpt.toLocaleString("en-US")} characters`}${mood === null ? "" : ` and your mood, ${mood},`} would go once to the language model at ${place}. Evenday keeps and logs nothing of it; what they do with it is up to them. An AI can be wrong.`}
      </p>
      <details className="small">
        <summary>Show the words that would go</summary>
        <p className="sent" data-private>
          {excerpt}
        </p>
      </details>
      <div className="row">
        <Button isBusy={isAsking} onClick={() => void ask()}>
          Send and ask
        </Button>
        <Button kind="quiet" onClick={onWritten}>
          Take a written question
        </Button>
      </div>
    </div>
  );
}
