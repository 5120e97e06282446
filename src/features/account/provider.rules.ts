export const providerMessages = {
  gone: "This way of signing in is already removed.",
  unknown: "This way of signing in is no longer offered here. Please choose another.",
  over: "That took a little long, or was started in another browser or tab. Please start again here.",
  unverified: (name: string) => `${name} has not verified your email address, so it cannot be used here. Please verify it there first.`,
  noEmail: (name: string) => `${name} gave no email address, so it cannot be used here. Please allow it there, or sign in another way.`,
  lastWay: "This is the only way into your account. Please add another one first, such as a passkey.",
  passwordOff: "Passwords are not used for signing in here. Please use one of the other ways on this page.",
  notYours: "This passkey belongs to another account. Please use one of the account that you want to connect.",
} as const;
