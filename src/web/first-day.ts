/** The server reads it in src/server/pages.ts: the prerendered Home then has the first day's greeting. It grants nothing. */
const firstDayCookie = "evenday_first=1";

/** Whether this browser's member had no data yet when Home was last shown. */
export const wasFirstDay = () => typeof document !== "undefined" && document.cookie.split("; ").includes(firstDayCookie);

/** For the next load of Home: the server then sends the first day's greeting before any script has run. */
export function rememberFirstDay(isFirstDay: boolean) {
  if (isFirstDay || wasFirstDay()) document.cookie = `${firstDayCookie}; Path=/; SameSite=Lax; Max-Age=${isFirstDay ? 86_400 : 0}`;
}
