/** The email about a failed payment. No amount, no card, no personal data. */
export const paymentFailed = (url: string) => ({
  subject: "Your Evenday payment did not go through",
  text: `The last payment for Evenday did not go through. Nothing is lost, and you can keep using it for now. To use another card, open your account at ${url} and choose Subscription.\n\nIf you would rather stop, you don't need to do anything: everything you wrote stays yours to export.\n\nEvenday\nIf you are in danger or it is too much right now: call or text 988, or call 911.`,
});
