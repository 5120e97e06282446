/**
 * Writes today's date, which the build cannot know, into Home's prerendered heading, about a second before the scripts that render the page
 * have loaded. A script of its own, without React.
 */
import { formatDay } from "#shared/dates.ts";
import { readStoredSession } from "#web/stored-session.ts";
import { todayOf } from "#web/zone.ts";

function showDate() {
  const member = readStoredSession()?.member;
  const heading = document.querySelector("main.prerendered > .day h1");
  if (member && heading) heading.textContent = formatDay(todayOf(member));
}

// from the cache this script runs before the heading is parsed
if (typeof window !== "undefined") {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", showDate, { once: true });
  else showDate();
}
