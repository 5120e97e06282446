export const mostPasskeys = 20;
/** Passkeys that one account can add in a day. */
export const mostNewPasskeys = 30;
export const longestPasskeyName = 60;

export const passkeyMessages = {
  nameMissing: "Please name it after the device that holds it.",
  tooMany: `${mostPasskeys} passkeys are the most for one account. Please remove one first.`,
  notAdded: "This passkey could not be added. Please try again.",
  over: "That took a little long. Please try again.",
  gone: "This passkey is already removed.",
  failed: "That passkey does not open an account here. You can sign in another way on this page.",
  copied: "This passkey was used somewhere else since, so it may have been copied. Please sign in another way and remove it.",
  host: (host: string) => `Passkeys work at ${host} only. Please open Evenday there.`,
} as const;
