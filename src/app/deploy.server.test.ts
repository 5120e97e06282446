import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { settings } from "#server/config.ts";
import { changesOf } from "../../scripts/changelog.ts";
import { serverFlags } from "../../scripts/ensure-built.ts";
import { envExample } from "../../scripts/env-example.ts";

/** Checks compose.yaml and the samples of deploy/ as far as possible without a container engine. */
const root = join(import.meta.dirname, "../..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
type Service = {
  image?: string;
  user?: string;
  ports?: string[];
  read_only?: boolean;
  pids_limit?: number;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  network_mode?: string;
  networks?: string[];
  profiles?: string[];
  volumes?: string[];
  healthcheck?: object;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: Record<string, unknown> } };
};
const compose = parse(textOf("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const without = (isGood: (service: Service) => boolean) => services.flatMap(([name, service]) => (isGood(service) ? [] : [name]));
const isInstalled = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;

test("every container has a read-only root, cannot gain capabilities, and has limits", () => {
  expect(without((one) => one.read_only === true)).toEqual([]);
  expect(without((one) => one.cap_drop?.includes("ALL") === true && one.security_opt?.includes("no-new-privileges:true") === true)).toEqual(
    [],
  );
  expect(without(({ deploy }) => ["cpus", "memory"].every((name) => name in (deploy?.resources?.limits ?? {})))).toEqual([]);
  expect(without(({ pids_limit: most = Infinity }) => most <= 256)).toEqual([]);
});

test("no container runs as root but the one that sets the owners of volumes, which has no network and ends", () => {
  expect(without(({ user }) => user !== undefined && user !== "root")).toEqual(["owners"]);
  expect(compose.services["owners"]).toMatchObject({ network_mode: "none", restart: "no" });
});

test("only the proxy is reachable from outside, and the database and the store are not on its network", () => {
  expect(without(({ ports }) => ports === undefined)).toEqual(["caddy"]);
  expect(without(({ networks = [] }) => !networks.includes("front"))).toEqual(["app", "app-two", "caddy"]);
  expect(compose.networks["back"]).toEqual({ internal: true });
});

test("every lasting container has a health check, the app that of its image, and dependents wait until it is healthy", () => {
  const isLasting = ({ restart }: Service) => restart !== "no";
  expect(without((one) => !isLasting(one) || one.healthcheck !== undefined)).toEqual(["app", "app-two"]);
  expect(textOf("Containerfile")).toContain("HEALTHCHECK");
  for (const [name, { depends_on = {} }] of services)
    for (const [on, { condition }] of Object.entries(depends_on))
      expect([name, on, condition]).toEqual([
        name,
        on,
        isLasting(compose.services[on] ?? {}) ? "service_healthy" : "service_completed_successfully",
      ]);
});

test("the image's last stage copies what scripts/image-files.ts collected, and nothing else", () => {
  const [, , build = "", last = ""] = textOf("Containerfile").split(/^(?=FROM |ARG )/m);
  expect(build.trimEnd().split("\n").at(-1)).toBe("RUN node scripts/image-files.ts image");
  expect(last.split("\n").filter((line) => /^(COPY|ADD) /.test(line))).toEqual(["COPY --from=build /app/image/ ./"]);
});

test("npm start, the container image and the systemd unit start Node with the flags that were measured", () => {
  const flags = serverFlags.join(" ");
  expect(textOf("package.json")).toContain(`"start": "node ${flags} scripts/start.mjs"`);
  expect(textOf("Containerfile")).toContain(
    `CMD ${JSON.stringify(["node", ...serverFlags, "dist/server/main.js"]).replaceAll(",", ", ")}\n`,
  );
  expect(textOf("deploy/evenday.service")).toContain(`ExecStart=/usr/bin/node ${flags} dist/server/main.js\n`);
});

test.each(["scripts/start.mjs", "deploy/server.js"])("what %s imports by a computed path is exported by the server", (file) => {
  const [, names = ""] = /const \{ (.+) \} = await import\((?:new URL|pathToFileURL)\(/.exec(textOf(file)) ?? [];
  const server = textOf("src/main.server.ts");
  expect(names.split(", ").filter((name) => !new RegExp(`^export (async )?(function|const) ${name}\\b`, "m").test(server))).toEqual([]);
});

test("a release needs a dated changelog section for its version, and nothing under Unreleased", () => {
  const past = "## 1.1.0 (2026-11-01)\n- older\n";
  expect(changesOf("1.2.0", `# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-11-23)\n- new\n- more\n\n${past}`)).toBe("- new\n- more");
  expect(changesOf("1.2.0", `# Changelog\n\n## [1.2.0] - 2026-11-23\n### Added\n- new\n\n${past}`)).toBe("### Added\n- new");
  const refusals: [version: string, text: string, words: string][] = [
    ["1.2.0", past, 'the first version is "1.1.0 (2026-11-01)", expected "1.2.0'],
    ["1.1.0", `## 1.2.0 (2026-11-23)\n- new\n\n${past}`, 'the first version is "1.2.0 (2026-11-23)"'],
    ["1.1.0", `## Unreleased\n- new\n\n${past}`, "entries under Unreleased"],
    ["1.2.0", `## 1.2.0\n- new\n\n${past}`, 'expected "1.2.0 (its day)"'],
    ["1.2.0", `## 1.2.0 (2026-11-23)\n\n${past}`, "is empty"],
    ["1.2.0", "", "the first version is"],
    ["1.2", past, "not three numbers"],
  ];
  for (const [version, text, words] of refusals) expect(() => changesOf(version, text), words).toThrow(words);
});

test("the second server differs only by its profile and its folder", () => {
  const { profiles, volumes, ...two } = compose.services["app-two"] ?? {};
  const { volumes: _, ...one } = compose.services["app"] ?? {};
  expect(two).toEqual(one);
  expect([profiles, volumes]).toEqual([["two"], ["app-two:/data", "backups:/backups"]]);
});

test("every setting exists, every volume is declared, and the example names each value that has to be filled in", () => {
  const known = new Set(Object.keys(settings.shape));
  expect(Object.keys(compose.services["app"]?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
  const named = services.flatMap(([, { volumes = [] }]) => volumes).flatMap((one) => /^([a-z-]+):/.exec(one)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  const wanted = new Set([...textOf("compose.yaml").matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
  const offered = new Set([...textOf("deploy/compose.env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  expect(offered).toEqual(wanted);
  const read = [...textOf("deploy/Caddyfile").matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
  expect(read.toSorted()).toEqual(Object.keys(compose.services["caddy"]?.environment ?? {}).toSorted());
});

test.runIf(isInstalled("docker-compose"))("the Compose schema accepts the file, with one server and with two", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "evenday-compose-"));
  try {
    const filled = textOf("deploy/compose.env.example").replace(/=$/gm, "=of-this-run");
    writeFileSync(join(folder, "env"), filled);
    for (const profile of [[], ["--profile", "two"]]) {
      const args = ["--env-file", join(folder, "env"), "-f", join(root, "compose.yaml"), ...profile, "config", "--quiet"];
      const { status, stderr } = spawnSync("docker-compose", args, { encoding: "utf8" });
      expect([status, stderr]).toEqual([0, ""]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.runIf(isInstalled("systemd-analyze"))("systemd rates the unit's exposure at most 2.0 of 10", { timeout: 60_000 }, () => {
  const args = ["security", "--offline=yes", "--threshold=20", "--no-pager", join(root, "deploy/evenday.service")];
  const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
  expect([status, stderr], stdout.slice(-200)).toEqual([0, ""]);
});

test(".env.example is that of the table of settings, and a shell and Node read it with every line in use", () => {
  const example = textOf(".env.example");
  expect(example, "npm run n -- scripts/env-example.ts").toBe(envExample(textOf("docs/settings.md")));
  const inUse = example.replace(/^# (?=[A-Z0-9_]+=)/gm, "");
  const read = parseEnv(inUse);
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(settings.shape).toSorted());
  expect(read["MAIL_FROM"]).toBe("Evenday <hello@localhost>");
  const shell = spawnSync("sh", ["-eac", `${inUse}\nenv`], { env: {}, encoding: "utf8" });
  expect(shell.stderr).toBe("");
  expect(shell.stdout.split("\n")).toEqual(expect.arrayContaining(Object.entries(read).map(([name, value]) => `${name}=${value}`)));
});
