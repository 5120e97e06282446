import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { currentMember, sessionToken, signedIn, signedOut } from "#web/session.ts";
import { unreachable } from "#web/http.ts";
import { clearBeforeSignIn, takeNoted } from "#web/clear-data.ts";
import { clearToasts, shownToasts } from "#web/toast.ts";
import { renewingSession } from "./second-factor.api.ts";

const maya = { id: "0190c3f2-0000-7000-8000-000000000001", email: "maya@example.com" };
const ben = { id: "0190c3f2-0000-7000-8000-000000000002", email: "ben@example.com" };
const answering = (answer: () => Response | Promise<Response>) => vi.stubGlobal("fetch", () => Promise.resolve().then(answer));

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  signedIn("before", maya);
  clearToasts(); // files of rules tests share the modules' state
});
afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
});

/** A change whose first answer is lost. */
function aLostChange() {
  const tokens: (string | null)[] = [];
  const change = renewingSession<object>(() => {
    const token = tokens.shift();
    return token ? Promise.resolve({ token }) : Promise.reject(new Problem("unavailable", unreachable));
  });
  return { change, tokens };
}

test("a session that the server gives once more is stored", async () => {
  const { change } = aLostChange();
  await expect(change({})).rejects.toThrow(unreachable);
  answering(() => Response.json({ session: { token: "renewed", member: maya, device: "d" } }));
  expect([await change({}), sessionToken()]).toEqual([true, "renewed"]);
});

test("a server of the release before, which gives none, still makes the change", async () => {
  const { change, tokens } = aLostChange();
  await expect(change({})).rejects.toThrow(unreachable);
  answering(() => Response.json({ code: "not-found", message: "There is nothing here." }, { status: 404 }));
  tokens.push("after");
  expect([await change({}), sessionToken()]).toEqual([true, "after"]);
});

test("a session that arrives after the member has signed out, or somebody else has signed in, is not stored", async () => {
  for (const leave of [signedOut, () => signedIn("of Ben", ben)]) {
    signedIn("before", maya);
    const { change } = aLostChange();
    await expect(change({})).rejects.toThrow(unreachable);
    answering(() => {
      leave();
      return Response.json({ session: { token: "renewed", member: maya, device: "d" } });
    });
    await expect(change({})).rejects.toThrow("Your session has ended");
    expect(currentMember()?.id).not.toBe(maya.id);
  }
});

test("a page that was reloaded while the change was under way goes on with the new session, and is not told that it was signed out", async () => {
  const sent: { retrySecret: string }[] = [];
  const change = renewingSession<object>((input) => {
    sent.push(input);
    return new Promise(() => undefined); // the page is reloaded
  });
  void change({});
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json({ session: { token: "renewed", member: maya, device: "d" } });
  });
  await clearBeforeSignIn(maya.id);
  expect([sessionToken(), shownToasts()]).toEqual(["renewed", []]);
  expect(asked).toEqual([expect.objectContaining({ memberId: maya.id, retrySecret: sent[0]?.retrySecret })]);
  expect(await takeNoted(maya.id), "once").toBe(false);
});

test("a change that was answered, also with a refusal, leaves nothing to go on with", async () => {
  const answers = [() => Promise.resolve({ token: "after" }), () => Promise.reject(new Problem("invalid", "That code is not right."))];
  for (const answer of answers) {
    await renewingSession<object>(answer)({}).catch(() => undefined);
    expect(await takeNoted(maya.id)).toBe(false);
  }
});
