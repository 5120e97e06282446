import { v7 } from "uuid";

/** An id for a row that the server makes by itself, in the order of time. What a person makes brings its id along. */
export const newId = (): string => v7();
