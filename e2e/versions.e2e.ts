/** One stored row edited in two tabs: both versions are shown, and nothing is overwritten. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { publicKey } from "#shared/release.ts";
import { origin } from "./control.ts";
import { expect, test, type Member } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const forms = [
  { name: "the safety plan", path: "/mental-health", field: "How I notice that it gets hard", act: "Save plan" },
  { name: "the relationship check-in", path: "/relationships", field: "A note for this week", act: "Save This Week" },
  { name: "the daily check-in", path: "/growth/emotional-intelligence", field: "One word for it", act: /today's check-in$/ },
  { name: "the own rules", path: "/challenge", field: "Still a no-spend day", act: "Save the rules", opens: "Change the rules" },
];

for (const { name, path, field, act, opens } of forms) {
  test(
    `${name}: what another tab saved meanwhile is shown next to the typed text`,
    { tag: "@long" }, // tabs.e2e.ts covers a journal entry in every run
    async ({ page, member: _ }) => {
      const other = await page.context().newPage();
      const input = (tab: Page) => tab.getByLabel(field, { exact: true });
      for (const tab of [page, other]) {
        await tab.goto(path);
        await tab.waitForLoadState("networkidle");
        if (opens) await tab.getByRole("button", { name: opens }).click();
      }
      await input(page).fill("first");
      await input(other).fill("second");
      await page.getByRole("button", { name: act }).click();
      const choice = other.getByRole("alert").filter({ hasText: "was also changed somewhere else." });
      await expect(choice).toContainText("first");
      await expect(input(other)).toHaveValue("second");
      await other.reload();
      await expect(input(other)).toHaveValue("second");
      await expect(choice).toContainText("first");
      await choice.getByRole("button", { name: "Use mine" }).click();
      await expect(choice).toBeHidden();
      await other.reload();
      await page.reload();
      for (const tab of [page, other]) {
        if (opens) await tab.getByRole("button", { name: opens }).click();
        await expect(input(tab)).toHaveValue("second");
      }
    },
  );
}

test("two tabs that change different parts of the safety plan lose neither", { tag: "@long" }, async ({ page, member }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto("/mental-health");
    await tab.waitForLoadState("networkidle");
  }
  await page.getByLabel("People I can call").fill("Ana");
  await other.getByLabel("Places where I am safe").fill("the library");
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(other.getByLabel("People I can call")).toHaveValue("Ana");
  await other.getByRole("button", { name: "Save plan" }).click();
  await expect.poll(() => member.call("GET", "/api/safety/plan")).toMatchObject({ people: "Ana", places: "the library" });
});

test("the other version can be chosen instead, and clearing a part counts as a change @long", async ({ page, member }) => {
  await member.call("PUT", "/api/safety/plan", { signs: "tired", calming: "", people: "", places: "" });
  await page.goto("/mental-health");
  await page.waitForLoadState("networkidle");
  const signs = page.getByLabel("How I notice that it gets hard");
  await expect(signs).toHaveValue("tired");
  await signs.fill("");
  await member.call("PUT", "/api/safety/plan", { signs: "from the phone", calming: "", people: "", places: "" });
  await page.getByRole("button", { name: "Save plan" }).click();
  const choice = page.getByRole("alert").filter({ hasText: "This plan was also changed somewhere else." });
  await expect(choice).toContainText("from the phone");
  await expect(signs).toHaveValue("");
  await choice.getByRole("button", { name: "Use the other version" }).click();
  await expect(signs).toHaveValue("from the phone");
  await expect(page.locator(".toast"), "of the save that failed").toHaveCount(0);
  await signs.fill("");
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect.poll(() => member.call("GET", "/api/safety/plan")).toMatchObject({ signs: "" });
});

const rowForms = [
  {
    name: "a habit",
    path: "/lifestyle",
    arrange: (member: Member, id: string) => member.call("POST", "/api/lifestyle/habits", { id, name: "Read", category: "Mind" }),
    remove: (member: Member, id: string) => member.call("DELETE", `/api/lifestyle/habits/${id}`),
    open: async (tab: Page) => {
      await tab.getByRole("button", { name: /^Read: . of the last seven days/ }).click();
      await tab.getByRole("button", { name: "Edit Read", exact: true }).click();
    },
    field: "Category",
    act: "Save",
    stored: async (member: Member, id: string) =>
      (await member.call<{ id: string; category: string }[]>("GET", "/api/lifestyle/habits")).find((one) => one.id === id)?.category,
  },
  {
    name: "a saving spot",
    path: "/lifestyle",
    arrange: (member: Member, id: string) => member.call("POST", "/api/lifestyle/spots", { id, name: "Market", note: "Eggs" }),
    remove: (member: Member, id: string) => member.call("DELETE", `/api/lifestyle/spots/${id}`),
    open: (tab: Page) => tab.getByRole("button", { name: "Edit Market", exact: true }).click(),
    field: "Note",
    act: "Save",
    stored: async (member: Member, id: string) =>
      (await member.call<{ id: string; note: string }[]>("GET", "/api/lifestyle/spots")).find((one) => one.id === id)?.note,
  },
  {
    name: "a document's name",
    path: "/pdf-generator",
    arrange: async (member: Member, id: string) => {
      const answer = await fetch(`${origin()}/api/documents/upload`, {
        method: "POST",
        body: "words",
        headers: {
          apikey: publicKey,
          authorization: `Bearer ${member.token}`,
          "content-type": "application/octet-stream",
          "x-file-name": "a.txt",
          "x-document-type": "other",
          "x-document-id": id,
        },
      });
      expect(answer.status, await answer.text()).toBe(200);
    },
    remove: (member: Member, id: string) => member.call("DELETE", `/api/documents/${id}`),
    open: (tab: Page) => tab.getByRole("button", { name: "Open a.txt" }).click(),
    field: "Name",
    act: "Rename",
    ending: ".txt",
    stored: async (member: Member, id: string) =>
      (await member.call<{ documents: { id: string; fileName: string }[] }>("GET", "/api/documents")).documents.find((one) => one.id === id)
        ?.fileName,
  },
];

for (const { name, path, arrange, remove, open, field, act, ending = "", stored } of rowForms) {
  test(
    `${name}: of two tabs that change it neither overwrites the other, and deleted elsewhere it can be added again`,
    { tag: "@long" }, // money-tabs.e2e.ts covers an expense in every run, with the same src/web/row-editor.ts
    async ({ page, member }) => {
      const id = randomUUID();
      await arrange(member, id);
      const other = await page.context().newPage();
      const input = (tab: Page) => tab.getByLabel(field, { exact: true });
      for (const tab of [page, other]) {
        await tab.goto(path);
        await open(tab);
      }
      await input(page).fill(`first${ending}`);
      await input(other).fill(`second${ending}`);
      await page.getByRole("button", { name: act, exact: true }).click();
      await expect.poll(() => stored(member, id)).toBe(`first${ending}`);
      const choice = other.getByRole("alert").filter({ hasText: "was also changed somewhere else." });
      await expect(choice).toContainText(`first${ending}`);
      await expect(input(other)).toHaveValue(`second${ending}`);
      await choice.getByRole("button", { name: "Use mine" }).click();
      await other.getByRole("button", { name: act, exact: true }).click();
      await expect.poll(() => stored(member, id)).toBe(`second${ending}`);

      await page.reload();
      if (ending === "") await open(page);
      else await page.getByRole("button", { name: "Open second.txt" }).click();
      await input(page).fill(`third${ending}`);
      await remove(member, id);
      await page.getByRole("button", { name: act, exact: true }).click();
      const gone = page.getByRole("alert").filter({ hasText: "was deleted somewhere else." });
      await expect(gone).toBeVisible();
      await expect(input(page)).toHaveValue(`third${ending}`);
      await gone.getByRole("button", { name: "Add it again" }).click();
      await expect.poll(() => stored(member, id)).toBe(`third${ending}`);
    },
  );
}
