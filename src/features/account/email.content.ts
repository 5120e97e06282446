import { reminderKinds, subjectOf, type ReminderKind } from "./reminder.content.ts";

/** A reminder that is due; `details` is the feature's text, "" if there is none. `isToday`: see `subjectOf`. */
export type Reminder = { kind: keyof typeof reminderKinds; details: string; isToday: boolean };
type Words = { subject: string; text: string };

const signature = "\n\nEvenday\nIf you are in danger or it is too much right now: call or text 988, or call 911.";

/** At the end of every reminder: the link that unsubscribes from it. */
const offLine = (off: string) => `\n\nStop these emails: ${off}`;

/** The account's address, and whether its owner signs in with a password, so that emails mention one only then. */
export type Account = { url: string; hasPassword: boolean };

/** What to do about an unwanted change. */
const closeAccount = ({ url, hasPassword }: Account, effect: string) =>
  hasPassword
    ? `choose a new password here, with "Forgot it?". ${effect}: ${url}`
    : `sign in here, remove what you do not know under Security in your account, and press "Sign out everywhere else": ${url}`;
const endEvery = (what: string, { url, hasPassword }: Account) =>
  `${hasPassword ? "change your password" : 'press "Sign out everywhere else" under Security in your account'}, which ends every ${what}: ${url}`;
const provenBy = ({ hasPassword }: Account) => (hasPassword ? ", with its password" : "");

/**
 * Every email that Evenday sends, but that of a failed payment (billing). Plain text, at most one link and the unsubscribe link of a reminder,
 * nothing that a member wrote.
 */
export const emails = {
  alreadyHere: (url: string): Words => ({
    subject: "You already have an Evenday account",
    text: `Someone, probably you, tried to sign up with this address. You already have an account, so nothing was changed.\n\nSign in here: ${url}\n\nIf it was not you, you don't need to do anything.${signature}`,
  }),
  confirmEmail: (url: string): Words => ({
    subject: "Please confirm your email",
    text: `Welcome to Evenday. This link confirms that the address is yours and brings you in:\n\n${url}\n\nIt works for 24 hours. If you did not sign up, you can ignore this email.${signature}`,
  }),
  confirmNewEmail: (url: string): Words => ({
    subject: "Please confirm your new email",
    text: `You asked to use this address for your Evenday account. This link confirms that it is yours:\n\n${url}\n\nIt works for 24 hours. The change is made 24 hours after you asked for it; until then your old address stays.${signature}`,
  }),
  addressAsked: ({ url, hasPassword }: Account): Words => ({
    subject: "Your Evenday email is about to change",
    text: `Someone who ${hasPassword ? "knows your password" : "is signed in to your account"} asked to use another address for your Evenday account. If that was you, you don't need to do anything: the change is made in 24 hours, once the new address is confirmed.\n\nIf it was not you, this link stops it${hasPassword ? ", signs out every device and lets you choose a new password" : " and signs out every device"}:\n\n${url}${signature}`,
  }),
  addressChanged: (): Words => ({
    subject: "Your Evenday email was changed",
    text: `Your Evenday account has another email address now, and this one is no longer used for it. Other devices were signed out.\n\nIf that was not you, please write to the people who run this Evenday.${signature}`,
  }),
  passwordChanged: (url: string): Words => ({
    subject: "Your Evenday password was changed",
    text: `The password of your Evenday account was just changed, and other devices were signed out.\n\nIf that was not you, choose a new one here, with "Forgot it?": ${url}${signature}`,
  }),
  secondFactorChanged: (isOn: boolean, account: Account): Words => ({
    subject: `The second step of your Evenday account was switched ${isOn ? "on" : "off"}`,
    text: `Signing in to your Evenday account ${isOn ? "now asks for a code from an app as well" : "no longer asks for a code from an app"}. Other devices were signed out.\n\nIf that was not you, ${closeAccount(account, isOn ? "Within seven days that also switches the second step off again. It signs out every device" : "That signs out every device")}${signature}`,
  }),
  passkeyChanged: (isAdded: boolean, account: Account): Words => ({
    subject: `A passkey was ${isAdded ? "added to" : "removed from"} your Evenday account`,
    text: `${
      isAdded
        ? `A passkey was just added to your Evenday account${provenBy(account)}. Anyone who holds that device can sign in with it.`
        : "A passkey was just removed from your Evenday account. It no longer opens the account; your other ways to sign in still do."
    }\n\nIf that was not you, ${closeAccount(account, "That removes every passkey and signs out every device")}${signature}`,
  }),
  providerChanged: (isConnected: boolean, name: string, url: string): Words => ({
    subject: `${name} was ${isConnected ? "connected with" : "removed from"} your Evenday account`,
    text: `${
      isConnected
        ? `${name} was just connected with your Evenday account, by its owner's password or passkey. Your account at ${name} now signs you in.`
        : `${name} was just removed from your Evenday account and no longer signs you in. Your other ways to sign in still do. Other devices were signed out.`
    }\n\nIf that was not you, sign in here, remove what you do not know under Security in your account, and sign out everywhere else: ${url}${signature}`,
  }),
  newDevice: (device: string, account: Account): Words => ({
    subject: "A new device signed in to your Evenday account",
    text: `Someone just signed in to your Evenday account on a device that we did not know (${device}). One that was signed out counts as new again. If that was you, you don't need to do anything.\n\nIf it was not you, ${closeAccount(account, "That signs out every device")}${signature}`,
  }),
  wrongCodes: (account: Account): Words => ({
    subject: "Wrong codes were tried at your Evenday account",
    text: `Someone got past the first step of signing in to your Evenday account, and then entered many wrong codes, on a device that we did not know. They did not get in. If that was you, you don't need to do anything.\n\nIf it was not you, ${closeAccount(account, "That signs out every device")}${signature}`,
  }),
  wrongPasswords: (account: Account): Words => ({
    subject: "Wrong passwords were tried at your Evenday account",
    text: `Someone entered many wrong passwords for your Evenday account, on devices that we did not know. They did not get in. A device that is new to the account now waits some days before it can sign in. The devices you are signed in on work as before.\n\nYou don't need to do anything. If you want to sign in on a new device today, choose a new password with "Forgot it?": ${account.url}${signature}`,
  }),
  calendarAddress: (account: Account): Words => ({
    subject: "A calendar of your Evenday account has a new address",
    text: `A private calendar address was just made in your Evenday account. Anyone who has it can read what was chosen for that calendar, such as the days on which bills are due.

If that was not you, delete the calendar in your account and ${endEvery("address", account)}${signature}`,
  }),
  calendarWider: (account: Account): Words => ({
    subject: "A calendar of your Evenday account shows more now",
    text: `Something was just added to what a private calendar of your Evenday account shows. Anyone who has its address can read it too.

If that was not you, change or delete the calendar in your account and ${endEvery("address", account)}${signature}`,
  }),
  apiToken: (account: Account): Words => ({
    subject: "A token of your Evenday account was just made",
    text: `An API token was just made in your Evenday account${provenBy(account)}. Anyone who has it can read or change what was chosen for it.

If that was not you, ${endEvery("token", account)}${signature}`,
  }),
  webhook: (account: Account): Words => ({
    subject: "A webhook of your Evenday account was just added",
    text: `A webhook was just added to your Evenday account${provenBy(account)}. From now on a server on the internet is sent what was chosen for it, such as the amounts of expenses or the number of a mood.

If that was not you, ${endEvery("webhook", account)}${signature}`,
  }),
  webhookWider: (account: Account): Words => ({
    subject: "A webhook of your Evenday account is sent more now",
    text: `Something was just added to what a webhook of your Evenday account sends to a server on the internet.

If that was not you, ${endEvery("webhook", account)}${signature}`,
  }),
  webhookPaused: (url: string): Words => ({
    subject: "A webhook of your Evenday account is paused",
    text: `The server of one of your webhooks took nothing for a day, so Evenday stopped sending to it. What was not delivered is in its log for 7 days, where you can send it again once the server answers: ${url}${signature}`,
  }),
  accountDeleted: (account: Pick<Account, "hasPassword">): Words => ({
    subject: "Your Evenday account is deleted",
    text: `Your Evenday account was just deleted, as requested${account.hasPassword ? " with its password" : " in the account itself"}. Any subscription ended with it. We will not write to you again.${signature}`,
  }),
  reset: (url: string): Words => ({
    subject: "A new password for Evenday",
    text: `This link lets you choose a new password. It works once, for one hour, and signs out every device:\n\n${url}\n\nIf you did not ask for it, you don't need to do anything: your password stays as it is.${signature}`,
  }),
  reminder: ({ kind, details, isToday }: Reminder, home: string, off: string): Words => {
    const { path, text }: ReminderKind = reminderKinds[kind];
    return { subject: subjectOf(kind, isToday), text: `${text({ url: `${home}${path}`, details })}${offLine(off)}${signature}` };
  },
};
