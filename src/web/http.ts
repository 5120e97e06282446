import { Problem, type ProblemKind } from "#shared/errors.ts";
import { takeEarly, withAuthHeaders } from "#web/early.ts";
import { asMember, currentMember, sessionEnded, sessionToken, notifyRefusal } from "#web/session.ts";

export const unreachable = "We could not reach Evenday. Check your connection and try again; nothing you wrote is lost.";
/** No answer at all: no network, or no server. An error response of the server does not count. */
export const isNetworkFailure = (failure: unknown): boolean =>
  failure instanceof Problem && failure.kind === "unavailable" && failure.message === unreachable;

const broken = "Something went wrong on our side. Nothing you wrote is lost; please try again.";

const kindByStatus: Record<number, ProblemKind> = {
  400: "invalid",
  401: "not-signed-in",
  402: "no-access",
  403: "refused",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  422: "invalid",
  429: "too-many",
  503: "unavailable",
};
const kinds = new Set<unknown>(Object.values(kindByStatus));

/** One JSON call to our own server. Returns its answer or throws a Problem with the server's message. */
export async function send<Answer>(
  path: string,
  body?: unknown,
  more: { method?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { method = body === undefined ? "GET" : "POST", headers, signal } = more;
  const init = {
    method,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  };
  return readApi(path, init, (answer) => answer.json() as Promise<Answer>);
}

/** A successful answer, as `read` reads it. Throws the server's Problem, and any answer to a member who is no longer signed in. */
export const readApi = <Value>(path: string, init: RequestInit, read: (answer: Response) => Promise<Value>): Promise<Value> =>
  asMember(currentMember()?.id, async () => {
    const answer = await fetchApi(path, init);
    if (!answer.ok) throw await problemOf(answer);
    return read(answer);
  });

/** A fetch with our headers. A failed connection is a Problem like every other expected error. */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const token = sessionToken();
  const headers = withAuthHeaders(new Headers(init.headers), token);
  let answer: Response;
  try {
    answer = await (takeEarly(token, path, init.body) ?? fetch(path, { ...init, headers, credentials: "same-origin" }));
  } catch (cause) {
    if (init.signal?.aborted || (cause instanceof DOMException && cause.name === "AbortError")) throw cause;
    throw timeout(cause);
  }
  if (answer.status === 401 && token) sessionEnded(token);
  if (answer.status === 402) notifyRefusal("no-access");
  return answer;
}

/** The message of an error answer. Handles plain errors and those of typed calls. */
export async function problemOf(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => undefined)) as { json?: ErrorBody } | ErrorBody | undefined; // not JSON: nothing to show
  const message: ErrorBody = (body && "json" in body ? body.json : (body as ErrorBody | undefined)) ?? {};
  const code = message.data?.code ?? message.code;
  if (answer.status > 501 && body === undefined) return timeout(answer.status);
  const wait = Number(answer.headers.get("retry-after"));
  return new Problem(kinds.has(code) ? (code as ProblemKind) : (kindByStatus[answer.status] ?? "unavailable"), message.message || broken, {
    field: message.data?.field ?? message.field,
    retryAfterSeconds: wait > 0 ? wait : undefined,
    cause: message,
  });
}

/** No answer, or a 502, 503 or 504 of a gateway, without a body of ours. */
function timeout(cause: unknown): Problem {
  notifyRefusal("unavailable");
  return new Problem("unavailable", unreachable, { cause });
}

/** A response that arrived and cannot be parsed. */
export const unreadable = (cause: unknown) => new Problem("unavailable", broken, { cause });

type ErrorBody = { code?: string; message?: string; field?: string; data?: { code?: string; field?: string } };
