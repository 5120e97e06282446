import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageWords } from "./journal-words.panel.tsx";

test("each paragraph of a page has the direction of its own first letter, as in the field where it was written", () => {
  const markup = renderToStaticMarkup(<PageWords words={"היום היה ארוך.\n\nIt ended well."} query={undefined} />);
  expect(markup).toMatch(/<p [^>]*dir="auto"[^>]* style="unicode-bidi:plaintext"/);
});
