import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextArea, TextInput } from "./field.tsx";
import { TextPart } from "./sentence-fields.tsx";

test("what is typed from right to left runs from right to left while it is typed, too", () => {
  const part = { id: "note", more: "", problem: undefined, problemId: "note-problem", value: "", onChange: () => undefined };
  const fields = (
    <>
      <TextInput label="Name" />
      <TextArea label="Words" />
      <TextPart {...part} label="for" placeholder="bread" />
    </>
  );
  expect(renderToStaticMarkup(fields).match(/<(?:input|textarea) [^>]*dir="auto"/g)).toHaveLength(3);
});
