import { keepAddressedPart } from "#web/addressed-part.ts";

/** One step up from the focused element to the page. */
type Step = { node: Element; next: Element | null; before: Element | null };
type Place = { path: string; isByKey: boolean; steps: Step[] };

const isLayer = (element: Element) => element.closest("dialog, .toasts, [popover]") !== null;
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * When the focused element is removed (a deleted row, a finished button, a banner), focus moves to what takes its place, so that keyboard
 * and screen-reader users do not start again at the top. A page that moves the focus itself takes precedence.
 */
function restoreFocus(): () => void {
  let place: Place | undefined;
  /** Where the focus was before a layer opened. */
  let below: Place | undefined;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    place = { path: location.pathname, isByKey: target.matches(":focus-visible"), steps: stepsFrom(target) };
    if (!isLayer(target)) below = place;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    if (!isLost() || !place || place.steps[0]?.node.isConnected !== false) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // a notice is gone with its buttons, so the focus returns to what was below it
      const isOpen = place?.steps.some(({ node }) => node.isConnected && node.matches("dialog, [popover]:not(.toasts)"));
      const lost = isOpen ? place : (below ?? place);
      if (!isLost() || !lost || lost.path !== location.pathname || document.querySelector("#main") === null) return;
      const target = focusTarget(lost.steps);
      if (!target) return;
      if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
      target.focus({ preventScroll: !lost.isByKey });
    }, 60);
  };
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", onFocus);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener("focusin", onFocus);
  };
}

/**
 * After a form is sent, its first refused field takes the focus, so that its message is read: at once, or when the server has refused it,
 * unless something was typed or the focus has moved meanwhile.
 */
function focusRefused(): () => void {
  let sent: { form: Element; focused: Element | null } | undefined;
  const look = () => {
    const refused = sent?.form.querySelector<HTMLElement>("[aria-invalid=true], fieldset:has(> .problem) input");
    if (!refused || !(isLost() || document.activeElement === sent?.focused)) return;
    sent = undefined;
    refused.focus();
  };
  const onSubmit = ({ target }: Event) => {
    sent = { form: target as Element, focused: document.activeElement };
    requestAnimationFrame(look); // the field may be marked already, by the same mistake before
  };
  const onInput = () => void (sent = undefined);
  const onFocus = ({ target }: FocusEvent) => void (sent = target === sent?.focused ? sent : undefined);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { attributeFilter: ["aria-invalid"], subtree: true });
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("input", onInput, true);
  document.addEventListener("focusin", onFocus);
  return () => {
    watch.disconnect();
    document.removeEventListener("submit", onSubmit, true);
    document.removeEventListener("input", onInput, true);
    document.removeEventListener("focusin", onFocus);
  };
}

/** Everything that moves the focus or the position of a signed-in page by itself. */
export function watchFocus(): () => void {
  const stops = [restoreFocus(), focusRefused(), keepAddressedPart()];
  return () => stops.forEach((stop) => stop());
}

function stepsFrom(target: Element): Step[] {
  const steps: Step[] = [];
  for (let node: Element | null = target; node && node !== document.body; node = node.parentElement)
    steps.push({ node, next: node.nextElementSibling, before: node.previousElementSibling });
  return steps;
}

const rows = "li, tr";

/**
 * What has the same id, else the row that moved up, else the one above, also of another group when the last row of one took it away, else the
 * heading of its section.
 */
function focusTarget(steps: readonly Step[]): HTMLElement | undefined {
  const [first] = steps;
  if (first?.node.isConnected) return first.node instanceof HTMLElement ? first.node : undefined;
  const gone = steps.findLast(({ node }) => !node.isConnected);
  const around = steps.find(({ node }) => node.isConnected)?.node;
  if (!gone || !around) return undefined;
  // a part of the page whose code has loaded takes the place of its placeholder
  const id = steps.find(({ node }) => !node.isConnected && node.id !== "" && document.getElementById(node.id))?.node.id;
  const part = id && document.getElementById(id);
  if (part) return part.querySelector<HTMLElement>(":scope > summary") ?? part;
  const [next, before] = [gone.next, gone.before].map((one) => (one?.isConnected ? one : null));
  const neighbour = gone.node.matches(rows)
    ? (next ?? before)
    : gone.node.matches("fieldset") && (next?.querySelector(rows) ?? [...(before?.querySelectorAll(rows) ?? [])].at(-1));
  if (neighbour instanceof HTMLElement) return neighbour;
  // a form inside a row: back to the button that opened it
  const row = around.closest<HTMLElement>(rows);
  if (row) return row.querySelector<HTMLElement>("[aria-expanded]") ?? row;
  const inner = around.closest("section:not(.toasts), form, fieldset, details, dialog, [role=group], [role=tabpanel], #main");
  // nothing had the focus before a notice over the page
  const section = inner ?? (around.closest(".toasts") ? document.querySelector("#main") : null) ?? around;
  const heading = section.querySelector("h1, h2, h3");
  return [heading, section].find((one) => one instanceof HTMLElement && one.checkVisibility()) as HTMLElement | undefined;
}
