import { expect, test } from "vitest";
import { emailProblem, passwordProblem, personOf } from "./account.rules.ts";

test.each(["maya@example.com", "m.o+tag@sub.example.co.uk", "ü@exämple.de"])("%s is taken as an address", (email) => {
  expect(emailProblem(email)).toBeNull();
});

test.each(["", "maya", "maya@", "@example.com", "a b@example.com", "a@b", "a@b.c", "x\0@example.com", `${"x".repeat(250)}@example.com`])(
  "%j is not taken as an address",
  (email) => {
    expect(emailProblem(email)).not.toBeNull();
  },
);

test("five characters are too few, six are enough, whatever they are", () => {
  expect(passwordProblem("abcde")).toBe("Please use at least 6 characters.");
  expect(passwordProblem("abcdef")).toBeNull();
  expect(passwordProblem("a b 🌿 c")).toBeNull();
  expect(passwordProblem("🌿".repeat(6))).toBeNull();
});

test("128 characters are taken and 129 are not", () => {
  expect(passwordProblem("x".repeat(128))).toBeNull();
  expect(passwordProblem("🌿".repeat(128))).toBeNull();
  expect(passwordProblem("x".repeat(129))).toBe("Please use at most 128 characters.");
});

test("one person is one person under every spelling of an address", () => {
  expect(personOf("Maya.Okafor+trial2@Gmail.com")).toBe("mayaokafor@gmail.com");
  expect(personOf("maya+x@posteo.net")).toBe("maya@posteo.net");
  expect(personOf("m.aya@posteo.net")).not.toBe(personOf("maya@posteo.net"));
});
