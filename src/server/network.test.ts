import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test("the addresses of one IPv6 /64 are one network, however they are written", () => {
  expect(networkOf("2001:db8:1:2::5")).toBe("2001:db8:1:2");
  expect(networkOf("2001:db8::7:1:2:3")).toBe(networkOf("2001:db8:0:0:9:1:2:3"));
  expect(networkOf("2001:0db8:0000:0001:1:2:3:4")).toBe("2001:db8:0:1");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
});

test("the port that a proxy writes behind an address makes no other network", () => {
  expect(networkOf("192.0.2.1:51234")).toBe("192.0.2.1");
  expect(networkOf("[2001:db8:1:2::5]:51234")).toBe("2001:db8:1:2");
  expect(networkOf("[2001:db8:1:2::5]")).toBe("2001:db8:1:2");
});
