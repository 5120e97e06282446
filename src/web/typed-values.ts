import type { Problem } from "#shared/errors.ts";

export type Fields = Record<string, string | number>;
/** The typed values, and the stored row's values of the fields when each was first typed in. */
export type Typed<Form extends Fields> = { form: Form; seen: Form };

/**
 * The typed values on top of what is stored `now`: fields that were not typed in follow the row. `both` were typed here and changed
 * elsewhere to another value, so one of the two has to be chosen; `arrived` changed elsewhere only.
 */
export function merge<Form extends Fields>(
  { form, seen }: Typed<Form>,
  now: Form,
): { form: Form; both: (keyof Form & string)[]; arrived: (keyof Form & string)[] } {
  const changed = (Object.keys(now) as (keyof Form & string)[]).filter((name) => now[name] !== seen[name]);
  const arrived = changed.filter((name) => form[name] === seen[name]);
  const both = changed.filter((name) => form[name] !== seen[name] && form[name] !== now[name]);
  return { form: { ...form, ...pick(now, arrived) }, both, arrived };
}

/** `typed` with `part` typed as well; fields that were not typed in before are taken from the row as shown, so that they count as seen. */
export function typing<Form extends Fields>(typed: Typed<Form>, now: Form, part: Partial<Form>): Typed<Form> {
  const { form, arrived } = merge(typed, now);
  return { form: { ...form, ...part }, seen: { ...typed.seen, ...pick(now, arrived) } };
}

/** The message of a failed save beside its form; `<ChangedElsewhere>` says what changed or was deleted elsewhere. */
export const problemBeside = (problem: Problem | undefined): string | undefined =>
  problem && problem.kind !== "conflict" && problem.kind !== "not-found" ? problem.message : undefined;

/** The typed values, with the other version of every field that was changed on both sides. */
export const withOther = <Form extends Fields>({ form, both }: { form: Form; both: (keyof Form)[] }, now: Form): Form => ({
  ...form,
  ...pick(now, both),
});

const pick = <Form extends Fields>(from: Form, names: readonly (keyof Form)[]): Partial<Form> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Form>;
