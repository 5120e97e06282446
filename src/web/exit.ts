import { sessionToken, signedOut } from "#web/session.ts";
import { browserStorage, tabStorage } from "#web/storage.ts";
import { publicKey } from "#shared/release.ts";

/** An unsuspicious page, which replaces this one in the history. */
const elsewhere = "https://www.weather.gov/";
/** Set in the tab that was left, until it is opened again by its address. */
const leftKey = "evenday.exited";
/** On this device: whether the quick exit also ends the session. */
const endsKey = "evenday.exit-signs-out";

export const exitSignsOut = (): boolean => browserStorage.get(endsKey) === "1";
export const setExitSignsOut = (is: boolean): void => (is ? void browserStorage.set(endsKey, "1") : browserStorage.remove(endsKey));

/** Leaves for the weather page at once. Earlier pages of the history redirect there too, see `isBackAfterExit`. */
export function quickExit(): void {
  document.documentElement.hidden = true;
  document.title = "Weather";
  tabStorage.set(leftKey, "1");
  // the server then sends no signed-in page for a history entry
  document.cookie = "evenday_in=1; Path=/; SameSite=Lax; Max-Age=0";
  if (exitSignsOut()) endSession();
  addEventListener("pageshow", ({ persisted }) => persisted && location.replace(elsewhere));
  location.replace(elsewhere);
}

/** Does not wait for the answer: the browser finishes the request after the page is gone. Drafts stay for the same member's return. */
function endSession() {
  const token = sessionToken();
  if (token)
    void fetch("/api/auth/sign-out", {
      method: "POST",
      keepalive: true,
      headers: { apikey: publicKey, authorization: `Bearer ${token}` },
    }).catch(() => undefined);
  signedOut();
}

/**
 * Whether this page was opened with Back or Forward in a tab that was left by the quick exit: then it leaves again, before anything is
 * shown. Opened by its address or a link, the tab works as before.
 */
export function exitAgain(): boolean {
  if (tabStorage.get(leftKey) === null) return false;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "back_forward") {
    tabStorage.remove(leftKey);
    return false;
  }
  document.documentElement.hidden = true;
  location.replace(elsewhere);
  return true;
}
