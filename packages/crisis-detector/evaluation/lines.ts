/** The lines of a table in a test. */
export const lines = (text: string): string[] => text.trim().split("\n");
