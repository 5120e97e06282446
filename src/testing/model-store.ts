import fc from "fast-check";
import type { Place, Step } from "./model-based.ts";

/** Features as simple models: maps of existing rows, and of deleted rows that can be restored. */
export type Records<Row> = { living: Map<number, Row>; bin: Map<number, Row> };
export const records = <Row>(): Records<Row> => ({ living: new Map(), bin: new Map() });
export const n = fc.nat({ max: 1 });
export const cents = fc.integer({ min: 1, max: 500_000 });

export function take<Row>({ living, bin }: Records<Row>, one: number): number {
  const row = living.get(one);
  if (row === undefined) return 404;
  bin.set(one, row);
  living.delete(one);
  return 200;
}

export function restore<Row>({ living, bin }: Records<Row>, one: number): number {
  const row = bin.get(one);
  if (row === undefined) return living.has(one) ? 200 : 404;
  if (living.has(one)) return 409;
  living.set(one, row);
  bin.delete(one);
  return 200;
}

export function add<Row>({ living }: Records<Row>, one: number, row: Row): number {
  if (!living.has(one)) living.set(one, row);
  return 200;
}

export const byId = <Row, Shown>(rows: Iterable<Row>, idOf: (row: Row) => string, show: (row: Row) => Shown) =>
  Object.fromEntries([...rows].map((row) => [idOf(row), show(row)]));
export const rowsOf = (body: unknown, name: string) => (body as Record<string, (Record<string, unknown> & { id: string })[]>)[name] ?? [];
export const ours = (at: Place, body: unknown, name: string, fields: string[]) =>
  byId(
    rowsOf(body, name).filter(({ id }) => at.isOurs(id)),
    ({ id }) => id,
    (row) => Object.fromEntries(fields.map((field) => [field, row[field]])),
  );

/** Delete and undo, as every feature with a trash has them. */
export const deleting = <Row, State>(kind: string, path: string, from: (state: State) => Records<Row>): fc.Arbitrary<Step<State>>[] => [
  n.map((one) => ({
    description: `delete ${kind} ${one}`,
    expect: (state) => take(from(state), one),
    ask: ({ person, id }) => person.delete(`${path}/${id(kind, one)}`),
  })),
  n.map((one) => ({
    description: `undo of ${kind} ${one}`,
    expect: (state) => restore(from(state), one),
    ask: ({ person, id }) => person.post(`${path}/${id(kind, one)}/restore`),
  })),
];
