import { expect, test, vi } from "vitest";
import { closeToast, onToasts, problemToast, toast } from "#web/toast.ts";

test("the same words twice in a row are one notice, and at most three stand at once", () => {
  const heard = vi.fn<() => void>();
  const stop = onToasts(heard);
  const closeFirst = toast("Saved!");
  toast("Saved!");
  problemToast("Error saving entry", "The server is resting.");
  toast("One more");
  toast("And another");
  expect(heard).toHaveBeenCalledTimes(5);
  closeFirst();
  expect(heard, "a notice that is gone already is closed without a word").toHaveBeenCalledTimes(5);
  closeToast(5);
  expect(heard).toHaveBeenCalledTimes(6);
  stop();
});
