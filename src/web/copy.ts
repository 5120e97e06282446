import { problemToast, toast } from "#web/toast.ts";

/**
 * Copies a text and shows a toast; if the browser denies access to the clipboard, `failed` says how to copy by hand. Returns whether it was
 * copied.
 */
export async function copyText(text: string, done: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    problemToast("Could not copy", failed, undefined, "copy");
    return false;
  }
  toast("Copied.", done, { source: "copy" });
  return true;
}
