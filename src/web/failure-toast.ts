import { Problem } from "#shared/errors.ts";
import { problemToast, type Toast } from "#web/toast.ts";

/**
 * A failure with the server's message. Silent where the layout itself reports an ended session, or the gate an ended trial, and where another
 * member has signed in meanwhile.
 */
export function failureToast(title: string, failure: unknown, act?: Toast["act"], source?: unknown): void {
  const problem = failure instanceof Problem ? failure : undefined;
  if (problem?.kind === "not-signed-in" || (problem?.kind === "no-access" && isGateShown())) return;
  problemToast(title, problem?.message, act, source);
}

/** Home has no gate, and an open dialog may cover it. */
const isGateShown = () => location.pathname !== "/" && !document.querySelector("dialog[open]");
