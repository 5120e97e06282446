import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The text between the marks of `name` in a page of docs/; writes `text` there when given. */
export function markedPart(page: string, name: string, text?: string): string {
  const path = join(import.meta.dirname, "../docs", page);
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const whole = readFileSync(path, "utf8");
  const [from, to] = [whole.indexOf(begin) + begin.length, whole.indexOf(end)];
  if (to < from) throw new Error(`docs/${page} has no part "${name}"`);
  if (text !== undefined) writeFileSync(path, `${whole.slice(0, from)}\n${text}\n${whole.slice(to)}`);
  return whole.slice(from, to);
}
