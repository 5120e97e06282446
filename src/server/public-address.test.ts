import { expect, test } from "vitest";
import { isPublicHttps, isPublicIp } from "./public-address.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://fcm.googleapis.com/a", false],
  ["https://fcm.googleapis.com:8443/a", false],
  ["https://user:word@fcm.googleapis.com/a", false],
  ["https://localhost/a", false],
  ["https://db.internal/a", false],
  ["https://printer.local/a", false],
  ["https://intranet/a", false],
  ["https://127.0.0.1/a", false],
  ["https://2130706433/a", false],
  ["https://0x7f.1/a", false],
  ["https://[::1]/a", false],
  ["https://[::ffff:127.0.0.1]/a", false],
  ["https://169.254.169.254/latest", false],
  ["ftp://example.com/", false],
  ["nothing", false],
])("%s may be called: %s", (address, isAllowed) => expect(isPublicHttps(address)).toBe(isAllowed));

test.each([
  ["142.250.1.1", true],
  ["2a00:1450:4001::1", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.100.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:7f00:1::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["not an address", false],
])("%s is public: %s", (ip, isPublic) => expect(isPublicIp(ip)).toBe(isPublic));
