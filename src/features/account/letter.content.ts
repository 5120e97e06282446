type Words = { subject: string; text: string };

const signature = "\n\nEvenday\nIf you are in danger or it is too much right now: call or text 988, or call 911.";

/** Every letter that Evenday sends. Plain text, one link at most, nothing of what somebody wrote. */
export const letters = {
  alreadyHere: (url: string): Words => ({
    subject: "You already have an Evenday account",
    text: `Somebody, probably you, tried to sign up with this address. You already have an account, so nothing was changed.\n\nSign in here: ${url}\n\nIf it was not you, you need not do anything.${signature}`,
  }),
  confirmEmail: (url: string): Words => ({
    subject: "Please confirm your e-mail",
    text: `Welcome to Evenday. This link confirms that the address is yours and brings you in:\n\n${url}\n\nIt works for 24 hours. If you did not sign up, you can ignore this letter.${signature}`,
  }),
  confirmNewEmail: (url: string): Words => ({
    subject: "Please confirm your new e-mail",
    text: `You asked to use this address for your Evenday account. This link makes the change:\n\n${url}\n\nIt works for 24 hours. Until then your old address stays.${signature}`,
  }),
  reset: (url: string): Words => ({
    subject: "A new password for Evenday",
    text: `This link lets you choose a new password. It works once, for one hour, and signs out every device:\n\n${url}\n\nIf you did not ask for it, you need not do anything: your password stays as it is.${signature}`,
  }),
  trialEnds: (when: string, url: string): Words => ({
    subject: "Your Evenday trial ends tomorrow",
    text: `Your three free days end on ${when}. Nothing is charged by itself: there is no card on file.\n\nIf you want to stay, it is $8 a month, and you can cancel at any time. If not, everything you wrote stays yours to export: ${url}${signature}`,
  }),
  noSpend: (url: string): Words => ({
    subject: "Was today a no-spend day?",
    text: `You asked for this note. If today was one, it can be logged here: ${url}\n\nIf not, that is a day like any other. You can switch this letter off in your account.${signature}`,
  }),
  mood: (url: string): Words => ({
    subject: "A minute for how today was",
    text: `You asked for this note. A number and a line are enough: ${url}\n\nYou can switch this letter off in your account.${signature}`,
  }),
};
