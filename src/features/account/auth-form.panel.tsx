import { useRef, useState, type FormEvent, type RefObject } from "react";
import { Problem } from "#shared/errors.ts";
import { useIsHydrated } from "#web/hydrated.ts";
import { problemToast, settleToasts, toast } from "#web/toast.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { EyeIcon } from "#web/ui/icons.tsx";
import { LoadedLater, lateComponent, missingToast } from "#web/ui/late-component.tsx";
import { emailProblem, passwordProblem, shortestPassword, signInPasswordProblem } from "./account.rules.ts";
import { signIn, signUp } from "./auth.api.ts";
import { LegalLink } from "./legal.panel.tsx";
import { useNewPassword } from "./use-new-password.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

// only where the operator has set one up
const ProviderButtons = lateComponent(
  () => retrying(() => import("./provider-buttons.panel.tsx")).then((file) => file.ProviderButtons),
  null,
  LoadedLater,
);

type Props = {
  isNew: boolean;
  onForgot: () => void;
  onTicket: (ticket: string) => void;
  onNew: (isNew: boolean) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  onSignedIn: () => void;
};

/** Both modes of /auth. The fields keep what was typed (also before the page came alive) and are read when the form is sent. */
export function AuthForm({ isNew, onNew, onForgot, onTicket, heading, onSignedIn }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [problems, setProblems] = useState<{ email?: string | null; password?: string | null }>({});
  const newPassword = useNewPassword();
  const isHydrated = useIsHydrated();
  // attributes of the sign-in settings, which the server wrote into the page
  const ways = isHydrated ? document.documentElement.dataset : {};
  const settled = useRef<() => void>(undefined);

  // a chunk of its own: few members need it, and the first page stays small
  const passkey = (isOffer: boolean) =>
    void retrying(() => import("./passkey-sign-in.api.ts")).then(
      ({ passkeyHere }) => passkeyHere(isOffer, onSignedIn),
      () => isOffer || missingToast(),
    );

  const turn = () => {
    setProblems({});
    settleToasts("sign-in");
    onNew(!isNew);
    heading.current?.focus({ preventScroll: true });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { email, password } = form.elements as typeof form.elements & Record<"email" | "password", HTMLInputElement>;
    const problemOf = isNew ? passwordProblem : signInPasswordProblem;
    const found = { email: emailProblem(email.value.trim()), password: problemOf(password.value) };
    setProblems(found);
    if (found.email || found.password) return (found.email ? email : password).focus();
    setBusy(true);
    const address = email.value.trim();
    try {
      if (isNew) {
        const mustConfirm = await signUp(address, password.value);
        settled.current = toast(
          mustConfirm === null ? "This account may be yours already. Please sign in." : "Account created! You can now log in.",
          mustConfirm ? `First open the link that we sent to ${address}.` : undefined,
          { source: "sign-in" },
        );
        // both fields stay filled: one press signs in
        onNew(false);
        form.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
      } else {
        const ticket = await signIn(address, password.value);
        if (ticket) return onTicket(ticket);
        settled.current?.();
        toast("Welcome back!", undefined, { source: "sign-in" });
        onSignedIn();
      }
    } catch (failure) {
      const { message, field } = failure instanceof Problem ? failure : {};
      const words = message || "An error occurred";
      problemToast(words, undefined, undefined, "sign-in");
      if (field === "email" || field === "password") setProblems({ [field]: words });
      (field === "email" ? email : password).focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form className="sheet auth-form" aria-labelledby="auth-title" method="post" action="/auth" onSubmit={submit}>
      <div className="auth-head">
        <h1 id="auth-title" ref={heading} tabIndex={-1}>
          {isNew ? "Create Account" : "Welcome Back"}
        </h1>
        <p className="muted">{isNew ? "Sign up for a 3-day free trial, then $8/month" : "Glad you are here."}</p>
      </div>
      {ways["password"] !== "off" && (
        <>
          <TextInput
            label="Email"
            id="email"
            name="email"
            type="email"
            autoComplete="email webauthn"
            required
            problem={problems.email ?? undefined}
            onFocus={() => passkey(true)}
          />
          <TextInput
            label="Password"
            id="password"
            name="password"
            type={isShown ? "text" : "password"}
            minLength={shortestPassword}
            required
            autoComplete="current-password"
            {...(isNew && newPassword)}
            problem={problems.password ?? undefined}
            beside={
              isNew ? undefined : (
                <button type="button" className="link-button small" onClick={onForgot}>
                  Forgot it?
                </button>
              )
            }
            inside={
              <IconButton label={isShown ? "Hide password" : "Show password"} onClick={() => setShown(!isShown)}>
                <EyeIcon />
              </IconButton>
            }
          />
          {/* before hydration a click would submit the form natively, so the button submits only after it */}
          <Button kind="primary" wide type={isHydrated ? "submit" : "button"} isBusy={isBusy}>
            {isNew ? "Sign Up" : "Sign In"}
          </Button>
        </>
      )}
      {ways["providers"] && <ProviderButtons isNew={isNew} />}
      {!isNew && (
        <Button kind="quiet" wide onClick={() => passkey(false)}>
          Use a passkey
        </Button>
      )}
      {isNew && (
        <p className="small muted">
          No card needed. By signing up you say that you are 18 or older and agree to the <LegalLink which="terms">terms</LegalLink> and the{" "}
          <LegalLink which="privacy">privacy page</LegalLink>.
        </p>
      )}
      <p className="toggle">
        <button type="button" onClick={turn}>
          {isNew ? "Already have an account? " : "Don't have an account? "}
          <b>{isNew ? "Sign in" : "Sign up"}</b>
        </button>
      </p>
    </Form>
  );
}
