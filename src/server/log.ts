import { hostname } from "node:os";
import { pino, type DestinationStream, type Logger } from "pino";

/**
 * Structured lines with request ids, the machine's name and the process, so that the logs of several servers can be read together.
 * User content, tokens, passwords, email addresses, file names and coordinates are never logged: nothing logs a body, a query string
 * or a header, and errors are logged by name, own message and stack only.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { host: hostname(), pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["authorization", "password", "token", "email", "*.authorization", "*.password", "*.token", "*.email"],
        censor: "[left out]",
      },
      serializers: { err: plainError },
    },
    to,
  );
}

export type Log = Logger;

/** A database error contains the values of the failing query in its message: only its code and location are logged. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = error.cause as { code?: unknown; routine?: unknown } | undefined;
  const fromDatabase = error.message.startsWith("Failed query") || (cause && "code" in cause);
  return {
    name: error.name,
    message: fromDatabase ? `database refused (${String(cause?.code ?? "no code")})` : error.message.slice(0, 300),
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 12),
  };
}
