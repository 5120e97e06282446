const cookie = "evenday_theme";

/** Light or dark as it shows now: the member's choice, else the system's. */
const shown = () => document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Turns to the other one and remembers it in a cookie, so that the server paints the next page right at once. */
export function switchTheme() {
  const next = shown() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  document.cookie = `${cookie}=${next}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
