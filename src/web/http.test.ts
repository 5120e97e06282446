import { afterEach, expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { publicKey } from "#shared/release.ts";
import { onRefusal, signedIn, signedOut } from "#web/session.ts";
import { fetchApi, problemOf, send, unreachable } from "#web/http.ts";

const answering = (answer: () => Response | Promise<Response>) => {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
    requests.push(new Request(new URL(input, "http://localhost"), init));
    return Promise.resolve().then(answer);
  });
  return requests;
};

afterEach(() => vi.unstubAllGlobals());

test("every call has the public key, and a JSON body when there is input", async () => {
  const requests = answering(() => Response.json({ fine: true }));
  expect(await send("/api/auth/sign-in", { email: "a@example.com" })).toEqual({ fine: true });
  expect(requests[0]?.method).toBe("POST");
  expect(requests[0]?.headers.get("apikey")).toBe(publicKey);
  expect(requests[0]?.headers.get("authorization")).toBeNull();
  expect(await requests[0]?.json()).toEqual({ email: "a@example.com" });
});

test("a refusal keeps the server's message, its kind and its field", async () => {
  answering(() => Response.json({ code: "invalid", message: "Please enter an amount.", field: "spent", requestId: "r" }, { status: 400 }));
  const failure: unknown = await send("/api/budget", {}).catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ kind: "invalid", message: "Please enter an amount.", field: "spent" });
});

test("the refusal of a typed call is unwrapped", async () => {
  const answer = Response.json(
    { json: { code: "BAD_REQUEST", status: 400, message: "Too long.", data: { code: "too-large", field: "entryText" } } },
    { status: 400 },
  );
  expect(await problemOf(answer)).toMatchObject({ kind: "too-large", message: "Too long.", field: "entryText" });
});

test("an answer that is not JSON, a broken connection and a busy server each have a message", async () => {
  expect(await problemOf(new Response("<html>", { status: 500 }))).toMatchObject({
    kind: "unavailable",
    message: expect.stringContaining("Nothing you wrote is lost") as string,
  });
  expect(await problemOf(Response.json({}, { status: 429, headers: { "retry-after": "7" } }))).toMatchObject({
    kind: "too-many",
    retryAfterSeconds: 7,
  });
  answering(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchApi("/api/x")).rejects.toMatchObject({ kind: "unavailable", message: unreachable });
});

test("a gateway error for an unreachable server counts as unreachable, and listeners are notified", async () => {
  const refusals: string[] = [];
  const stop = onRefusal("unavailable", () => refusals.push("silence"));
  for (const status of [502, 503, 504]) expect(await problemOf(new Response("<html>", { status }))).toMatchObject({ message: unreachable });
  // our own server's message is shown
  const own = Response.json({ code: "unavailable", message: "The server is resting." }, { status: 503 });
  expect(await problemOf(own)).toMatchObject({ kind: "unavailable", message: "The server is resting." });
  stop();
  expect(refusals).toHaveLength(3);
});

test("an aborted call stays an AbortError, and does not become a refusal", async () => {
  const stop = new AbortController();
  answering(() => {
    stop.abort();
    throw new DOMException("stopped", "AbortError");
  });
  await expect(fetchApi("/api/x", { signal: stop.signal })).rejects.toBeInstanceOf(DOMException);
});

test("an answer that arrives after another member has signed in is thrown away, also a missing one", async () => {
  vi.stubGlobal("document", { cookie: "" });
  for (const late of [Response.json({ fine: true }), new TypeError("Failed to fetch")]) {
    signedIn("first", { id: "anna", email: "anna@example.com" });
    answering(() => {
      signedIn("second", { id: "ben", email: "ben@example.com" });
      if (late instanceof Response) return late;
      throw late;
    });
    await expect(send("/api/budget", {})).rejects.toMatchObject({ kind: "not-signed-in" });
  }
  signedOut();
});
