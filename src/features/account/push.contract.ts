import { z } from "zod";
import { byId, del, get, id, instant, post, put } from "#shared/fields.ts";
import { longestEndpoint, pushMessages } from "./push.rules.ts";

const device = z.object({
  id,
  name: z.string().describe("browser and system"),
  endpointHash: z.string().describe("SHA-256 of its address at the push service, base64url: a browser finds itself by it"),
  isDetailed: z.boolean().describe("whether its notifications may name bills and documents"),
  isThisSession: z.boolean().describe("whether it was last registered in this session, whose end ends it"),
  createdAt: instant,
  usedAt: instant.nullable().describe("when its push service last took a notification"),
});

export const pushContract = {
  list: get("/push", "Devices that get reminders as notifications").output(
    z.object({ publicKey: z.string().describe("what a browser subscribes with (VAPID, RFC 8292)"), devices: z.array(device) }),
  ),
  add: post("/push", "Register this browser for notifications; again after its address changed")
    .input(
      z.object({
        endpoint: z.url({ protocol: /^https$/, error: pushMessages.address }).max(longestEndpoint, pushMessages.address),
        p256dh: z
          .string()
          .max(100, pushMessages.key)
          .describe("the browser's public key, base64url")
          .meta({ examples: ["BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"] }),
        auth: z
          .string()
          .max(100, pushMessages.key)
          .describe("the browser's secret, base64url")
          .meta({ examples: ["tBHItJI5svbpez7KI4CCXg"] }),
      }),
    )
    .output(byId),
  change: put("/push/{id}", "Whether the notifications of a device may name bills and documents")
    .input(z.object({ id, isDetailed: z.boolean() }))
    .output(byId),
  remove: del("/push/{id}", "No more notifications on a device").input(byId).output(byId),
};
