import { Hono } from "hono";
import { Problem } from "#shared/errors.ts";
import { mayRead } from "#server/api-tokens.ts";
import type { AppContext } from "#server/context.ts";
import { memberOf, streamOf, type Env } from "#server/http.ts";
import { openSlots } from "#server/slots.ts";
import { documentTypes, extensionOf, largestBytes, messages, nameProblem, type DocumentType } from "./documents.rules.ts";
import { readStored } from "./documents.repository.ts";
import { openWhole } from "./stored-files.repository.ts";
import { saveUpload } from "./upload.repository.ts";

/** What is being received is not in the quota yet. */
const uploadSlots = openSlots({ perOwner: 20, busy: "Many documents are being uploaded just now. Please try again in a moment." });

/**
 * Uploads and downloads. An upload is the file itself as the body, with the headers `x-file-name` (percent-encoded), `x-document-type` and
 * `x-document-id`; a download is always an attachment that no browser runs.
 */
export function uploadRoutes(context: AppContext) {
  const app = new Hono<Env>();

  app.post("/upload", async (c) => {
    const member = memberOf(c);
    const fileName = nameIn(c.req.header("x-file-name") ?? "");
    const id = (c.req.header("x-document-id") ?? "").toLowerCase();
    const documentType = c.req.header("x-document-type") ?? "";
    if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id))
      throw new Problem("invalid", "This upload needs an id.", { field: "id" });
    if (!isType(documentType)) throw new Problem("invalid", "Please choose a type.", { field: "documentType" });
    const wrongName = nameProblem(fileName);
    if (wrongName) throw new Problem("invalid", wrongName, { field: "file" });
    const extension = extensionOf(fileName);
    if (!extension) throw new Problem("invalid", messages.wrongKind, { field: "file" });
    if (Number(c.req.header("content-length") ?? 0) > largestBytes) throw new Problem("too-large", messages.tooLarge, { field: "file" });
    const body = streamOf(c);
    if (!body) throw new Problem("invalid", messages.empty, { field: "file" });
    const key = c.req.header("idempotency-key");
    const upload = { id, fileName, extension, documentType, key };
    try {
      const document = await uploadSlots(member.id, () => saveUpload(context, member.id, upload, body));
      context.metrics?.upload("stored", document.fileSize);
      // the id of an earlier upload answers with its row, which may be renamed since
      return c.json(mayRead(member, "documents") ? document : { id: document.id });
    } catch (error) {
      const isRefused = error instanceof Problem && error.kind !== "unavailable";
      context.metrics?.upload(isRefused ? "refused" : "failed", 0);
      throw error;
    }
  });

  app.get("/:id/file", async (c) => {
    const member = memberOf(c);
    const id = c.req.param("id").toLowerCase();
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Problem("not-found", "This document is no longer here.");
    const { document, file } = await context.database.withUser(member.id, (tx) => readStored(tx, id));
    const bytes = await openWhole(context, file);
    if (!bytes) throw new Problem("not-found", messages.gone);
    return c.body(bytes, 200, {
      "Content-Type": document.fileType,
      "Content-Length": String(document.fileSize),
      "Content-Disposition": dispositionOf(document.fileName),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });

  return app;
}

const isType = (text: string): text is DocumentType => (documentTypes as readonly string[]).includes(text);

function nameIn(header: string): string {
  try {
    return decodeURIComponent(header).normalize("NFC");
  } catch {
    return ""; // not percent-encoded UTF-8
  }
}

/**
 * RFC 6266: an ASCII name for old clients, which may take it for a path, the complete one in UTF-8 for all others. No character can end the
 * header.
 */
function dispositionOf(name: string): string {
  const plain =
    name
      .normalize("NFD")
      .replace(/[^\x20-\x7e]/g, "")
      .replace(/["\\%/]/g, "_")
      .trim() || "document";
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
