import { useRef, useState, type FormEvent } from "react";
import { retrying } from "#web/chunk-load-error.ts";
import { shortestPassword } from "./account.rules.ts";

const advice = "This is one of the first passwords that someone would try. Three plain words are easy to keep in mind, and hard to guess.";

/**
 * Props for the field of a new password: its help, and advice in place of it while a common one is typed. Never a refusal; the list is loaded
 * with the first typed password, because the sign-in page does not need it.
 */
export function useNewPassword() {
  const [isCommon, setCommon] = useState(false);
  const newest = useRef("");
  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    newest.current = value;
    setCommon(false);
    if (value.length < shortestPassword) return;
    void retrying(() => import("./passwords.content.ts")).then(
      (list) => setCommon(list.isCommon(newest.current)),
      () => undefined, // without the list there is no advice
    );
  };
  const hint = (
    <span role="status">{isCommon ? advice : `At least ${shortestPassword} characters. Three plain words are easy to keep in mind.`}</span>
  );
  return { hint, onInput, autoComplete: "new-password" };
}
