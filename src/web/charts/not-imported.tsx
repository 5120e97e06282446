import { ChartTable } from "#web/charts/chart-panel.tsx";

/** The rows of a file that are not imported, with the reasons; the first two hundred. */
export function NotImported({ what = "Rows", bad }: { what?: string; bad: readonly { line: number; reason: string }[] }) {
  if (bad.length === 0) return null;
  const rows = bad.slice(0, 200).map(({ line, reason }) => [String(line), reason]);
  return <ChartTable isTitled caption={`${what} that are not imported`} columns={["Line", "Why"]} rows={rows} />;
}
