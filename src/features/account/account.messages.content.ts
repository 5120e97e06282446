/** Refusals of the server about accounts. In a file of their own, because the sign-in page does not need them. */
export const messages = {
  commonPassword: "This is one of the first passwords that someone would try. Please choose another.",
  wrongCredentials: "That email and password do not match an account here.",
  taken: "There is already an account with this email. You can sign in instead.",
  signInAgain: "For this, please sign out and sign in again. You then have ten minutes.",
  passwordMissing: "Please enter your password.",
  passwordAgain: "Please enter your password, so that nobody else takes your data along.",
  passwordToReplace: "Please enter your password, so that nobody else replaces what is here.",
  wrongPassword: "That is not the password of this account.",
  wrongCode: "That code did not work. Please try the next one that your app shows.",
  secondFactorOn: "A second factor is already switched on.",
  secondFactorChanging: "The second factor is being changed by another request. Please try again in a minute.",
  linkOver: "This link has been used or is too old. Please ask for a new one.",
  newDeviceWaits: (wait: string) =>
    `There were many wrong tries on this account, so a device that is new to it waits ${wait}. "Forgot it?" sends a link that lets you in sooner.`,
  passwordWaits: (wait: string) =>
    `There were many wrong passwords here. Please wait ${wait}, or choose a new one: "Forgot it?" where you sign in sends a link.`,
  codesWait: (wait: string) => `That was a lot of wrong codes. Please wait ${wait}, or use one of the codes you keep on paper.`,
  usedCode: "That code was used already. Please wait for the next one that your app shows.",
  ticketOver: "That took a little long, or the account was changed. Please sign in again.",
  confirmFirst: "Please confirm your email first: we have sent you a link.",
} as const;
