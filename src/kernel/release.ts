/**
 * The public key that this release's pages send with every call (header `apikey`). It opens nothing by itself:
 * an operator retires old pages by no longer accepting their key, see PUBLIC_KEYS.
 */
export const publicKey = "evenday-web-1";
