import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aMember, type Person } from "#testing/people.ts";

const folder = "/proc/self/fd";
/** The open files of this process that were received and are deleted already. */
const openIntakes = () =>
  readdirSync(folder).filter((number) => {
    try {
      return /intake.*\(deleted\)/.test(readlinkSync(`${folder}/${number}`));
    } catch {
      return false; // closed meanwhile
    }
  });

test.skipIf(!existsSync(folder)).for(["/api/imports/lines", "/api/journal/imports/lines", "/api/lifestyle/imports/lines"])(
  "a refused body of lines leaves no file open: %s",
  async (path) => {
    const maya = await aMember();
    const before = openIntakes(); // of tests that share this process
    for (let time = 0; time < 5; time++) {
      const answer = await maya.home.fetch(path, {
        method: "POST",
        body: '{"no":"head"}\n{"a":1}\n',
        headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/x-ndjson" },
      });
      expect(answer.status).toBe(400);
    }
    await expect.poll(() => openIntakes().filter((number) => !before.includes(number))).toEqual([]);
  },
);

const filesIn = ({ home }: Person) => {
  const intake = join(home.context.config.DATA_DIR, "intake");
  return existsSync(intake) ? readdirSync(intake).length : 0;
};

test("a member has four imports under way at most, whatever they are of, and another member's are not refused", async () => {
  const [maya, theo] = [await aMember(), await aMember()];
  const send = (who: Person, body: BodyInit, path = "/api/imports/lines") =>
    who.home.fetch(path, {
      method: "POST",
      body,
      duplex: "half",
      headers: { authorization: `Bearer ${who.token}`, "content-type": "application/x-ndjson" },
    } as RequestInit);
  const ends: (() => void)[] = [];
  const begun = ["/api/imports/lines", "/api/journal/imports/lines", "/api/lifestyle/imports/lines", "/api/imports/lines"].map((path) =>
    send(maya, new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) }), path),
  );
  await expect.poll(() => filesIn(maya), { timeout: 10_000 }).toBe(4);
  expect((await send(maya, "{}")).status).toBe(429);
  expect((await send(theo, "{}")).status).toBe(400);
  ends.forEach((end) => end());
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect((await send(maya, "{}")).status).toBe(400);
});

test.skipIf(!existsSync(folder))("a refused file of another app leaves no file open", async () => {
  const maya = await aMember();
  const before = openIntakes();
  const zip = (flags: number) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, flags, 0]), Buffer.alloc(1_000_000, 7)]);
  for (const body of [zip(0), zip(1)]) {
    const headers = { authorization: `Bearer ${maya.token}`, "content-type": "application/octet-stream", "x-file-name": "a.zip" };
    expect((await maya.home.fetch("/api/reading/file", { method: "POST", body, headers })).status).toBe(400);
  }
  await expect.poll(() => openIntakes().filter((number) => !before.includes(number))).toEqual([]);
});
