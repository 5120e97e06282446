/** 43 characters with 150 random bits, for a secret that no other page can guess. */
export const newSecret = (): string => (crypto.randomUUID() + crypto.randomUUID()).slice(0, 43);
