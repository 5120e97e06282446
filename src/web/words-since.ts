import { newId } from "#web/ids.ts";

/** The text of a field after `sent` of it was saved: what was added since, or the whole if it was changed otherwise. */
export const wordsSince = (sent: string, now: string): string =>
  now === sent ? "" : now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;

/** What a draft has sent: under which id, and the text. Empty ids before the first attempt. */
type Sent = { id: string; sent?: string };

/**
 * What to save `text` under. The server may have stored an attempt without an answer, so the next one has the same id, unless its text is
 * another one: that is a page of its own.
 */
export const sentAs = ({ id, sent = "" }: Sent, text: string): Required<Sent> => ({
  id: id && text.startsWith(sent) ? id : newId(),
  sent: text,
});
