import { expect, test } from "vitest";
import { knownPath, navigation, pageAt, pages } from "./paths.ts";

test("the routes are those of the specification, and every one but Home is gated", () => {
  const guides =
    "emotional-intelligence workplace-safety relationship-toolkit confidence-builder practical-life-lessons adulting-101 cooking-lessons " +
    "home-maintenance job-interview-mastery medical-system-navigation difficult-conversations time-management";
  const all = [...navigation().map(({ path }) => path), ...guides.split(" ").map((slug) => `/growth/${slug}`)];
  expect(pages.map(({ path }) => path).toSorted()).toEqual(all.toSorted());
  expect(pages.filter((page) => !page.isGated).map((page) => page.path)).toEqual(["/"]);
});

test("the navigation has the names of the specification, in its order", () => {
  expect(navigation().map(({ path, name }) => `${path} ${name}`)).toEqual([
    "/ Home",
    "/budget Budget",
    "/challenge No Spend",
    "/debt Debt",
    "/mental-health Mental Health",
    "/relationships Relationships",
    "/lifestyle Lifestyle",
    "/growth Growth",
    "/life-coach AI Life Coach",
    "/gamification Progress",
    "/pdf-generator Documents",
  ]);
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
