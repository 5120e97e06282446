import { dropDraft, findDraft, placeOf } from "#web/drafts.ts";

/** Removes the draft of `form`, from any tab, and returns it; undefined without one. For a form that is not open any more. */
export function takeDraft<Value>(form: string): Value | undefined {
  const place = placeOf(form);
  const held = findDraft<Value>(place);
  if (held) dropDraft(place, held.source);
  return held?.value;
}
