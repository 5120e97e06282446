import { v7 } from "uuid";

/** Ids are generated in the browser and sorted by time, so that a repeated request saves once. */
export const newId = (): string => v7();
