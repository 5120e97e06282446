import { fold, hasWords, tellingWords, type Choice } from "./search.rules.ts";

/** A part of a page by its name on the screen, with common words for it. */
type Part = { name: string; page: string; href: string; also: string };

export const parts: readonly Part[] = [
  // first of all, because it is looked for on the hardest days
  {
    name: "My safety plan",
    page: "Mental Health",
    href: "/mental-health#safety-plan",
    also: "crisis suicide suicidal hard day warning signs",
  },
  {
    name: "Crisis Support Directory",
    page: "Mental Health",
    href: "/mental-health#lines",
    also: "help therapist lines hotline emergency 988 911 741741 suicide suicidal phone call text domestic violence",
  },
  { name: "Quick exit", page: "At the top of Mental Health", href: "/mental-health", also: "leave hide fast escape panic" },
  {
    name: "4-7-8 breathing",
    page: "Mental Health",
    href: "/mental-health#breathing",
    also: "breathe breath calm panic anxiety anxious stress relax",
  },
  {
    name: "5-minute meditation",
    page: "Mental Health",
    href: "/mental-health#meditation",
    also: "meditate five calm relax anxiety anxious stress mindfulness",
  },
  { name: "Affirmation", page: "Mental Health", href: "/mental-health#affirmation", also: "affirmations kind sentence quote comfort" },
  {
    name: "AI Journal Assistant",
    page: "Mental Health",
    href: "/mental-health#write",
    also: "journal diary write new entry page mood check-in gratitude",
  },
  { name: "Your pages", page: "Mental Health", href: "/mental-health#pages", also: "journal diary entries history past notes edit delete" },
  {
    name: "Your year in days",
    page: "Mental Health",
    href: "/mental-health#year",
    also: "mood moods calendar month heatmap pixels review",
  },
  { name: "Patterns", page: "Mental Health", href: "/mental-health#patterns", also: "mood moods statistics stats insights correlation" },
  {
    name: "Bills, every month",
    page: "Budget",
    href: "/budget#bills",
    also: "add bill recurring subscriptions rent due autopay mark paid pay paycheck payday income reminder",
  },
  { name: "Categories", page: "Budget", href: "/budget#categories", also: "add category new set limit limits envelopes budget amount" },
  { name: "Expenses", page: "Budget", href: "/budget#expenses", also: "transactions ledger spending spent history edit delete" },
  { name: "Where the money went", page: "Budget", href: "/budget#went", also: "chart pie shares spending categories go did" },
  { name: "Spent against budget", page: "Budget", href: "/budget#against", also: "chart compare months trend" },
  { name: "Saved versions, import, export", page: "Budget", href: "/budget#saved", also: "csv bank statement save version" },
  { name: "Debts", page: "Debt", href: "/debt#debts", also: "add debt loan credit card student mortgage balance rate owe payment" },
  { name: "Snowball or avalanche", page: "Debt", href: "/debt#plans", also: "payoff plan date debt free extra payment interest months" },
  { name: "Payments", page: "Debt", href: "/debt#payments", also: "debt paid history undo" },
  { name: "Savings Goals", page: "Debt", href: "/debt", also: "add goal emergency fund cushion save target" },
  { name: "Log an Achievement", page: "Progress", href: "/gamification#log", also: "add achievement points win log" },
  { name: "Upload", page: "Documents", href: "/pdf-generator#upload", also: "add document file scan photo upload pdf" },
  { name: "Make a PDF", page: "Documents", href: "/pdf-generator#make", also: "create pdf print budget report landlord summary" },
  {
    name: "Red Flag / Green Flag Analyzer",
    page: "Relationships",
    href: "/relationships#analyzer",
    also: "flags analyze analysis situation partner",
  },
  { name: "Healthy Relationship Tracker", page: "Relationships", href: "/relationships#tracker", also: "weekly check-in partner trust" },
  { name: "Workplace Wellness", page: "Relationships", href: "/relationships#work", also: "job boss coworker boundary scripts" },
  { name: "Help Me Decide", page: "Relationships", href: "/relationships#decide", also: "decision pros cons for against poll contacts" },
  {
    name: "Habit Tracker",
    page: "Lifestyle",
    href: "/lifestyle#habits",
    also: "habits add new routine daily streaks water exercise sleep",
  },
  { name: "Meal Budget Planner", page: "Lifestyle", href: "/lifestyle#meals", also: "meals food recipes dinner plan week pantry diet" },
  { name: "Grocery List", page: "Lifestyle", href: "/lifestyle#meals", also: "groceries shopping food store" },
  { name: "Local Savings Map", page: "Lifestyle", href: "/lifestyle#map", also: "places nearby discounts shops stores location" },
  { name: "Weekly Reset Dashboard", page: "Lifestyle", href: "/lifestyle#week", also: "reflection review questions" },
  { name: "Challenge Milestones", page: "No Spend", href: "/challenge#milestones", also: "badges goals streak" },
  { name: "Your rules", page: "No Spend", href: "/challenge#rules", also: "no-spend counts exceptions" },
];

/** The parts of pages whose names and words contain every word of `typed`: first those whose name contains them all. */
export function partsFor(typed: string): Choice[] {
  const words = tellingWords(typed);
  if (words.length === 0) return [];
  const contains = (text: string) => hasWords(fold(text), words);
  const isNamed = ({ name }: Part) => contains(name);
  const found = parts.filter((part) => isNamed(part) || contains(`${part.name} ${part.also}`));
  return [...found.filter(isNamed), ...found.filter((part) => !isNamed(part))].map(({ name, page, href }) => ({
    key: `part-${name}`,
    title: name,
    more: page,
    href,
  }));
}
