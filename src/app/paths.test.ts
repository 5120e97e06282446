import { expect, test } from "vitest";
import { isKnownPath, navigation, pageAt, pages } from "./paths.ts";

test("the routes are those of the specification, and every one but Home is gated", () => {
  expect(pages).toHaveLength(23);
  expect(pages.filter((page) => !page.isGated).map((page) => page.path)).toEqual(["/"]);
  expect(pages.filter((page) => "icon" in page)).toHaveLength(11);
  expect(navigation()[0]?.name).toBe("Home");
});

test("a slash at the end names the same page, and anything else is unknown", () => {
  expect(pageAt("/mental-health/")?.path).toBe("/mental-health");
  expect(["/", "/auth", "/auth/", "/mental-health"].every(isKnownPath)).toBe(true);
  expect(["/Auth", "/mental-health/x", "/growth/none", "/auth.html"].filter(isKnownPath)).toEqual([]);
});
