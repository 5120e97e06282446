/** The figures that a feature's bench has printed, one a line. */
type FeatureRow = { what: string; value: string; target?: string; isGood?: boolean };

/**
 * The rows of `printed`: every line with a target, and every line that begins with MISS, without one too, as a query without an index. A
 * bench that ended early or with a failure that no line names is a row of its own. `status` is its exit code, null after a signal.
 */
export function featureRows(file: string, printed: string, status: number | null): FeatureRow[] {
  const rows = [...printed.matchAll(/^(MISS|    ) (.+?): (.+?)(?:, target (.+))?$/gm)]
    .filter(([, mark, , , target]) => mark === "MISS" || target !== undefined)
    .map(([, mark, what = "", value = "", target]): FeatureRow => ({
      what,
      value,
      ...(target !== undefined && { target }),
      ...(target !== "none" && { isGood: mark !== "MISS" }),
    }));
  const isExplained = status === 0 || (status === 1 && rows.some(({ isGood }) => isGood === false));
  if (rows.length > 0 && isExplained) return rows;
  return [...rows, { what: file, value: `${rows.length === 0 ? "printed nothing" : "ended early"} (ended with ${status})`, isGood: false }];
}
