/** "1 session", "2 sessions". */
export const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
