import type { MouseEvent } from "react";

/**
 * For the buttons of a form whose fields are parsed when they are left: pressing one leaves the focus where it is, because a refusal that
 * appeared during the press would move the button away and the press would be lost.
 */
export const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
