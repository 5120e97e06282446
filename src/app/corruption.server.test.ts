import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openContext } from "#server/context.ts";
import { openLog } from "#server/log.ts";
import { verify } from "#server/admin/verify.ts";
import { newId } from "#server/ids.ts";
import { aFolder } from "#testing/server.ts";
import { proves, times } from "#testing/assurance.ts";
import { stored } from "./admin.ts";

/**
 * Simulates a disk that returns other bytes than were written, under the embedded Postgres. Each try opens a folder, so this runs in `npm
 * run assurance` only.
 */
describe.runIf(process.env["ASSURANCE"])("with damaged database files", () => {
  const place = aFolder("damage");
  const whole = join(place, "whole");
  const log = openLog("silent");
  const rows = 2000;
  const member = newId();
  const configOf = (folder: string) =>
    readConfig({ DATA_DIR: folder, NODE_ENV: "test", LOG_LEVEL: "silent", AUTH_SECRET: "the same for all of these folders 123456" });
  const words = (n: number) => `Entry ${n} of many, with words enough to fill a page after some of them.`;
  let file = "";

  beforeAll(async () => {
    const database = await openDatabase(configOf(whole), log);
    await database.owner.execute(
      sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at) values (${member}::uuid, 'damage@example.com', now(), now(), now())`,
    );
    await database.withUser(member, (tx) =>
      tx.execute(sql`insert into journal_entries (user_id, id, entry_text, mood_rating, is_mood_set, kind, created_at, local_time)
        select ${member}::uuid, gen_random_uuid(), 'Entry ' || n || ' of many, with words enough to fill a page after some of them.', 5, true, 'plain', now(), now() at time zone 'UTC' from generate_series(1, ${rows}) n`),
    );
    const found = await database.owner.execute<{ path: string }>(sql`select pg_relation_filepath('journal_entries') as path`);
    file = join("postgres", found.rows[0]?.path ?? "");
    await database.close();
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  /** What the operator and a member see on a copy damaged by `harm`. */
  async function inspect(harm: (path: string) => void) {
    const folder = mkdtempSync(join(place, "copy-"));
    cpSync(whole, folder, { recursive: true });
    harm(join(folder, file));
    try {
      const appContext = await openContext(configOf(folder), {
        log,
        database: await openDatabase(configOf(folder), log, { schema: "untouched" }),
      });
      const messages: string[] = [];
      try {
        for await (const finding of verify(appContext, stored, [], true)) messages.push(...finding.faults);
      } catch (error) {
        messages.push(String((error as Error).cause ?? error));
      }
      const input = await appContext.database
        .withUser(member, (tx) => tx.execute<{ text: string }>(sql`select entry_text as text from journal_entries`))
        .then(
          (found) => found.rows.map(({ text }) => text),
          () => [],
        );
      await appContext.database.close();
      const right = new Set(Array.from({ length: rows }, (_, n) => words(n + 1)));
      return { said: messages, wrong: input.filter((text) => !right.has(text)).length };
    } catch (error) {
      return { said: [String(error)], wrong: 0 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test("changed and missing bytes are reported, and never served as a member's text", { timeout: 600_000 }, async (context) => {
    expect((await inspect(() => undefined)).said, "whole as it was written").toEqual([]);
    const tries = times(2, 2, 20);
    let [found, wrong] = [0, 0];
    for (let at = 0; at < tries; at += 1) {
      const seen = await inspect((path) => {
        const bytes = readFileSync(path);
        if (at % 2 === 0) {
          const place = Math.floor(Math.random() * bytes.length);
          bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << (at % 8)), place);
          writeFileSync(path, bytes);
        } else truncateSync(path, Math.floor((statSync(path).size / 8192) * Math.random()) * 8192);
      });
      found += seen.said.length > 0 ? 1 : 0;
      wrong += seen.wrong;
      expect.soft(seen.said.length, at % 2 === 0 ? "a flipped bit is found" : "a file cut short is found").toBeGreaterThan(0);
    }
    expect(wrong, "wrong words served").toBe(0);
    proves(context, "D6", `${tries} database files flipped or cut short: ${found} found by verify, ${wrong} wrong rows served`);
  });
});
