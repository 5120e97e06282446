import { expect, test } from "vitest";
import { asciiDomain, shownAddress } from "./domains.ts";

test.each(["maya@example.com", "maya@müller.example", "maya@例え.テスト"])("%s is shown as it was typed", (email) => {
  const at = email.lastIndexOf("@") + 1;
  expect(shownAddress(`${email.slice(0, at)}${asciiDomain(email.slice(at))}`)).toBe(email);
});

test("a domain that is no punycode stays as it is", () => {
  expect(shownAddress("maya@xn--.example")).toBe("maya@xn--.example");
});
