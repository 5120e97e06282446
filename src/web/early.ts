import { publicKey } from "#shared/release.ts";

/**
 * Requests that start with the first bytes of the page, before its scripts have loaded. `fetchApi` (http.ts) uses their responses instead of
 * sending its own request.
 */
const requests = new Map<string, { token: string; answer: Promise<Response>; end: AbortController }>();

const nameOf = (path: string, body: BodyInit | null | undefined) => `${path} ${body ?? ""}`;

/** The headers of every request to our server. */
export function withAuthHeaders(headers: Headers, token: string | undefined): Headers {
  headers.set("apikey", publicKey);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** Sends a request now; `input` makes it a POST. */
export function requestEarly(token: string, path: string, input?: unknown): void {
  const body = input === undefined ? undefined : JSON.stringify(input);
  const headers = withAuthHeaders(new Headers({ "content-type": "application/json" }), token);
  const end = new AbortController();
  const method = body ? "POST" : "GET";
  const answer = fetch(path, { method, headers, credentials: "same-origin", signal: end.signal, ...(body && { body }) });
  answer.catch(() => undefined); // the caller of takeEarly handles the failure
  requests.set(nameOf(path, body), { token, answer, end });
}

/** The response to the same request of the same session, once. */
export function takeEarly(token: string | undefined, path: string, body: BodyInit | null | undefined): Promise<Response> | undefined {
  const name = nameOf(path, body);
  const found = requests.get(name);
  if (!found || found.token !== token) return undefined;
  requests.delete(name);
  return found.answer;
}

/** A copy of the response to a request that was sent early and not taken yet. */
export const copyEarly = (token: string, path: string, input: unknown): Promise<Response> | undefined => {
  const found = requests.get(nameOf(path, JSON.stringify(input)));
  return found?.token === token ? found.answer.then((answer) => answer.clone()) : undefined;
};

/**
 * Aborts the unused requests once the page is shown: their responses would be outdated later, and an unread response keeps its connection
 * open.
 */
export function clearEarly(): void {
  for (const { end } of requests.values()) end.abort();
  requests.clear();
}
