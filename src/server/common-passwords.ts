/** The 49,000 most common passwords, in lower case: loaded with the first question, because it is asked only where they are refused. */
let loading: Promise<ReadonlySet<string>> | undefined;

export async function isListedPassword(password: string): Promise<boolean> {
  loading ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return (await loading).has(password.normalize("NFKC").toLowerCase());
}
