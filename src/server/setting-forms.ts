import { z } from "zod";
import { databaseUrl } from "./database-address.ts";

/** Forms of settings: each message says what is expected, and never the value. An empty variable counts as left out. */
export const blank = (value: unknown) => (value === "" ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
export const number = (fallback: number, least = 0, most = 1e12, form = "a number") =>
  z.preprocess(
    blank,
    z.coerce
      .number(`${form} from ${least} to ${most}`)
      .min(least, `${form} from ${least} to ${most}`)
      .max(most, `${form} from ${least} to ${most}`)
      .default(fallback),
  );
/** A number without a fraction. */
export const count = (fallback: number, least = 0, most = 1e12) =>
  number(fallback, least, most, "a whole number").refine(Number.isInteger, `a whole number from ${least} to ${most}`);
export const list = (fallback: string[]) =>
  z.preprocess(
    blank,
    z
      .string()
      .transform((value) =>
        value
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .default(fallback),
  );
export const address = optional(z.url({ protocol: /^https?$/, error: "an address that starts with http:// or https://" }));
const isDatabaseAddress = (value: string) => {
  try {
    const { pathname, hash } = databaseUrl(value);
    return !pathname.includes("@") && hash === "";
  } catch {
    return false;
  }
};
export const database = optional(
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, "an address that starts with postgres://")
    .refine(isDatabaseAddress, "an address as postgres://login:password@host/name, with / # ? and @ of a password as %2F %23 %3F %40"),
);
export const leastSecret = 32;
export const secret = (least: number) =>
  optional(
    z
      .string()
      .min(least, `at least ${least} characters`)
      .refine(
        (value) => !/^(change|secret|password|example|test)/i.test(value) && new Set(value).size > 5,
        "a random value, not a placeholder",
      ),
  );

const portForm = "a whole number from 0 to 65535";
export const port = z.coerce.number(portForm).int(portForm).min(0, portForm).max(65_535, portForm);
const isMailServer = (value: string) => URL.canParse(value) && new URL(value).hostname !== "";
export const mailServer = optional(
  z
    .string()
    .regex(/^smtps?:\/\//, "an address that starts with smtp:// or smtps://")
    .refine(isMailServer, "an address as smtp://login:password@host:587, with / # ? and @ of a password as %2F %23 %3F %40"),
);
export const sender = z
  .string()
  .regex(/^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "an address, as Evenday <hello@evenday.example>");
