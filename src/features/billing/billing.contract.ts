import { z } from "zod";
import { get, instant, post } from "#shared/fields.ts";

const state = z.object({
  kind: z.enum(["stripe", "sandbox", "none"]).describe("what takes payments here"),
  status: z.string(),
  hasAccess: z.boolean(),
  trialEndsAt: instant,
  paidUntil: instant.nullable(),
  graceEndsAt: instant.nullable(),
  cancelsAtEnd: z.boolean(),
  isSubscribed: z.boolean(),
  priceCents: z.int(),
});

export const billingContract = {
  state: get("/billing/state", "Trial, subscription and what can be done about it").output(state),
  cancel: post("/billing/cancel", "Cancel at the end of what is paid").output(state),
  resume: post("/billing/resume", "Take a cancellation back before the end").output(state),
  portal: post("/billing/portal", "The address of the page for card and invoices").output(z.object({ url: z.string() })),
};
