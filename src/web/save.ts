import { useEffect, useRef, useState } from "react";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";
import { newId } from "#web/ids.ts";
import { currentMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { problemToast, settleToasts, toast } from "#web/toast.ts";
import { withRetries } from "#web/retry.ts";
import type { Later, Write } from "#web/send.ts";
import { unreachable, unreadable } from "#web/http.ts";
import { retrying } from "#web/chunk-load-error.ts";

type Saving<Output> = {
  /** The specified title of the failure toast, such as 'Error saving entry'. */
  failed: string;
  done?: { title: string; words?: string } | ((answer: Output) => { title: string; words?: string } | undefined);
  /** Queries to refetch. */
  refresh?: readonly QueryKey[];
  /** Also after a Retry from the toast, which of a save outside a form's submit repeats nothing but the save. */
  onDone?: (answer: Output) => void;
  /** The same for all saves of a form with several, so that a success of one clears the errors of the others. */
  source?: string;
};

export const isLater = (answer: unknown): answer is Later => typeof answer === "object" && answer !== null && "queued" in answer;
export const sentLater = "It is sent by itself once Evenday can be reached.";
const laterWords = { title: "Kept on this device", words: sentLater };

/**
 * A write that works offline: sent at once, or, when offline or behind earlier queued writes, stored on this device and sent later, in
 * order, exactly once. Throws the server's refusal.
 */
export async function send<Output>(write: Write): Promise<Output | Later> {
  const member = currentMember()?.id;
  const { sendOrQueue } = await retrying(() => import("#web/send.ts")).catch((cause: unknown) => {
    throw new Problem("unavailable", unreachable, { cause });
  });
  return sendOrQueue<Output>(write, member);
}

/**
 * Saves with a few quick retries when there is no answer (ids are generated here, so a retry cannot save twice), and shows a
 * toast with the specified title and the server's message when it fails. The caller keeps the typed text until `run` returns an
 * answer.
 * `const saving = useSave(journal.write.call, { failed: "Error saving entry", refresh: [journal.list.key()] })`
 */
export function useSave<Input, Output>(
  save: (input: Input) => Promise<Output>,
  { failed, done, refresh, onDone, source: given }: Saving<Output>,
) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const own = useRef({}).current;
  const source = given ?? own;
  const underWay = useRef<string>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * Different saves of one form are sent one after the other: side by side the first might arrive last and overwrite the second. What has to
   * follow a success belongs in `onSaved`, which is called after a Retry, too: from another page it repeats nothing but this.
   */
  function run(input: Input, onSaved?: (answer: Output) => void): Promise<Output | undefined> {
    const memberId = currentMember()?.id;
    const { event } = window;
    const form = event?.type === "submit" && (event.target as HTMLFormElement);
    const content = JSON.stringify(input) ?? "nothing";
    // the second press of a double click
    if (underWay.current === content) return Promise.resolve(undefined);
    underWay.current = content;
    setBusy(true);
    setProblem(undefined);
    // a form's Retry is like pressing its button again: with its current values, and with everything that follows a success
    const retry = () => (form && form.isConnected ? form.requestSubmit() : void run(input, onSaved));
    const start = () => attempt(input, memberId, retry, onSaved);
    const turn = last.current.then(start, start).finally(() => {
      if (last.current !== turn) return;
      underWay.current = undefined;
      setBusy(false);
    });
    last.current = turn;
    return turn;
  }

  async function attempt(
    input: Input,
    memberId: string | undefined,
    retry: () => void,
    onSaved: ((answer: Output) => void) | undefined,
  ): Promise<Output | undefined> {
    try {
      const answer = await withRetries(() => save(input), 0, memberId);
      const message = isLater(answer) ? laterWords : typeof done === "function" ? done(answer) : done;
      settleToasts(source);
      if (message) toast(message.title, message.words, { source });
      onDone?.(answer);
      onSaved?.(answer);
      refresh?.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
      return answer;
    } catch (cause) {
      const failure = cause instanceof Problem ? cause : unreadable(cause);
      if (failure !== cause) reportError(cause); // a bug: the member gets a message, the console the complete error
      setProblem(failure);
      failureToast(failed, failure, failure.kind === "unavailable" ? { name: "Retry", run: retry } : undefined, source);
      return undefined;
    }
  }

  const closeRefusal = useRef<() => void>(undefined);
  useEffect(() => () => closeRefusal.current?.(), []);
  /** Shows why the form is not sent; cleared by its next success or with the form, so that it never reappears under "Saved!". */
  const refuse = (title: string, words?: string) => void (closeRefusal.current = problemToast(title, words, undefined, source));

  /** Clears what is shown of a failure, where there is nothing left to save. */
  const settle = () => settleToasts(source);

  return { run, refuse, settle, isBusy, problem, clearProblem: () => setProblem(undefined) };
}

/**
 * The id to send a new row with. A try without an answer may have stored the row all the same, so the next try with the same `content` gets
 * the same id, until `answered` is called or the row is shown (`isStored`): the server stores an id once.
 */
export function useRepeatId() {
  const last = useRef<{ id: string; content: string }>(undefined);
  return {
    idFor(content: string, isStored: (id: string) => boolean = () => false): string {
      if (last.current?.content !== content || isStored(last.current.id)) last.current = { id: newId(), content };
      return last.current.id;
    },
    answered: () => void (last.current = undefined),
  };
}
