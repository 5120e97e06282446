/** Dates in the time zone of the journeys' browsers. */
const dayAt = (instant: number) => new Date(instant).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

export const today = () => dayAt(Date.now());
export const daysAgo = (days: number) => new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10);
export const thisMonth = () => today().slice(0, 7);
