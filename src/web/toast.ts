import { useSyncExternalStore } from "react";

export type Toast = { id: number; title: string; words?: string; tone: "plain" | "problem"; act?: { name: string; run: () => void } };

/** How long a toast stays, apart from the time somebody points at it or has the focus in it. */
export const toastMs = 8_000;

let list: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Says something at the lower edge: `toast("Saved!", "Your plan has been saved.")`. Gives back how to take it away. */
export function toast(title: string, words?: string, more: { tone?: Toast["tone"]; act?: Toast["act"] } = {}): () => void {
  const id = ++last;
  // the same words twice in a row are one toast
  const others = list.filter((one) => one.title !== title || one.words !== words || one.act !== undefined);
  tell([...others, { id, title, words, tone: more.tone ?? "plain", act: more.act }].slice(-3));
  return () => closeToast(id);
}

/** A failure with the specified title, and the sentence that the server or the rules gave. */
export const problemToast = (title: string, words?: string, act?: Toast["act"]) => toast(title, words, { tone: "problem", act });

export function closeToast(id: number) {
  if (list.some((one) => one.id === id)) tell(list.filter((one) => one.id !== id));
}

/** Words and ways back that are not for whoever comes next. */
export const clearToasts = () => list.length > 0 && tell([]);

export const useToasts = () =>
  useSyncExternalStore(
    onToasts,
    () => list,
    () => none,
  );
const none: readonly Toast[] = [];

export function onToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(next: readonly Toast[]) {
  list = next;
  listeners.forEach((listener) => listener());
}
