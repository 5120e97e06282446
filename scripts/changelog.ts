/** CHANGELOG.md in the form of keepachangelog.com: sections "## Unreleased" and "## 1.2.3 (2026-11-21)" or "## [1.2.3] - 2026-11-21". */

/** The entries of `version`. Throws with a message if the changelog does not allow its release. */
export function changesOf(version: string, changelog: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`package.json: the version ${version} is not three numbers with points.`);
  const sections = changelog.split(/^## /m).slice(1);
  const titleOf = (section: string) => section.split("\n", 1)[0] ?? "";
  const entriesOf = (section: string) => section.slice(titleOf(section).length).trim();
  const unreleased = sections.find((one) => /^\[?unreleased\b/i.test(one));
  if (unreleased && entriesOf(unreleased))
    throw new Error(
      `CHANGELOG.md: entries under Unreleased belong to no version. Set the version in package.json, and their heading to it with the day.`,
    );
  const [newest = ""] = sections.filter((one) => one !== unreleased);
  const [, found, day] = /^\[?(\d+\.\d+\.\d+)\]?\D+(\d{4}-\d{2}-\d{2})\)?$/.exec(titleOf(newest)) ?? [];
  if (found !== version || !day)
    throw new Error(`CHANGELOG.md: the first version is "${titleOf(newest)}", expected "${version} (its day)".`);
  const entries = entriesOf(newest);
  if (!entries) throw new Error(`CHANGELOG.md: the section of ${version} is empty.`);
  return entries;
}
