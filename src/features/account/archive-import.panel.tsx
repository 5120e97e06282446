import { useRef, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { failureToast } from "#web/failure-toast.ts";
import { isNetworkFailure } from "#web/http.ts";
import { queries } from "#web/query.ts";
import { useRepeatId } from "#web/save.ts";
import { problemToast, toast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { UploadIcon } from "#web/ui/icons.tsx";
import { askImport, importArchive } from "./account.api.ts";
import { PasswordProof } from "./password-proof.panel.tsx";

const noAnswer =
  "The connection was cut before an answer came, so your archive may be in already. Please look at your pages, or choose the same file again: it is not put in twice.";

const wordsAbout = ({ name }: File) => `Everything in this account is replaced by what "${name}" holds.`;

/** Replaces everything in the account by an archive; from an hour after signing in on with the password. */
export function ImportPart() {
  const [ask, question] = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Set once the server requires the password: the chosen archive, and why a password was refused. */
  const [waiting, setWaiting] = useState<{ file: File; problem?: string }>();
  const chooser = useRef<HTMLInputElement>(null);
  // an import without an answer keeps its key, so that the same file, chosen again, is not imported twice
  const keys = useRepeatId();

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    setWaiting(undefined);
    // where the password is asked for, its form is the question
    const ticket = await ticketFor(file);
    if (ticket === undefined) return;
    if (await ask({ title: "Import an archive", words: wordsAbout(file), yes: "Replace it", no: "Leave it as it is" }))
      await bring(file, ticket);
  }

  /** Undefined, with the form for the password or the failure on the page, where the server gives none. */
  async function ticketFor(file: File, password?: string): Promise<string | undefined> {
    setBusy(true);
    try {
      return (await askImport(password)).ticket;
    } catch (failure) {
      const isPassword = failure instanceof Problem && failure.field === "password";
      if (isPassword) setWaiting(password === undefined ? { file } : { file, problem: failure.message });
      else failureToast("Failed to import", failure, undefined, "import");
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function prove(file: File, password: string) {
    const ticket = await ticketFor(file, password);
    if (ticket === undefined) return;
    setWaiting(undefined);
    await bring(file, ticket);
  }

  async function bring(file: File, ticket: string) {
    setBusy(true);
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    try {
      const { rows, files, leftOut } = await importArchive(file, ticket, keys.idFor(name));
      keys.answered();
      await queries.invalidateQueries();
      toast("Your archive is in.", `${rows} entries and ${files} documents.`, { source: "import" });
      if (leftOut.length > 0)
        setProblem(`The files of these documents are not in the archive, so they were left out: ${leftOut.join(", ")}`);
    } catch (failure) {
      const isAnswered = failure instanceof Problem && !isNetworkFailure(failure);
      // it may be written all the same: an earlier try, whose answer was lost, may still run
      if (!isAnswered || failure.kind === "unavailable" || failure.kind === "too-many") void queries.invalidateQueries();
      else keys.answered();
      const words = isAnswered ? failure.message : noAnswer;
      setProblem(words);
      if (isAnswered) failureToast("Failed to import", failure, undefined, "import");
      else problemToast("No answer came", words, undefined, "import");
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="stack" aria-labelledby="import">
      <h3 id="import">Import an archive</h3>
      <p className="muted">Puts an archive that Evenday made into this account.</p>
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        accept=".zip,application/zip"
        tabIndex={-1}
        aria-hidden="true"
        aria-label="Choose an archive"
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      {waiting ? (
        <Form className="stack" onSubmit={(event) => prove(waiting.file, String(new FormData(event.currentTarget).get("password") ?? ""))}>
          <p>{wordsAbout(waiting.file)}</p>
          <PasswordProof name="password" autoFocus problem={waiting.problem} />
          <p className="row">
            <Button onClick={() => setWaiting(undefined)}>Leave it as it is</Button>
            <Button kind="danger" type="submit" isBusy={isBusy}>
              Replace it
            </Button>
          </p>
        </Form>
      ) : (
        <p>
          <Button icon={<UploadIcon small />} isBusy={isBusy} onClick={() => chooser.current?.click()}>
            Choose an archive
          </Button>
        </p>
      )}
      {problem && (
        <p className="problem" role="status">
          {problem}
        </p>
      )}
      {question}
    </section>
  );
}
