/** PDFs that Evenday generates from existing data. Drawn by the server, the same for download and for storing. */
export const pdfKinds = ["budget", "debt", "journal", "interview", "weekly-plan"] as const;
export type PdfKind = (typeof pdfKinds)[number];

export const pdfNames: Record<PdfKind, { title: string; description: string }> = {
  budget: { title: "Budget month", description: "Categories, amounts and the month's expenses" },
  debt: { title: "Debt payoff plan", description: "Balances, and both ways of paying them off" },
  journal: { title: "Journal extract", description: "Entries between two dates" },
  interview: { title: "Interview sheet", description: "Your latest five answers" },
  "weekly-plan": { title: "Weekly plan", description: "Your latest goals and priorities" },
};

export const pdfMessages = {
  nothing: "There is nothing to print here yet.",
  failed: "Failed to make the PDF",
  kept: "Saved with your documents.",
} as const;
