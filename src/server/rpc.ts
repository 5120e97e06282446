import type { AnyContractRouter } from "@orpc/contract";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type Router } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import type { Context, MiddlewareHandler } from "hono";
import { dayIn, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { againAfterDeadlock, type MemberTx } from "./database.ts";
import type { AppContext } from "./context.ts";
import { keyedWrite, once, takeUndoneKeys, type KeyedWrite } from "./idempotency.ts";
import { mayRead, requireScope, type Scope } from "./api-tokens.ts";
import { entityTagOf, withIfMatch } from "./preconditions.ts";
import { addressOf, memberOf, refusalOf, refuse, type App, type Env, type Refusal } from "./http.ts";
import type { Member } from "./session.ts";

/**
 * The context of a procedure: the caller, the time (UTC ms, and the date in the member's time zone), and access to the member's
 * data.
 */
export type RpcContext = Readonly<{
  member: Member;
  now: number;
  today: Day;
  /**
   * Runs `work` in one transaction of this member, and again if the database ended it because it and another one waited for each other: it
   * changes nothing but the database. Two writes that belong together share one call. Under an Idempotency-Key the first call of a request
   * runs once and is answered from its row afterwards.
   */
  data: <T>(work: (tx: MemberTx) => Promise<T & Stored<T>>) => Promise<T>;
  /** The same for reads: quicker, and the database refuses writes. */
  readOnly: <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /** The same for expensive reads: on a replica that has everything written before, if there is one. */
  onReplica: <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>;
  /**
   * Whether this write comes for the first time; to be called inside `data`. A caller of this also has to answer a repeated write, from
   * current data.
   */
  isFirstWrite: () => boolean;
  idempotencyKey: string | undefined;
  /** The Undoes-Keys of a call of our own page. */
  undoesKeys: string | undefined;
  /** The If-Match of a REST call. */
  ifMatch: string | undefined;
  context: AppContext;
  requestId: string;
  /** Records which procedure answers, by the pattern of its REST path. */
  onRoute: (route: string) => void;
  /** The raw header, for Better Auth's own calls. */
  authorization: string;
  /** The caller's network, as `addressOf` returns it. */
  address: () => string;
  /** The request's host; only for passkeys, which belong to a host. */
  host: string | undefined;
  progress: Progress;
}>;

/** What JSON keeps as it is: another answer would differ when it is repeated. */
type Stored<T> = T extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | bigint | symbol | ((...all: never) => unknown)
  ? never
  : T extends object
    ? { [Name in keyof T]: Stored<T[Name]> }
    : T;

/**
 * What becomes known while a request is answered. An object of its own, because the handlers of oRPC pass copies of the context on: a field
 * that is set on a copy is lost.
 */
type Progress = {
  /** The write that the Idempotency-Key names, until the first call of `data` has taken it. */
  write?: KeyedWrite | undefined;
  isFirstWrite: () => boolean;
  /** The ETag of a REST call's response. */
  entityTag?: string | undefined;
  /** Set by an error that says when to retry. */
  retryAfterSeconds?: number;
  /** Set once the input was parsed and a procedure runs: earlier failures are the caller's, later ones ours. */
  isRead?: boolean;
};

/** A handler that does `work` in one transaction of the member, and answers with its own input. */
export const echoInput =
  <Input>(work: (tx: MemberTx, input: Input, context: RpcContext) => Promise<unknown>) =>
  ({ input, context }: { input: Input; context: RpcContext }): Promise<Input> =>
    context.data(async (tx) => {
      await work(tx, input, context);
      return input as unknown; // it came as JSON
    }) as Promise<Input>;

/** The same, and answers with the id of its input only. */
export const echoId =
  <Input extends { id: string }>(work: (tx: MemberTx, input: Input, context: RpcContext) => Promise<unknown>) =>
  ({ input, context }: { input: Input; context: RpcContext }): Promise<{ id: string }> =>
    context.data(async (tx) => {
      await work(tx, input, context);
      return { id: input.id };
    });

type FeatureRouter = Router<AnyContractRouter, RpcContext>;

type Served = {
  name: string;
  routes: FeatureRouter;
  gate: MiddlewareHandler<Env>;
  /** The scope that a token needs for a procedure. */
  scopeOf: (procedure: string) => Scope;
  /** Throws: no route has this path, or none with this method. */
  notFound: (c: Context<Env>) => never;
};

/**
 * Serves a feature's procedures at /api/rpc/<feature>/… (our own pages) and /api/<feature>/… (the REST form in the OpenAPI page), each
 * behind the same `gate`, however the URL is spelled.
 */
export function serveFeature(app: App, appContext: AppContext, { name, routes, gate, scopeOf, notFound }: Served): void {
  // two interceptors, because a body that cannot be decoded fails before any procedure runs
  type Step<T> = { next: () => Promise<T>; context: RpcContext };
  type Definition = { route: { method?: string; path?: string }; inputSchema?: unknown };
  // a method, because oRPC's own options have more fields than these
  type Call<T> = {
    next(options?: object): Promise<T>;
    context: RpcContext;
    input: unknown;
    path: readonly string[];
    procedure: { "~orpc": Definition };
  };
  const withRefusals = async <T>({ next, context }: Step<T>): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      throw asRpcError(
        context.progress.isRead || error instanceof ORPCError ? error : new Problem("invalid", unreadable, { cause: error }),
        context,
      );
    }
  };
  const inner = <T>(made: Call<T>): Promise<T> => {
    const { context, path, procedure } = made;
    context.progress.isRead = true;
    const call = `${name}/${path.join("/")}`;
    const { route, inputSchema } = procedure["~orpc"];
    const { method = "POST" } = route;
    return withRefusals({
      next: async () => {
        context.onRoute(`/api${route.path ?? ""}`);
        const scope = scopeOf(path[0] ?? "");
        requireScope(context.member, scope, method);
        if (context.member.token) refuseUnknownFields(inputSchema, made.input);
        const input = context.ifMatch === undefined ? made.input : withIfMatch(context.ifMatch, inputSchema, made.input);
        if (method !== "GET") context.progress.write = keyedWrite(context.idempotencyKey, call, input, context.undoesKeys);
        const answer = await made.next({ ...made, input });
        if (method === "GET") {
          context.progress.entityTag = entityTagOf(answer);
          return answer;
        }
        // the answer may contain data stored before: a token that only writes gets the id only
        if (!mayRead(context.member, scope)) return idOf(answer) as typeof answer;
        context.progress.entityTag = entityTagOf(answer);
        return answer;
      },
      context,
    });
  };
  const rpc = new RPCHandler(routes, { clientInterceptors: [inner], interceptors: [withRefusals] });
  const rest = new OpenAPIHandler(routes, {
    clientInterceptors: [inner],
    interceptors: [withRefusals],
    customErrorResponseBodyEncoder: plain,
  });
  const answer =
    (handler: typeof rpc | typeof rest, prefix: `/${string}`): MiddlewareHandler<Env> =>
    async (c) => {
      const member = memberOf(c);
      if (member.token && prefix !== "/api") return notFound(c);
      const now = appContext.clock();
      const progress: Progress = { isFirstWrite: () => true };
      const context: RpcContext = {
        onRoute: (route) => c.set("route", route),
        member,
        now,
        today: dayIn(member.timeZone, now),
        context: appContext,
        requestId: c.get("requestId"),
        authorization: c.req.header("authorization") ?? "",
        address: () => addressOf(c, appContext),
        host: c.req.header("host"),
        data: async <T>(work: (tx: MemberTx) => Promise<T>) => {
          const { write } = progress;
          const inTransaction = <R>(step: (tx: MemberTx) => Promise<R>) =>
            againAfterDeadlock(() => appContext.database.withUser(member.id, step));
          if (!write) return inTransaction(work);
          progress.write = undefined;
          const { undoes } = write;
          if (undoes.length > 0 && !(await inTransaction((tx) => takeUndoneKeys(tx, undoes, now))))
            throw new Problem("conflict", "There is nothing to undo.");
          const { answer } = await inTransaction((tx) =>
            once(tx, write, now, (isFirst) => {
              progress.isFirstWrite = isFirst;
              return work(tx);
            }),
          );
          return answer;
        },
        readOnly: (work) => appContext.database.withUserReadOnly(member.id, work),
        onReplica: (work) => appContext.database.withUserOnReplica(member.id, work),
        isFirstWrite: () => progress.isFirstWrite(),
        progress,
        idempotencyKey: c.req.header("idempotency-key"),
        undoesKeys: prefix === "/api" ? undefined : c.req.header("undoes-keys"),
        ifMatch: prefix === "/api" ? c.req.header("if-match") : undefined,
      };
      const { matched, response } = await handler.handle(c.req.raw, { prefix, context });
      if (!matched) return notFound(c);
      // passed on unchanged: a copy would turn one text into a stream, with one write per part
      if (response.status < 400) {
        if (prefix === "/api" && progress.entityTag !== undefined) response.headers.set("ETag", progress.entityTag);
        return response;
      }
      // both forms report a failure in the same plain JSON
      const report = (await response.json()) as Refusal | { json?: { data?: Refusal } };
      const refusal = "requestId" in report ? report : (report as { json?: { data?: Refusal } }).json?.data;
      if (progress.retryAfterSeconds) c.header("Retry-After", String(progress.retryAfterSeconds));
      const isStale = response.status === 409 && context.ifMatch !== undefined && refusal?.field !== "idempotency-key";
      return refusal ? refuse(c, isStale ? 412 : (response.status as 400), refusal) : c.json(refusal, response.status as 400);
    };
  app.all(`/api/rpc/${name}/*`, gate, answer(rpc, `/api/rpc/${name}`));
  app.all(`/api/${name}/*`, gate, answer(rest, "/api"));
}

/** One form for every failure; a validation error becomes a message with its field. */
function asRpcError(error: unknown, context: RpcContext): ORPCError<string, Refusal> {
  if (error instanceof ORPCError && isRefusal(error.data)) return error as ORPCError<string, Refusal>;
  const { status, body, retryAfterSeconds } = refusalOf(
    error instanceof ORPCError ? fromRpc(error, context.member.token !== undefined) : error,
    context.requestId,
    context.context.log,
  );
  if (retryAfterSeconds) context.progress.retryAfterSeconds = retryAfterSeconds;
  return new ORPCError(body.code, { status, message: body.message, data: body, cause: error });
}

const isRefusal = (data: unknown): data is Refusal => typeof data === "object" && data !== null && "requestId" in data && "code" in data;
const plain = (error: ORPCError<string, unknown>) => (isRefusal(error.data) ? error.data : { code: "invalid", message: error.message });

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] };

/** `isProgram`: the message says what the schema expects, for the developer of an API client. */
function fromRpc(error: ORPCError<string, unknown>, isProgram: boolean): unknown {
  if (error.code === "NOT_FOUND") return new Problem("not-found", "There is nothing at this address.");
  if (error.code === "METHOD_NOT_SUPPORTED") return new Problem("not-found", "There is nothing at this address.");
  if (error.code !== "BAD_REQUEST") return error;
  const issue = (error.cause as { issues?: Issue[] } | undefined)?.issues?.[0];
  const field = issue?.path?.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
  return new Problem("invalid", issue ? (isProgram ? issue.message : sentence(issue.message)) : unreadable, field ? { field } : {});
}

/** API clients get an error for unknown fields; our own pages may be older than the server. */
function refuseUnknownFields(schema: unknown, input: unknown): void {
  const { shape } = (schema ?? {}) as { shape?: Record<string, unknown> };
  if (!shape || typeof input !== "object" || input === null || Array.isArray(input)) return;
  const field = Object.keys(input).find((name) => !Object.hasOwn(shape, name));
  if (field !== undefined) throw new Problem("invalid", `There is no field ${field.slice(0, 60)} here.`, { field: field.slice(0, 60) });
}

const idOf = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string" ? { id: answer.id } : {};

const unreadable = "This could not be read. Please check it and send it again.";

/** zod's own messages ("Invalid input: expected string, received null") are for developers. */
const sentence = (message: string) => (/^(Invalid|Too|Unrecognized)/.test(message) ? unreadable : message);
