/**
 * npm run strings: writes docs/strings.md (not tracked), every string that members read, by source file. Read from the syntax trees: texts
 * and attributes of JSX, messages of problems, and literals that look like prose. Guides are left out: their .mdx files are the text.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const root = join(import.meta.dirname, "..");
const page = join(root, "docs/strings.md");
type Node = { type: string; [key: string]: unknown };

/** Server code whose strings no member reads: operators' commands, SQL, the API's own descriptions. */
const operators =
  /\.(test|contract|tables|repository)\.tsx?$|coach\.(cases|spelling|evaluation|talks|everyday|phrasings|messages-\w+)\b|^src\/server\/(admin|embedded|point-in-time)|^src\/(app\/admin|testing)|\.d\.ts$/;
const attributesWithoutWords =
  /^(className|id|href|type|key|kind|rel|target|autoComplete|inputMode|role|d|fill|stroke|form|name|value|method|action|src|look|to|as|viewBox|transform|points|style|data-.*|aria-(current|haspopup|live|labelledby|describedby|controls|relevant|orientation|invalid))$/;
/** A sentence, or several words in lower case; not code, a path or a drawing. */
const isWords = (text: string) =>
  /^["“‘(]?[A-Z0-9$][^<>{}|\\]*[a-z].*[ .?!…]|^[a-z]+ [a-z' ]+[a-z.?!]$/.test(text) &&
  !/^[A-Z]\S*$|^[\w-]+\/[\w-]+$|[;=]\s|=>|^[MLHVCSQTAZ][\d\s.,-]/.test(text);

/** The strings of a source file in order, each once. Expressions in them become "{…}". */
function stringsOf(file: string, code: string): string[] {
  const found = new Set<string>();
  const add = (text: string) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(line.replaceAll("{…}", ""))) found.add(line);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one));
    if (!isNode(node)) return;
    if (skipped.has(node.type) || (node.type === "NewExpression" && nameOf(node["callee"]) === "Error")) return;
    if (node.type === "JSXAttribute") {
      if (attributesWithoutWords.test(nameOf(node["name"]))) return visitExpressions(node["value"]);
      const text = literalOf(node["value"]);
      return text === undefined ? visit(node["value"]) : add(text);
    }
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      const children = node["children"] as Node[];
      if (children.some((one) => one.type === "JSXText" && /\p{L}/u.test(String(one["value"])))) add(children.map(textOf).join(""));
      visit(node["openingElement"]);
      return children.filter((one) => one.type !== "JSXText").forEach((one) => visit(one));
    }
    if (
      node.type === "Property" &&
      isNode(node["key"]) &&
      /^(href|path|class|className|key|id|source|url|pattern|cues|also)$/.test(nameOf(node["key"]))
    )
      return;
    const text = literalOf(node);
    if (text !== undefined && isWords(text)) add(text);
    for (const [key, value] of Object.entries(node)) if (key !== "key" || node.type !== "Property") visit(value);
  };
  const visitExpressions = (node: unknown): void => {
    if (isNode(node) && node.type === "JSXExpressionContainer") visit(node["expression"]);
  };
  visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return [...found];
}

/** Skipped: modules, types, regular expressions, SQL, and errors for developers. */
const skipped = new Set([
  "ImportDeclaration",
  "ExportAllDeclaration",
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
  "TSTypeAnnotation",
  "TaggedTemplateExpression",
  "TSTypeParameterInstantiation",
]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"] ?? node["value"] ?? "") : "");

/** The text of a literal or a template, with "{…}" for placeholders. */
function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "JSXExpressionContainer") return literalOf(node["expression"]);
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as { value: { cooked: string } }[]).map((one) => one.value.cooked).join("{…}");
}

/** The text that a child of an element adds to the sentence. */
function textOf(child: Node): string {
  if (child.type === "JSXText") return String(child["value"]);
  if (child.type === "JSXExpressionContainer")
    return literalOf(child) ?? (isNode(child["expression"]) && child["expression"].type === "JSXEmptyExpression" ? "" : "{…}");
  if (child.type === "JSXElement" || child.type === "JSXFragment") return (child["children"] as Node[]).map(textOf).join("");
  return "{…}";
}

function pageOf(): string {
  const files = globSync("src/{app,features,shared,web,server}/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !operators.test(file))
    .toSorted();
  const parts = files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    const strings = stringsOf(file, code);
    return strings.length === 0 ? [] : [`## ${file}\n\n${strings.map((one) => `- ${one}`).join("\n")}`];
  });
  return `# Strings\n\nEvery string that members read, by source file. Written by \`npm run strings\`; do not edit. \`{…}\` is filled in. The guides are in src/features/guides/*.mdx.\n\n${parts.join("\n\n")}\n`;
}

if (import.meta.main) {
  writeFileSync(page, pageOf());
  console.log("wrote docs/strings.md");
}
