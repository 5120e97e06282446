import { expect, test } from "vitest";
import { newWebhookSecret, signedHeaders } from "./webhook-post.ts";

test("the signature matches the example of the Standard Webhooks 1.0 specification", () => {
  // https://github.com/standard-webhooks/standard-webhooks, libraries' own test vector
  const headers = signedHeaders(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1_614_265_330_000,
    '{"test": 2432232314}',
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  expect(newWebhookSecret()).toMatch(/^whsec_[\w+/]{32}$/);
});
