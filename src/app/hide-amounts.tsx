import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { areAmountsHidden, hideAmounts, isHideKey, onAmountsHidden, setAmountsHidden } from "#web/hidden-amounts.ts";
import { toast } from "#web/toast.ts";
import { IconButton } from "#web/ui/button.tsx";
import { EyeIcon } from "#web/ui/icons.tsx";

const useHidden = () => useSyncExternalStore(onAmountsHidden, areAmountsHidden, () => false);
const keys = "Control+Shift+. Meta+Shift+.";

/** Hides amounts and journal pages on this device, or shows them again. */
export function switchAmounts(): void {
  const isHidden = !areAmountsHidden();
  setAmountsHidden(isHidden);
  if (isHidden)
    toast("Amounts and journal pages are hidden.", "The eye, or Ctrl+Shift+. on a keyboard, shows them again.", { source: switchAmounts });
  else toast("Amounts and journal pages are shown.", undefined, { source: switchAmounts });
}

/** The eye beside the account: while it is pressed, amounts and journal entries on the screen are blurred. Also handles the shortcut. */
export function HideAmountsButton() {
  const isHidden = useHidden();
  useLayoutEffect(() => (isHidden ? hideAmounts() : undefined), [isHidden]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isHideKey(event)) return;
      event.preventDefault();
      switchAmounts();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <IconButton label="Hide amounts" className="hide-button" aria-pressed={isHidden} aria-keyshortcuts={keys} onClick={switchAmounts}>
      <EyeIcon />
    </IconButton>
  );
}

/** The same, in the menu of narrow windows. */
export function HideAmountsItem({ onClick }: { onClick: () => void }) {
  const isHidden = useHidden();
  return (
    <button
      type="button"
      className="hide-button"
      aria-pressed={isHidden}
      onClick={() => {
        onClick();
        switchAmounts();
      }}
    >
      <EyeIcon />
      Hide amounts
    </button>
  );
}
