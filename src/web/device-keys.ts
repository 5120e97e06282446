import { browserStorage } from "#web/storage.ts";

const plusKey = "evenday.device.plus-key";
/** Whether the plus key opens the sheet: on unless it was switched off on this device. */
export const isPlusKeyOn = () => browserStorage.get(plusKey) !== "off";
export const setPlusKey = (isOn: boolean) => void browserStorage.set(plusKey, isOn ? "on" : "off");

const numberKeysKey = "evenday.device.number-keys";
/** Whether the sheet shows its own number keys on a touch screen: on unless they were switched off on this device. */
export const areNumberKeysOn = () => browserStorage.get(numberKeysKey) !== "off";
export const setNumberKeys = (isOn: boolean) => void browserStorage.set(numberKeysKey, isOn ? "on" : "off");

/** Whether a key press is the plus key, outside any field and any open layer. */
export function isPlusKey(event: KeyboardEvent): boolean {
  if (event.key !== "+" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isField = target?.closest("input, textarea, select, [contenteditable]") ?? null;
  return !isField && !document.querySelector("dialog[open]") && isPlusKeyOn();
}
