/** Injection: markup, scripts and formulas as user text in searches, addresses, exports, PDFs and emails. For the pages: crawl.e2e.ts. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { publicKey } from "#shared/release.ts";
import { htmlOf } from "#server/integrations/email.ts";
import { isTried, spread } from "#testing/sample.ts";
import { origin } from "./control.ts";
import { expect, test, type Member } from "./people.ts";
import { writeBy, writers } from "./writers.ts";

test.skip(({ isMobile }) => isMobile, "what is text at one width is text at the other");

/** If it is not treated as text, each sets `ran`, calls a foreign host or begins a formula. */
const canaries = [
  "<img src=x onerror=ran=1>",
  "<svg/onload=ran=1>",
  "</script><script>ran=1</script>",
  `"'><iframe srcdoc='<script>top.ran=1</script>'>`,
  "[tap](javascript:ran=1) ![x](https://evil.example/a.png)",
  " javascript:ran=1",
  "=1+1",
  "+cmd|' /C calc'!A0",
  "@SUM(1)",
  "-2+3",
  "a;=1+1",
  "\t=1+1",
];

async function writeEverywhere(member: Member): Promise<number> {
  let taken = 0;
  for (const [row, words] of canaries.entries())
    for (const [column, route] of writers.entries()) {
      if (!isTried(row, column, 4)) continue;
      if (await writeBy(route, member, words)) taken += 1;
    }
  return taken;
}

/** Scripts that ran and CSP violations on this page so far. */
async function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...("ran" in window ? ["ran"] : []), ...((window as unknown as { violations?: string[] }).violations ?? [])]);
}

test("what members write stays text in the search, in addresses, in the export, in PDFs and in emails", async ({ page, member }, info) => {
  test.setTimeout(240_000);
  const taken = await writeEverywhere(member);
  expect(taken).toBeGreaterThan(100);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));
  });

  // the search, over all stored texts
  await page.goto("/");
  let shown = 0;
  const searches = ["onerror", "svg", "script", "tap", "javascript"];
  for (const word of searches) {
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    const answered = page.waitForResponse((answer) => answer.url().endsWith("/search") && answer.request().postDataJSON().query === word);
    await dialog.getByRole("combobox").fill(word);
    await (await answered).finished();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    if (/onerror=ran|onload=ran|javascript:ran|<script>/.test(await dialog.innerText())) shown += 1;
    expect(await faultsOn(page), `search for ${word}`).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  }
  expect(shown, "searches that show what was written").toBeGreaterThan(2);

  // text in the address itself
  const words = encodeURIComponent(`"><img src=x onerror=ran=1><script>ran=1</script>`);
  const addresses = spread(
    [
      `/no/${words}`,
      `/growth/${words}`,
      `/auth?reset=${words}`,
      `/auth?confirm=${words}`,
      `/auth?stop=${words}`,
      `/?checkout=${words}`,
      `/journal?search=${words}`,
      `/mental-health?view=${words}#${words}`,
      `/budget?month=${words}`,
      `/api/members/search?query=${words}`,
      `/api/${words}`,
      `/checkout/sandbox?for=${words}`,
    ],
    4,
  );
  for (const path of addresses) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await faultsOn(page), path).toEqual([]);
  }

  // the archive: exact text in JSON, and no CSV cell that a spreadsheet would run
  const headers = { apikey: publicKey, authorization: `Bearer ${member.token}` };
  const archive = unzipSync(new Uint8Array(await (await fetch(`${origin()}/api/account/export`, { headers })).arrayBuffer()));
  const names = Object.keys(archive);
  let cells = 0;
  const json = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => strFromU8(archive[name] ?? new Uint8Array()))
    .join("\n");
  for (const one of ["<img src=x onerror=ran=1>", "=1+1", "@SUM(1)"]) expect(json).toContain(one);
  for (const name of names.filter((one) => one.endsWith(".csv")))
    for (const cell of Papa.parse<string[]>(strFromU8(archive[name] ?? new Uint8Array()))
      .data.slice(1)
      .flat()) {
      cells += 1;
      if (Number.isNaN(Number(cell))) expect(cell, name).not.toMatch(/^\s*[=+\-@]|^[\t\r]|;\s*=/);
    }
  expect(cells).toBeGreaterThan(500);

  // PDFs: drawn text only, and nothing that a PDF viewer would follow or run
  const owed = {
    id: randomUUID(),
    name: canaries[0] ?? "",
    emoji: "",
    totalCents: 100_000,
    paidCents: 0,
    rateMilli: null,
    minimumCents: 2_000,
  };
  await member.call("POST", "/api/debt/debts", owed); // the debts above may all be paid off: then there is no plan to print
  const kinds = { budget: {}, debt: {}, journal: { from: "2020-01-01", to: "2099-12-31" }, interview: {}, "weekly-plan": {} };
  let pdfs = 0;
  for (const [kind, body] of Object.entries(kinds)) {
    const answer = await fetch(`${origin()}/api/sheets/${kind}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status === 404) continue; // a kind without data has nothing to print
    expect(answer.status, kind).toBe(200);
    expect(answer.headers.get("content-disposition"), kind).toContain("attachment");
    const text = objectsOf(Buffer.from(await answer.arrayBuffer()));
    expect(text, kind).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch|Annots|EmbeddedFiles?|RichMedia|SubmitForm|GoToR)\b/);
    expect(text, kind).toContain("/Type /Page");
    pdfs += 1;
  }
  expect(pdfs).toBeGreaterThan(2);

  // emails, as their HTML is sent, on a page without our CSP
  const hostile = `https://evenday.example/auth?reset="><img src=x onerror=ran=1><script>ran=1</script>`;
  for (const words of [hostile, ...canaries]) {
    await page.goto("about:blank");
    await page.setContent(htmlOf(`This link lets you choose a new password:\n\n${words}\n\nBefore ${words} after`));
    expect(await faultsOn(page), words).toEqual([]);
    expect(await page.locator("script, img, svg, iframe, style, link, form, object").count(), words).toBe(0);
    for (const href of await page.locator("a").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol)))
      expect(["http:", "https:"]).toContain(href);
  }
  info.annotations.push({
    type: "J8",
    description: `${taken} texts stored; ${searches.length} searches, ${addresses.length} addresses, ${cells} cells, ${pdfs} PDFs, ${1 + canaries.length} mails: 0 run, 0 against the policy`,
  });
});

/** The PDF's objects without compressed streams (text, images, fonts): actions that a viewer would follow or run are named here. */
const objectsOf = (pdf: Buffer): string => pdf.toString("latin1").replace(/stream\r?\n[\s\S]*?endstream/g, "");
