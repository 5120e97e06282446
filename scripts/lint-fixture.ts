/** A temporary copy of the lint configuration: tests write files into it and check what the linter and the compiler report. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

type Finding = { file: string; line: number; rule: string; message: string };

const project = join(import.meta.dirname, "..");
const bin = (tool: string, script: string) => join(project, "node_modules", tool, "bin", script);

const plugin = ["scripts/lint-plugin.ts", "scripts/repeated-groups.ts"];
const copied = [".oxlintrc.json", "tsconfig.json", "tsconfig.rules.json", "package.json", ...plugin];

/** Writes `files` (path → text) under the copied configuration, passes the folder to the callback, and removes it. */
export function withFixture<T>(files: Record<string, string>, inspect: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), "evenday-lint-"));
  try {
    for (const saved of copied) cpSync(join(project, saved), join(root, saved));
    symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return inspect(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** All findings of oxlint below `root`/`part`, with the project's own configuration. */
export function lint(root: string, part = "."): Finding[] {
  const run = spawnSync(process.execPath, [bin("oxlint", "oxlint"), "-f", "json", part], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  if (!run.stdout.trimStart().startsWith("{")) throw new Error(`oxlint did not run: ${run.stdout}${run.stderr}`);
  type LintOutput = { message: string; code?: string; filename: string; labels: { span: { line: number } }[] };
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: LintOutput[] }; // the shape of oxlint's JSON output
  return diagnostics.map((message) => ({
    file: message.filename.replaceAll("\\", "/"),
    line: message.labels[0]?.span.line ?? 0,
    rule: (message.code ?? "syntax").replace(/^(.+)\((.+)\)$/, "$1/$2").replace(/^eslint\//, ""),
    message: message.message,
  }));
}

/** The output of `tsc -p config` below `root`; empty without errors. */
export function compile(root: string, config: string): string {
  const run = spawnSync(process.execPath, [bin("typescript", "tsc"), "--noEmit", "-p", config], { cwd: root, encoding: "utf8" });
  return run.status === 0 ? "" : run.stdout + run.stderr;
}
