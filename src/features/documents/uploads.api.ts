import { useEffect, useRef, useState } from "react";
import { publicKey } from "#shared/release.ts";
import { newId } from "#web/ids.ts";
import { announceSave } from "#web/tab-sync.ts";
import { sessionEnded, sessionToken, notifyRefusal } from "#web/session.ts";
import { problemToast, settleToasts, toast } from "#web/toast.ts";
import { betterName, extensionOf, fileProblem, messages, type DocumentType } from "./documents.rules.ts";

/** An upload in progress. `percent` is of the bytes sent, not rounded, so that the bar moves evenly. */
export type Upload = {
  id: string;
  file: File;
  type: DocumentType;
  state: "waiting" | "sending" | "done" | "failed";
  percent: number;
  problem?: string;
  canRetry?: boolean;
  /** The name that fits the file's content, if it has another one. */
  betterName?: string;
};

/** Sends files one after the other, with progress, and lets each be cancelled or retried with the same id. */
export function useUploads(onSaved: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef<{ id: string; abort: () => void } | null>(null);
  const change = (id: string, part: Partial<Upload>) => setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const next = uploads.find((one) => one.state === "waiting");
  const isSending = uploads.some((one) => one.state === "sending");
  const fail = (id: string, part: Pick<Upload, "betterName" | "canRetry"> & { problem: string }) => {
    running.current = null;
    change(id, { state: "failed", ...part });
    problemToast(messages.uploadFailed, part.problem, undefined, id);
  };
  async function start(upload: Upload) {
    change(upload.id, { state: "sending", percent: 0, problem: undefined });
    let isCancelled = false;
    running.current = { id: upload.id, abort: () => (isCancelled = true) };
    const firstBytes = await upload.file
      .slice(0, 16)
      .arrayBuffer()
      .catch(() => undefined);
    if (isCancelled) return;
    // a browser refuses to read a file that was deleted or written to since it was chosen
    if (!firstBytes) return fail(upload.id, { problem: messages.changedOnDisk });
    const better = betterName(upload.file.name, new Uint8Array(firstBytes));
    if (better)
      return fail(upload.id, {
        problem: messages.notWhatItSays(extensionOf(upload.file.name) ?? "", better.kind),
        betterName: better.name,
      });
    const { done, abort } = send(upload, (percent) => change(upload.id, { percent }));
    running.current = { id: upload.id, abort };
    void done.then((answer) => {
      // cancelled, or without an answer: it may be stored all the same
      if (answer !== "ok") onSaved();
      if (answer === "cancelled") return;
      if (answer !== "ok") return fail(upload.id, answer);
      running.current = null;
      change(upload.id, { state: "done", percent: 100 });
      toast(messages.uploaded, undefined, { source: upload.id });
      onSaved();
    });
  }
  useEffect(() => {
    if (!next || isSending) return undefined;
    const timer = setTimeout(() => void start(next));
    return () => clearTimeout(timer);
  });
  useEffect(() => () => running.current?.abort(), []);

  return {
    uploads,
    isSending: isSending || next !== undefined,
    add: (files: Iterable<File>, type: DocumentType) => {
      const added = [...files].map((file): Upload => {
        const problem = fileProblem(file);
        const id = newId();
        if (problem) problemToast(messages.uploadFailed, problem, undefined, id);
        return { id, file, type, percent: 0, ...(problem ? { state: "failed", problem } : { state: "waiting" }) };
      });
      setUploads((all) => [...all.filter((one) => one.state !== "done"), ...added]);
    },
    /** Removes a file from the list, and cancels a running upload. */
    drop: (id: string) => {
      if (running.current?.id === id) running.current.abort();
      settleToasts(id);
      setUploads((all) => all.filter((one) => one.id !== id));
    },
    retry: (id: string) => change(id, { state: "waiting", problem: undefined }),
    /** Renames the file to the name that fits its content, and sends it. */
    rename: (id: string) =>
      setUploads((all) =>
        all.map((one) =>
          one.id === id && one.betterName
            ? { ...one, file: new File([one.file], one.betterName), state: "waiting", problem: undefined, betterName: undefined }
            : one,
        ),
      ),
  };
}

type Answer = "ok" | "cancelled" | { problem: string; canRetry: boolean };

/** XMLHttpRequest, because fetch does not report upload progress. */
function send(upload: Upload, onPercent: (percent: number) => void): { done: Promise<Answer>; abort: () => void } {
  const request = new XMLHttpRequest();
  const done = new Promise<Answer>((resolve) => {
    request.upload.addEventListener("progress", (event) => event.lengthComputable && onPercent((100 * event.loaded) / event.total));
    request.addEventListener("abort", () => resolve("cancelled"));
    request.addEventListener("error", () => resolve({ problem: messages.cut, canRetry: true }));
    request.addEventListener("timeout", () => resolve({ problem: messages.cut, canRetry: true }));
    request.addEventListener("load", () => resolve(read(request)));
  });
  const token = sessionToken() ?? "";
  request.open("POST", "/api/documents/upload");
  request.timeout = 280_000;
  request.setRequestHeader("apikey", publicKey);
  request.setRequestHeader("authorization", `Bearer ${token}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.setRequestHeader("x-file-name", encodeURIComponent(upload.file.name));
  request.setRequestHeader("x-document-type", upload.type);
  request.setRequestHeader("x-document-id", upload.id);
  request.send(upload.file);
  return { done, abort: () => request.abort() };

  function read({ status, responseText }: XMLHttpRequest): Answer {
    if (status === 200) {
      announceSave();
      return "ok";
    }
    if (status === 401) sessionEnded(token);
    if (status === 402) notifyRefusal("no-access");
    return {
      problem: sentenceIn(responseText) ?? messages.cut,
      canRetry: status === 0 || status >= 500 || status === 429 || status === 401 || status === 402,
    };
  }
}

function sentenceIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined; // for example a proxy's own page
  }
}
