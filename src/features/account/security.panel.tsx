import { useRef, type FormEvent } from "react";
import { useSave } from "#web/save.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { toast } from "#web/toast.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { account, useDevices, useProfile } from "./account.api.ts";
import { arePasswordsUsed } from "./auth.api.ts";
import { useNewPassword } from "./use-new-password.panel.tsx";
import { PasskeyPanel } from "./passkey.panel.tsx";
import { PasswordProof } from "./password-proof.panel.tsx";
import { ProviderPanel } from "./provider.panel.tsx";
import { SecondFactorPanel } from "./second-factor.panel.tsx";

/**
 * Email, password, second factor, devices. A change of the account asks for the password again; its error toast goes with the next success
 * of any of these forms, and stays beside the field.
 */
export function SecurityPanel() {
  return (
    <div className="stack account-part">
      <EmailForm />
      {arePasswordsUsed() && <PasswordForm />}
      <SecondFactorPanel />
      <PasskeyPanel />
      <ProviderPanel />
      <Devices />
    </div>
  );
}

function EmailForm() {
  const form = useRef<HTMLFormElement>(null);
  const saving = useSave(account.changeEmail.call, {
    failed: "Error saving",
    source: "security",
    refresh: [account.profile.key()],
    done: ({ confirm }) =>
      confirm
        ? {
            title: "Almost there",
            words:
              "We have sent a link to the new address. Once it is opened, the change is made in 24 hours; a mail to the old one can stop it.",
          }
        : { title: "Saved!", words: "Your email has been changed." },
    onDone: () => form.current?.reset(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    void saving.run({ email: String(fields.get("email")), password: String(fields.get("password")) });
  };
  const problem = (field: string) => (saving.problem?.field === field ? saving.problem.message : undefined);
  return (
    <Form ref={form} className="stack" aria-labelledby="change-email" onSubmit={submit}>
      <h3 id="change-email">Email</h3>
      <TextInput label="New email" required name="email" type="email" autoComplete="email" problem={problem("email")} />
      <PasswordProof name="password" problem={problem("password")} />
      <div className="row justify-end">
        <Button type="submit" isBusy={saving.isBusy}>
          Change email
        </Button>
      </div>
    </Form>
  );
}

function PasswordForm() {
  const hasPassword = useProfile().data?.hasPassword ?? true;
  const form = useRef<HTMLFormElement>(null);
  const newPassword = useNewPassword();
  const saving = useSave(account.changePassword.call, {
    failed: "Error saving",
    source: "security",
    done: { title: "Saved!", words: "Your password has been changed. Other devices are signed out." },
    refresh: [account.sessions.key(), account.profile.key()],
    onDone: () => form.current?.reset(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    void saving.run({ current: String(fields.get("current")), next: String(fields.get("next")) });
  };
  const problem = (field: string) => (saving.problem?.field === field ? saving.problem.message : undefined);
  return (
    <Form ref={form} className="stack" aria-labelledby="change-password" onSubmit={submit}>
      <h3 id="change-password">Password</h3>
      <PasswordProof label="Current password" name="current" problem={problem("current")} />
      <TextInput label="New password" required name="next" type="password" {...newPassword} problem={problem("next")} />
      <div className="row justify-end">
        <Button type="submit" isBusy={saving.isBusy}>
          {hasPassword ? "Change password" : "Set a password"}
        </Button>
      </div>
    </Form>
  );
}

export function Devices() {
  const { data, isError, refetch } = useDevices();
  const ending = useSave(untilGone(account.endSession.call), {
    failed: "Error saving",
    source: "security",
    done: { title: "Signed out there." },
    refresh: [account.sessions.key()],
  });
  const others = useSave(() => account.endOthers.call(), {
    failed: "Error saving",
    source: "security",
    refresh: [account.sessions.key()],
    onDone: ({ ended }) =>
      toast(ended === 0 ? "No other device is signed in." : ended === 1 ? "One device signed out." : `${ended} devices signed out.`),
  });
  const when = useFormatInstant();
  return (
    <section className="stack" aria-labelledby="devices">
      <h3 id="devices">Where you are signed in</h3>
      {data ? (
        <Ledger label="Devices">
          {data.map((one) => (
            <LedgerRow
              key={one.id}
              end={
                one.isThis ? (
                  <span className="small muted">this device</span>
                ) : (
                  <Button
                    kind="quiet"
                    isHeld={ending.isBusy}
                    aria-label={`Sign out ${one.device}`}
                    onClick={() => void ending.run({ id: one.id })}
                  >
                    Sign out
                  </Button>
                )
              }
            >
              <b className="strong">{one.device}</b>{" "}
              <span className="small muted">
                signed in {when(one.startedAt)}
                {one.isThisNetwork !== null && (one.isThisNetwork ? " on the network you are on now" : " on another network")}, used{" "}
                {when(one.usedAt)}
              </span>
            </LedgerRow>
          ))}
        </Ledger>
      ) : isError ? (
        <LoadFailed title="Failed to load your devices" onRetry={() => void refetch()} />
      ) : (
        <Skeleton description="Fetching your devices" lines={2} />
      )}
      {data && (
        <>
          {/* also with one device: calendars, tokens and webhooks have no line in this list */}
          <p className="small muted">Signing out everywhere else also ends every calendar address, API token and webhook.</p>
          <p>
            <Button isBusy={others.isBusy} onClick={() => void others.run(undefined)}>
              Sign out everywhere else
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
