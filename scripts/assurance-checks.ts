/**
 * Checks of what must never go wrong, and the tests that prove each. `npm run assurance` runs them and writes the table of
 * docs/assurance.md; a test checks that every test named here exists.
 */

/** A test by its file and a part of its title; no title means every test of the file. Files end in .test.ts or .e2e.ts. */
export type Proof = { file: string; title?: string };
export type Check = {
  id: string;
  what: string;
  mustHold: string;
  by: Proof[];
  /** A script that measures it instead of a test: run as a process, passed when it exits with 0. */
  run?: string[];
  /** In the nightly run: there only, because it takes long, or there with more. */
  night?: "only" | "more";
};

const tests = (file: string, ...titles: string[]): Proof[] => (titles.length === 0 ? [{ file }] : titles.map((title) => ({ file, title })));
const app = (name: string, ...titles: string[]) => tests(`src/app/${name}.server.test.ts`, ...titles);
const feature = (path: string, ...titles: string[]) => tests(`src/features/${path}.test.ts`, ...titles);
const server = (path: string, ...titles: string[]) => tests(`src/server/${path}.test.ts`, ...titles);
const journey = (name: string, ...titles: string[]) => tests(`e2e/${name}.e2e.ts`, ...titles);
const script = (...run: string[]) => ({ run });

type Shown = Proof[] | { run: string[] };
const check =
  (night?: Check["night"]) =>
  (what: string, mustHold: string, ...shown: Shown[]): Omit<Check, "id"> => ({
    what,
    mustHold,
    by: shown.flatMap((one) => (Array.isArray(one) ? one : [])),
    ...shown.find((one) => !Array.isArray(one)),
    ...(night && { night }),
  });
const daily = check();
const longerAtNight = check("more");
const nightly = check("only");

const byId = {
  A1: daily(
    "Every route, requested by every caller without access",
    "0 leaks, 0 changes to other members' data, same answer for other members' and missing ids",
    app("ownership"),
  ),
  A2: daily(
    "Every table in SQL, under the app's role, and statements that reset or set the role, on the embedded database and on an external one",
    "row-level security enabled and forced on 100 %, 0 rows of other members",
    app("row-level-security", "every table that", "row-level security is enabled", "accounts, sessions"),
    server("app-login.server"),
  ),
  A3: longerAtNight(
    "Every policy dropped, opened or switched off, one at a time",
    "each makes a test fail",
    app("row-level-security", "the matrix itself turns red"),
  ),
  A4: daily(
    "Two members' requests alternating over the same connections",
    "0 rows of other members, no state left on a connection",
    app("endpoint-policy", "alternate over the same"),
  ),
  A5: daily(
    "Server-side fields, sent to every call that writes",
    "refused or ignored",
    app("endpoint-policy", "fields that belong to the server"),
  ),
  A6: daily(
    "An ended trial at every gated route; the routes that stay open",
    "402 on 100 %, export, deletion, checkout and safety open",
    app("ownership", "whose trial ended meets the gate", "stay open after the trial"),
    feature("account/account.routes", "export works without a subscription"),
    feature("safety/safety.routes", "stays open after the trial"),
  ),
  A7: daily("Every route of the server is in the matrix", "0 routes without a row", app("ownership", "has a row in the matrix")),

  B1: longerAtNight(
    "Wrong passwords for one account, from many IP addresses, in many spellings",
    "at most 10 checked in 15 minutes, then 429",
    app("log-leaks", "guessing passwords reveals nothing"),
    feature("account/auth.routes", "after ten wrong passwords"),
    feature("account/credentials.server", "a hundred wrong passwords from ten addresses", "a known device has ten wrong tries of its own"),
  ),
  B2: longerAtNight(
    "Known and unknown addresses at sign-in, sign-up and reset",
    "same status and text",
    app("log-leaks", "answer alike for addresses"),
    feature("account/auth.routes", "a wrong password and an unknown"),
  ),
  B3: daily(
    "A token after sign-out, revocation, password change, reset and deletion; a chat that is open at sign-out",
    "0 accepted after 1 s; the chat ends within 60 s",
    feature("account/auth.routes", "after signing out the token is invalid", "deleted directly in the database"),
    feature("account/account.routes", "a new password needs the old one", "signs one out at once"),
    feature("coach/coach.model.routes", "when its member signs out"),
  ),
  B4: daily(
    "Sessions under a moved clock: used every day for 31 days; idle for 8",
    "ended after 30 days, ended after 7 idle days",
    feature("account/auth.routes", "lasts 30 days", "not used for seven days"),
  ),
  B5: daily(
    "Reset links: two at once, used again, older, 59 and 61 minutes",
    "exactly 1 success, every session gone",
    feature("account/account.routes", "a forgotten password", "expires after sixty minutes"),
  ),
  B6: daily(
    "The stored value of a session, used as a token; ten thousand tokens of each kind",
    "401; 128 random bits at least, 0 repeated",
    feature("account/auth.routes", "the stored data of a session"),
    server("session.server", "ten thousand tokens"),
  ),
  B7: daily(
    "Redirect addresses in every field that accepts one",
    "0 off our own origin",
    app("url-normalisation", "leads the browser to another site"),
  ),
  B8: daily(
    "Every protected path in other spellings, by HEAD, and with headers that name another method or path",
    "same decision as the plain path",
    app("url-normalisation", "written in another way"),
  ),
  B9: daily(
    "A cookie alone, a cross-origin page, a form",
    "401 or 403, no CORS access, 0 effects",
    feature("account/auth.routes", "no answer ever sets a cookie", "another site's page"),
    app("ownership", "a foreign page open nothing"),
    server("http.server", "anything but JSON"),
  ),
  B10: daily(
    "Passwords at their limits, and the commonest ones",
    "5 refused, 6 and 128 accepted, the list refused where configured",
    feature("account/account.rules"),
    feature(
      "account/auth.routes",
      "of five characters is too short",
      "is accepted whole",
      "composed or decomposed",
      "with the blocklist set to refuse",
    ),
  ),
  B11: nightly(
    "200 people signing in at once, passwords of 200 kB and 1 MB, during normal use by others",
    "others' p99 at most 1 s, none refused; too long passwords refused before any hashing",
    script("bench/sign-ins.ts"),
  ),
  B12: daily(
    "One address signed up many times at once",
    "1 account, 1 trial",
    feature("account/auth.routes", "twenty sign-ups of one address", "under another spelling of the address"),
  ),
  B13: daily(
    "Links, tickets, sessions, API tokens and device proofs from before a new password, a reset, a new address, a second factor on or off, signing out others",
    "0 of 6 kinds work after any of 6 changes",
    feature("account/credentials.server", "invalidates every link", "without any of these"),
  ),
  B14: daily(
    "Wrong codes of the second step, the same code twice, old tickets",
    "10 checked, then 429 with the time; recovery codes work; a code works once; no row left",
    feature("account/credentials.server", "after ten wrong codes", "a code of the app is accepted once", "an expired ticket"),
  ),
  B15: daily(
    "Addresses that browsers accept and sign-in used to refuse; invalid addresses, in every field",
    "sign-up, sign-in and change work; one sentence for all others",
    feature("account/auth.routes", "can sign up, sign in and be changed to", "an address in another script", "an invalid address gets"),
  ),
  B16: daily(
    "A session's signature with extra bytes; a request with two hosts",
    "401; 400",
    server("session.server", "a signature with additional characters"),
    server("http.server", "with two Host headers"),
  ),
  B17: daily(
    "A change of address: delayed for a day, reported to the old address, cancelled from it",
    "0 changes before 24 hours or after a cancellation",
    feature("account/address-change.server", "a change of address waits a day", "the old address stops a change"),
  ),
  B18: daily(
    "Forty sign-ups of one mailbox, forty changes to another person's mailbox, links with a foreign Host header, sign-up of a known address",
    "3 mails an hour, 6 a day from one network; 0 foreign links; same hashes and rows",
    feature(
      "account/mail.server",
      "at most three emails an hour",
      "forty changes to a stranger",
      "never uses the Host",
      "does the same work",
    ),
  ),
  B19: daily(
    "A mail server that is down, refuses one mail, or is used by two of our servers at once",
    "no sign-up fails, 0 mails lost or sent twice, dropped after 3 refusals or a day, and listed",
    feature("account/mail.server", "a mail server that is down", "two servers that deliver"),
  ),
  B20: daily(
    "A stolen copy of the database: every value of every row, its parts and links built from them, used as session, API token, cookie, link, ticket and checkout, also signed with the secret; the same secrets searched in rows, backup, archive and log",
    "0 accepted, 0 found",
    app("stolen-dump"),
    feature("account/auth.routes", "the stored data of a session"),
  ),
  B21: daily(
    "The time that sign-up and sign-in take for known and unknown addresses, 200 pairs of each",
    "medians within 10 %",
    script("bench/known-addresses.ts"),
  ),

  C1: longerAtNight(
    "Invalid bodies to every route, generated from its schema",
    "0 5xx, 0 answers after 5 s, no internals in an answer",
    app("fuzz", "random bodies"),
  ),
  C2: daily(
    "NUL, lone surrogates, deep JSON and duplicate keys, prototypes, huge numbers",
    "refused, or stored exactly as sent",
    app("fuzz", "no JSON, too deep"),
    feature("journal/journal.routes", "NUL"),
    feature("journal/journal.rules", "can't store unchanged"),
  ),
  C3: daily(
    "Limits n and n + 1, in every way of sending a body",
    "413 or 400 above the limit, 0 exceptions",
    app("fuzz", "bodies over the limit"),
    server("http.server", "a body over the limit"),
  ),
  C4: daily(
    "SQL, template and pattern injection in entries, searches, ids and list positions",
    "stored, searched or refused as text",
    app("injection"),
  ),
  C6: longerAtNight(
    "Archives with a change in every column, type, path, size, id, date and count, imported by a member",
    "nothing written that pages cannot show, points recalculated, 0 files read or changed outside the member's own",
    app("import"),
  ),
  C7: daily(
    "ZIP bombs: one entry, many entries, false sizes, too much work",
    "refused while reading, before the rest is unpacked",
    server("zip.server"),
  ),
  C5: daily(
    "The specification's text of every refusal",
    "exact text, on the server too",
    feature("journal/journal.routes", "nothing but white space"),
    feature("relationships/relationships.routes", "nothing but white space"),
    feature("journal/journal.rules", "the messages are those"),
  ),

  D1: longerAtNight("kill -9 during writes", "0 acknowledged rows lost, 0 partial rows, ready again within 10 s", script("bench/crash.ts")),
  D2: daily(
    "A second process on the same folder; a lock whose holder was killed",
    "refused with the holder's process id; taken over",
    server("lock"),
  ),
  D3: nightly(
    "kill -9 during the first start, and during each migration of an older database",
    "the next start succeeds without help, complete schema",
    script("bench/first-start.ts"),
  ),
  D5: daily(
    "A server that is stopped while twenty chats are open",
    "each is notified and ended, the model's work too",
    feature("coach/coach.model.routes", "notifies open chats"),
  ),
  D6: longerAtNight(
    "Bytes flipped in stored documents, in the folder and in S3; database files flipped and cut short",
    "found by verify, never served as valid",
    app("corruption"),
    feature("documents/stored-files.repository", "changed without a change of size", "a damaged one breaks off"),
  ),

  E1: daily(
    "Simultaneous clicks from two devices, including the first click",
    "total = sum of the wins, one row",
    feature("progress/progress.routes", "clicks at once"),
  ),
  E2: daily(
    "One request three times, two of them at once, on every call that creates something",
    "the same as one request",
    app("endpoint-policy", "three times, twice of them"),
    app("idempotency"),
    feature("journal/journal.routes", "saving the same entry twice"),
  ),
  E3: daily(
    "Deleting a document during downloads and lists, 500 answers",
    "the complete file or 404, never a part, never a 500",
    feature("documents/documents.server", "deleting during downloads"),
  ),
  E4: daily(
    "Ten checkouts at once",
    "1 customer, never 2 subscriptions",
    feature("billing/billing.routes", "ten checkouts at once", "a member with an active subscription"),
  ),
  E5: longerAtNight(
    "Twenty uploads at once just under the quota",
    "never above the quota",
    feature("documents/documents.routes", "never exceed the quota"),
  ),
  E6: longerAtNight("Random sequences of calls, compared with a simple model of each feature", "0 divergences", app("model-based")),

  F1: daily(
    "Wrong, changed, old and future signatures, and those of another secret",
    "400, 0 changes",
    feature(
      "billing/billing.routes",
      "signature changes nothing",
      "a replayed old body",
      "with NUL, odd types or missing parts",
      "of another account's customer",
    ),
  ),
  F2: daily(
    "Events of twelve types, each five times, also at once",
    "stored once",
    feature("billing/billing.routes", "delivered twice, also in parallel"),
    feature("billing/checkout.routes", "delivered five times"),
  ),
  F3: daily("Events in any order", "the current state at Stripe", feature("billing/billing.routes", "whatever order events")),
  F4: daily(
    "The database failing at each step of an event, then the same event again",
    "applied once, correct state",
    feature("billing/billing.server", "fails at any database step"),
  ),
  F5: longerAtNight("Every event lost", "correct after the next sync", feature("billing/billing.routes", "when every event is lost")),
  F6: daily(
    "Stripe unreachable",
    "the access check answers, paying members keep access",
    feature("billing/billing.routes", "while Stripe is down"),
  ),
  F7: daily(
    "The end of the trial, one millisecond before and after",
    "ceil(days), ends exactly at 72 h",
    feature("billing/billing.rules", "days left are", "after 72 hours access is"),
  ),
  F8: daily(
    "Days, zones and daylight saving in streaks",
    "never broken, never counted twice",
    feature("challenge/streak.rules"),
    feature("challenge/challenge.routes", "over the date line"),
  ),
  F9: daily(
    "The server's clock an hour off, the page's two days",
    "same access, no negative days",
    feature("billing/billing.server", "clock that jumps"),
  ),
  F10: daily("Every status of a subscription", "documented access for each", feature("billing/billing.rules", "with paid time left")),
  F11: daily("Cancelling from inside the app", "two clicks", journey("account", "cancelling in two clicks")),
  F12: daily("A trial that ends while a member is writing", "0 characters lost", journey("gate", "hides the page and keeps the words")),

  G1: daily(
    "20,971,520 bytes and one more, with every form of length header",
    "first accepted, second refused with the specified text",
    feature("documents/documents.routes", "exactly 20 MB is accepted"),
  ),
  G2: daily(
    "Names that traverse, hide, break headers or are empty",
    "stored for display, never a path; or refused",
    feature("documents/documents.server", "whatever a file is called"),
    feature("documents/documents.routes", "the name"),
    feature("documents/documents.rules", "is a valid name"),
  ),
  G3: daily(
    "Content that is not what its extension says",
    "refused, nothing stored",
    feature("documents/documents.routes", "is refused with a message and nothing is stored", "of every content under every extension"),
  ),
  G4: daily(
    "Every download",
    "attachment, nosniff, sandbox, no-store",
    feature("documents/documents.routes", "an attachment that no browser runs"),
  ),
  G5: longerAtNight(
    "Aborted uploads, files without rows",
    "removed, no partial file stored",
    feature("documents/documents.server", "fails at the"),
    feature("documents/documents.routes", "cut during an upload"),
    feature("documents/sweep.service"),
    feature("documents/documents.routes", "a crash interrupted"),
  ),
  G6: daily(
    "More documents than the quota, also from an archive",
    "refused with a message, nothing changed",
    feature("documents/documents.server", "one document above the limit"),
  ),
  G7: nightly(
    "200 connections at one byte per second, headers and bodies, during normal use by others",
    "headers cut within 60 s, bodies within 300 s, others' p99 500 ms at most",
    script("bench/slow-clients.ts"),
  ),
  G8: daily(
    "A deleted document at its old address, requested by its owner and by others",
    "404; bytes deleted at once on permanent deletion, otherwise after 30 days",
    feature("documents/documents.server", "a deleted document is gone at once"),
    feature("documents/documents.routes", "downloaded byte for byte, and deleted", "only the owner can download"),
  ),
  G10: daily(
    "File modes of everything that server, commands and restore create in DATA_DIR",
    "files 600, folders 700; a data folder of another user is refused",
    app("admin", "its owner's alone"),
    server("config", "a data folder"),
  ),
  G9: daily(
    "Forged stored paths in rows, archives and backups, and links inside the file store; on disk and S3",
    "0 read, written, listed or removed outside the store; every such row reported by verify and refused by the database",
    server("integrations/files.server"),
    app("stored-paths"),
  ),

  H1: daily(
    "A client that disconnects from a chat",
    "the model's work ends within 1 s",
    feature("coach/coach.model.routes", "that disconnects ends the model", "before the first word"),
  ),
  H2: daily(
    "A model that fails, stalls, disconnects or sends invalid data",
    "a clear message, no key and no address in it",
    feature("coach/coach.model.routes"),
  ),
  H3: daily(
    "Too many messages, too long ones, too many at once",
    "refused before any byte is sent to the model",
    feature("coach/coach.routes", "refused before any byte", "forty times in five minutes"),
    feature("coach/coach.model.routes", "ten million characters"),
    feature("coach/coach.routes", "the 21st message", "twenty messages at once"),
    feature("coach/coach.limits.rules"),
  ),
  H4: daily(
    "Other roles and unknown parameters",
    "only user and assistant messages pass",
    feature("coach/coach.routes", "only user and assistant messages reach"),
    feature("coach/coach.rules", "in the role"),
  ),
  H5: longerAtNight(
    "Canary words in chats, searched in every table, log line and file afterwards",
    "0 hits",
    feature("coach/coach.routes", "nothing of a chat is stored"),
  ),
  H6: nightly(
    "Clients that read one kilobyte per second: 50 of 1 MB, then 4 of 16 MB",
    "at most 2 MB more each, other requests answered meanwhile",
    script("bench/slow-readers.ts"),
  ),
  H9: nightly(
    "500 chats open at once, two of each of 250 members",
    "health p99 250 ms, a member's third refused with a message, at most 200 kB each, all released within 3 s",
    script("bench/many-chats.ts"),
  ),
  H7: daily("Keys in answers, errors, pages and the bundle", "0 hits", feature("coach/coach.model.routes", "no key is in")),
  H8: daily(
    "The daily token budget used up",
    "a polite refusal, the card still works",
    feature("coach/coach.routes", "a used-up token budget"),
  ),

  Q: daily("The coach's prompt categories, rules only", "the shares that docs/safety-protocol.md states", feature("coach/coach.safety")),

  S: daily(
    "The crisis detector on sentences outside its tuning data",
    "no less than docs/safety-protocol.md states (85 % direct, 28 % veiled, no card on 98 % of ordinary talk); the target of 98 and 85 is missed",
    tests("packages/crisis-detector/evaluation/rules.test.ts"),
  ),

  I3: daily(
    "Places, model, mail and Stripe unreachable",
    "each page works without them, no crash",
    server("integrations/places"),
    feature("coach/coach.model.routes", "cannot be reached"),
    feature("billing/billing.routes", "while Stripe is down"),
  ),
  I5: daily(
    "The database failing during every call",
    "an answer with a request id, logged once, the process keeps running",
    app("log-leaks", "when the database fails"),
    server("http.server", "an unhandled error"),
  ),
  I6: daily(
    "One broken row or file for each job: a zone, a held address, a mail, a deleted document, a file without a row",
    "every other one is processed in the same run",
    app("jobs"),
    app("stored-zone"),
    server("jobs", "an item that fails"),
  ),
  I7: nightly(
    "Three PostgreSQL nodes under Patroni: the primary killed ten times, etcd without a majority, the primary and the synchronous replica paused; then both servers of Evenday replaced, with 20 writers throughout",
    "0 acknowledged lost, 200 or 503 within 2 s, writing again within 30 s without a restart of Evenday; 0 requests of the upgrade that fail in every retry",
    script("bench/cluster.ts"),
  ),
  I8: daily(
    "A database that stops answering; commits that no replica confirms",
    "503 within 2 s, then at once; reads work while commits wait; one row after the retry",
    app("database-watch"),
  ),
  I1: daily(
    "Postgres killed under load, and restarted",
    "503 within 2 s, health keeps answering, normal within 5 s, 0 acknowledged rows lost, stable pool",
    app("outage", "calls are refused in words"),
  ),
  I2: nightly(
    "The connection to Postgres slowed by 2 s, cut, silent; its pool used up; its server a replica for a while",
    "200 or 503 within 22 s (30 s on the slow line), 0 acknowledged lost, health keeps answering, normal again without help, no leak",
    script("bench/database-faults.ts"),
  ),
  I4: nightly(
    "The tests with 512 MB of heap and 256 open files, and in other time zones and languages",
    "all pass",
    script("bench/small-limits.ts"),
  ),

  J1: longerAtNight(
    "Markup, script and template syntax in every text that a member can store, on every page",
    "0 executed, 0 cross-origin requests, 0 policy violations",
    journey("crawl"),
    journey("relationships", "bad input is shown as text"),
  ),
  J2: daily(
    "The content policy of every answer",
    "default-src 'none', nothing unsafe, no wildcard",
    server("http.server", "strict headers"),
    app("url-normalisation", "strict headers"),
  ),
  J3: daily(
    "The other headers of every answer, refusals included",
    "100 %",
    app("url-normalisation", "strict headers"),
    server("http.server", "with https"),
  ),
  J4: daily("The coach's markdown", "no image loads, HTML inert, links isolated", journey("life-coach", "streams, cuts, fails")),
  J5: daily("Every page, with its requests recorded", "0 other hosts", journey("crawl")),
  J6: daily(
    "Signing out on a shared computer",
    "token deleted, no data of the first member visible",
    journey("shell", "signing out says when it fails"),
  ),
  J7: daily("The referrer policy, which map tiles need", "other hosts get the origin only", server("http.server", "strict headers")),
  J8: daily(
    "Markup, scripts, formulas and addresses in every stored text: the search, addresses, exports, PDFs and mails, in a browser",
    "0 executed, 0 policy violations, 0 cells that a spreadsheet would execute, nothing active in a PDF or a mail",
    journey("canaries"),
  ),

  K1: daily(
    "Licences of every package",
    "0 that are not on the allow-list",
    tests("src/app/conventions.test.ts", "has an allowed licence"),
  ),
  K2: daily(
    "Libraries with vulnerabilities in older releases",
    "none older than the fixed release",
    tests("src/app/assurance.test.ts", "older releases had vulnerabilities"),
  ),

  L1: nightly(
    "200 members with 2 s between calls, 1,000 tabs that poll",
    "p99 300 ms reads, 500 ms writes, 200 ms polls; 0 refused; event loop p99 100 ms; memory grows by less than 10 %",
    script("bench/many-people.ts", "L1"),
  ),
  L2: nightly(
    "The same with 200 open answers of the coach and 20 uploads at once",
    "the same, 0 answers cut",
    script("bench/many-people.ts", "L2"),
  ),
  L3: nightly(
    "Ten times as many calls for a minute, three times",
    "429 and 503 allowed, 0 crashes, normal again within 10 s",
    script("bench/many-people.ts", "L3"),
  ),
  L4: daily(
    "The longest input of every route, in six kinds of text, and the longest journal as a PDF, while health is requested",
    "health p99 100 ms, at most 250 ms on an idle machine; time grows linearly with the length",
    app("event-loop"),
    server("threads.server"),
    app("pdf", "as long as its text"),
  ),

  M1: daily(
    "Export of everything, also after the trial; imported again",
    "same rows, byte-equal files, no data of other members",
    feature("account/account.routes", "export works", "gives the same archive again"),
    feature("documents/documents.routes", "documents are exported to the archive"),
  ),
  M2: daily(
    "Deletion of an account",
    "0 rows in any table, 0 files, other members unchanged",
    feature("account/account.routes", "deleting requires the word"),
    feature("documents/documents.routes", "deleting the account deletes every file"),
    feature("account/deletion.server", "no table, email or file contains text"),
  ),
  M5: daily(
    "A deleted account's text, searched in every file of DATA_DIR, a dump and the logs, after its tables were rewritten",
    "0 hits: tables, indexes, statistics, write-ahead log, files, mails",
    app("remnants"),
    server("embedded.server", "log cannot contain what members wrote", "errors of queries, and a process"),
  ),
  M3: daily(
    "A restored backup from before an account was deleted",
    "the account is not restored, no row and no file",
    app("restore", "a deleted account stays away"),
  ),
  M4: daily("Canary words, token, password, address and coordinate, searched in the log", "0 hits", app("log-leaks", "comes into the log")),

  N1: daily("Missing, malformed, weak or unsafe settings", "refused, each setting by name, no value shown", server("config")),
  N2: daily(
    "The restore drill: back up under load, lose everything, restore elsewhere",
    "all rows and file hashes equal, sign-in works",
    app("restore", "every row and file of the backup is back"),
  ),
  N3: daily(
    "A backup of a running folder goes through its server; backups that are damaged, truncated, extended, of another key or a newer release",
    "refused before anything is changed",
    app("admin", "on a running server the commands for backup"),
    app("restore", "damaged, cut, lengthened", "of a newer release is refused"),
  ),
  N4: daily(
    "An older release on a newer one's data",
    "does not start, prints what to do",
    app("restore", "every row and file of the backup is back"),
    app("upgrade"),
  ),
  N6: daily(
    "The file store of another database at start, sweep and restore; the files of a restore; a full disk when writing and at start",
    "refused with both ids until adopted; files 600, folders 700; reported as a full disk, and working again once there is space",
    tests("src/main.server.test.ts"),
    feature("documents/sweep.service", "a second database"),
  ),
  N5: daily("Health and readiness", "no secrets, no versions; not ready before shutdown", server("http.server", "readiness is off once")),
};
export const checks: Check[] = Object.entries(byId).map(([id, one]) => ({ id, ...one }));
