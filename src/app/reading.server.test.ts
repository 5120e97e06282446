import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { createTestServer } from "#testing/server.ts";
import { databaseOf, sample, samples, sendFile } from "#testing/import-files.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { isSmall } from "./reading.ts";

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const daylio = () => sample("daylio.csv");

test("a short file with many rows or cells is read in a thread as well", () => {
  const of = (text: string) => [{ bytes: strToU8(text) }];
  expect(isSmall([{ bytes: daylio() }])).toBe(true);
  expect(isSmall(of("I slept well, and walked to the sea. ".repeat(2_500)))).toBe(true);
  for (const one of ["\n", "\r", ",", ";\t", "|", '"', "!", "["])
    expect(isSmall(of(`Date,Habit\n2024-01-01,2\n${one.repeat(12_000)}`)), one).toBe(false);
  expect(isSmall(of("x".repeat(100_001)))).toBe(false);
});

test("a file's type is recognized by its content, whatever its name and encoding", async () => {
  const maya = await aMember();
  const text = Buffer.from(daylio())
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const forms: [string, Uint8Array, string][] = [
    ["daylio.csv", daylio(), "journal"],
    ["statement.ofx", daylio(), "journal"],
    ["photo.jpg", Buffer.from(text.replaceAll("\n", "\r\n")), "journal"],
    ["old-mac.csv", Buffer.from(text.replaceAll("\n", "\r")), "journal"],
    ["wide.csv", utf16(text), "journal"],
    ["inside.zip", zipSync({ "export/a b.txt": daylio() }), "journal"],
    ["loop.csv", sample("loop-checkmarks.csv"), "habits"],
    ["actual.csv", databaseOf(sample("actual.sql").toString()), "money"],
    ["daylio.csv", sample("bank.ofx"), "bank"],
    ["camt.xml", sample("bank-camt.xml"), "bank"],
    ["bank.txt", sample("bank.mt940"), "bank"],
    ["swift.txt", Buffer.concat([Buffer.from("{1:F01BANKDEFFXXXX0000000000}{4:\n"), sample("bank.mt940")]), "bank"],
    ["polish.csv", strToU8("PKO BP;2026-11-20;-4,20\n"), "bank"],
    ["broken-day.csv", strToU8("Date,Read,Run\n2026-11-20,2,0\nbad,2,2\n2026-11-18,0,2\n"), "habits"],
    ["titled.csv", strToU8("My account\n\nDate;Amount\n2026-11-20;-4,20\n"), "bank"],
    ["evenday.zip", zipSync({ "evenday.json": strToU8("{}"), "data/journal_entries.json": strToU8("[]") }), "archive"],
  ];
  for (const [name, bytes, kind] of forms) expect((await sendFile(maya, name, bytes)).body.kind, name).toBe(kind);
});

test("a file that cannot be read is refused with its reason, and removed from the disk", async () => {
  const home = await createTestServer({ LOG_LEVEL: "debug" });
  const maya = await aMember(home);
  const whole = zipSync({ "Journal.json": sample("day-one.json"), "b.json": strToU8(JSON.stringify("x".repeat(90_000))) });
  const locked = Buffer.from(whole);
  locked.writeUInt16LE(locked.readUInt16LE(6) | 1, 6);
  const flipped = Buffer.from(whole);
  flipped.fill(0xff, 60, 160);
  const database = databaseOf(sample("actual.sql").toString());
  const refused: [string, Uint8Array, string][] = [
    ["cut.zip", whole.subarray(0, whole.length - 30), "The end of this ZIP is missing"],
    ["half.zip", whole.subarray(0, whole.length / 2), "damaged"],
    ["flipped.zip", flipped, "damaged"],
    ["locked.zip", locked, "protected by a password"],
    ["bearable.csv", strToU8("date,category,rating/amount,notes\n2026-11-20,Mood,7,good\n"), "We do not know this file"],
    ["feed.ics", strToU8("BEGIN:VCALENDAR\r\nDTSTART;VALUE=DATE:20261120\r\nEND:VCALENDAR\r\n"), "We do not know this file"],
    ["nested.zip", zipSync({ "inner.zip": whole }), "holds another ZIP"],
    ["bank.zip", zipSync({ "statement.csv": sample("bank-mixed.csv") }), "unpack this ZIP and choose the file inside"],
    ["photos.zip", zipSync({ "a.jpg": new Uint8Array(10) }), "nothing in this ZIP"],
    ["empty.zip", zipSync({}), "nothing in this ZIP"],
    ["bomb.zip", zipSync({ "bomb.csv": new Uint8Array(70_000_000) }), "unpacks to more than we can take"],
    ["a.pdf", strToU8("%PDF-1.7 and so on"), "This is a PDF"],
    ["a.html", strToU8("<!doctype html><html>"), "This is a web page"],
    ["a.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "not text"],
    [
      "odd.sqlite",
      databaseOf("create table transactions (id text, amount text); insert into transactions values ('1', 'x')"),
      "not one that we know",
    ],
    [
      "view.sqlite",
      databaseOf("create view transactions as with recursive n(x) as (select 1 union all select x + 1 from n) select x as id from n"),
      "not one",
    ],
    ["cut.sqlite", database.subarray(0, 5000), "damaged, or not one that we know"],
    ["other.json", strToU8('{"a": [1, 2]}'), "do not know this file"],
    ["export.xml", strToU8('<?xml version="1.0"?>\n<HealthData><Record value="300, 2"/></HealthData>'), "do not know this file"],
    ["notes.txt", strToU8("I will call Ana on the 20th"), "do not know this file"],
    ["letter.txt", strToU8("Dear Ana,\nthank you, it was lovely.\n"), "do not know this file"],
    ["broken.json", strToU8('{"metadata": {}, "entries": ['), "do not know this file"],
  ];
  for (const [name, bytes, words] of refused) {
    const { status, body } = await sendFile(maya, name, bytes);
    expect([status >= 400 && status < 500, body.message], name).toEqual([true, expect.stringContaining(words)]);
  }
  expect((await sendFile(maya, "empty.csv", new Uint8Array(0))).status).toBe(400);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("evenday-sqlite-"))).toEqual([]);
  expect(home.logged.join("")).not.toMatch(/New Year|cut\.sqlite|day-one/);
});

test("a cell of ten megabytes and ten thousand rows are read, or refused with their line", async () => {
  const maya = await aMember();
  const head = "full_date,date,weekday,time,mood,activities,note_title,note\n";
  const huge = await sendFile(maya, "huge.csv", strToU8(`${head}2024-01-01,,,8:00 AM,good,,,"${"words ".repeat(1_700_000)}"\n`));
  expect([huge.status, huge.body["rows"]]).toEqual([200, 1]);
  const many = await sendFile(maya, "many.csv", strToU8(head + "2024-01-01,,,8:00 AM,good,,,note\n".repeat(10_000)));
  expect([many.status, many.body["rows"], (many.body["entries"] as unknown[]).length]).toEqual([200, 10_000, 10_000]);
});

test("a database whose statistics mislead the query planner is read in one pass over each table", async () => {
  const maya = await aMember();
  const rows = 60_000;
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})`;
  const bytes = databaseOf(`
    create table transactions (id, date, amount, description, category, notes, tombstone, isParent);
    create table payees (id, name, transfer_acct);
    create table categories (id, name);
    ${numbers} insert into transactions select i, 20240101, -100, i, null, null, 0, 0 from n;
    ${numbers} insert into payees select 'p' || i, 'x', null from n;
    analyze;
    delete from sqlite_stat1;
    insert into sqlite_stat1 values ('payees', null, '1'), ('transactions', null, '1'), ('categories', null, '1')`);
  const read = await sendFile(maya, "db.sqlite", bytes);
  expect([read.status, read.body.kind]).toEqual([200, "money"]);
});

test("Actual: a transfer with a category to an account outside the budget is spent, as a loan's payment", async () => {
  const read = async (more: string) =>
    (await sendFile(await aMember(), "db.sqlite", databaseOf(`${sample("actual.sql").toString()};${more}`))).body["file"] as {
      rows: string[][];
    };
  const loan = "update transactions set category = 'c1' where id = 't3'; update accounts set offbudget = 1 where id = 'a2'";
  expect((await read(loan)).rows).toContainEqual(["2024-03-16", "-200.00", "Transfer: Savings", "Food", "actual t3", "", ""]);
  const named = "update payees set name = 'Car loan' where transfer_acct = 'a2'";
  expect((await read(`${loan}; ${named}`)).rows).toContainEqual(["2024-03-16", "-200.00", "Car loan", "Food", "actual t3", "", ""]);
  expect((await read(`${loan}; update transactions set category = null where id = 't3'`)).rows).toHaveLength(6);
});

test("Actual: parts of a deleted split transaction are left out, and an account outside the budget is refused", async () => {
  const read = async (more: string) =>
    (await sendFile(await aMember(), "db.sqlite", databaseOf(`${sample("actual.sql").toString()};${more}`))).body["file"] as {
      rows: string[][];
      refused: { reason: string }[];
    };
  const amountsOf = ({ rows }: { rows: string[][] }) => rows.map(([, amount]) => amount);
  const all = ["-1.00", "-45.20", "-12.34", "2150.00", "-10.00", "-20.00"];
  expect(amountsOf(await read(""))).toEqual(all);
  const withParents =
    "alter table transactions add parent_id text; update transactions set id = 's' || substr(id, 4), parent_id = 't7' where isChild = 1;";
  expect(amountsOf(await read(withParents))).toEqual(all);
  for (const form of ["", withParents])
    expect(amountsOf(await read(`${form} update transactions set tombstone = 1 where id = 't7'`))).toEqual(all.slice(0, 4));
  const house = await read(
    "update accounts set offbudget = 1 where id = 'a2'; update transactions set acct = 'a2' where id in ('t1', 't3')",
  );
  expect(amountsOf(house)).toEqual(all.filter((amount) => amount !== "-45.20"));
  expect(house.refused.map(({ reason }) => reason)).toEqual([
    "This is the balance that an account began with.",
    "This account is outside the budget in Actual.",
    "This is a transfer between your own accounts.",
  ]);
});

test("a database with an invalid amount is refused, and causes no server error", async () => {
  const script = sample("actual.sql").toString();
  const odd = databaseOf(`${script};update transactions set amount = 9223372036854775807`);
  expect((await sendFile(await aMember(), "db.sqlite", odd)).status).toBe(400);
});

test("a member can have two files in progress at a time: a third is refused before its body is in memory", async () => {
  const maya = await aMember();
  const ends: (() => void)[] = [];
  const send = async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(daylio());
        ends.push(() => isCancelled || stream.close());
      },
      cancel: () => void (isCancelled = true),
    });
    const headers = { authorization: `Bearer ${maya.token}`, "content-type": "application/octet-stream", "x-file-name": "a.csv" };
    return (await maya.home.fetch("/api/reading/file", { method: "POST", body, headers, duplex: "half" } as RequestInit)).status;
  };
  const three = [send(), send(), send()];
  // none of the three bodies ends before, so that only a refusal can come first
  expect(await Promise.race(three)).toBe(429);
  ends.forEach((end) => end());
  expect((await Promise.all(three)).toSorted()).toEqual([200, 200, 429]);
  expect((await sendFile(maya, "daylio.csv", daylio())).status).toBe(200);
});

test("uploads that are still arriving keep no other member from reading a file", async () => {
  const slow = await Promise.all([aMember(), aMember(), aMember()]);
  const [first] = slow;
  const ends: (() => void)[] = [];
  const begin = ({ home, token }: Person) =>
    home.fetch("/api/reading/file", {
      method: "POST",
      body: new ReadableStream<Uint8Array>({
        start: (stream) => {
          stream.enqueue(daylio());
          ends.push(() => stream.close());
        },
      }),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream", "x-file-name": "a.csv" },
      duplex: "half",
    } as RequestInit);
  const arriving = slow.flatMap((one) => [begin(one), begin(one)]);
  await expect.poll(() => readdirSync(join(first!.home.context.config.DATA_DIR, "intake")).length).toBe(6);
  expect((await sendFile(await aMember(), "daylio.csv", daylio())).status).toBe(200);
  ends.forEach((end) => end());
  expect(new Set((await Promise.all(arriving)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("without access no file is read", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  const [first] = samples;
  expect((await sendFile(lapsed, "daylio.csv", first?.bytes() ?? new Uint8Array(1))).status).toBe(402);
});
