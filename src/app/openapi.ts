import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { deprecations } from "#server/deprecations.ts";
import { preconditionIn } from "#server/preconditions.ts";
import type { Endpoint, Feature } from "./endpoints.ts";
import { exampleOf, type Operation, type Schema } from "./openapi-examples.ts";
import { exampleFields, plainOperations } from "./openapi-plain.ts";

export type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> };

/** The description of the API: typed procedures from their contracts, all other routes from openapi-plain.ts. */
export async function openApi(features: Record<string, Feature>, endpoints: readonly Endpoint[]): Promise<OpenApi> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const routers = Object.fromEntries(Object.entries(features).map(([name, { routes }]) => [name, routes]));
  const info = { title: "Evenday", version: "1" };
  const typed = (await generator.generate(routers, { info })) as unknown as OpenApi;
  const paths: OpenApi["paths"] = {};
  for (const endpoint of endpoints) {
    const { method, path } = endpoint;
    const operation = typed.paths[path.replace(/^\/api/, "")]?.[method.toLowerCase()] ?? plainOperations[`${method} ${path}`];
    if (operation) (paths[path] ??= {})[method.toLowerCase()] = complete(operation, endpoint);
  }
  return { ...head, paths };
}

/** `METHOD /path` of every endpoint that the description lacks. */
export const undescribed = (description: OpenApi, endpoints: readonly Endpoint[]): string[] =>
  endpoints.filter(({ method, path }) => !description.paths[path]?.[method.toLowerCase()]).map(({ method, path }) => `${method} ${path}`);

const errors: Record<string, string> = {
  400: "A field was refused; `field` names it.",
  401: "No session or token, or one that has ended.",
  402: "The trial or subscription has ended.",
  403: "A token without the scope, or a call from another site.",
  404: "Not there, or not this member's.",
  405: "Another method is right here; `Allow` names it.",
  409: "Changed meanwhile, or an Idempotency-Key that was used for another request.",
  412: "Changed since the ETag of `If-Match` was read.",
  413: "More than is taken at once.",
  429: "Too many calls; `Retry-After` says how many seconds to wait.",
  500: "A fault of the server; `requestId` is in its log.",
  503: "The database or something outside does not answer.",
};

const head = {
  openapi: "3.1.1",
  info: {
    title: "Evenday",
    version: "1",
    description:
      "JSON over HTTP. Send an API token (Account, Your data, Developer) as `Authorization: Bearer evd_…`; each operation names its scope. " +
      "Evenday's own page sends its public key as `apikey` and its session as `Authorization: Bearer` instead.\n\n" +
      "Amounts are whole cents, days are dates in the member's time zone (2026-11-20), instants are UTC (2026-11-20T12:00:00.000Z). " +
      "Lists are read a page at a time with `limit` and `before`, the `next` of the page before. Rows that can be edited carry a `version`, " +
      "or an `editedAt`: send the one that was read, and a change in between answers 409. The same as headers: a row answers with an `ETag`, " +
      "`If-Match` takes the place of the field, and a change in between answers 412. " +
      "An `Idempotency-Key` on a call that writes makes a repeated call answer what the first did. " +
      "Errors are problem documents (RFC 9457). Calls with a token answer with `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`. " +
      "An operation that will go answers with `Deprecation` and `Sunset` headers first; none does now.",
  },
  servers: [{ url: "/" }],
  security: [{ token: [] }, { apikey: [], session: [] }],
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "An API token: evd_ and 43 characters." },
      apikey: { type: "apiKey", in: "header", name: "apikey" },
      session: { type: "http", scheme: "bearer", description: "The session of Evenday's own page." },
    },
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        description: "Any text of at most 255 characters, such as a UUID. The same key and request again are done once.",
        schema: { type: "string", maxLength: 255 },
        example: "0193a1f2-5b7c-7def-8abc-0123456789ab",
      },
      IfMatch: {
        name: "If-Match",
        in: "header",
        description: "The ETag that was read; takes the place of `version` or `seenEditedAt` in the body.",
        schema: { type: "string" },
        example: '"1"',
      },
    },
    headers: {
      ETag: { description: "The row's version in quotes, or when it was last edited.", schema: { type: "string" } },
      RateLimitLimit: { description: "Calls with this token in a minute.", schema: { type: "integer" } },
      RateLimitRemaining: { description: "How many of them are left.", schema: { type: "integer" } },
      RateLimitReset: { description: "Seconds until the minute is over.", schema: { type: "integer" } },
      RetryAfter: { description: "Seconds to wait.", schema: { type: "integer" } },
    },
    schemas: {
      Problem: {
        type: "object",
        required: ["code", "message", "requestId"],
        properties: {
          type: { type: "string" },
          title: { type: "string" },
          status: { type: "integer" },
          detail: { type: "string" },
          code: {
            type: "string",
            enum: [
              "invalid",
              "not-signed-in",
              "no-access",
              "refused",
              "not-found",
              "wrong-method",
              "conflict",
              "too-large",
              "too-many",
              "unavailable",
              "internal",
            ],
          },
          message: { type: "string" },
          field: { type: "string" },
          requestId: { type: "string", format: "uuid" },
        },
      },
    },
    responses: Object.fromEntries(
      Object.entries(errors).map(([status, description]) => [
        `Error${status}`,
        {
          description,
          ...(status === "429" || status === "503" ? { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } } : {}),
          ...(status === "405" ? { headers: { Allow: { schema: { type: "string" } } } } : {}),
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      ]),
    ),
  },
};

const limitHeaders = {
  "RateLimit-Limit": { $ref: "#/components/headers/RateLimitLimit" },
  "RateLimit-Remaining": { $ref: "#/components/headers/RateLimitRemaining" },
  "RateLimit-Reset": { $ref: "#/components/headers/RateLimitReset" },
};

/** Adds what every operation has: tag, scope, errors, the Idempotency-Key of writes, formats and examples. */
function complete(operation: Operation, { method, path, tag, who, scope }: Endpoint): Operation {
  const isWrite = method !== "GET";
  const need = scope && `${scope}:${isWrite ? "write" : "read"}`;
  const { parameters = [], requestBody, responses } = operation;
  const access =
    who === "anyone" ? "Needs no session." : need ? `Scope of a token: \`${need}\`.` : "Only for Evenday's own page: no token may call it.";
  const security: Record<string, string[]>[] =
    who === "anyone" ? [{ apikey: [] }] : need ? [{ token: [] }, { apikey: [], session: [] }] : [{ apikey: [], session: [] }];
  for (const media of Object.values(requestBody?.content ?? {})) {
    withFormats(media.schema);
    if (media.schema.type === "object" || media.schema.type === "array")
      media.example ??= exampleOfBody(media.schema, exampleFields[`${method} ${path}`]);
  }
  withFormats(responses);
  const isConditional = isWrite && preconditionIn(requestBody?.content["application/json"]?.schema.properties) !== undefined;
  const given = Object.fromEntries(
    Object.entries(responses).map(([status, one]) => {
      const headers = { ...(isRow(one) ? { ETag: { $ref: "#/components/headers/ETag" } } : {}), ...(need ? limitHeaders : {}) };
      return [status, status < "300" && Object.keys(headers).length > 0 ? { ...(one as object), headers } : one];
    }),
  );
  const expected = Object.keys(errors).filter(
    (status) =>
      (status !== "402" || who === "subscriber") && (!["409", "413"].includes(status) || isWrite) && (status !== "412" || isConditional),
  );
  return {
    ...operation,
    ...(deprecations.has(`${method} ${path}`) ? { deprecated: true } : {}),
    operationId:
      operation.operationId ?? `${method.toLowerCase()}${path.replace(/[/.{}-]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    description: operation.description ? `${operation.description} ${access}` : access,
    security,
    parameters: [
      ...parameters.map((one) => ({ ...one, schema: withFormats(one.schema), example: one.example ?? exampleOf(one.schema) })),
      ...(isWrite && who !== "anyone" ? [{ $ref: "#/components/parameters/IdempotencyKey" } as never] : []),
      ...(isConditional ? [{ $ref: "#/components/parameters/IfMatch" } as never] : []),
    ],
    responses: { ...given, ...Object.fromEntries(expected.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])) },
  };
}

/** Whether an answer is one row that can be edited, by its schema. */
function isRow(response: unknown): boolean {
  const { content } = response as { content?: Record<string, { schema?: Schema }> };
  const properties = content?.["application/json"]?.schema?.properties ?? {};
  return Object.hasOwn(properties, "version") || Object.hasOwn(properties, "editedAt");
}

/** The example of a body, with those fields of `own` that the body has. */
function exampleOfBody(schema: Schema, own: Record<string, unknown> = {}): unknown {
  const fitting = Object.entries(own).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name));
  const example = exampleOf(schema);
  return fitting.length > 0 ? { ...(example as object), ...Object.fromEntries(fitting) } : example;
}

/** Adds `format: date`: the contracts check dates by a rule, which a schema can't express, and give an example. */
function withFormats<T>(schema: T): T {
  if (typeof schema !== "object" || schema === null) return schema;
  const one = schema as Schema;
  if (one.type === "string" && /^\d{4}-\d\d-\d\d$/.test(String(one.examples?.[0]))) one.format = "date";
  for (const below of Object.values(schema)) withFormats(below);
  return schema;
}
