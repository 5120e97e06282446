import { useId } from "react";
import { KeepFoldOpen } from "#web/folds.ts";
import { PhoneText } from "#web/ui/phone-text.tsx";
import { AbuseLine } from "./invite.panel.tsx";
import { sources } from "./relationships.flags.content.ts";
import type { Finding } from "./relationships.flags.rules.ts";
import { notesOf, reflect, withoutMarks, type Note } from "./relationships.reflect.rules.ts";
import { beforeSentence, noGreen } from "./relationships.words.content.ts";

/** The text beside the result: a note per flag, questions to ask oneself, possible next steps. Never a verdict. */
export function NotesPanel({ finding, text, hasCard }: { finding: Finding; text: string; hasCard: boolean }) {
  const title = useId();
  const notes = notesOf(finding.phrases);
  const { ask, next } = reflect(finding);
  return (
    <section className="notes lg:col-span-5" aria-labelledby={title} aria-live="polite">
      <h2 id={title}>{heading(finding.phrases.length)}</h2>
      <p className="muted">
        {notes.length
          ? "Each with what people who know such evenings would ask. None of it is a verdict on anyone."
          : withoutMarks(finding, hasCard)}
        {finding.hasDanger && ` ${noGreen}`}
      </p>
      {notes.length > 0 && (
        <ol className="note-list">
          {notes.map((note) => (
            <NoteRow key={note.flag.key} note={note} text={text} />
          ))}
        </ol>
      )}
      {finding.before.length > 0 && <p className="small muted">{beforeSentence}</p>}
      <p className="ask">{ask[0]}</p>
      {ask.length > 1 && (
        <ul className="plain-list muted">
          {ask.slice(1).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <h3 className="label sub-label">What you can do next</h3>
      <ul className="plain-list">
        {next.map((words) => (
          <li key={words}>
            <PhoneText text={words} />
          </li>
        ))}
      </ul>
      <KeepFoldOpen />
      {!finding.hasDanger && <AbuseLine />}
    </section>
  );
}

const numbers = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const heading = (count: number) => (count === 0 ? "Your words" : `${numbers[count] ?? count} of your phrases`);

function NoteRow({ note, text }: { note: Note; text: string }) {
  const { flag, phrases } = note;
  const isRed = flag.color === "red";
  const source = sources[flag.source];
  return (
    <li>
      <span className={isRed ? "note-no twice" : "note-no"} aria-hidden="true">
        {note.number}
      </span>
      <p className="quotes" data-private>
        {phrases.slice(0, 3).map((phrase) => (
          <q key={phrase.start}>{text.slice(phrase.start, phrase.end)}</q>
        ))}
        {phrases.length > 3 && <span className="muted"> and {phrases.length - 3} more</span>}
      </p>
      <p>
        <span className="visually-hidden">{isRed ? "To look at twice: " : "Worth keeping: "}</span>
        <b className="strong">{flag.name}.</b> {flag.why}
      </p>
      <p className="small">
        <a className="reach source" href={source.url} target="_blank" rel="noreferrer">
          {source.name}
        </a>
      </p>
    </li>
  );
}
