import { describeApi, endpointsOf } from "#app/server.ts";
import type { AppContext } from "#server/context.ts";
import { undescribed } from "#app/openapi.ts";

/** `npm run n -- scripts/openapi-coverage.ts`: how many routes the OpenAPI description covers. Fails when one is missing. */
// routes are created without being called: they need only these parts of the context
const context = {
  config: { AUTH_SECRET: "of no server", AUTH_PREVIOUS_SECRETS: [] },
  model: null,
  database: { owner: {} },
} as unknown as AppContext;
const endpoints = endpointsOf(context);
const missing = undescribed(await describeApi(context), endpoints);
console.log(`${endpoints.length - missing.length} of ${endpoints.length} routes are described`);
for (const one of missing) console.log(`missing: ${one}`);
process.exitCode = missing.length > 0 ? 1 : 0;
