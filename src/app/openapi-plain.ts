import type { Operation, Schema } from "./openapi-examples.ts";

/** Routes without a contract: bytes, streams, sign-in and what combines several features. By method and path. */
const text: Schema = { type: "string" };
const email: Schema = { type: "string", format: "email" };
const password: Schema = { type: "string", maxLength: 256, examples: ["three plain words"] };
const link: Schema = { type: "string", description: "the part of the mail's link behind the equals sign" };
const uuid: Schema = { type: "string", format: "uuid" };
const day: Schema = { type: "string", examples: ["2026-11-20"] };
const whole: Schema = { type: "integer" };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });
const list = (items: Schema): Schema => ({ type: "array", items });
const object = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const anything: Schema = { type: "object" };

const body = (schema: Schema, type = "application/json") => ({ requestBody: { required: true, content: { [type]: { schema } } } });
const answer = (schema: Schema, description = "OK", type = "application/json") => ({
  responses: { 200: { description, content: { [type]: { schema } } } },
});
const bytes: Schema = { type: "string", format: "binary" };
const param = (name: string, where: "path" | "query" | "header", schema: Schema, description = "") => ({
  name,
  in: where,
  required: true,
  schema: { ...schema, ...(description ? { description } : {}) },
});
const none = object({});
const member = object({ id: uuid, email, timeZone: text, currency: text, weekStartsOn: whole });
const session = object({ token: text, member, device: text, ticket: text }, ["token", "member", "device", "ticket"]);

export const plainOperations: Record<string, Operation> = {
  "POST /api/auth/sign-up": {
    summary: "Create an account",
    ...body(object({ email, password, timeZone: { type: "string", examples: ["America/New_York"] } }, ["timeZone"])),
    ...answer(object({ confirm: { type: "boolean", description: "a link was sent that has to be opened first" } })),
  },
  "POST /api/auth/sign-in": {
    summary: "Sign in: a session, or the ticket of a second step",
    ...body(object({ email, password, devices: list(text), retrySecret: text }, ["devices", "retrySecret"])),
    ...answer(session),
  },
  "POST /api/auth/second-step": {
    summary: "Finish a sign-in with a code of the second factor",
    ...body(
      object({ ticket: text, code: { type: "string", examples: ["123456"] }, devices: list(text), retrySecret: text }, [
        "devices",
        "retrySecret",
      ]),
    ),
    ...answer(session),
  },
  "POST /api/auth/renewed": {
    summary: "The session of a sign-in or a change of the second factor whose answer was lost; null if there is none, or it was used",
    ...body(object({ memberId: uuid, retrySecret: text, devices: list(text) }, ["devices"])),
    ...answer(object({ session: orNull(anything) })),
  },
  "POST /api/auth/passkey/begin": {
    summary: "Begin a sign-in with a passkey: what the browser needs, the same for everybody",
    ...answer(object({ ticket: text, options: { ...anything, description: "PublicKeyCredentialRequestOptionsJSON" } })),
  },
  "POST /api/auth/passkey": {
    summary: "Sign in with a passkey, without a password or a code",
    ...body(
      object(
        {
          ticket: text,
          used: { ...anything, description: "AuthenticationResponseJSON" },
          devices: list(text),
          connect: { ...text, description: "the ticket of a sign-in provider that is connected with the account" },
        },
        ["devices", "connect"],
      ),
    ),
    ...answer(session),
  },
  "POST /api/auth/provider/begin": {
    summary: "Begin a sign-in with a provider (OpenID Connect): where the browser goes, and a ticket to keep",
    ...body(object({ provider: { ...text, description: "its place on the sign-in page, from 1" } })),
    ...answer(object({ url: text, ticket: text })),
  },
  "POST /api/auth/provider/finish": {
    summary: "Send what the provider gave back: a session, the ticket of a second step, or that of an address to join or connect",
    ...body(object({ ticket: text, search: { ...text, description: "the query of the address" }, devices: list(text) }, ["devices"])),
    ...answer(anything),
  },
  "POST /api/auth/provider/connect": {
    summary: "Connect a provider with the account of the same address, by its password, and sign in",
    ...body(object({ ticket: text, password, devices: list(text) }, ["devices"])),
    ...answer(session),
  },
  "POST /api/auth/provider/join": {
    summary: "Create an account with the address that the provider has verified",
    ...body(object({ ticket: text, timeZone: text, devices: list(text) }, ["timeZone", "devices"])),
    ...answer(session),
  },
  "POST /api/auth/sign-out": { summary: "End this session", ...answer(none) },
  "GET /api/auth/session": {
    summary: "Whose session this is",
    ...answer(object({ member, expiresAt: { type: "string", format: "date-time" }, device: text })),
  },
  "POST /api/auth/forgot": {
    summary: "Send a link for a new password; the answer is the same for every address",
    ...body(object({ email, devices: list(text) }, ["devices"])),
    ...answer(none),
  },
  "POST /api/auth/reset": {
    summary: "Choose a new password with a link",
    ...body(object({ link, password })),
    ...answer(object({ device: text })),
  },
  "POST /api/auth/confirm": { summary: "Confirm an email address with a link", ...body(object({ link })), ...answer(anything) },
  "POST /api/auth/stop": {
    summary: "Stop a change of the email address with a link",
    ...body(object({ link })),
    ...answer(object({ reset: text })),
  },
  "GET /api/account/export": {
    summary: "Everything in one ZIP, in the first hour after signing in",
    ...answer(bytes, "The archive, streamed", "application/zip"),
  },
  "POST /api/account/export": {
    summary: "Everything in one ZIP, at any time with the password",
    ...body(object({ password })),
    ...answer(bytes, "The archive, streamed", "application/zip"),
  },
  "POST /api/account/import/ticket": {
    summary: "A ticket for an import, valid for an hour: in the first hour after signing in without the password, later with it",
    ...body(object({ password }, ["password"])),
    ...answer(object({ ticket: text })),
  },
  "POST /api/account/import": {
    summary:
      "Bring in an archive that Evenday made, in place of what is there; from an hour after signing in on with a ticket in the header Import-Ticket",
    ...body(bytes, "application/zip"),
    ...answer(anything, "What came in"),
  },
  "GET /api/budget/export/ofx": {
    summary: "Expenses as OFX 2, of all time or from `from` to `to`",
    ...answer(bytes, "The file, streamed", "application/x-ofx"),
  },
  "GET /api/budget/export/qif": {
    summary: "Expenses as QIF, of all time or from `from` to `to`",
    ...answer(bytes, "The file, streamed", "application/qif"),
  },
  "GET /api/journal/export/markdown": {
    summary: "The journal as a ZIP of Markdown files",
    ...answer(bytes, "The ZIP, streamed", "application/zip"),
  },
  "GET /api/journal/export/moods": { summary: "The moods by day as CSV", ...answer(bytes, "The file, streamed", "text/csv") },
  "POST /api/imports/lines": {
    summary: "Import rows of a bank's file: JSON lines, the first of which names the file; what is there already is skipped",
    ...body(bytes, "application/x-ndjson"),
    ...answer(object({ added: whole, known: whole, newRows: list(anything), knownRows: list(anything) }), "What came in, or would"),
  },
  "POST /api/journal/imports/lines": {
    summary: "Import pages and moods: JSON lines, the first of which names the file; what is there already is skipped",
    ...body(bytes, "application/x-ndjson"),
    ...answer(object({ pages: whole, moods: whole, known: list(whole) }), "What came in; `known` are lines"),
  },
  "POST /api/lifestyle/imports/lines": {
    summary: "Import habits with their days: JSON lines, the first of which names the file; what is there already is skipped",
    ...body(bytes, "application/x-ndjson"),
    ...answer(object({ habits: whole, days: whole, known: whole }), "What came in"),
  },
  "POST /api/reading/file": {
    summary: "Read another app's file without importing it: the file itself is the body",
    parameters: [param("x-file-name", "header", { type: "string", examples: ["daylio.csv"] }, "percent-encoded UTF-8")],
    ...body(bytes, "application/octet-stream"),
    ...answer(anything, "What it holds, by its kind"),
  },
  "POST /api/cards/shown": {
    summary: "Count a crisis card, without anybody's name",
    ...body(object({ level: { type: "integer", enum: [2, 3] } })),
    ...answer(none),
  },
  "GET /api/coach/reader": {
    summary: "Who reads what is written to the coach",
    ...answer(object({ host: orNull(text), note: orNull(text) })),
  },
  "POST /api/documents/upload": {
    summary: "Store a document: the file itself is the body",
    parameters: [
      param("x-document-id", "header", uuid),
      param("x-file-name", "header", { type: "string", examples: ["plan.pdf"] }, "percent-encoded UTF-8"),
      param("x-document-type", "header", { type: "string", examples: ["planner"] }),
    ],
    ...body(bytes, "application/octet-stream"),
    ...answer(anything, "The document's row; for a token that may not read documents its id only"),
  },
  "GET /api/documents/{id}/file": {
    summary: "The bytes of a document",
    parameters: [param("id", "path", uuid)],
    ...answer(bytes, "The file", "application/octet-stream"),
  },
  "POST /functions/v1/check-subscription": {
    summary: "Whether this account has access",
    ...answer(
      object({
        hasAccess: { type: "boolean" },
        status: text,
        trialEnded: { type: "boolean" },
        periodEnd: { type: "string", format: "date-time" },
      }),
    ),
  },
  "POST /functions/v1/create-checkout": { summary: "The address of the page to subscribe at", ...answer(object({ url: text })) },
  "POST /functions/v1/life-coach-chat": {
    summary: "Talk to the life coach; nothing is stored",
    ...body(
      object({
        messages: list(
          object({
            role: { type: "string", enum: ["user", "assistant"] },
            content: { type: "string", examples: ["Where do I start with my debts?"] },
          }),
        ),
      }),
    ),
    ...answer(text, "The answer, word by word", "text/event-stream"),
  },
  "GET /api/members/week": { summary: "The last seven days, a part for each feature", ...answer(object({ from: day, to: day }), "OK") },
  "GET /api/members/today": {
    summary: "Today at a glance, null where a feature is unused",
    ...answer(
      object({
        today: day,
        week: list(object({ day, mood: orNull(whole), isNoSpend: { type: "boolean" } })),
        budget: orNull(anything),
        spent: object({ cents: whole, on: list(text) }),
        bill: orNull(anything),
        challenge: orNull(anything),
        mood: orNull(anything),
        habits: orNull(anything),
        guide: orNull(anything),
      }),
    ),
  },
  "POST /api/members/search": {
    summary: "Expenses, debts, goals and situations that hold every word",
    ...body(object({ query: { type: "string", maxLength: 200, examples: ["rent"] } })),
    ...answer(object({ expenses: list(anything), debts: list(anything), goals: list(anything), analyses: list(anything) })),
  },
  "GET /api/members/patterns": { summary: "Mood next to the other features' data of a year", ...answer(anything) },
  "GET /api/members/suggestions": {
    summary: "Achievements that today's data suggests",
    ...answer(object({ suggestions: list(anything) })),
  },
  "GET /api/mental-health/question": { summary: "Where a next question would come from", ...answer(object({ place: orNull(text) })) },
  "POST /api/mental-health/question": {
    summary: "A question about a page, from the model; null without one",
    ...body(
      object(
        { excerpt: { type: "string", examples: ["Today was long."] }, mood: orNull({ type: "integer", minimum: 1 }), last: orNull(text) },
        ["mood", "last"],
      ),
    ),
    ...answer(object({ question: orNull(text) })),
  },
  "POST /api/sheets/{kind}": {
    summary: "A PDF to print; with `keep` (an id) also stored among the documents",
    parameters: [param("kind", "path", { type: "string", enum: ["budget", "debt", "journal", "interview", "weekly-plan"] })],
    ...body(object({ month: { type: "string", examples: ["2026-11"] }, from: day, to: day, keep: uuid }, ["month", "from", "to", "keep"])),
    ...answer(bytes, "The PDF", "application/pdf"),
  },
};

/** Example values that the schemas can't express: fields of typed operations that accept only certain values. */
const passwords = { password: "three plain words", current: "three plain words", next: "four other plain words" };
export const exampleFields: Record<string, Record<string, unknown>> = {
  "POST /api/account/password": passwords,
  "POST /api/account/email": { ...passwords, email: "maya@example.com" },
  "POST /api/account/second-factor": passwords,
  "POST /api/account/second-factor/confirm": { code: "123456" },
  "POST /api/account/second-factor/end": passwords,
  "POST /api/account/delete": { ...passwords, typed: "DELETE" },
  "POST /api/passkeys/begin": passwords,
  "POST /api/tokens": { ...passwords, name: "My spreadsheet", scopes: ["budget:read", "budget:write"] },
  "POST /api/webhooks": { ...passwords, url: "https://hooks.example.com/evenday", events: ["expense.created"] },
  "POST /api/journal/entries": { entryText: "Slept well.", moodRating: 7, isMoodSet: true, kind: "plain" },
  "POST /api/debt/debts": { name: "Credit card", emoji: "💳" },
  "PUT /api/debt/debts/{id}": { name: "Credit card", emoji: "💳" },
  "POST /api/debt/goals": { name: "Trip", emoji: "🏕️" },
  "PUT /api/debt/goals/{id}": { name: "Trip", emoji: "🏕️" },
  "POST /api/lifestyle/reflections": { good: "The walk.", next: "One evening free." },
  "PUT /api/growth/readings/{slug}": { read: [], lastAnchor: "" },
  "PUT /api/growth/ticks": { name: "cooking-lessons/kit", items: ["knife", "pan"] },
  "POST /api/progress/achievements": { title: "Stuck to Budget" },
};
