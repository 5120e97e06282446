import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unreachable } from "#web/http.ts";
import { signedIn, signedOut } from "#web/session.ts";
import { clearToasts, shownToasts } from "#web/toast.ts";
import { startCheckout } from "./billing.api.ts";

const shown = () => shownToasts().map(({ title, words }) => [title, words].filter(Boolean).join(" / "));
const tab = { close: vi.fn<() => void>(), opener: {}, location: { replace: vi.fn<(url: string) => void>() } };
const answering = (answer: () => Response) => vi.stubGlobal("fetch", () => Promise.resolve().then(answer));

beforeEach(() => {
  clearToasts();
  vi.clearAllMocks();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("window", { open: () => tab });
  signedIn("token", { id: "m", email: "m@example.com" });
});
afterEach(() => {
  clearToasts();
  signedOut();
  vi.unstubAllGlobals();
});

test("without a session no checkout is opened, and the specified toast says why", async () => {
  signedOut();
  await startCheckout();
  expect(shown()).toEqual(["Authentication required / Please log in to subscribe"]);
});

test("a session that the server no longer knows has the same toast", async () => {
  answering(() => Response.json({ code: "not-signed-in", message: "Your session has ended." }, { status: 401 }));
  expect(await startCheckout()).toBeUndefined();
  expect(shown()).toEqual(["Authentication required / Please log in to subscribe"]);
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test("an error of the function and an exception have their specified toasts, and leave no empty tab", async () => {
  for (const answer of [Response.json({ message: "The bank sleeps." }, { status: 503 }), Response.json({})]) {
    answering(() => answer);
    await startCheckout();
    expect(shown()).toEqual(["Error / Failed to create checkout session"]);
    clearToasts();
  }
  answering(() => new Response("no JSON"));
  await startCheckout();
  expect(shown()).toEqual(["Failed to start checkout"]);
  clearToasts();
  answering(() => {
    throw new TypeError("Failed to fetch");
  });
  await startCheckout();
  expect(shown(), "no answer at all is an exception, not an error of the function").toEqual([`Failed to start checkout / ${unreachable}`]);
  expect(tab.close).toHaveBeenCalledTimes(4);
});

test("the address of the checkout is opened in the new tab", async () => {
  answering(() => Response.json({ url: "https://checkout.example/1" }));
  expect(await startCheckout()).toBeUndefined();
  expect(tab.location.replace).toHaveBeenCalledWith("https://checkout.example/1");
  expect([tab.opener, shown()]).toEqual([null, []]);
});
