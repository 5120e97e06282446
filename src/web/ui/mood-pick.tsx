import "./daily.css";
import { useRef, useState } from "react";
import { moodClass } from "#web/ui/mood-class.ts";

type Props = {
  /** 1 to 10, null while none is set. */
  value: number | null;
  /** Saves: a tap on a cell, a digit key, Enter or Space on the slider. Moving the slider alone saves nothing. */
  onPick: (mood: number) => void;
  /** With `onMove` the caller stores where the slider was moved to, until it is saved. */
  moved?: number | undefined;
  onMove?: (mood: number) => void;
  word: (mood: number) => string;
  label?: string;
  /** In a form, which is narrow: two rows at every width; a tap and a move choose, and the form's button saves. */
  isInForm?: boolean;
  /** It is shown because a member asked for it: the slider gets the focus. */
  takesFocus?: boolean;
};

const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Ten cells, one tap saves. Keyboard and screen readers use the slider in their place: arrows move, digits 1 to 9 and 0 (= 10), Enter or
 * Space save.
 */
export function MoodPick({ value, onPick, moved: known, onMove, word, label = "Mood, 1 to 10", isInForm, takesFocus }: Props) {
  const [own, setOwn] = useState<number>();
  const [moved, setMoved] = onMove ? [known, onMove] : [own, setOwn];
  const current = moved ?? value;
  // until the digit's save is shown the slider stands where it was: Enter after a digit saves that digit
  const typed = useRef<number>(undefined);
  return (
    <div className={isInForm ? "mood-pick is-in-form" : "mood-pick"}>
      <input
        className="visually-hidden"
        type="range"
        autoFocus={takesFocus}
        min={1}
        max={10}
        step={1}
        value={current ?? 5}
        aria-label={label}
        aria-valuetext={
          current === null ? "not set yet" : `${current}, ${word(current)}${moved === undefined ? "" : ", press Enter to save"}`
        }
        onChange={(event) => {
          typed.current = undefined;
          setMoved(Number(event.currentTarget.value));
        }}
        onKeyDown={(event) => {
          const digit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey ? Number(event.key) || 10 : undefined;
          const isSave = event.key === "Enter" || event.key === " ";
          if (digit === undefined && !isSave) return;
          event.preventDefault();
          typed.current = digit ?? typed.current;
          onPick(typed.current ?? Number(event.currentTarget.value));
        }}
      />
      <div className="mood-cells" role="group" aria-label={isInForm ? "1 heavy to 10 light" : "1 heavy to 10 light; one tap saves"}>
        {cells.map((cell) => (
          <button
            key={cell}
            type="button"
            tabIndex={-1}
            className={moodClass(cell)}
            aria-pressed={current === cell}
            onClick={() => {
              typed.current = undefined;
              onPick(cell);
            }}
          >
            <span>
              {cell}
              {cell === 1 || cell === 10 ? (
                <>
                  <span className="visually-hidden">, very </span>
                  <small>{cell === 1 ? "heavy" : "light"}</small>
                </>
              ) : (
                <span className="visually-hidden">, {word(cell)}</span>
              )}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
