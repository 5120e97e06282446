import { v7 } from "uuid";

/** Ids are made here, in the order of time, so that sending a thing twice saves it once. */
export const newId = (): string => v7();
