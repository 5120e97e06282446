import { useEffect, useRef, useState, type FormEvent } from "react";
import { Problem } from "#shared/errors.ts";
import { currentMember, useSession } from "#web/session.ts";
import { knownDevices } from "#web/devices.ts";
import { isNetworkFailure, send } from "#web/http.ts";
import { zoneHere } from "#web/zone.ts";
import { problemToast, settleToasts, toast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { formatMoment } from "./reminder.rules.ts";
import { emailProblem, passwordProblem } from "./account.rules.ts";
import { useNewPassword } from "./use-new-password.panel.tsx";
import { passkeyHere } from "./passkey-sign-in.api.ts";
import { ProviderReturn } from "./provider-return.panel.tsx";
import { arePasswordsUsed, confirmAddress, determineSession, resetPassword, secondStep, stopAddressChange } from "./auth.api.ts";

const words = {
  forgot: {
    title: "Forgot your password?",
    text: "Enter your email. If it has an account here, a link to choose a new password is on its way.",
    act: "Send the link",
  },
  reset: { title: "Choose a new password", text: "It signs out every device, also this one.", act: "Save the new password" },
  confirm: { title: "Confirm your email", text: "One tap confirms your address.", act: "Confirm" },
  stop: {
    title: "Stop this change",
    text: "Your email stays as it is, every device is signed out, and you choose a new password next.",
    act: "Stop it",
  },
  "second-step": {
    title: "One more step",
    text: "Enter the six digits from your app, or one of the codes you keep on paper.",
    act: "Sign In",
  },
} as const;

const savedBefore =
  "The first try had no answer, so your new password may be saved already. Please go back and sign in with it, or ask for a new link.";

/** With passwords switched off, no new one is chosen next. */
const stopOnly = { ...words.stop, text: "Your email stays as it is, and every device is signed out." };

type Mode = { mode: "forgot" } | { mode: "reset" | "confirm" | "stop"; link: string } | { mode: "second-step"; ticket: string };
/** `provider`: return from a sign-in provider, with the query of the address as its link. */
export type Recovery = Mode | { mode: "provider"; link: string };

type Props = { recovery: Recovery; onBack: () => void; onNext: (recovery: Recovery) => void; onSignedIn: () => void };

/** The rarer modes of /auth: a forgotten password, links from emails, the second step of a sign-in, the return from a provider. */
export function RecoveryForm({ recovery, ...rest }: Props) {
  const { onBack, onNext, onSignedIn } = rest;
  const onTicket = (ticket: string) => onNext({ mode: "second-step", ticket });
  if (recovery.mode === "provider")
    return <ProviderReturn search={recovery.link} onBack={onBack} onTicket={onTicket} onSignedIn={onSignedIn} />;
  if (recovery.mode === "reset" && !arePasswordsUsed()) return <NoPasswords onBack={onBack} />;
  return <ModeForm recovery={recovery} {...rest} />;
}

/** A link for a new password when the operator has switched passwords off meanwhile. */
function NoPasswords({ onBack }: Pick<Props, "onBack">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMember = "token" in useSession();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="sheet auth-form" aria-labelledby="recovery-title">
      <div className="auth-head">
        <h1 id="recovery-title" ref={heading} tabIndex={-1}>
          No password needed
        </h1>
        <p className="muted">Passwords are not used for signing in here any more. Your account is as you left it.</p>
      </div>
      <Button kind="primary" wide onClick={onBack}>
        {isMember ? "Back to Evenday" : "See the ways to sign in"}
      </Button>
    </section>
  );
}

function ModeForm({ recovery, onBack, onNext, onSignedIn }: Omit<Props, "recovery"> & { recovery: Mode }) {
  const newPassword = useNewPassword();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** An attempt was sent and not answered: it may have been done. */
  const isUnanswered = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMember = "token" in useSession();
  const { title, text, act } = recovery.mode === "stop" && !arePasswordsUsed() ? stopOnly : words[recovery.mode];
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isDone]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem("typed");
    const typed = field instanceof HTMLInputElement ? field.value : "";
    const refuse = (words: string) => {
      setProblem(words);
      if (field instanceof HTMLInputElement) field.focus();
    };
    const fault = recovery.mode === "forgot" ? emailProblem(typed.trim()) : recovery.mode === "reset" ? passwordProblem(typed) : null;
    if (fault) return refuse(fault);
    setProblem(undefined);
    setBusy(true);
    try {
      if (recovery.mode === "forgot") {
        await send("/api/auth/forgot", { email: typed.trim(), devices: knownDevices() });
        setDone(true);
      }
      if (recovery.mode === "reset") {
        await resetPassword(recovery.link, typed);
        await determineSession();
        toast("Saved!", "You can sign in with your new password.");
        onBack();
      }
      if (recovery.mode === "confirm") {
        const { heldUntil } = await confirmAddress(recovery.link);
        await determineSession();
        if (heldUntil)
          toast("Thank you, this address is yours.", `It takes the place of the old one on ${formatMoment(heldUntil, zoneHere())}.`);
        else toast("Thank you, your email is confirmed.", currentMember() ? undefined : "You can sign in now.");
        onBack();
      }
      if (recovery.mode === "stop") {
        const { reset } = await stopAddressChange(recovery.link);
        await determineSession();
        toast("Stopped.", "Your email stays as it is.");
        if (reset) onNext({ mode: "reset", link: reset });
        // stopped before, without an answer: a new link for a new password; with passwords switched off there is none to choose
        else if (arePasswordsUsed()) onNext({ mode: "forgot" });
        else onBack();
      }
      if (recovery.mode === "second-step") {
        await secondStep(recovery.ticket, typed.trim());
        toast("Welcome back!");
        onSignedIn();
      }
      settleToasts("recovery");
    } catch (failure) {
      const isLinkOver = failure instanceof Problem && failure.field === "link";
      const isSaved = recovery.mode === "reset" && isLinkOver && isUnanswered.current;
      isUnanswered.current ||= isNetworkFailure(failure);
      const message = isSaved ? savedBefore : failure instanceof Problem && failure.message ? failure.message : "An error occurred";
      refuse(message);
      problemToast(message, undefined, undefined, "recovery");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form className="sheet auth-form" aria-labelledby="recovery-title" onSubmit={submit}>
      <div className="auth-head">
        <h1 id="recovery-title" ref={heading} tabIndex={-1}>
          {isDone ? "Check your email" : title}
        </h1>
        <p className="muted" role={isDone ? "status" : undefined}>
          {isDone ? "If that address has an account here, a link is on its way. It works once, for one hour." : text}
        </p>
      </div>
      {!isDone && recovery.mode === "forgot" && (
        <TextInput label="Email" required name="typed" type="email" autoComplete="email" problem={problem} />
      )}
      {!isDone && recovery.mode === "reset" && (
        <TextInput label="New password" required name="typed" type="password" {...newPassword} problem={problem} />
      )}
      {!isDone && recovery.mode === "second-step" && (
        <TextInput label="Code" required name="typed" inputMode="text" autoComplete="one-time-code" problem={problem} />
      )}
      {(recovery.mode === "confirm" || recovery.mode === "stop") && problem && (
        <p className="problem" role="status">
          {problem}
        </p>
      )}
      {!isDone && (
        <Button kind="primary" wide type="submit" isBusy={isBusy}>
          {act}
        </Button>
      )}
      {recovery.mode === "second-step" && (
        // a passkey requires finger, face or PIN, so it is stronger than the second step
        <Button kind="quiet" wide onClick={() => void passkeyHere(false, onSignedIn)}>
          Use a passkey instead
        </Button>
      )}
      <p className="toggle">
        <button type="button" onClick={onBack}>
          <b>{isMember ? "Back to Evenday" : "Back to sign in"}</b>
        </button>
      </p>
    </Form>
  );
}
