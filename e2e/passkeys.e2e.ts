/** Passkeys on Chromium's virtual authenticator (CDP WebAuthn). */
import type { CDPSession, Page } from "@playwright/test";
import { expect, expectNoAxe, openAccount, signIn, test } from "./people.ts";

test.use({ isDataSaving: true });

async function aDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
};

test("a passkey is added, signs in without a password, and stops working once it was cloned or removed @long", async ({
  page,
  member,
  guard,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/status of 401|ERR_FAILED/);
  const { cdp, authenticatorId } = await aDevice(page);
  await page.goto("/");
  await openAccount(page, "Security");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await passkeys.getByLabel("Name").fill("My laptop");
  await passkeys.getByLabel("Password").fill(member.password);
  await expectNoAxe(page);
  // the answer is lost: the device makes no second passkey
  await page.route(
    "**/api/rpc/passkeys/add",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await passkeys.getByRole("button", { name: "Add this device" }).click();
  await expect(passkeys.getByText("My laptop")).toBeVisible();
  await page.keyboard.press("Escape");
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toHaveLength(1);
  const [copy] = credentials;
  if (!copy) throw new Error("no passkey");

  await signOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();

  // the authenticator as it was before its last use, as a clone would be
  await signOut(page);
  await cdp.send("WebAuthn.removeCredential", { authenticatorId, credentialId: copy.credentialId });
  await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: { ...copy, signCount: 0 } });
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("it may have been copied").first()).toBeVisible();

  // the password still works, and the lost device is removed there
  await signIn(page, member);
  await openAccount(page, "Security");
  await passkeys.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(passkeys.getByText("My laptop")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await signOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("That passkey does not open an account here.").first()).toBeVisible();
});

test("the email field offers the device's passkeys @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.addInitScript(() => {
    // records what the browser is asked for: headless Chromium shows no list below the field
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      (globalThis as { mediation?: string | undefined }).mediation = options?.mediation;
      return get(options);
    };
  });
  await aDevice(page);
  await page.goto("/");
  await signOut(page);
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email webauthn");
  await page.getByLabel("Email").focus();
  await expect.poll(() => page.evaluate(() => (globalThis as { mediation?: string }).mediation)).toBe("conditional");
  // the password still works meanwhile
  await signIn(page, member);
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
});
