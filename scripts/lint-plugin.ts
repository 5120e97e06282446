/**
 * The code conventions that no built-in lint rule covers, as an oxlint plugin (see .oxlintrc.json).
 * Folder rules (nesting, size of src/shared) are checked in src/app/conventions.test.ts.
 */
import { basename } from "node:path";
import { ambiguousRepetition } from "./repeated-groups.ts";

type Node = { type: string; [key: string]: unknown };
type Context = { filename: string; report(what: { node: Node; message: string }): void };
type Rule = { create(context: Context): Record<string, (node: Node) => void> };

/** The closed set of suffixes; a new one needs a decision record. */
export const duties = ["rules", "contract", "tables", "repository", "service", "routes", "api", "content", "page", "panel"];
const featureFileName = new RegExp(
  `^[a-z0-9]+(-[a-z0-9]+)*(\\.[a-z0-9]+(-[a-z0-9]+)*)*(\\.(${duties.slice(0, 8).join("|")})\\.ts|\\.(page|panel)\\.tsx|\\.test\\.tsx?)$`,
);
const empty = /^(index|utils?|helpers?|types?|constants?|common|misc)\./;

/** The path below the project's src/, or null outside of it. */
const underSrc = (filename: string) => /(?:^|\/)src\/(.+)$/.exec(filename.replaceAll("\\", "/"))?.[1] ?? null;

const suffix: Rule = {
  create: (context) => ({
    Program(node) {
      const path = underSrc(context.filename);
      if (path === null) return;
      const name = basename(path);
      if (empty.test(name)) context.report({ node, message: `${name} says nothing about its content: name the file after what it does.` });
      if (!path.startsWith("features/")) return;
      const depth = path.split("/").length;
      if (depth > 4 || (depth === 4 && !/\.(rules|content|test)\.tsx?$/.test(name)))
        context.report({ node, message: "A folder inside a feature holds rules, content and their tests only, and no folder." });
      if (!featureFileName.test(name))
        context.report({
          node,
          message: `${name} has no known suffix. The closed set is .${duties.join(" .")} (.ts, or .tsx for pages and panels), .guide.mdx and .<duty>.test.ts.`,
        });
    },
  }),
};

const onlyProblem: Rule = {
  create: (context) => {
    const refuse = (node: Node) => {
      if (underSrc(context.filename) === "shared/errors.ts" && (node["id"] as Node | null)?.["name"] === "Problem") return;
      context.report({ node, message: "No class but Problem: write functions." });
    };
    return { ClassDeclaration: refuse, ClassExpression: refuse };
  },
};

/** Rules run everywhere and must be deterministic: time and randomness are parameters. */
const pure: Rule = {
  create: (context) => {
    const refuse = (node: Node, what: string) =>
      context.report({ node, message: `${what} in rules: time and chance come in as a parameter.` });
    return {
      CallExpression(node) {
        const callee = node["callee"] as Node;
        if (callee["name"] === "Date") refuse(node, "The clock");
        if (dotted(callee) === "Date.now") refuse(node, "The clock");
        if (dotted(callee) === "Math.random") refuse(node, "Chance");
      },
      NewExpression(node) {
        if ((node["callee"] as Node)["name"] === "Date" && (node["arguments"] as Node[]).length === 0) refuse(node, "The clock");
      },
    };
  },
};

/** One spelling per import target, so that the import rules can be checked on the text of an import. */
const importSpelling: Rule = {
  create: (context) => {
    const path = underSrc(context.filename) ?? "";
    const feature = /^features\/([^/]+)\//.exec(path)?.[1] ?? path.split("/")[0];
    const inspect = (node: Node, from: unknown) => {
      if (typeof from !== "string" || !/^[#.]/.test(from)) return;
      if (!/\.(ts|tsx|css|mdx|json|svg|avif|woff2)(\?\w+)?$/.test(from))
        context.report({ node, message: `"${from}": spell the extension out.` });
      if (path.startsWith("features/") && from.startsWith(`#${feature}/`))
        context.report({ node, message: `Inside a feature write ./, not #${feature}/.` });
    };
    const fromSource = (node: Node) => inspect(node, (node["source"] as Node | null)?.["value"]);
    return {
      ImportDeclaration: fromSource,
      ExportNamedDeclaration: fromSource,
      ExportAllDeclaration: fromSource,
      ImportExpression(node) {
        const source = node["source"] as Node;
        if (source.type === "Literal") inspect(node, source["value"]);
        else if (path.startsWith("features/"))
          context.report({ node, message: "A computed import bypasses the import rules: write the path as text." });
      },
      CallExpression(node) {
        const isGlob = dotted(node["callee"] as Node) === "import.meta.glob";
        const pattern = (node["arguments"] as Node[])[0]?.["value"];
        const isPages =
          ["app/pages.ts", "app/prerender.tsx"].includes(path) &&
          /^\.\.\/features\/(\*\/\*\.page\.tsx|guides\/\*\.guide\.mdx)$/.test(String(pattern));
        if (isGlob && pattern !== "./*.guide.mdx" && !isPages)
          context.report({
            node,
            message:
              'import.meta.glob bypasses the import rules: only "./*.guide.mdx" and, in app/pages.ts and app/prerender.tsx, the pages may be gathered.',
          });
      },
    };
  },
};

const storageNames = new Set(["localStorage", "sessionStorage", "indexedDB", "idb-keyval"]);
/** Storage may be blocked, full or missing: only the module with the fallback accesses it. */
const browserStorage: Rule = {
  create: (context) => {
    const isModule = /^web\/storage(-records)?\.ts$/.test(underSrc(context.filename) ?? "");
    const message = "Browser storage only through #web/storage.ts and #web/storage-records.ts, which fall back to memory.";
    const refuse = (node: Node, name: unknown) => {
      if (!isModule && storageNames.has(String(name))) context.report({ node, message });
    };
    return { Identifier: (node) => refuse(node, node["name"]), Literal: (node) => refuse(node, node["value"]) };
  },
};

/** A message of a member must not occupy a thread for as long as it lasts. */
const repeatedGroups: Rule = {
  create: (context) => {
    const inspect = (node: Node, pattern: unknown) => {
      const text = typeof pattern === "string" ? ambiguousRepetition(pattern) : undefined;
      if (text !== undefined)
        context.report({
          node,
          message: `A repeated group matches "${text}" in two ways: a text that does not fit takes exponential time.`,
        });
    };
    // a pattern that is put together is text with groups that capture nothing
    const inspectText = (node: Node, text: unknown) => {
      if (typeof text === "string" && text.includes("(?:")) inspect(node, text);
    };
    return {
      Literal(node) {
        inspect(node, (node["regex"] as { pattern?: string } | undefined)?.pattern);
        inspectText(node, node["value"]);
      },
      TemplateElement: (node) => inspectText(node, (node["value"] as { cooked?: string } | undefined)?.cooked),
    };
  },
};

/** Of `dir="auto"` the first strong letter decides: words beside a name that runs from right to left would change their places. */
const ownDirection: Rule = {
  create: (context) => ({
    JSXElement(node) {
      const attributes = (node["openingElement"] as Node)["attributes"] as Node[];
      const isAuto = (one: Node) =>
        (one["name"] as Node | undefined)?.["name"] === "dir" && (one["value"] as Node | null)?.["value"] === "auto";
      const held = (node["children"] as Node[]).filter((child) => child.type !== "JSXText" || /\S/.test(String(child["value"])));
      if (held.length > 1 && attributes.some(isAuto))
        context.report({ node, message: 'An element with dir="auto" holds a member\'s words and nothing else: put them into <bdi>.' });
    },
  }),
};

function dotted(node: Node): string {
  if (node.type === "MetaProperty") return "import.meta";
  if (node.type !== "MemberExpression") return String(node["name"] ?? "");
  return `${dotted(node["object"] as Node)}.${String((node["property"] as Node)["name"] ?? "")}`;
}

export default {
  meta: { name: "project" },
  rules: {
    suffix,
    "only-problem": onlyProblem,
    pure,
    "import-spelling": importSpelling,
    "browser-storage": browserStorage,
    "repeated-groups": repeatedGroups,
    "own-direction": ownDirection,
  },
};
