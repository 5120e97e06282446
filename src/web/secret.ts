/** 43 characters with 150 random bits, for a secret that no other page can guess. */
export const newSecret = (): string => (crypto.randomUUID() + crypto.randomUUID()).slice(0, 43);

/** The secret of this page's sign-ins: with it, the page gets a session once more whose answer was lost. */
export const pageSecret = newSecret();
