import { beforeAll, expect, test } from "vitest";
import { requestEndpoint, plainPath } from "#testing/endpoints.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { everyRoute, type Route } from "#testing/routes.ts";
import { proves } from "#testing/assurance.ts";

/** How URLs are normalised and which headers every response has, checked on every endpoint before any database access. */
let testServer: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  testServer = await createTestServer({ LIMIT_SIGN_IN_FAILURES: "1000000", LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000" });
  routes = everyRoute(testServer.context);
});

let one: Promise<Person> | undefined;
const someone = () => (one ??= aMember(testServer));

test("a path written in another way gives no access that the plain path refuses", { timeout: 120_000 }, async (context) => {
  const lapsed = await aMemberWithExpiredTrial(testServer);
  const ways = (path: string) =>
    [
      path.replace("/api", "//api"),
      path.replace("/api/", "/api//"),
      path.replace("/api/", "/api/./"),
      path.replace("/api/", "/api/x/../"),
      path.replace("/api", "/%61pi"),
      path.replace(/\/([^/]*)$/, "%2F$1"),
      `${path}/`,
      `${path};a=b`,
      `${path}%00`,
      path.toUpperCase(),
      `${path}?_method=GET`,
      `${path}/.`,
      path.replace("/functions", "//functions"),
      path.replace("/functions/", "/functions/%2e/"),
    ].filter((way) => way !== path);
  let requestCount = 0;
  const override = {
    "x-http-method-override": "GET",
    "x-method-override": "GET",
    "x-original-url": "/healthz",
    "x-rewrite-url": "/healthz",
  };
  for (const route of routes.filter(({ who }) => who !== "anyone")) {
    const path = plainPath(route.path);
    for (const [caller, person] of [
      ["a stranger", null],
      ["a lapsed member", route.who === "subscriber" ? lapsed : null],
    ] as const) {
      const inits = [{ method: "HEAD" }, { method: route.method, headers: override, ...(route.method === "GET" ? {} : { body: "{}" }) }];
      for (const init of inits) {
        const { status } = await requestEndpoint(testServer, person, path, init);
        expect(status >= 400, `${init.method} ${path} lets ${caller} in (${status})`).toBe(true);
        requestCount += 1;
      }
    }
    for (const way of ways(path)) {
      for (const [caller, person] of [
        ["a stranger", null],
        ["a lapsed member", route.who === "subscriber" ? lapsed : null],
      ] as const) {
        const { status, headers } = await requestEndpoint(testServer, person, `http://localhost:3000${way}`, {
          method: route.method,
          ...(route.method === "GET" ? {} : { body: "{}" }),
        });
        const isPage = (headers.get("content-type") ?? "").startsWith("text/html");
        // 200 only ever means the app shell, which contains no user data
        expect(status < 300 && !isPage, `${route.method} ${way} lets ${caller} in (${status})`).toBe(false);
        requestCount += 1;
      }
    }
  }
  proves(context, "B8", `${requestCount} spellings, 0 opened`);
});

test("no URL leads the browser to another site", { timeout: 60_000 }, async (context) => {
  const evil = [
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "http://localhost:3000@evil.example",
    "/\\evil.example",
    "/%09/evil.example",
    "https://evil.example%00.localhost",
    // oxlint-disable-next-line no-script-url -- the value that must not be returned
    "javascript:alert(1)",
    "data:text/html,x",
    "https://localhost.evil.example",
  ];
  const fields = ["callbackURL", "redirectTo", "redirect", "next", "return", "success_url", "cancel_url", "url"];
  const maya = await aMember(testServer);
  let requestCount = 0;
  const judge = (text: { status: number; text: string; headers: Headers }, what: string) => {
    requestCount += 1;
    expect(text.headers.get("location") ?? "", what).not.toContain("evil");
    expect(text.text.replaceAll("&", "").includes("//evil.example"), `${what}: ${text.text.slice(0, 200)}`).toBe(false);
  };
  for (const target of evil) {
    const more = Object.fromEntries(fields.map((field) => [field, target]));
    const query = new URLSearchParams(more).toString();
    for (const path of ["/", "/auth", "/budget", "/checkout/sandbox"])
      judge(await requestEndpoint(testServer, null, `${path}?${query}`), `${path} with ${target}`);
    for (const path of [
      "/api/auth/forgot",
      "/api/auth/confirm",
      "/api/auth/reset",
      "/functions/v1/create-checkout",
      "/functions/v1/check-subscription",
    ]) {
      const body = JSON.stringify({ email: maya.email, link: "x", password: "three plain words", ...more });
      judge(
        await requestEndpoint(testServer, maya, `${path}?${query}`, {
          method: "POST",
          body,
          headers: { host: "localhost:3000", "x-forwarded-host": "evil.example" },
        }),
        `${path} with ${target}`,
      );
    }
  }
  proves(context, "B7", `${requestCount} requests, 0 off our own origin`);
});

test("every endpoint answers with the strict headers, whatever its answer", { timeout: 60_000 }, async (context) => {
  let answers = 0;
  for (const route of routes) {
    for (const person of [null, await someone()]) {
      if (person && (route.who === "anyone" || /sign-out|delete/i.test(route.path))) continue;
      const { headers, status } = await requestEndpoint(testServer, person, plainPath(route.path), {
        method: route.method,
        ...(route.method === "GET" ? {} : { body: "{}" }),
      });
      const text = `${route.method} ${route.path} (${status})`;
      expect(headers.get("content-security-policy"), text).toMatch(/^default-src 'none'/);
      expect(headers.get("content-security-policy"), text).not.toMatch(/unsafe-|\*(?!\.)/);
      expect(
        [
          headers.get("x-content-type-options"),
          headers.get("referrer-policy"),
          headers.get("cross-origin-opener-policy"),
          headers.get("cache-control"),
        ],
        text,
      ).toEqual(["nosniff", "strict-origin-when-cross-origin", "same-origin", expect.stringContaining("no-store")]);
      expect(headers.get("permissions-policy"), text).toContain("geolocation=(self)");
      expect(headers.get("set-cookie"), text).toBeNull();
      expect(headers.get("access-control-allow-origin"), text).toBeNull();
      answers += 1;
    }
  }
  proves(context, "J3", `${answers} answers, all with every header`);
});
