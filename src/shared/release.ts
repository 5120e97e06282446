/**
 * The public key sent with every call from this release's pages (header `apikey`). It grants nothing by itself: removing it
 * from PUBLIC_KEYS makes the server refuse outdated pages.
 */
export const publicKey = "evenday-web-1";
