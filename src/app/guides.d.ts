/** The build's output for a guide (scripts/guides-build.ts). */
declare module "*.guide.mdx" {
  import type { GuideFront } from "#guides/guides.rules.ts";
  export const frontmatter: GuideFront;
  /** The lead has an empty heading and anchor. */
  export const sections: readonly { heading: string; anchor: string; words: number }[];
  export default function Text(props: { components: Record<string, unknown> }): React.JSX.Element;
}
