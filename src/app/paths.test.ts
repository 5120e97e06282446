import { expect, test } from "vitest";
import { knownPath, navigation, pageAt, pages } from "./paths.ts";

test("the routes are those of the specification, and every one but Home is gated", () => {
  expect(pages).toHaveLength(23);
  expect(pages.filter((page) => !page.isGated).map((page) => page.path)).toEqual(["/"]);
  expect(pages.filter((page) => "icon" in page)).toHaveLength(11);
  expect(navigation()[0]?.name).toBe("Home");
});

test("trailing slashes name the same page, and any other path is unknown", () => {
  expect(pageAt("/mental-health/")?.path).toBe("/mental-health");
  const spelled = ["/", "//", "/auth", "/auth/", "/mental-health", "/mental-health///"];
  expect(spelled.map(knownPath)).toEqual(["/", "/", "/auth", "/auth", "/mental-health", "/mental-health"]);
  expect(["/Auth", "/mental-health/x", "//mental-health", "/growth/none", "/auth.html", ""].filter(knownPath)).toEqual([]);
});

test("a path of nothing but slashes is scanned once, not once per slash", () => {
  // trying at each of them takes many minutes, longer than the test's timeout
  expect(knownPath(`${"/".repeat(1_000_000)}x`)).toBeUndefined();
});
