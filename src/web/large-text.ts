/** Styles for text so large that the window is narrower than 20 rem; loaded only when they apply, because few members need them. */
const isLarge = matchMedia("(max-width: 19.99rem)");

export function watchTextSize(): void {
  const load = () => void (isLarge.matches && import("#web/styles/large-text.css").catch(() => undefined));
  isLarge.addEventListener("change", load);
  load();
}
