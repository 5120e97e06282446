import { expect, test } from "vitest";
import { clearKeysOfOthers, memberKey } from "#web/member-keys.ts";
import { browserStorage } from "#web/storage.ts";

test("what another member chose on this device is deleted, what belongs to the device stays", () => {
  const keys = [memberKey("anna", "zone-kept"), memberKey("ben", "zone-kept"), "evenday.device.plus-key"];
  for (const key of keys) browserStorage.set(key, "1");
  clearKeysOfOthers("ben");
  expect(keys.filter((key) => browserStorage.get(key) !== null)).toEqual(keys.slice(1));
  for (const key of keys) browserStorage.remove(key);
});
