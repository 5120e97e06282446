import type { DeliveryStatus, PauseReason, WebhookEventName } from "./webhook.rules.ts";

export const webhookLabels: Record<WebhookEventName, string> = {
  "expense.created": "An expense is added: amount, category and day",
  "habit.checked": "A habit is checked off",
  "no_spend_day.logged": "A no-spend day is logged",
  "mood.logged": "A mood is logged, as a number",
  "bill.due": "A bill is due today",
  "trial.ending": "The trial ends within a day",
  "subscription.changed": "The subscription changes",
};

export const pauseWords: Record<PauseReason, string> = {
  failing: "Paused: it did not answer for a day.",
  gone: "Paused: the server says that it is gone for good.",
  unreadable: "Paused: its secret can't be read anymore. Please delete it and add it again.",
};

export const deliveryWords: Record<DeliveryStatus, string> = {
  delivered: "delivered",
  waiting: "will be tried again",
  failed: "not delivered",
  held: "held by a pause",
};
