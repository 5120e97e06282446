/** The cookie of a browser whose member had no data yet: the prerendered Home then shows the first day's greeting. It grants nothing. */
export const firstDayCookie = "evenday_first=1";

/** The name of that prerendered page among those of the paths. */
export const firstDayPage = "/#first-day";
