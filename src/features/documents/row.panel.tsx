import { useState } from "react";
import { dayIn } from "#shared/dates.ts";
import { showSize } from "#shared/text.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { formatWhen, useToday, zoneHere } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/states.tsx";
import { Select, TextInput } from "#web/ui/field.tsx";
import { CalendarIcon, ChartIcon, CloseIcon, DeleteIcon, DocumentsIcon, DownloadIcon, EditIcon, EyeIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { documents, download, remove, useRefresh, type StoredDocument } from "./documents.api.ts";
import { documentTypes, messages, typeNames, type DocumentType } from "./documents.rules.ts";

const PreviewPanel = part(
  () => import("./preview.panel.tsx").then((file) => file.PreviewPanel),
  <Spinner description="Opening the document" />,
);
const icons = { planner: CalendarIcon, journal: EditIcon, tracker: ChartIcon, other: DocumentsIcon };

/** One document: what it is, look, download, delete; opened, also its name and type to change. */
export function RowPanel({ document: one, isOpen, onToggle }: { document: StoredDocument; isOpen: boolean; onToggle: () => void }) {
  const [ask, question] = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  const Icon = icons[one.documentType];

  async function take() {
    setBusy(true);
    await download(one);
    setBusy(false);
  }
  async function askAndRemove() {
    if (!(await ask({ title: "Delete document", words: messages.confirmDelete(one.fileName), yes: "Delete" }))) return;
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
      </div>
      <div className="doc-acts">
        <IconButton label={isOpen ? `Close ${one.fileName}` : `Open ${one.fileName}`} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <CloseIcon /> : <EyeIcon />}
        </IconButton>
        <IconButton label={`Download ${one.fileName}`} isHeld={isBusy} onClick={() => void take()}>
          <DownloadIcon />
        </IconButton>
        <IconButton label={`Delete ${one.fileName}`} onClick={() => void askAndRemove()}>
          <DeleteIcon />
        </IconButton>
      </div>
      {isOpen && (
        <div className="doc-peek">
          <PreviewPanel document={one} />
          <ChangeForm document={one} />
        </div>
      )}
      {question}
    </li>
  );
}

function ChangeForm({ document: one }: { document: StoredDocument }) {
  const [name, setName] = useState(one.fileName);
  const saving = useSave(documents.change.call, { failed: "Error saving", done: { title: "Saved!" }, refresh: [documents.key()] });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run({ id: one.id, fileName: name });
      }}
    >
      <TextInput
        label="Name"
        required
        value={name}
        maxLength={255}
        problem={saving.problem?.field === "fileName" ? saving.problem.message : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          saving.clearProblem();
        }}
      />
      <Select
        label="Type"
        value={one.documentType}
        onChange={(event) => void saving.run({ id: one.id, documentType: event.currentTarget.value as DocumentType })}
      >
        {documentTypes.map((type) => (
          <option key={type} value={type}>
            {typeNames[type]}
          </option>
        ))}
      </Select>
      {name !== one.fileName && (
        <p>
          <Button type="submit" kind="primary" isBusy={saving.isBusy}>
            Rename
          </Button>
        </p>
      )}
      <p className="small muted">Only you can open it.</p>
    </form>
  );
}
