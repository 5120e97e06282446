import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ownParagraphs } from "#web/ui/own-paragraphs.ts";
import { beginningOf, foundIn, markedIn, type Piece } from "./journal.reading.rules.ts";

/** A part of a text with the searched words in bold. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="hit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** A journal entry; of a long one the beginning, or with `query` the matching part, and the rest on request. */
export function PageWords({ words, query }: { words: string; query: string | undefined }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const few = beginningOf(words);
  return (
    <>
      <p className="entry-words" {...ownParagraphs} id={id}>
        {few === null || isWhole ? (
          query ? (
            <Marked pieces={markedIn(words, query)} />
          ) : (
            words
          )
        ) : query ? (
          <Marked pieces={foundIn(words, query, 240)} />
        ) : (
          few
        )}
      </p>
      {few !== null && (
        <Button kind="quiet" className="whole-page" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show less" : "Read the whole page"}
        </Button>
      )}
    </>
  );
}
