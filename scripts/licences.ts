/** The licences of the packages in the product, read offline from the lock file and node_modules. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Package = {
  name: string;
  version: string;
  licence: string;
  /** True if it runs on the server or in the browser, and not only while building and testing. */ isShipped: boolean;
};

/** Licences that require only their own text, or publishing changes to their own files. */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "MPL-2.0",
  "Unlicense",
  "CC0-1.0",
  "OFL-1.1",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
]);

/** Packages whose licence is in their files and not in their package.json; checked by hand. */
const read: Record<string, string> = {
  "dejavu-fonts-ttf": "Bitstream Vera and Arev: free to embed and to pass on",
  "png-js": "MIT",
  "humanize-number": "MIT",
  only: "MIT",
};

/** Shipped parts that are not packages; their licence texts are in docs/licences. */
export const besides: Package[] = [
  {
    name: "Universal Sentence Encoder Lite, weights (fine-tuned: packages/crisis-detector/model/encoder.bin, src/features/coach/coach.sentences.weights.bin)",
    version: "1",
    licence: "Apache-2.0",
    isShipped: true,
  },
];

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

/** Every package of the lock file below `root`. */
export function packagesOf(root: string): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([path, one]) => path !== "" && !one.link)
    .map(([path, one]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return {
        name,
        version: one.version ?? "",
        licence: licenceIn(join(root, path)) ?? one.license ?? "",
        isShipped: !one.dev && !one.devOptional,
      };
    });
}

/** The licence texts of everything that is shipped, bundled or not: each text once, below the packages it belongs to. */
export function licenceTexts(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, Locked> };
  const byText = new Map<string, string[]>();
  for (const [path, one] of Object.entries(packages)) {
    // the build copies the fonts into the pages, and an image has a Node of its own
    const isShipped = path.includes("/@fontsource") || !(one.dev || one.devOptional || /\/node-(linux|win|darwin)-/.test(path));
    if (!path.includes("node_modules/") || one.link || !isShipped) continue;
    const folder = join(root, path);
    if (!existsSync(folder)) continue; // built for another platform
    const name = `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${one.version}`;
    const files = readdirSync(folder, { withFileTypes: true }).filter(
      (file) => file.isFile() && /^(licen[cs]e|notice|copying)/i.test(file.name),
    );
    const text =
      files.map((file) => readFileSync(join(folder, file.name), "utf8").trim()).join("\n\n") ||
      `License: ${licenceIn(folder) ?? one.license}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText].map(([text, names]) => `${[...new Set(names)].join(", ")}\n\n${text}\n`).join(`\n${"-".repeat(80)}\n\n`);
}

/** Packages with a licence that is not allowed, as messages; empty if there are none. */
export const unknownLicences = (packages: Package[]): string[] =>
  packages
    .filter(({ name, licence }) => !read[name] && !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence || "no licence named"}`);

export const shown = ({ name, licence }: Package): string => read[name] ?? licence;

/** "(A OR B)" needs one allowed licence, "A AND B" all. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, "");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((one) => allowed.has(one.trim())));
}

function licenceIn(folder: string): string | null {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return null; // built for another platform
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8")) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  const found = [license, ...(licenses ?? [])].flatMap((one) => (typeof one === "string" ? one : (one?.type ?? [])));
  return found.join(" AND ") || null;
}
