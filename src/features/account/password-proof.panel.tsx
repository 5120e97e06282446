import type { ComponentProps } from "react";
import { TextInput } from "#web/ui/field.tsx";
import { useProfile } from "./account.api.ts";
import { arePasswordsUsed } from "./auth.api.ts";

type Props = Omit<ComponentProps<typeof TextInput>, "label"> & { label?: string };

/**
 * The password once more, before what changes the account. Who has none proves themselves by a new session, and reads so here; where
 * passwords are not used for signing in, one of before still does instead.
 */
export function PasswordProof({ label = "Password", ...rest }: Props) {
  const hasPassword = useProfile().data?.hasPassword ?? true;
  const hint = "Not needed in the first ten minutes after signing in.";
  if (hasPassword && !arePasswordsUsed())
    return <TextInput label={label} type="password" autoComplete="current-password" hint={hint} {...rest} />;
  if (hasPassword) return <TextInput label={label} required type="password" autoComplete="current-password" {...rest} />;
  return rest.problem ? (
    <p className="problem" role="alert">
      {rest.problem}
    </p>
  ) : (
    <p className="hint">You sign in without a password, so this works for ten minutes after signing in.</p>
  );
}
