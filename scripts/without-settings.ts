import { settings } from "#server/config.ts";

/** An environment without settings: a bench names its own, and must not write to an exported DATABASE_URL. */
export const withoutSettings = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !Object.hasOwn(settings.shape, name)));
