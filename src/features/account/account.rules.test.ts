import { expect, test } from "vitest";
import { emailProblem, passwordProblem, personOf, signInPasswordProblem } from "./account.rules.ts";

test.each([
  "maya@example.com",
  "m.o+tag@sub.example.co.uk",
  "a..b@z.de",
  "a&b@z.de",
  ".a.@z.de",
  "maya@exämple.de",
  "maya@例え.テスト",
  "x@1.2.co",
])("%s is accepted as an address", (email) => {
  expect(emailProblem(email)).toBeNull();
});

test.each([
  "",
  "maya",
  "maya@",
  "@example.com",
  "a b@example.com",
  "a@b",
  "a@b.c",
  "x\0@example.com",
  `${"x".repeat(250)}@example.com`,
  "müller@firma.at",
  "a@b@example.com",
  "a@-b.de",
  "a@b-.de",
  "a@b..de",
  "a@127.0.0.1",
  '"a"@b.de',
  "a@b_c.de",
  "a,b@z.de",
  `${"x".repeat(65)}@z.de`,
])("%j is refused as an address", (email) => {
  expect(emailProblem(email)).toBe("Please enter your email address, like name@example.com.");
});

test("five characters are too few, six are enough, whatever they are", () => {
  expect(passwordProblem("abcde")).toBe("Please use at least 6 characters.");
  expect(passwordProblem("abcdef")).toBeNull();
  expect(passwordProblem("a b 🌿 c")).toBeNull();
  expect(passwordProblem("🌿".repeat(6))).toBeNull();
});

test("at sign-in an empty password is asked for, and a typed one is checked as any other", () => {
  expect(signInPasswordProblem("")).toBe("Please enter your password.");
  expect(signInPasswordProblem("", 1)).toBe("Please enter your password.");
  expect(signInPasswordProblem("abcde")).toBe("Please use at least 6 characters.");
  expect(signInPasswordProblem("abcdef")).toBeNull();
});

test("128 characters are accepted and 129 are not", () => {
  expect(passwordProblem("x".repeat(128))).toBeNull();
  expect(passwordProblem("🌿".repeat(128))).toBeNull();
  expect(passwordProblem("x".repeat(129))).toBe("Please use at most 128 characters.");
});

test.each([
  ["Gmail: dots, +tag and the older name", "Maya.Okafor+trial2@Gmail.com", "mayaokafor@googlemail.com"],
  ["Outlook: +tag", "maya.o+x@outlook.com", "maya.o@outlook.com"],
  ["iCloud: +tag and its three names", "maya+x@me.com", "maya@icloud.com"],
  ["Proton: dots, hyphens, underscores, +tag and its four names", "ma.ya-o_k+x@protonmail.com", "mayaok@pm.me"],
  ["Yahoo: base-keyword", "maya-trial@yahoo.co.uk", "maya@yahoo.co.uk"],
  ["Fastmail: +tag and the name as a subdomain", "anything@maya.fastmail.com", "maya+x@fastmail.com"],
  ["everybody else: +tag", "maya+x@posteo.net", "maya@posteo.net"],
])("spellings of one mailbox count as one person: %s", (_, one, other) => {
  expect(personOf(one)).toBe(personOf(other));
});

test.each([
  ["dots count at Outlook", "m.aya@outlook.com", "maya@outlook.com"],
  ["dots count at iCloud", "m.aya@icloud.com", "maya@icloud.com"],
  ["dots count at Yahoo", "m.aya@yahoo.com", "maya@yahoo.com"],
  ["dots count at Fastmail", "m.aya@fastmail.com", "maya@fastmail.com"],
  ["dots count elsewhere", "m.aya@posteo.net", "maya@posteo.net"],
  ["hyphens count elsewhere", "maya-x@gmail.com", "maya@gmail.com"],
  ["Outlook and Hotmail are two mailboxes", "maya@outlook.com", "maya@hotmail.com"],
])("addresses of two people count as two: %s", (_, one, other) => {
  expect(personOf(one)).not.toBe(personOf(other));
});
