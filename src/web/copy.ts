import { problemToast, toast } from "#web/toast.ts";

/** Copies a text and says so; some browsers deny access to the clipboard, then `failed` says what to do by hand. Whether it was copied. */
export async function copyText(text: string, done: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    problemToast("Could not copy", failed);
    return false;
  }
  toast("Copied.", done);
  return true;
}
