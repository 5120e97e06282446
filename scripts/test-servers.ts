import { afterAll } from "vitest";
import { closeTestServers } from "#testing/server.ts";

// the process goes on with the next file: servers left open would use up the connections of the Postgres under test
afterAll(closeTestServers);
