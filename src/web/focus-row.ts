import { openFoldsAround } from "#web/folds.ts";

const isField = (element: Element | null) => element !== null && element.matches("input, textarea, select, [contenteditable]");

/**
 * Moves the focus to the row with `data-row={id}` once Undo has restored it on the page; opens the fold that contains it. `before` had the
 * focus when Undo was pressed: if the focus has moved since, it stays.
 */
export async function focusRow(id: string, before: Element | null): Promise<void> {
  for (const pause of [0, 50, 100, 200, 400, 800]) {
    await new Promise((done) => setTimeout(done, pause));
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    if (!row) continue;
    const { activeElement } = document;
    if (activeElement !== before && isField(activeElement)) return;
    openFoldsAround(row);
    if (!row.hasAttribute("tabindex")) row.tabIndex = -1;
    return row.focus();
  }
}
