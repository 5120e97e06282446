import { publicKey } from "#shared/release.ts";
import { entryField, saveEntry } from "./entry.ts";
import { ownServer } from "./own-server.ts";
import { expect, freshEmail, test } from "./people.ts";

test("a new user signs up, writes the first entry, and finds it after a restart and after kill -9 @long", async ({
  guard,
  isMobile,
  page,
}) => {
  test.skip(isMobile, "a server ends the same at every width");
  test.setTimeout(120_000);
  const server = await ownServer();
  try {
    guard.allow(new RegExp(`^request to a foreign host: ${server.url}`));
    guard.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/);
    await page.goto(`${server.url}/auth`);
    const email = freshEmail();
    await page.getByRole("button", { name: "Don't have an account? Sign up" }).click();
    await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("three plain words");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByText("Account created! You can now log in.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("three plain words");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Welcome back!")).toBeVisible();

    await page.goto(`${server.url}/mental-health`);
    const words = "Walked home the long way.\nIt loosened a bit. 🌧️";
    await entryField(page).fill(words);
    await page.getByRole("slider", { name: "Mood, 1 to 10" }).press("ArrowRight");
    await saveEntry(page);
    await expect(entryField(page)).toHaveValue("");
    const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
    for (const how of ["in order", "kill -9"] as const) {
      await server.restart(how);
      await page.reload();
      await expect(rows, `after a restart, ${how}`).toHaveCount(1);
      await expect(rows.first()).toContainText("It loosened a bit. 🌧️");
      await expect(rows.first()).toContainText("mood 6");
    }
  } finally {
    await server.stop();
  }
});

test(
  "what is saved during a restart arrives once, and a form that cannot be queued keeps its text",
  { tag: "@long" },
  async ({ guard, isMobile, page }) => {
    test.skip(isMobile, "a server ends the same at every width");
    test.setTimeout(120_000);
    const server = await ownServer();
    try {
      guard.allow(new RegExp(`^request to a foreign host: ${server.url}`));
      guard.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_CONNECTION_RESET/);
      const [email, password] = [freshEmail(), "three plain words"];
      const call = async <Answer>(path: string, body: object) =>
        (await (
          await fetch(server.url + path, {
            method: "POST",
            headers: { apikey: publicKey, "content-type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json()) as Answer;
      await call("/api/auth/sign-up", { email, password, timeZone: "America/New_York" });
      const { token, member } = await call<{ token: string; member: object }>("/api/auth/sign-in", { email, password });
      await page.addInitScript((session) => localStorage.setItem("evenday.session", session), JSON.stringify({ token, member }));
      await page.goto(`${server.url}/mental-health`);
      await page.waitForLoadState("networkidle");
      const [entry, plan] = [entryField(page), page.getByLabel("What calms me a little")];
      await entry.fill("written while the server was away");
      await plan.fill("The long way home.");
      const restarting = server.restart("kill -9");
      await saveEntry(page);
      await page.getByRole("button", { name: "Save plan" }).click();
      await expect(plan).toHaveValue("The long way home.");
      await restarting;
      const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
      await expect(rows).toHaveCount(1, { timeout: 30_000 });
      await expect(rows).toContainText("written while the server was away");
      await page.getByRole("button", { name: "Save plan" }).click();
      await page.reload();
      await expect(rows).toHaveCount(1);
      await expect(plan).toHaveValue("The long way home.");
    } finally {
      await server.stop();
    }
  },
);
