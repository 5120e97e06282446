const cookie = "evenday_theme";

/** The current theme, light or dark: the member's choice, else the system's. */
const shown = () => document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Switches the theme and stores it in a cookie, so that the server sends the next page in it. */
export function switchTheme() {
  const next = shown() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  document.cookie = `${cookie}=${next}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
