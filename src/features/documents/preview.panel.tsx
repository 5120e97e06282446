import { useEffect, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { Spinner } from "#web/ui/states.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { decodeText } from "#web/text-encoding.ts";
import { bytesOf, type StoredDocument } from "./documents.api.ts";
import { messages } from "./documents.rules.ts";

const longestText = 20_000;

/** A preview: images and text here, PDFs in the browser's own viewer, from bytes in this page's memory only. */
export function PreviewPanel({ document: { id, fileName, fileType } }: { document: StoredDocument }) {
  const [shown, setShown] = useState<{ url: string; text?: string } | { problem: string }>();
  const isPdf = fileType === "application/pdf";
  const canShow = fileType.startsWith("image/") || fileType === "text/plain" || (isPdf && navigator.pdfViewerEnabled !== false);
  useEffect(() => {
    if (!canShow) return undefined;
    let url = "";
    let isGone = false;
    bytesOf(id).then(
      async (blob) => {
        const text = fileType === "text/plain" ? decodeText(await blob.slice(0, longestText).arrayBuffer()) : undefined;
        if (isGone) return;
        url = URL.createObjectURL(new Blob([blob], { type: fileType }));
        setShown({ url, text });
      },
      (failure: unknown) => {
        if (!isGone) setShown({ problem: failure instanceof Problem ? failure.message : messages.downloadFailed });
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, fileType, canShow]);

  if (!canShow)
    return (
      <p className="muted">
        {isPdf ? "This browser shows no PDFs in a page." : "Word files cannot be shown here."} Download it to read it.
      </p>
    );
  if (!shown) return <Spinner description="Opening the document" />;
  if ("problem" in shown) return <ProblemLine words={shown.problem} />;
  if (shown.text !== undefined)
    return <textarea className="doc-text" dir="auto" readOnly rows={16} aria-label={`Text of ${fileName}`} value={shown.text} />;
  if (isPdf) return <iframe className="doc-frame" src={shown.url} title={`Preview of ${fileName}`} />;
  return <img className="doc-image" src={shown.url} alt={`Preview of ${fileName}`} />;
}
