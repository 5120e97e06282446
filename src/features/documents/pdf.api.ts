import { carry, problemOf } from "#web/http.ts";
import type { SheetKind } from "./pdf.rules.ts";

type Wish = { month?: string; from?: string; to?: string; /** the id under which to keep it with the documents */ keep?: string };

/** Requests a PDF. Returns its bytes and name. Throws the server's Problem. */
export async function makeSheet(kind: SheetKind, wish: Wish): Promise<{ blob: Blob; name: string }> {
  const answer = await carry(`/api/sheets/${kind}`, {
    method: "POST",
    body: JSON.stringify(wish),
    headers: { "content-type": "application/json" },
  });
  if (!answer.ok) throw await problemOf(answer);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? `evenday-${kind}.pdf`;
  return { blob: await answer.blob(), name };
}
