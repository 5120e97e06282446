import { expect, test } from "vitest";
import { withAttributes } from "./page-attributes.ts";

const page = (attributes: string) => `<!doctype html>\n<html lang="en"${attributes}>\n<head>`;

test("a cached page keeps the attributes of the sign-in settings, and has this browser's theme", () => {
  const settings = 'data-providers="[&#34;Home $1 &#62;&#34;]" data-password="off"';
  const stored = page(`  ${settings}`);
  expect(withAttributes(stored, stored, "dark")).toBe(page(` data-theme="dark" ${settings}`));
  expect(withAttributes(page(' data-theme=""'), stored, ""), "a part of the build").toBe(page(` ${settings}`));
  expect(withAttributes(page(' data-theme=""'), page(' data-theme="light"'), "dark")).toBe(page(' data-theme="dark"'));
});
