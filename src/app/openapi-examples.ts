/** The part of JSON Schema that the contracts produce. */
export type Schema = {
  type?: string | string[];
  format?: string;
  examples?: unknown[];
  example?: unknown;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
};

export type Operation = {
  operationId?: string;
  summary?: string;
  deprecated?: boolean;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema; example?: unknown; $ref?: string }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, unknown>;
  security?: Record<string, string[]>[];
};

const byFormat: Record<string, unknown> = {
  uuid: "0193a1f2-5b7c-7def-8abc-0123456789ab",
  "date-time": "2026-11-20T12:00:00.000Z",
  date: "2026-11-20",
  email: "maya@example.com",
  uri: "https://example.com/",
};

/** A value that fits `schema`: its own example, else the simplest one of its type. */
export function exampleOf(schema: Schema): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== "null") ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one)));
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== "null") : schema.type;
  if (type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, one]) => [key, exampleOf(one)]),
    );
  if (type === "array") {
    if (schema.prefixItems) return schema.prefixItems.map((one) => exampleOf(one));
    const item = typeof schema.items === "object" ? schema.items : {};
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(item));
  }
  if (type === "integer" || type === "number") return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? Number.MAX_SAFE_INTEGER);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (schema.format && schema.format in byFormat) return byFormat[schema.format];
  return "Groceries".padEnd(schema.minLength ?? 0, ".").slice(0, schema.maxLength ?? 60);
}
