import type { ComponentProps } from "react";
import { TextInput } from "#web/ui/field.tsx";
import { useProfile } from "./account.api.ts";
import { arePasswordsUsed } from "./auth.api.ts";

type Props = Omit<ComponentProps<typeof TextInput>, "label"> & { label?: string };

/**
 * The password once more, before a change of the account. A member without one needs a recent sign-in, which is explained here; with
 * passwords switched off, an earlier one is accepted too.
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
