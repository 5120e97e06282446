type Policies = {
  createPolicy(name: string, rules: { createScriptURL(path: string): string }): { createScriptURL(path: string): unknown };
};

/** Strict pages take the address of a script from a named policy only. For addresses that the build has made. */
export function trusted(path: `/${string}`): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  const address = policies?.createPolicy("evenday-worker", { createScriptURL: (given) => given }).createScriptURL(path);
  return (address ?? path) as string; // a TrustedScriptURL, which the types of workers do not know
}
