import type { Cents } from "#shared/money.ts";

/** Numbers of time and work from the figures of a talk: when to go to bed, how much a day, a wage by the year, when waiting pays. */

interface Figures {
  newest: string;
  before: readonly string[];
  show: (cents: Cents) => string;
}

const clock = (minutes: number) => {
  const at = ((minutes % 1440) + 1440) % 1440;
  if (at === 0) return "midnight";
  const hour = Math.floor(at / 60) % 12 || 12;
  return `${hour}${at % 60 ? `:${String(at % 60).padStart(2, "0")}` : ""} ${at < 720 ? "a.m." : "p.m."}`;
};
function bedtime({ newest, before }: Figures): string | undefined {
  const [, hour, minute = "00", half] =
    /\b(?:up|wake|alarm|start|rise)\b[^.?!\d]{0,14}(\d{1,2})(?::(\d\d))? ?(am|a\.m\.|pm|p\.m\.)?/.exec(newest) ?? [];
  if (
    hour === undefined ||
    Number(hour) > 12 ||
    !/\b(?:bed|asleep|sleep|what time|when)\b/.test(newest) ||
    !/\?|\b(?:what|when|how)\b/.test(newest)
  )
    return undefined;
  const up = (Number(hour) % 12) * 60 + Number(minute) + (half?.startsWith("p") ? 720 : 0);
  const now = /\b(1[0-2]|[1-5]) ?(?:am|a\.m\.)/.exec([...before, newest].join(" "))?.[1];
  const late = now === undefined ? undefined : (Number(now) % 12) * 60;
  const steps =
    late === undefined
      ? "Move there in steps of 15 to 30 minutes every few nights."
      : `From ${clock(late)} don't jump there at once: ${clock(late - 30)} for three nights, then half an hour earlier again.`;
  return `To be up at ${clock(up)} with seven to nine hours, you'd want to be asleep between ${clock(up - 540)} and ${clock(up - 420)}. ${steps} Get up at the same time every day, that's what pulls it earlier.\n\n**One next step:** choose tonight's time and set an alarm half an hour before it, for winding down.\n\nWhich time would you try tonight?`;
}

const named: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, a: 1 };
const daysLeft = (text: string): number | undefined => {
  const [, count = "", unit] =
    /\b(?:in|have|within|left|due in|next) (?:about |only |like )?(\d{1,2}|a|one|two|three|four|five|six) (days?|weeks?|months?)\b/.exec(
      text,
    ) ?? [];
  return unit === undefined
    ? undefined
    : (Number(count) || (named[count] ?? 0)) * (unit.startsWith("day") ? 1 : unit.startsWith("week") ? 7 : 30);
};
/** "40 pages of maybe 70", due in three weeks: how many a day. */
function perDay({ newest, before }: Figures): string | undefined {
  const [, unit, each] = /\bhow many (\w+) (?:is that )?(?:a|per|each|every) (day|week)\b/.exec(newest) ?? [];
  if (unit === undefined) return undefined;
  const texts = [...before, newest];
  const days = texts.map(daysLeft).findLast((found) => found !== undefined);
  const stem = unit.replace(/s$/, "");
  const part = texts
    .map((text) => new RegExp(`\\b(\\d+) ${stem}s? (?:\\w+ ){0,2}?(?:of|out of) (?:\\w+ )?(\\d+)`).exec(text))
    .findLast(Boolean);
  const whole = texts.map((text) => new RegExp(`\\b(\\d+) (?:more )?${stem}s?\\b`).exec(text)).findLast(Boolean);
  const left = part ? Number(part[2]) - Number(part[1]) : whole ? Number(whole[1]) : undefined;
  if (!days || !left || left <= 0) return undefined;
  const spans = each === "week" ? days / 7 : days;
  const rate = left / spans;
  const shown =
    rate < 1 ? "less than one" : rate === Math.round(rate) ? String(rate) : `about ${(Math.ceil(rate * 10) / 10).toLocaleString("en-US")}`;
  return `${left} ${unit} in ${days} days is ${shown} a ${each}. Plan for a bit more than that and keep the last two days free, for reading it over and for the day that goes wrong.\n\n**One next step:** do the first half of today's part before you check anything else.\n\nAt what hour do you work best?`;
}

/** A wage by the hour over a year of forty-hour weeks. */
function wage({ newest, before, show }: Figures): string | undefined {
  const [, amount] = /\$?(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars |bucks )?(?:an hour|per hour|\/ ?h(?:ou)?r|hourly)\b/.exec(newest) ?? [];
  if (amount === undefined || !/\b(?:offer\w*|good|fair|ok|okay|enough|worth|is that|gave|would be)\b/.test(newest)) return undefined;
  const year = Math.round(Number(amount) * 100 * 2080);
  const had = before
    .map((text) => /\$?(\d{1,3}(?:\.\d{1,2})?) ?(?:an hour|per hour|\/ ?hr)/.exec(text)?.[1])
    .findLast((one) => one !== undefined);
  const change =
    had === undefined
      ? ""
      : ` Compared with your ${show(Number(had) * 100)} that is ${show((Number(amount) - Number(had)) * 208_000)} a year ${Number(amount) >= Number(had) ? "more" : "less"}.`;
  return `At forty hours a week that's about ${show(year)} a year before taxes, or ${show(Math.round(year / 12))} a month; what reaches you is often a fifth less.${change} Whether it's good depends on the area: look at three local ads for the same job, or bls.gov. You may ask once: “Thank you, I'd like to do this. Is there room to go a little higher, with my experience?” Ask about overtime, shifts, and insurance, too.\n\n**One next step:** write down the least you need in a month, and compare.\n\nWhat did you make before?`;
}

const ofOthers =
  /\b(?:he|she|they|my (?!job|shift|hours)\w+) (?:only |now )?(?:makes?|earns?|gets?|works?) (?:about |around |only )?\$?\d{1,2}(?:\.\d{1,2})? ?(?:hours?|hrs?|an hour|per hour|\/ ?h(?:ou)?r)\b/g;
/** Pay for a part of the week: the wage and the hours may be in two messages. */
function partTime({ newest, before, show }: Figures): string | undefined {
  const asked = /\b(?:how much|what(?:'?s| is)(?: that| it)?)\b[^?]*\b(?:a|per|each) (?:month|year|week)\b/;
  // "what if I work 36 hours" changes what was named before
  const isChange = /\b(?:if|with|and|maybe|say)\b[^.?!]{0,20}\b\d{1,2} ?(?:hours?|hrs?)\b/.test(newest) && newest.split(" ").length <= 12;
  if (!asked.test(newest) && !(isChange && before.length > 0)) return undefined;
  const isOwn = [...before, newest].some((text) => /\bi (?:only |now )?(?:make|get|earn)\b/.test(text));
  // beside the member's own wage another's hours or wage are not counted
  const texts = [...before, newest].map((text) => (isOwn ? text.replace(ofOthers, " ") : text));
  const wageIn = /\$?(\d{1,2}(?:\.\d{1,2})?) ?(?:an hour|per hour|\/ ?h(?:ou)?r|hourly)\b|\bi (?:make|get|earn) \$?(\d{1,2}\.\d{2})\b/;
  const hoursIn =
    /\b(\d{1,2}) ?(?:hours?|hrs?)\b(?! ?(?:a|per|each|every) (?:day|shift|night|month)|\/day| daily)|\bhours (?:\w+ )?(?:is|are|were|would be) (?:about |around |only )?(\d{1,2})\b/;
  const [, one, other] = texts.map((text) => wageIn.exec(text)).findLast(Boolean) ?? [];
  const [, first, second] = texts.map((text) => hoursIn.exec(text)).findLast(Boolean) ?? [];
  const [rate, hours] = [Number(one ?? other ?? 0), Number(first ?? second ?? 0)];
  if (rate <= 0 || hours <= 0 || hours > 80) return undefined;
  const week = rate * hours * 100;
  return `${hours} hours at ${rate.toFixed(2)} an hour are about ${show(week)} a week, ${show((week * 52) / 12)} a month, or ${show(week * 52)} a year, before taxes. Count on ten to twenty percent less in your account.\n\n**One next step:** put the monthly figure beside rent and the other fixed costs.\n\nWhat has to be paid out of it?`;
}

/** What is missing for a sum, by the month: "I have 600 saved and the wedding is in 7 months" after "it would be 2,400". */
function goal({ newest, before, show }: Figures): string | undefined {
  const [, told, first] =
    /\$?(\d[\d,]*) (?:dollars )?(?:saved|so far|already|put away|in savings)\b|\b(?:have|got|saved) (?:about |like |only |up )?\$?(\d[\d,]*)\b(?! (?:kids?|child|people|friends|months?|weeks?|years?|days?|more)\b)/.exec(
      newest,
    ) ?? [];
  const had = told ?? first;
  const [, span] = /\bin (\d{1,2}) months\b/.exec(newest) ?? [];
  if (had === undefined || span === undefined || !/\bsaved|\bsavings?\b|\bput away\b|\bso far\b/.test(newest)) return undefined;
  const amount = (text: string) => Number(text.replaceAll(",", "")) * 100;
  const sums = [...[...before.slice(-3), newest].join("\n").matchAll(/\$?(\d{1,3}(?:,\d{3})+|\d{3,6})\b/g)].map(([, text = ""]) =>
    amount(text),
  );
  const target = Math.max(...sums);
  const left = target - amount(had);
  if (sums.length < 2 || left <= 0) return undefined;
  return `Then ${show(left)} is missing of the ${show(target)}, about ${show(left / Number(span))} a month for ${span} months, or ${show((left * 12) / (Number(span) * 52))} a week.\n\n**One next step:** see whether that fits into one ordinary month; if not, say so early, and offer a cheaper way.\n\nWould ${show(left / Number(span))} a month be possible?`;
}

/** When a later, higher monthly amount has caught up with an earlier, lower one. */
function breakEven({ newest, before, show }: Figures): string | undefined {
  if (!/\bbreak.?even\b/.test(newest)) return undefined;
  const texts = [...before, newest].join("\n");
  const checks = [...texts.matchAll(/\$?(\d,\d{3}|\d{3,4})\b(?! ?(?:%|percent))(?![\d,])/g)]
    .map(([, one = ""]) => Number(one.replaceAll(",", "")) * 100)
    .filter((one) => one >= 30_000 && one < 600_000);
  const ages = [...texts.matchAll(/\b(6[0-9]|70)\b/g)].map(([, one]) => Number(one));
  const [low, high] = [Math.min(...checks), Math.max(...checks)];
  const [from, to] = [Math.max(62, Math.min(...ages)), Math.max(...ages)];
  if (checks.length < 2 || ages.length < 2 || low === high || from >= to) return undefined;
  const months = Math.ceil((low * (to - from) * 12) / (high - low));
  const age = to + Math.floor(months / 12);
  return `If you start at ${from}, you'd have received ${show(low * (to - from) * 12)} by ${to}. Waiting gives ${show(high - low)} more a month, so it takes about ${months} months after ${to} to catch up: around age ${age}. Living longer than that, waiting wins; with poor health or no other money, earlier can be right. Raises for prices change it a little. Someone widowed can often take one benefit first and switch to the other later, so ask before you choose: 1-800-772-1213.\n\n**One next step:** call and ask, “What would I get as a survivor, and what on my own record, at each age?”\n\nDo you need the money now, or could you bridge the years?`;
}

export const timeRules = [bedtime, perDay, wage, partTime, goal, breakEven];
