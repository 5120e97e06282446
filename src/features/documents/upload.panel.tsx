import { useRef, useState, type DragEvent } from "react";
import { showSize, showSpace } from "#shared/text.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { ProblemLine, Select, Options } from "#web/ui/field.tsx";
import { AgainIcon, CheckIcon, CloseIcon, DocumentsIcon, UploadIcon } from "#web/ui/icons.tsx";
import { Meter } from "#web/ui/shapes.tsx";
import type { Listed } from "./documents.api.ts";
import { accepted, documentTypes, messages, typeNames, type DocumentType } from "./documents.rules.ts";
import type { Upload, useUploads } from "./uploads.api.ts";

type Sending = ReturnType<typeof useUploads>;

/** The upload card: a type, a file input that also accepts a drop, each upload in progress, and the remaining space. */
export function UploadPanel({
  sending: { uploads, isSending, add, drop, retry, rename },
  usage,
}: {
  sending: Sending;
  usage: Listed["usage"] | undefined;
}) {
  const [type, setType] = useState<DocumentType>("other");
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  function dropped(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isSending) add(event.dataTransfer.files, type);
  }
  return (
    <section className="sheet pdf-feature upload no-print" aria-labelledby="upload">
      <h2 id="upload">Upload</h2>
      <Select label="Document type" value={type} onChange={(event) => setType(event.currentTarget.value as DocumentType)}>
        <Options of={documentTypes.map((one) => ({ id: one, name: typeNames[one] }))} />
      </Select>
      <div
        className={isOver ? "drop is-over" : "drop"}
        onDrop={dropped}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
      >
        <input
          ref={chooser}
          className="visually-hidden"
          id="document-files"
          type="file"
          multiple
          accept={accepted}
          disabled={isSending}
          aria-label="Choose files"
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            add(event.currentTarget.files ?? [], type);
            event.currentTarget.value = "";
          }}
        />
        <Button kind="primary" icon={<UploadIcon small />} isHeld={isSending} onClick={() => chooser.current?.click()}>
          {isSending ? messages.uploading : "Choose files"}
        </Button>
        <p className="small muted">
          {isSending ? "More can follow once these are through." : "or drop them here."} PDF, DOC, DOCX, TXT, JPG, JPEG or PNG, up to 20MB
          each
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className="files" aria-label="Chosen files">
          {uploads.map((one) => (
            <UploadRow
              key={one.id}
              upload={one}
              onDrop={() => drop(one.id)}
              onRetry={() => retry(one.id)}
              onRename={() => rename(one.id)}
            />
          ))}
        </ul>
      )}
      {usage && <Quota usage={usage} />}
    </section>
  );
}

function UploadRow({
  upload: { file, state, percent, problem, canRetry, betterName },
  onDrop,
  onRetry,
  onRename,
}: {
  upload: Upload;
  onDrop: () => void;
  onRetry: () => void;
  onRename: () => void;
}) {
  return (
    <li>
      <DocumentsIcon />
      <div>
        <p className="files-who">
          <b>{file.name}</b>
          <span className="small muted num">{showSize(file.size)}</span>
        </p>
        {(state === "sending" || state === "waiting") && <Meter isProgress label={`Sending ${file.name}`} value={percent} />}
        {state === "failed" ? (
          <ProblemLine words={problem} />
        ) : (
          <p className="small muted num">
            <span role="status">{state === "done" ? messages.uploaded : state === "sending" ? messages.uploading : "next in line"}</span>
            {/* the bar says it, when it is asked */}
            {state === "sending" && <span aria-hidden="true"> {Math.floor(percent)}%</span>}
          </p>
        )}
        {state === "failed" && canRetry && (
          <Button kind="quiet" icon={<AgainIcon small />} onClick={onRetry}>
            Retry
          </Button>
        )}
        {state === "failed" && betterName && (
          <Button kind="quiet" onClick={onRename}>
            {messages.rename(betterName)}
          </Button>
        )}
      </div>
      {state === "done" ? (
        <span className="files-done">
          <CheckIcon />
        </span>
      ) : (
        <IconButton label={state === "failed" ? `Remove ${file.name}` : `Cancel ${file.name}`} onClick={onDrop}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  );
}

function Quota({ usage: { bytes, quotaBytes, files, quotaFiles, deletedFiles } }: { usage: Listed["usage"] }) {
  const isFull = bytes >= quotaBytes || files >= quotaFiles;
  return (
    <div className="quota">
      <p className="between row">
        <b className="strong num">{showSpace(bytes)} used</b>
        <span className="small muted num">of {showSpace(quotaBytes)}</span>
      </p>
      <Meter
        label="Space used"
        value={(100 * bytes) / quotaBytes}
        description={`${showSpace(bytes)} of ${showSpace(quotaBytes)}`}
        look={isFull ? "over" : "running"}
      />
      <p className="small muted">
        {files >= quotaFiles
          ? messages.tooMany(quotaFiles)
          : bytes >= quotaBytes
            ? messages.full
            : `${files} of ${quotaFiles} documents${deletedFiles > 0 ? `, ${deletedFiles} of them in Recently deleted` : ""}`}
      </p>
    </div>
  );
}
