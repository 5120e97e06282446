import { afterEach, expect, test, vi } from "vitest";
import { pushSupport } from "./push.ts";

afterEach(() => vi.unstubAllGlobals());

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const linux = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test.each([
  ["an iPhone's browser", { userAgent: iPhone, maxTouchPoints: 5 }, "install"],
  ["an iPad that calls itself a Mac", { userAgent: mac, maxTouchPoints: 5 }, "install"],
  ["a Mac without notifications", { userAgent: mac, maxTouchPoints: 0 }, "none"],
  ["a browser over plain http", { userAgent: linux, maxTouchPoints: 0 }, "none"],
])("%s has no notifications in the page", (_, navigator, support) => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", navigator);
  expect(pushSupport()).toBe(support);
});

test("the installed app on an iPhone has notifications", () => {
  vi.stubGlobal("window", { PushManager: true, Notification: true });
  vi.stubGlobal("navigator", { userAgent: iPhone, maxTouchPoints: 5, serviceWorker: {} });
  expect(pushSupport()).toBe("ready");
});
