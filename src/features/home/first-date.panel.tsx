/**
 * Writes today's date, which the build cannot know, into Home's prerendered heading, about a second before the scripts that render the page
 * have loaded. A script of its own, without React.
 */
import { dayIn, formatDay, knownZone } from "#shared/dates.ts";
import { readStoredSession } from "#web/stored-session.ts";

function showDate() {
  const member = readStoredSession()?.member;
  const head = document.querySelector("main.prerendered > .day");
  const heading = head?.querySelector("h1");
  if (!member || !head || !heading) return;
  // without a zone of the account's own the page uses the device's, too
  const zone = member.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  heading.textContent = formatDay(dayIn(knownZone(zone || "UTC"), Date.now()));
  head.classList.add("is-today");
}

// from the cache this script runs before the heading is parsed
if (typeof window !== "undefined") {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", showDate, { once: true });
  else showDate();
}
