import { plain } from "crisis-detector/plain";

const due =
  /\b(tomorrow|tonight|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend|next week|next month|next year)\b/;
/** The time that the user named, in their own words, such as "Friday" or "next week". */
export const dueSaid = (text: string): string | undefined =>
  due
    .exec(plain(text))?.[1]
    ?.replace(/^on /, "")
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/, (day) => day.charAt(0).toUpperCase() + day.slice(1));
