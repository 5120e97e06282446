import { oc } from "@orpc/contract";
import { z } from "zod";
import { instant } from "#shared/fields.ts";

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
  state: oc.route({ method: "GET", path: "/billing/state", summary: "Trial, subscription and what can be done about it" }).output(state),
  cancel: oc.route({ method: "POST", path: "/billing/cancel", summary: "Cancel at the end of what is paid" }).output(state),
  resume: oc.route({ method: "POST", path: "/billing/resume", summary: "Take a cancellation back before the end" }).output(state),
  portal: oc
    .route({ method: "POST", path: "/billing/portal", summary: "The address of the page for card and invoices" })
    .output(z.object({ url: z.string() })),
};
