import { minuteMs } from "#shared/dates.ts";

/** The events that a webhook can send. */
export const webhookEvents = [
  "expense.created",
  "habit.checked",
  "no_spend_day.logged",
  "mood.logged",
  "bill.due",
  "trial.ending",
  "subscription.changed",
] as const;
export type WebhookEventName = (typeof webhookEvents)[number];

export const mostWebhooks = 5;
/** Webhooks that one account can add in a day. */
export const mostNewWebhooks = 20;
export const longestWebhookAddress = 500;
/** How long the log of deliveries is stored. */
export const logDays = 7;

/** Delay before the next try, ms, by the number of tries so far; a day in total. After the last one a delivery has failed. */
export const retryPauses: readonly number[] = [1, 5, 30, 120, 300, 480, 504].map((minutes) => minutes * minuteMs);
export const mostWebhookTries = retryPauses.length + 1;

/** Why Evenday itself paused a webhook. */
export const pauseReasons = ["failing", "gone", "unreadable"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** `delivered`; `waiting` for its next try; `failed` after a day of tries; `held` by a pause. */
export type DeliveryStatus = "delivered" | "waiting" | "failed" | "held";

type Row = { deliveredAt: Date | null; failedAt: Date | null; nextTryAt: Date | null };
export const deliveryStatus = ({ deliveredAt, failedAt, nextTryAt }: Row): DeliveryStatus =>
  deliveredAt ? "delivered" : failedAt ? "failed" : nextTryAt ? "waiting" : "held";

export const webhookMessages = {
  address: "Please give an address that starts with https://.",
  noEvent: "Please choose what is sent.",
  tooMany: `${mostWebhooks} webhooks are the most for one account. Please delete one first.`,
  gone: "This webhook is no longer here.",
  deliveryGone: "This delivery is no longer in the log.",
  delivered: "This was delivered already.",
  paused: "This webhook is paused. Please resume it first.",
} as const;
