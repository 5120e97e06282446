import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useWithOpenRow } from "#web/row-editor.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Select, TextInput, Options } from "#web/ui/field.tsx";
import { UploadIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Pear } from "#web/ui/still-life.tsx";
import { Folders } from "#web/ui/still-life/folders.tsx";
import type { StoredDocument } from "./documents.api.ts";
import { RowPanel } from "./row.panel.tsx";
import { countLine, documentTypes, messages, typeNames, type DocumentType } from "./documents.rules.ts";

/** 'Your Documents': the count, a search by name, a filter by type, the rows. `?open=<id>` opens one of them. */
export function ListPanel({ documents: stored }: { documents: StoredDocument[] }) {
  const [query, setQuery] = useState("");
  const [type, setType] = useState<DocumentType | "">("");
  const [open, setOpen] = useState<string>();
  const documents = useWithOpenRow(stored, open);
  const params = new URLSearchParams(useSearch()).get("open");
  const [shown, setShown] = useState<string | null>(null);
  if (params !== shown) {
    setShown(params);
    setOpen(params ?? undefined);
  }
  useEffect(() => {
    if (params) document.getElementById(`document-${params}`)?.scrollIntoView({ block: "center" });
  }, [params]);
  const heading = (
    <div>
      <h2 id="your-documents">Your Documents</h2>
      <p className="muted num">{countLine(documents.length)}</p>
    </div>
  );
  if (documents.length === 0) {
    return (
      <>
        <div className="documents-head">{heading}</div>
        <EmptyState
          level={3}
          title={messages.emptyTitle}
          sentence={messages.emptyText}
          art={
            <Scene width={300} height={110}>
              <Folders x={10} y={110} scale={0.8} />
              <Pear x={190} y={110} scale={0.9} />
            </Scene>
          }
          action={
            <Button icon={<UploadIcon small />} onClick={() => document.getElementById("document-files")?.click()}>
              Upload a document
            </Button>
          }
        />
      </>
    );
  }
  const requested = query.trim().toLocaleLowerCase();
  const found = documents.filter((one) => (!type || one.documentType === type) && one.fileName.toLocaleLowerCase().includes(requested));
  return (
    <>
      <div className="documents-head">
        {heading}
        <div className="documents-find no-print">
          <TextInput label="Search by name" type="search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
          <Select label="Show" value={type} onChange={(event) => setType(event.currentTarget.value as DocumentType | "")}>
            <option value="">Every type</option>
            <Options of={documentTypes.map((one) => ({ id: one, name: typeNames[one] }))} />
          </Select>
        </div>
      </div>
      <ul aria-label="Your Documents">
        {found.map((one) => (
          <RowPanel
            key={one.id}
            document={one}
            isGone={!stored.includes(one)}
            isOpen={open === one.id}
            onToggle={() => setOpen(open === one.id ? undefined : one.id)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="muted" role="status">
          No documents match.
        </p>
      )}
    </>
  );
}
