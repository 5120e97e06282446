import { useState } from "react";
import { dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { showSize } from "#shared/text.ts";
import { saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { problemBeside } from "#web/typed-values.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Spinner } from "#web/ui/states.tsx";
import { Select, TextInput, Options } from "#web/ui/field.tsx";
import { CalendarIcon, ChartIcon, CloseIcon, DeleteIcon, DocumentsIcon, DownloadIcon, EditIcon, EyeIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { formatKind, nextDate } from "./dates.rules.ts";
import { documents, download, remove, useRefresh, type StoredDocument } from "./documents.api.ts";
import { documentTypes, messages, typeNames, type DocumentType } from "./documents.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const PreviewPanel = part(
  () => retrying(() => import("./preview.panel.tsx")).then((file) => file.PreviewPanel),
  <Spinner description="Opening the document" />,
);
const DatesPanel = part(() => retrying(() => import("./dates.panel.tsx")).then((file) => file.DatesPanel));
const icons = { planner: CalendarIcon, journal: EditIcon, tracker: ChartIcon, other: DocumentsIcon };

/** One document: its data, preview, download, delete; opened, also its name and type to change. */
export function RowPanel({
  document: one,
  isGone,
  isOpen,
  onToggle,
}: {
  document: StoredDocument;
  /** Deleted elsewhere while it was open here. */
  isGone: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const [ask, question] = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  const next = nextDate(one.dates, today);
  const Icon = icons[one.documentType];

  async function take() {
    setBusy(true);
    await download(one);
    setBusy(false);
  }
  async function askAndRemove() {
    if (!(await ask({ title: "Delete document", words: messages.confirmDelete(one.fileName), yes: "Delete" }))) return;
    // if open, it would stay as one that was deleted elsewhere
    if (isOpen) onToggle();
    await remove(one.id, refresh);
  }
  return (
    <li id={`document-${one.id}`} data-row={one.id} className={isOpen ? "doc is-open" : "doc"}>
      <span className={`doc-type is-${one.documentType}`}>
        <Icon />
      </span>
      <div className="doc-words">
        <h3>{one.fileName}</h3>
        <p>
          {typeNames[one.documentType]} · {showSize(one.fileSize)}
          <span className="doc-when">{formatWhen(dayIn(timeZone, Date.parse(one.createdAt)), today)}</span>
        </p>
        {next && (
          <p>
            {formatKind(next, today)} {formatWhen(next.on, today)}
          </p>
        )}
      </div>
      <div className="doc-acts">
        <IconButton label={isOpen ? `Close ${one.fileName}` : `Open ${one.fileName}`} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <CloseIcon /> : <EyeIcon />}
        </IconButton>
        {!isGone && (
          <>
            <IconButton label={`Download ${one.fileName}`} isHeld={isBusy} onClick={() => void take()}>
              <DownloadIcon />
            </IconButton>
            <IconButton label={`Delete ${one.fileName}`} onClick={() => void askAndRemove()}>
              <DeleteIcon />
            </IconButton>
          </>
        )}
      </div>
      {isOpen && (
        <div className="doc-peek">
          {!isGone && <PreviewPanel document={one} />}
          <div className="stack">
            <ChangeForm document={one} isGone={isGone} />
            {!isGone && <DatesPanel document={one} today={today} />}
          </div>
        </div>
      )}
      {question}
    </li>
  );
}

const formOf = (one: StoredDocument | undefined) => ({ name: one?.fileName ?? "" });
const labels = { name: "Name" };

function ChangeForm({ document: one, isGone }: { document: StoredDocument; isGone: boolean }) {
  const editor = useRowEditor("documents.name", { id: one.id, row: isGone ? undefined : one, formOf });
  const { name } = editor.form;
  const refresh = useRefresh();
  const saved = { failed: "Error saving", done: { title: "Saved!" }, refresh: [documents.key()] };
  const renaming = useSave(rename, saved);
  const saving = useSave(documents.change.call, saved);
  const submit = async () => {
    const key = editor.key();
    const settle = editor.draft.snapshot();
    if (await renaming.run({ key, name })) settle();
    else await refresh();
  };
  return (
    <Form className="stack" onSubmit={() => editor.canSave && submit()}>
      <TextInput
        label={labels.name}
        required
        value={name}
        maxLength={255}
        problem={problemBeside(renaming.problem)}
        onChange={(event) => {
          editor.change({ name: event.currentTarget.value });
          renaming.clearProblem();
        }}
      />
      <ChangedElsewhere what="document" editor={editor} labels={labels} isBusy={renaming.isBusy} onAddAgain={() => void submit()} />
      {!isGone && (
        <Select
          label="Type"
          value={one.documentType}
          onChange={(event) => void saving.run({ id: one.id, documentType: event.currentTarget.value as DocumentType })}
        >
          <Options of={documentTypes.map((type) => ({ id: type, name: typeNames[type] }))} />
        </Select>
      )}
      {!isGone && name !== one.fileName && (
        <p>
          <Button type="submit" kind="primary" isBusy={renaming.isBusy}>
            Rename
          </Button>
        </p>
      )}
      <p className="small muted">Only you can open it.</p>
    </Form>
  );
}

/** A document is added only by an upload: one that cannot be restored any more is reported as gone. */
const rename = ({ key, name }: { key: RowKey; name: string }) =>
  saveRow(key, {
    add: () => Promise.reject(new Problem("not-found", messages.goneForGood)),
    edit: (at) => documents.rename.call({ ...at, fileName: name }),
  });
