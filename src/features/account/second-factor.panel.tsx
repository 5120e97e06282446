import { useState, type FormEvent } from "react";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { part } from "#web/ui/part.tsx";
import { account, useProfile } from "./account.api.ts";
import { PasswordProof } from "./password-proof.panel.tsx";
import { renewingSession } from "./second-factor.api.ts";
import { retrying } from "#web/chunk-load-error.ts";

// only members who set one up need the QR encoder
const QrCode = part(() => retrying(() => import("#web/ui/qr-code.tsx")).then((file) => file.QrCode));

const fieldOf = (event: FormEvent<HTMLFormElement>, name: string) => String(new FormData(event.currentTarget).get(name));

/** An authenticator app as a second factor, with recovery codes for a lost phone. */
export function SecondFactorPanel() {
  const isOn = useProfile().data?.hasSecondFactor;
  const [begun, setBegun] = useState<{ uri: string; codes: string[] }>();
  const starting = useSave(account.startSecondFactor.call, { failed: "Error saving", source: "security", onDone: setBegun });
  const [confirm] = useState(() => renewingSession(account.confirmSecondFactor.call));
  const [end] = useState(() => renewingSession(account.endSecondFactor.call));
  const confirming = useSave(confirm, {
    failed: "Error saving",
    source: "security",
    done: { title: "Saved!", words: "The second factor is on." },
    refresh: [account.profile.key()],
    onDone: () => setBegun(undefined),
  });
  const ending = useSave(end, {
    failed: "Error saving",
    source: "security",
    done: { title: "Saved!", words: "The second factor is off." },
    refresh: [account.profile.key()],
  });
  const key = begun ? (new URL(begun.uri).searchParams.get("secret") ?? "") : "";

  return (
    <section className="stack" aria-labelledby="second-factor">
      <h3 id="second-factor">Second factor</h3>
      {begun ? (
        <Form className="stack" onSubmit={(event) => confirming.run({ code: fieldOf(event, "code") })}>
          <div className="account-pairing">
            <div className="account-picture-place">
              <QrCode text={begun.uri} label="QR code of the key, to be scanned with an authenticator app" />
            </div>
            <div className="stack">
              <p>
                Scan the picture with an authenticator app, <a href={begun.uri}>open the key in the app on this device</a>, or type it in:
              </p>
              <p className="account-key num" role="group" aria-label="Key for the app">
                {key.replace(/(.{4})/g, "$1 ").trim()}
              </p>
            </div>
          </div>
          <p>Keep these codes on paper. Each opens the account once, in case you lose your phone:</p>
          <ul className="account-codes num" aria-label="Codes to keep">
            {begun.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <TextInput
            label="Code from the app"
            required
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            problem={confirming.problem?.message}
          />
          <p className="row">
            <Button kind="primary" type="submit" isBusy={confirming.isBusy}>
              Switch it on
            </Button>
            <Button onClick={() => setBegun(undefined)}>Not now</Button>
          </p>
        </Form>
      ) : (
        <Form className="stack" onSubmit={(event) => (isOn ? ending : starting).run({ password: fieldOf(event, "password") })}>
          <p className="muted">
            {isOn
              ? "Signing in asks for a code from your app. If you no longer have the codes on paper, switch it off and set it up again for new ones."
              : "Signing in would also ask for a code from an app on your phone."}
          </p>
          <PasswordProof name="password" problem={(isOn ? ending : starting).problem?.message} />
          <p>
            <Button type="submit" isBusy={starting.isBusy || ending.isBusy}>
              {isOn ? "Switch it off" : "Set up a second factor"}
            </Button>
          </p>
        </Form>
      )}
    </section>
  );
}
