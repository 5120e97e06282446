import { useEffect, useRef, useState, type FormEvent } from "react";
import { Problem } from "#shared/errors.ts";
import { isNetworkFailure } from "#web/http.ts";
import { useSession } from "#web/session.ts";
import { settleToasts, toast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { LegalLink } from "./legal.panel.tsx";
import { passkeyHere } from "./passkey-sign-in.api.ts";
import { finishProviderSignIn, connect, join, type Entered, type Identified } from "./provider-sign-in.api.ts";

type Props = { search: string; onBack: () => void; onTicket: (ticket: string) => void; onSignedIn: () => void };

const messageOf = (failure: unknown) => (failure instanceof Problem && failure.message ? failure.message : "An error occurred");

const madeBefore = "The first try had no answer, so your account may be there already. Please go back and sign in the same way as before.";

/** Return from a sign-in provider: signs in, creates an account, or asks for the password of one with the same address. */
export function ProviderReturn({ search, onBack, onTicket, onSignedIn }: Props) {
  const [identified, setIdentified] = useState<Identified>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(true);
  const isMember = "token" in useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = useRef(false);
  /** An attempt was sent and not answered: it may have created the account. */
  const isUnanswered = useRef(false);

  const attempt = async (work: () => Promise<Entered | Identified>, words: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const done = await work();
      if ("next" in done) return setIdentified(done);
      if (done.step !== undefined) return onTicket(done.step);
      settleToasts("sign-in");
      toast(words, undefined, { source: "sign-in" });
      onSignedIn();
    } catch (failure) {
      const isMade = isUnanswered.current && identified?.next === "join" && failure instanceof Problem && failure.kind === "conflict";
      isUnanswered.current ||= isNetworkFailure(failure);
      setProblem(isMade ? madeBefore : messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    // the returned query is valid once
    if (isSent.current) return;
    isSent.current = true;
    void attempt(async () => {
      const done = await finishProviderSignIn(search);
      // a member who pressed the button below the terms has agreed to them
      return "next" in done && done.next === "join" && done.isNew ? join(done.ticket) : done;
    }, "Welcome back!");
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), [identified, problem]);

  const { next, ticket = "", email, provider } = identified ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (next === "join") return void attempt(() => join(ticket), "Account created!");
    const password = String(new FormData(event.currentTarget).get("password"));
    void attempt(() => connect(ticket, password), "Welcome back!");
  };
  const title =
    next === "join" ? "Create Account" : next === "connect" ? "You already have an account" : problem ? "That did not work" : "One moment";
  return (
    <Form className="sheet auth-form" aria-labelledby="provider-title" onSubmit={submit}>
      <div className="auth-head">
        <h1 id="provider-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {next === "join" && <p className="muted">No account here uses {email} yet. Sign up for a 3-day free trial, then $8/month</p>}
        {next === "connect" && (
          <p className="muted">
            Enter the password of {email} once, or use a passkey of it. From then on {provider} signs you in.
          </p>
        )}
        {!identified && !problem && <p className="muted">Signing you in.</p>}
      </div>
      {next === "connect" ? (
        <TextInput label="Password" required name="password" type="password" autoComplete="current-password" problem={problem} />
      ) : (
        problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )
      )}
      {identified && (
        <Button kind="primary" wide type="submit" isBusy={isBusy}>
          {next === "join" ? "Create Account" : `Connect ${provider}`}
        </Button>
      )}
      {next === "connect" && (
        <Button kind="quiet" wide onClick={() => void passkeyHere(false, onSignedIn, ticket)}>
          Use a passkey
        </Button>
      )}
      {next === "join" && (
        <p className="small muted">
          No card needed. By signing up you say that you are 18 or older and agree to the <LegalLink which="terms">terms</LegalLink> and the{" "}
          <LegalLink which="privacy">privacy page</LegalLink>.
        </p>
      )}
      {(identified || problem) && (
        <p className="toggle">
          <button type="button" onClick={onBack}>
            <b>{isMember ? "Back to Evenday" : "Back to sign in"}</b>
          </button>
        </p>
      )}
    </Form>
  );
}
