import { v7 } from "uuid";

/** Ids are generated in the browser, ordered by time, so that sending something twice saves it once. */
export const newId = (): string => v7();
