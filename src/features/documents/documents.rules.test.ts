import fc from "fast-check";
import { expect, test } from "vitest";
import { showSize, showSpace } from "#shared/text.ts";
import {
  accepted,
  betterName,
  countLine,
  documentTypes,
  extensionOf,
  fileProblem,
  isShowable,
  largestBytes,
  messages,
  nameProblem,
  typeNames,
} from "./documents.rules.ts";

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1.0 KB"],
  [1536, "1.5 KB"],
  [1_048_575, "1.0 MB"],
  [1_048_576, "1.0 MB"],
  [20_971_520, "20.0 MB"],
])("%d bytes are shown as %s", (bytes, text) => {
  expect(showSize(bytes)).toBe(text);
});

test("no size is ever shown as 1024 of the smaller unit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3e7 }),
      (bytes) => /^\d+ B$|^\d+\.\d (KB|MB)$/.test(showSize(bytes)) && !showSize(bytes).startsWith("1024"),
    ),
  );
});

test.each([
  [20_971_520, "20.0 MB"],
  [1_073_741_823, "1.0 GB"],
  [1_073_741_824, "1.0 GB"],
  [16_106_127_360, "15.0 GB"],
])("a space of %d bytes is shown as %s", (bytes, text) => {
  expect(showSpace(bytes)).toBe(text);
});

test("exactly 20 MB is accepted and one byte more is refused in the specification's words", () => {
  expect(fileProblem({ name: "plan.pdf", size: largestBytes })).toBeNull();
  expect(fileProblem({ name: "plan.pdf", size: largestBytes + 1 })).toBe("File size must be less than 20MB");
});

test.each(["a.pdf", "A.PDF", "Lebenslauf für Ärzte.docx", "x.tar.pdf", "👩‍👩‍👧.png", "עברית.txt"])("%s is a valid name", (name) => {
  expect([extensionOf(name) !== null, isShowable(name)]).toEqual([true, true]);
});

test.each([
  "",
  "   ",
  "..",
  "a\u0000.pdf",
  "a\r\nb.pdf",
  "cod\u202Efdp.exe.pdf",
  `${"x".repeat(252)}.pdf`.padStart(256, "y"),
  "\ud800.pdf",
])("%j is no valid name", (name) => {
  expect(isShowable(name)).toBe(false);
});

test.each(["x.exe", "x.html", "x.svg", "x.pdf.html", "pdf", "x.", ""])("%j is no accepted type", (name) => {
  expect(extensionOf(name)).toBeNull();
});

test("a refused name says which character cannot be shown", () => {
  expect(nameProblem("cod\u202Efdp.exe.pdf")).toContain("(U+202E)");
  expect(nameProblem("a\r\nb.pdf")).toContain("(U+000D)");
  expect(nameProblem("\ud800.pdf")).toContain("(U+D800)");
  expect(nameProblem("..")).toBe(messages.badName);
  expect(nameProblem("plan.pdf")).toBeNull();
});

test.each([
  ["letter.doc", "{\\rtf1 Hello", "letter.rtf"],
  ["photo.JPG", "\x89PNG\r\n\x1a\n", "photo.png"],
  ["scan.txt", "%PDF-1.7", "scan.pdf"],
  ["photo.jpeg", "\xff\xd8\xff\xe0", null],
  ["notes.txt", "Hello", null],
  ["report.docx", "PK\x03\x04", null],
])("%s that begins %j should be named %s", (name, head, better) => {
  expect(
    betterName(
      name,
      Uint8Array.from(head, (letter) => letter.charCodeAt(0)),
    )?.name ?? null,
  ).toBe(better);
});

test("the words, types and extensions are the specification's", () => {
  expect(documentTypes.map((type) => typeNames[type])).toEqual(["Planner", "Journal", "Tracker", "Other"]);
  expect(documentTypes).toEqual(["planner", "journal", "tracker", "other"]);
  expect(accepted).toBe(".pdf,.doc,.docx,.txt,.jpg,.jpeg,.png");
  expect(countLine(3)).toBe("3 document(s) saved");
  expect(messages.confirmDelete("plan.pdf")).toBe('Are you sure you want to delete "plan.pdf"?');
});
