/** The text of a field after `sent` of it was saved: what was added since, or the whole if it was changed otherwise. */
export const wordsSince = (sent: string, now: string): string =>
  now === sent ? "" : now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
