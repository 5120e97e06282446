import { readApi } from "#web/http.ts";
import type { PdfKind } from "./pdf.rules.ts";

type PdfRequest = { month?: string; from?: string; to?: string; /** the id under which to store it with the documents */ keep?: string };

/** Requests a PDF. Returns its bytes and name. Throws the server's Problem. */
export function makePdf(kind: PdfKind, request: PdfRequest): Promise<{ blob: Blob; name: string }> {
  const init = { method: "POST", body: JSON.stringify(request), headers: { "content-type": "application/json" } };
  return readApi(`/api/sheets/${kind}`, init, async (answer) => ({
    blob: await answer.blob(),
    name: /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? `evenday-${kind}.pdf`,
  }));
}
