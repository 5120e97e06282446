import { z } from "zod";
import { isDay, isMonth, isZone } from "./days.ts";
import { belowZero, largestCents, tooLarge } from "./money.ts";
import { isBlank, isStorable } from "./text.ts";

/** The shapes that contracts share. Server and build only: zod never reaches the browser. */

/** Text kept exactly as typed, up to `longest` UTF-16 units; may be empty. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest, `Please keep this under ${longest.toLocaleString("en-US")} characters.`)
    .refine(isStorable, "This text holds a character that cannot be stored.");

/** Text that must hold something beside white space. */
export const words = (longest: number, sentence = "Please write something here.") =>
  text(longest).refine((value) => !isBlank(value), sentence);

/** A whole number of cents, 0 to a trillion. Signed amounts use `signedCents`. */
export const cents = z.int("Please enter an amount.").min(0, belowZero).max(largestCents, tooLarge);
export const signedCents = z.int("Please enter an amount.").min(-largestCents, tooLarge).max(largestCents, tooLarge);

export const day = z.string().refine(isDay, "Please choose a date between 1970 and 2100.");
export const month = z.string().refine(isMonth, "Please choose a month between 1970 and 2100.");
export const zone = z.string().max(64).refine(isZone, "This time zone is not known.");
/** UUID made by whoever creates the thing, so that sending it twice makes it once. */
export const id = z.uuid("This is not a valid id.").transform((value) => value.toLowerCase());
/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
