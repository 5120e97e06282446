import { fileURLToPath } from "node:url";

/** Where the SQL of the schema lies; read in order at every start, on both engines. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
/** The channel on which a trigger tells that a member's session or account row changed. */
export const memberChanged = "member_changed";
