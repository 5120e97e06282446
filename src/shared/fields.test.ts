import { expect, test } from "vitest";
import { localTime } from "./fields.ts";

test.each(["2026-02-30T10:00:00", "2026-13-01T10:00:00", "2026-11-20T24:00:00", "2026-11-20T10:00:00Z", "2026-11-20"])(
  "a local time that does not exist is refused: %s",
  (text) => expect(localTime.safeParse(text).success).toBe(false),
);

test("the last day of a leap year's February is a local time", () => {
  expect(localTime.parse("2028-02-29T23:59:59")).toBe("2028-02-29T23:59:59");
});
