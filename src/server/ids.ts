import { v7 } from "uuid";

/** An id for a row that the server creates, ordered by time. Rows that a user creates bring their own id. */
export const newId = (): string => v7();
