import { writeFileSync } from "node:fs";
import { chunksOf } from "./chunks.ts";
import { browserStorageText } from "./device.ts";
import { entryField } from "./entry.ts";
import { unfold } from "./folds.ts";
import { expect, expectNoAxe, freshEmail, inBothThemes, test, openAccount } from "./people.ts";

test("the account drawer saves preferences, lists devices and changes the password", async ({ page, member }) => {
  await page.goto("/");
  const drawer = await openAccount(page);
  await expect(drawer.getByText(member.email)).toBeVisible();
  await expect(drawer.getByLabel("The evening before my trial ends, with the exact hour")).toBeChecked();
  await expect(drawer.getByLabel("Ask me how the day was")).not.toBeChecked();
  await inBothThemes(page, () => expectNoAxe(page));
  const tops = await drawer.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops.at(-1), "no tab alone in a row").toBe(tops.at(-2));
  await drawer.getByLabel("Currency").selectOption("EUR");
  await drawer.getByLabel("Ask me how the day was").check();
  // not lost by closing the drawer and a reload
  await drawer.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(drawer.getByText("Kept in this browser until you save.")).toBeVisible();
  await expect(drawer.getByLabel("Currency")).toHaveValue("EUR");
  await expect(drawer.getByLabel("Ask me how the day was")).toBeChecked();
  await drawer.getByLabel("Ask at").selectOption("9 PM");
  await drawer.getByLabel("Ask at").selectOption("6 PM");
  await drawer.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByText("Your preferences have been saved.")).toBeVisible();
  await expect(drawer.getByText("Kept in this browser until you save.")).toHaveCount(0);
  expect(await member.call("GET", "/api/account/profile")).toMatchObject({ currency: "EUR", reminders: { mood: true, sendHour: 18 } });
  await drawer.getByLabel("Currency").selectOption("CHF");
  await drawer.getByRole("button", { name: "Cancel" }).click();
  await expect(drawer.getByLabel("Currency")).toHaveValue("EUR");

  await drawer.getByRole("tab", { name: "Security" }).click();
  await expect(drawer.getByText("this device", { exact: true })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  const password = drawer.getByRole("form", { name: "Password" }).or(drawer.locator("form[aria-labelledby=change-password]"));
  await password.getByLabel("Current password").fill("not this one");
  await password.getByLabel("New password").fill("four other plain words");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("That is not the password of this account.")).toBeVisible();
  await password.getByLabel("Current password").fill(member.password);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed. Other devices are signed out.")).toBeVisible();

  // the export is reached by keyboard alone
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Your account" })).toBeFocused();
  await page.keyboard.press("Enter");
  const focused = (role: "tab" | "button", name: string) =>
    drawer.getByRole(role, { name }).evaluate((one) => one === document.activeElement);
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let times = 0; times < 15 && !(await until()); times += 1) await page.keyboard.press(key);
    expect(await until()).toBe(true);
  };
  await expect(drawer).toBeVisible();
  await press("Tab", async () => (await focused("tab", "Preferences")) || focused("tab", "Security"));
  await press("ArrowRight", () => focused("tab", "Your data"));
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: "Export your data" })).toBeVisible();
  await press("Tab", () => focused("button", "Export your data"));
  await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
});

test("no part of the account drawer shows operator details @long", async ({ isMobile, page, member: _ }) => {
  test.skip(isMobile, "the same words at every width");
  await page.goto("/");
  const drawer = await openAccount(page);
  for (const tab of ["Preferences", "Calendar", "Subscription", "Security", "Your data"]) {
    await drawer.getByRole("tab", { name: tab }).click();
    await page.waitForLoadState("networkidle");
    await expect(drawer).not.toContainText(
      /operator|administrator|environment|settings file|npm run|docs\/|\b[A-Z]{3,}_[A-Z_]{2,}\b|SMTP|Stripe key/i,
    );
  }
});

test("subscribing, cancelling in two clicks and resuming in the sandbox", async ({ isMobile, page, context, member }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/");
  const drawer = await openAccount(page, "Subscription");
  await expect(drawer.getByText(/^3 days left in your trial/)).toBeVisible();
  await expectNoAxe(page);
  const [checkout] = await Promise.all([context.waitForEvent("page"), drawer.getByRole("button", { name: "Subscribe Now" }).click()]);
  await expect(checkout.getByText("Test checkout. No real payment.")).toBeVisible();
  await checkout.getByRole("button", { name: "Decline the card" }).click();
  await expect(checkout.getByText("Nothing was changed.")).toBeVisible();
  await checkout.getByRole("button", { name: "Pay $8" }).click();
  await expect(checkout.getByText("Your subscription is on.")).toBeVisible();
  await checkout.close();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(drawer.getByText(/^Subscribed\. The next payment is on/)).toBeVisible();
  await drawer.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect(drawer.getByText(/^Canceled\. You have access until/)).toBeVisible();
  await drawer.getByRole("button", { name: "Resume subscription" }).click();
  await expect(drawer.getByText(/^Subscribed\./)).toBeVisible();
  expect(await member.call("GET", "/api/billing/state")).toMatchObject({ status: "active", cancelsAtEnd: false });
});

test("a lapsed member exports everything and can delete the account from the gate @phone", async ({ page, lapsedMember, guard }) => {
  guard.allow(/status of 40[012]/);
  await page.goto("/budget");
  await expect(page.getByRole("heading", { name: "Trial Ended" })).toBeVisible();
  await page.getByRole("button", { name: "export or delete everything" }).click();
  const drawer = page.getByRole("dialog", { name: "Your account" });
  await expectNoAxe(page);
  const [archive] = await Promise.all([page.waitForEvent("download"), drawer.getByRole("button", { name: "Export your data" }).click()]);
  expect(archive.suggestedFilename()).toMatch(/^evenday-[\d-]+\.zip$/);
  await drawer.getByRole("button", { name: "Delete your account" }).click();
  await drawer.getByLabel("Type the word DELETE").fill("DELETE");
  await drawer.getByLabel("Password").last().fill("wrong");
  await drawer.getByRole("button", { name: "Delete everything" }).click();
  await expect(drawer.locator(".problem").filter({ hasText: "That is not the password of this account." })).toBeVisible();
  await drawer.getByLabel("Password").last().fill(lapsedMember.password);
  await drawer.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByText("Your account is gone.")).toBeVisible();
});

for (const isDeleted of [true, false])
  test(`a session that ended after a deletion without an answer (deleted: ${isDeleted})`, async ({ isMobile, page, member, guard }) => {
    test.skip(isMobile, "the same at every width");
    guard.allow(/ERR_FAILED|status of 401/);
    await page.goto("/mental-health");
    await entryField(page).fill("quillberry");
    const drawer = await openAccount(page, "Your data");
    await drawer.getByRole("button", { name: "Delete your account" }).click();
    await drawer.getByLabel("Type the word DELETE").fill("DELETE");
    await drawer.getByLabel("Password").last().fill(member.password);
    await page.route(
      "**/api/rpc/account/remove",
      async (route) => {
        await (isDeleted ? route.fetch() : member.call("POST", "/api/auth/sign-out", {}));
        await route.abort();
      },
      { times: 1 },
    );
    await drawer.getByRole("button", { name: "Delete everything" }).click();
    await expect(page.locator(".toast")).toContainText("Your session has ended.If you can no longer sign in, your account is deleted.");
    await expect(page.getByText("Your account is gone.")).toHaveCount(0);
    await expect.poll(async () => (await browserStorageText(page)).includes("quillberry")).toBe(true);
  });

test("an import whose answer is lost is asked for again under the same key, and is not put in twice @long", async ({
  isMobile,
  page,
  member,
  stranger,
  guard,
}, testInfo) => {
  test.skip(isMobile, "the same at every width");
  void member;
  guard.allow(/status of 503|^503 for POST \/api\/account\/import$/);
  const { publicKey } = await import("#shared/release.ts");
  const { origin } = await import("./control.ts");
  const archive = await fetch(`${origin()}/api/account/export`, {
    headers: { apikey: publicKey, authorization: `Bearer ${stranger.token}` },
  });
  const keys: (string | undefined)[] = [];
  let lost = 1;
  let isBusy = false;
  let answered = 0;
  await page.route("**/api/account/import", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (isBusy) {
      isBusy = false;
      const body = { code: "unavailable", message: "Another archive is still being read into this account." };
      await route.fulfill({ status: 503, contentType: "application/json", body: JSON.stringify(body) });
      return;
    }
    const answer = await route.fetch();
    lost -= 1;
    await (lost >= 0 ? route.abort("connectionreset") : route.fulfill({ response: answer }));
    answered += lost >= 0 ? 0 : 1;
  });
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  const file = testInfo.outputPath("evenday.zip");
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
  const choose = async () => {
    await drawer.locator("input[type=file][aria-label='Choose an archive']").setInputFiles(file);
    await page.getByRole("button", { name: "Replace it" }).click();
  };
  await choose();
  await expect(page.getByText("Your archive is in.")).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();

  // both answers are lost: says so, and the same file keeps its key
  lost = 2;
  await choose();
  await expect(drawer.locator(".problem").filter({ hasText: /so your archive may be in already/ })).toBeVisible();
  await expect(page.getByText("No answer came", { exact: true })).toBeVisible();
  await choose();
  await expect(drawer.locator(".problem").filter({ hasText: /so your archive may be in already/ })).toBeHidden();
  await expect.poll(() => answered).toBe(2);
  expect(keys).toHaveLength(5);
  expect(new Set(keys.slice(2)).size).toBe(1);
  expect(keys[2]).not.toBe(keys[0]);

  // refused for now, for example because an earlier try is still running: the same file keeps its key, too
  isBusy = true;
  await choose();
  await expect(drawer.locator(".problem").filter({ hasText: "Another archive is still being read into this account." })).toBeVisible();
  await choose();
  await expect.poll(() => answered).toBe(3);
  await expect(drawer.locator(".problem").filter({ hasText: "Another archive is still being read into this account." })).toBeHidden();
  expect(keys).toHaveLength(7);
  expect(keys[6]).toBe(keys[5]);
});

test("an archive exported from one account is imported into another @long", async ({ isMobile, page, member, stranger }) => {
  test.skip(isMobile, "the same at every width");
  await stranger.call("POST", "/api/journal/entries", {
    id: crypto.randomUUID(),
    entryText: "Comes along.",
    moodRating: 7,
    isMoodSet: true,
    kind: "plain",
  });
  const { publicKey } = await import("#shared/release.ts");
  const { origin } = await import("./control.ts");
  const archive = await fetch(`${origin()}/api/account/export`, {
    headers: { apikey: publicKey, authorization: `Bearer ${stranger.token}` },
  });
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  await drawer
    .locator("input[type=file][aria-label='Choose an archive']")
    .setInputFiles({ name: "evenday.zip", mimeType: "application/zip", buffer: Buffer.from(await archive.arrayBuffer()) });
  await page.getByRole("button", { name: "Replace it" }).click();
  await expect(page.getByText("Your archive is in.")).toBeVisible();

  // delays the import half-way, so that the progress bar can be checked
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (...request) => {
      const answer = await real(...request);
      if (!String(request[0]).includes("/account/export")) return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.slice(0, bytes.length / 2));
          setTimeout(() => {
            controller.enqueue(bytes.slice(bytes.length / 2));
            controller.close();
          }, 1500);
        },
      });
      return new Response(body, { headers: answer.headers });
    };
  });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    (async () => {
      await drawer.getByRole("button", { name: "Export your data" }).click();
      const bar = drawer.getByRole("progressbar", { name: "Fetching your archive" });
      await expect(bar).toHaveAttribute("aria-valuenow", /^(49|50)$/);
      await expect(bar).toHaveAttribute("aria-valuetext", /^\d+\.\d KB of \d+\.\d KB$/);
      await expect(drawer.getByRole("status").filter({ hasText: "% of your archive is here." })).toHaveText(/^(25|50)% of/);
    })(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map((one) => one.entryText)).toEqual(["Comes along."]);
});

test("the forgotten-password form asks for the address and does not reveal which addresses have an account @long", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  await page.goto("/auth");
  // while its code loads, the form for signing in stays
  let load = () => {};
  const held = new Promise<void>((done) => (load = done));
  await page.route(chunksOf("recovery.panel"), async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Forgot it?" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  load();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Please enter your email address, like name@example.com.")).toBeVisible();
  await page.getByLabel("Email").fill(freshEmail());
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto("/auth?reset=not-a-link");
  await page.getByRole("textbox", { name: "New password" }).fill("three plain words");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("This link has been used or is too old. Please ask for a new one.").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(page.url()).not.toContain("reset=");
});

test("a member creates a token with the password, sees it once with its scopes, and revokes it @long", async ({ page, member }) => {
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  await unfold(page, "developer");
  await drawer.getByRole("button", { name: "Make a token" }).click();
  const form = drawer.getByRole("form", { name: "Make a token" });
  await form.getByRole("button", { name: "Make the token" }).click();
  await expect(form.getByText("Please name it after the program that will use it.")).toBeVisible();
  await form.getByLabel("Name", { exact: true }).fill("My spreadsheet");
  await form.getByRole("group", { name: "Budget, expenses" }).getByLabel("Read").check();
  await expect(form.getByRole("group", { name: "Journal pages" }).getByLabel("Read")).not.toBeChecked();
  await form.getByLabel("Your password").fill(member.password);
  await inBothThemes(page, () => expectNoAxe(page));
  await form.getByRole("button", { name: "Make the token" }).click();
  await expect(drawer.getByLabel("Your new token")).toHaveValue(/^evd_[\w-]{43}$/);
  await expect(drawer.getByText("budget:read")).toBeVisible();
  await drawer.getByRole("button", { name: "Revoke My spreadsheet" }).click();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByText("The token has ended.")).toBeVisible();
  expect(await member.call("GET", "/api/tokens")).toEqual({ tokens: [] });
});
