import { useRef, useState, type FormEvent } from "react";
import { Problem } from "#shared/errors.ts";
import { showSize } from "#shared/text.ts";
import { saveFile } from "#web/save-file.ts";
import { isNetworkFailure } from "#web/http.ts";
import { saveExport } from "#web/other-files.ts";
import { useSave } from "#web/save.ts";
import { currentMember, signedOut, useMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { problemToast, toast } from "#web/toast.ts";
import { closeDrawer } from "#web/drawer.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Meter } from "#web/ui/shapes.tsx";
import { account, fetchArchive } from "./account.api.ts";
import { ImportPart } from "./archive-import.panel.tsx";
import { PasswordProof } from "./password-proof.panel.tsx";
import { deleteWord } from "./account.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

/** Export and import of the whole account: always shown, also without a subscription. */
export function DataPanel() {
  return (
    <>
      <ExportPart />
      <ImportPart />
    </>
  );
}

const otherExports = [
  { name: "Journal as Markdown", path: "/api/journal/export/markdown" },
  { name: "Moods as CSV", path: "/api/journal/export/moods" },
  { name: "Expenses as OFX", path: "/api/budget/export/ofx" },
  { name: "Expenses as QIF", path: "/api/budget/export/qif" },
];

function ExportPart() {
  const saving = useSave(saveExport, { failed: "Failed to export" });
  const [come, setCome] = useState<{ bytes: number; all: number }>();
  /** Set once the server requires the password; empty until one was refused. */
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(null);

  async function fetchAll(password?: string) {
    stop.current = new AbortController();
    setCome({ bytes: 0, all: 0 });
    try {
      const { blob, name } = await fetchArchive({
        password,
        onBytes: (bytes, all) => setCome({ bytes, all }),
        signal: stop.current.signal,
      });
      saveFile(blob, name);
      setProblem(undefined);
      toast("Your archive is ready.", "It is in your downloads.", { source: "export" });
    } catch (failure) {
      if (failure instanceof Problem && failure.field === "password") setProblem(password === undefined ? "" : failure.message);
      else if (!stop.current.signal.aborted)
        failureToast(
          "Failed to export",
          failure instanceof Problem ? failure : new Problem("unavailable", "The connection was cut. Please try again."),
          undefined,
          "export",
        );
    } finally {
      setCome(undefined);
    }
  }
  return (
    <section className="stack" aria-labelledby="export">
      <h3 id="export">Export everything</h3>
      <p className="muted">
        One ZIP with all that Evenday knows about you: every area as JSON and CSV, and your documents under their own names.
      </p>
      {come ? (
        <Fetching {...come} onCancel={() => stop.current?.abort()} />
      ) : problem !== undefined ? (
        <Form className="stack" onSubmit={(event) => fetchAll(String(new FormData(event.currentTarget).get("password") ?? ""))}>
          <PasswordProof name="password" autoFocus problem={problem || undefined} />
          <p className="row">
            <Button onClick={() => setProblem(undefined)}>Cancel</Button>
            <Button type="submit" icon={<DownloadIcon small />}>
              Export your data
            </Button>
          </p>
        </Form>
      ) : (
        <p>
          <Button icon={<DownloadIcon small />} onClick={() => void fetchAll()}>
            Export your data
          </Button>
        </p>
      )}
      <p className="muted">Or a part of it, for another app:</p>
      <p className="row gap-1 -ml-2.5">
        {otherExports.map(({ name, path }) => (
          <Button key={path} kind="quiet" isBusy={saving.isBusy} onClick={() => void saving.run(path)}>
            {name}
          </Button>
        ))}
      </p>
    </section>
  );
}

/** Download progress: a bar, and for screen readers each quarter. */
function Fetching({ bytes, all, onCancel }: { bytes: number; all: number; onCancel: () => void }) {
  const percent = all > 0 ? Math.min(100, Math.floor((100 * bytes) / all)) : 0;
  const description = all > 0 ? `${showSize(Math.min(bytes, all))} of ${showSize(all)}` : "Fetching your archive";
  return (
    <div className="stack">
      <Meter isProgress label="Fetching your archive" value={percent} description={description} />
      <p className="between row">
        <span className="num">{description}</span>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
      <p className="visually-hidden" role="status">
        {percent < 25 ? "Fetching your archive" : `${percent - (percent % 25)}% of your archive is here.`}
      </p>
    </div>
  );
}

/** Always shown, also without a subscription. */
export function DeleteAccountPanel() {
  const { id } = useMember();
  const [isOpen, setOpen] = useState(false);
  /** An attempt was sent and not answered: it may have deleted the account. */
  const isUnanswered = useRef(false);
  // loaded before anything is deleted, because this device's data has to be cleared in any case
  const remove = async (input: Parameters<typeof account.remove.call>[0]) => {
    const { clearMember } = await retrying(() => import("#web/clear-data.ts"));
    await account.remove.call(input).catch((failure: unknown) => {
      const isEnded = failure instanceof Problem && failure.kind === "not-signed-in";
      // a session also ends without a deletion, so drafts and unsent writes stay
      if (isEnded && isUnanswered.current && currentMember()?.id === id)
        problemToast("Your session has ended.", "If you can no longer sign in, your account is deleted.", undefined, "delete-account");
      if (!isEnded) isUnanswered.current = isNetworkFailure(failure);
      throw failure;
    });
    return clearMember;
  };
  const deleting = useSave(remove, {
    failed: "Failed to delete your account",
    source: "delete-account",
    onDone: (clearMember) => {
      closeDrawer();
      signedOut();
      void clearMember(id);
      toast("Your account is gone.", "Everything in it was deleted. Take care of yourself.");
    },
  });
  const problem = (field: string) => (deleting.problem?.field === field ? deleting.problem.message : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    void deleting.run({ typed: String(fields.get("typed")), password: String(fields.get("password")) });
  };
  return (
    <section className="stack" aria-labelledby="delete-account">
      <h3 id="delete-account">Delete your account</h3>
      <p className="muted">
        Every entry, number and document goes at once, and a subscription ends. This cannot be undone; an export first keeps a copy.
      </p>
      {isOpen ? (
        <Form className="stack" onSubmit={submit}>
          <TextInput label={`Type the word ${deleteWord}`} name="typed" required autoComplete="off" problem={problem("typed")} />
          <PasswordProof name="password" problem={problem("password")} />
          <p className="row">
            <Button onClick={() => setOpen(false)}>Keep my account</Button>
            <Button kind="danger" type="submit" isBusy={deleting.isBusy}>
              Delete everything
            </Button>
          </p>
        </Form>
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>Delete your account</Button>
        </p>
      )}
    </section>
  );
}
