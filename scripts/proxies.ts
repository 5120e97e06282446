/** nginx and Caddy configured by deploy/nginx.conf and deploy/Caddyfile, on loopback with ports and certificates of a test's own. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { end, freePort } from "./postgres.ts";

const root = join(import.meta.dirname, "..");
export type Proxy = { name: string; httpPort: number; httpsPort: number; ca: Buffer; logs: () => string; stop: () => Promise<void> };
type StartProxy = (upstreamPort: number) => Promise<Proxy>;

/** The installed program, or null. */
function findProgram(name: string): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** `text` with `from` replaced; throws if the file does not contain it, so that a test always runs the file it names. */
function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`the sample has no ${from}`);
    return before.replaceAll(from, to);
  }, text);
}

export const startNginx: StartProxy = async (upstreamPort) => {
  const program = findProgram("nginx");
  if (!program) throw new Error("nginx is not installed here");
  const home = mkdtempSync(join(tmpdir(), "evenday-nginx-"));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [cert, key] = [join(home, "cert.pem"), join(home, "key.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", cert, ...subject], {
    stdio: "ignore",
  });
  const site = replaced(readFileSync(join(root, "deploy/nginx.conf"), "utf8"), [
    ["127.0.0.1:3000", `127.0.0.1:${upstreamPort}`],
    ["listen 80;", `listen 127.0.0.1:${httpPort};`],
    ["listen 443 ssl", `listen 127.0.0.1:${httpsPort} ssl`],
    ["server_name evenday.example;", "server_name localhost;"],
    ["/etc/ssl/evenday/fullchain.pem", cert],
    ["/etc/ssl/evenday/key.pem", key],
    ["/var/log/nginx/evenday.log", join(home, "access.log")],
    // redirects to the other port of this run
    ["https://$http_host$request_uri", `https://localhost:${httpsPort}$request_uri`],
  ]);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${join(home, name)};`);
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off;\npid ${join(home, "pid")};\nerror_log ${join(home, "error.log")} warn;\nevents {}\nhttp {\n${places.join("\n")}\n${site}}\n`,
  );
  const child = spawn(program, ["-c", join(home, "nginx.conf"), "-e", join(home, "error.log"), "-p", home], { stdio: "inherit" });
  return running("nginx", child, { home, logs: ["access.log", "error.log"] }, { httpPort, httpsPort }, () => cert);
};

export const startCaddy: StartProxy = async (upstreamPort) => {
  const program = findProgram("caddy");
  if (!program) throw new Error("Caddy is not installed here");
  const home = mkdtempSync(join(tmpdir(), "evenday-caddy-"));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const options = `admin off\n\tdefault_bind 127.0.0.1\n\tlocal_certs\n\tskip_install_trust`;
  writeFileSync(join(home, "Caddyfile"), replaced(readFileSync(join(root, "deploy/Caddyfile"), "utf8"), [["admin off", options]]));
  mkdirSync(join(home, "data"));
  const env = { PATH: process.env["PATH"], HOME: home, XDG_DATA_HOME: join(home, "data"), XDG_CONFIG_HOME: home };
  const child = spawn(program, ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"], {
    env: {
      ...env,
      EVENDAY_UPSTREAM: `127.0.0.1:${upstreamPort}`,
      EVENDAY_HOST: "localhost",
      CADDY_HTTP_PORT: String(httpPort),
      CADDY_HTTPS_PORT: String(httpsPort),
    },
    stdio: ["ignore", "ignore", openSync(join(home, "log"), "w")],
  });
  return running("Caddy", child, { home, logs: ["log"] }, { httpPort, httpsPort }, () =>
    join(home, "data/caddy/pki/authorities/local/root.crt"),
  );
};

async function running(
  name: string,
  child: ChildProcess,
  { home, logs }: { home: string; logs: readonly string[] },
  ports: { httpPort: number; httpsPort: number },
  ca: () => string,
): Promise<Proxy> {
  const stop = async () => {
    await end(child, "SIGTERM");
    rmSync(home, { recursive: true, force: true });
  };
  for (
    let tries = 0;
    !((await accepts(ports.httpPort)) && existsSync(ca()) && (await acceptsTls(ports.httpsPort, readFileSync(ca()))));
    tries += 1
  ) {
    if (tries > 200 || child.exitCode !== null) {
      await stop();
      throw new Error(`${name} does not answer`);
    }
    await wait(50);
  }
  return { name, ...ports, ca: readFileSync(ca()), logs: () => logs.map((file) => readFileSync(join(home, file), "utf8")).join(""), stop };
}

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true));
    socket.on("error", () => done(false));
    socket.on("connect", () => socket.destroy());
  });

/** The certificate is ready a moment after the port. */
const acceptsTls = (port: number, ca: Buffer) =>
  new Promise<boolean>((done) => {
    const socket = connectTls({ port, host: "127.0.0.1", servername: "localhost", ca }, () => done(true));
    socket.on("error", () => done(false));
    socket.on("secureConnect", () => socket.destroy());
  });
