import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { dropSession, fakeSessionForPrerender } from "#web/session.ts";
import { account } from "./account.api.ts";
import { Devices } from "./security.panel.tsx";

afterEach(dropSession);

test("with one device, too, everything else can be signed out: emails about a calendar, a token or a webhook name that button", () => {
  fakeSessionForPrerender();
  const queries = new QueryClient();
  const at = "2026-11-20T08:00:00.000Z";
  const here = { id: "1", device: "Firefox on Linux", startedAt: at, usedAt: at, isThis: true, isThisNetwork: true };
  queries.setQueryData(account.sessions.queryOptions().queryKey, [here]);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Devices />
    </QueryClientProvider>,
  );
  expect(markup).toContain("this device");
  expect(markup).toMatch(/<button[^>]*>.*Sign out everywhere else/);
});
