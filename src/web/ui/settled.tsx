import "./daily.css";
import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  /** The square in front: a mood, a sun, a sign. */
  sign: ReactNode;
  signClass?: string;
  title: ReactNode;
  /** What it changes. */
  words?: ReactNode;
  /** Buttons: Undo first of all. */
  children?: ReactNode;
  /** Moves the focus to the sentence when it appears, in place of the form that is gone. */
  takesFocus?: boolean;
};

/** Replaces a form after it was saved: what was saved, what it changes, Undo. */
export function Settled({ sign, signClass = "sign-done", title, words, children, takesFocus }: Props) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) sentence.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="settled" role="status">
      <span className={`settled-sign ${signClass}`} aria-hidden="true">
        {sign}
      </span>
      <p className="settled-title" ref={sentence} tabIndex={-1}>
        {title}
      </p>
      {words && <p className="settled-words">{words}</p>}
      {children && <div className="settled-acts">{children}</div>}
    </div>
  );
}
