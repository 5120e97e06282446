import { globSync, readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { copyText } from "#web/copy.ts";
import {
  clearToasts,
  closeToast,
  closeToastsBehind,
  closeToastsOnLeave,
  onToasts,
  problemToast,
  settleToasts,
  shownToasts,
  toast,
} from "#web/toast.ts";

const titles = () => shownToasts().map(({ title }) => title);
beforeEach(() => void clearToasts());

test("one toast is shown at a time, and an error that was not closed reappears after it", () => {
  toast("Saved!");
  toast("Saved again!");
  expect(titles()).toEqual(["Saved again!"]);
  problemToast("Error saving entry", "The server is resting.");
  expect(titles(), "what was only for information gives way to an error").toEqual(["Error saving entry"]);
  const close = toast("One more");
  expect(titles()).toEqual(["Error saving entry", "One more"]);
  close();
  expect(titles()).toEqual(["Error saving entry"]);
});

test("a success of the same form clears its error, another form's error stays", () => {
  const [form, other] = [{}, {}];
  problemToast("Error saving entry", undefined, undefined, form);
  problemToast("Error saving debt", undefined, undefined, other);
  toast("Saved!", undefined, { source: form });
  expect(titles()).toEqual(["Error saving debt", "Saved!"]);
  settleToasts(other);
  expect(titles()).toEqual(["Saved!"]);
});

test("a form's refusal is shown by its save, so that the next success clears it", () => {
  // these show messages that are no refusal of a form: the clipboard, an archive
  const others = ["account/data.panel.tsx", "account/push.panel.tsx", "coach/chat.panel.tsx"];
  const panels = globSync("src/features/*/*.panel.tsx").map((file) => ({
    file: file.slice("src/features/".length),
    text: readFileSync(file, "utf8"),
  }));
  const saving = panels.filter(({ text }) => text.includes("useSave("));
  expect(saving.length).toBeGreaterThan(20);
  expect(
    saving
      .filter(({ text }) => text.includes("problemToast("))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(others);
});

test("an error names its source, which the success that clears it names as well", async () => {
  // signing out leaves the page, Undo and a part that could not be opened are tried again from the same place
  const others = new Set(
    ["app/sign-out-button.tsx", "web/undo.ts", "web/ui/late-component.tsx", "web/toast.ts"].map((file) => `src/${file}`),
  );
  const without = globSync("src/**/*.{ts,tsx}")
    .filter((file) => !others.has(file) && !file.includes(".test."))
    .filter((file) => callsOf("problemToast", readFileSync(file, "utf8")).some((args) => args < 4));
  expect(without).toEqual([]);

  const writeText = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("denied")).mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copyText("words", "Paste it.", "Copy it by hand.");
  expect(titles()).toEqual(["Could not copy"]);
  await copyText("words", "Paste it.", "Copy it by hand.");
  expect(titles()).toEqual(["Copied."]);
  vi.unstubAllGlobals();
});

/** How many arguments each call of `name` in a source text has. */
function callsOf(name: string, text: string): number[] {
  return [...text.matchAll(new RegExp(`\\b${name}\\(`, "g"))].map(({ index, 0: start }) => {
    let [depth, args, at] = [0, 1, index + start.length];
    for (; depth > 0 || text[at] !== ")"; at += 1) {
      if ("([{".includes(text[at] ?? "")) depth += 1;
      if (")]}".includes(text[at] ?? "")) depth -= 1;
      if (depth === 0 && text[at] === "," && !/^,\s*\)/.test(text.slice(at))) args += 1;
    }
    return args;
  });
}

test("the same error twice is one toast", () => {
  problemToast("Error saving entry");
  problemToast("Error saving entry", "Still no answer.");
  expect(titles()).toEqual(["Error saving entry"]);
});

test("leaving the page clears its toasts, but not those shown on the way to the next page", () => {
  toast("Welcome back!");
  closeToastsOnLeave(Date.now());
  expect(titles()).toEqual(["Welcome back!"]);
  closeToastsOnLeave(Date.now() + 60_000);
  expect(titles()).toEqual([]);
});

test("a dialog that opens clears what was read and asks for nothing, and leaves errors, Undo and links", () => {
  toast("Saved!");
  closeToastsBehind(Date.now());
  expect(titles(), "shown in the same moment").toEqual(["Saved!"]);
  closeToastsBehind(Date.now() + 60_000);
  expect(titles()).toEqual([]);
  problemToast("Error saving entry");
  toast("Deleted", undefined, { act: { name: "Undo", run: () => undefined } });
  closeToastsBehind(Date.now() + 60_000);
  expect(titles()).toEqual(["Error saving entry", "Deleted"]);
  toast("Moved", undefined, { link: { name: "Open", href: "/" } });
  closeToastsBehind(Date.now() + 60_000);
  expect(titles()).toEqual(["Error saving entry", "Moved"]);
});

test("closing a toast that is gone already calls no listener", () => {
  const listener = vi.fn<() => void>();
  const stop = onToasts(listener);
  const close = toast("Saved!");
  close();
  close();
  closeToast(-1);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
