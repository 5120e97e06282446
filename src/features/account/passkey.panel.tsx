import { useState, type FormEvent } from "react";
import { useSave } from "#web/save.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { toast } from "#web/toast.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { LedgerRow } from "#web/ui/shapes.tsx";
import { AddedList } from "./added-list.panel.tsx";
import { arePasswordsUsed } from "./auth.api.ts";
import { deviceOf } from "./account.rules.ts";
import { PasswordProof } from "./password-proof.panel.tsx";
import { addPasskey, passkeys, usePasskeys, type Passkey } from "./passkey.api.ts";
import { longestPasskeyName, mostPasskeys } from "./passkey.rules.ts";

/** Passkeys on the member's devices, which sign in by finger, face or PIN, without a password or a code. */
export function PasskeyPanel() {
  const { data, isError, refetch } = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const list = data?.passkeys;
  return (
    <section className="stack" aria-labelledby="passkeys">
      <h3 id="passkeys">Passkeys</h3>
      <p className="muted">
        Sign in with your finger, your face or the PIN of a device, without a password or a code.
        {arePasswordsUsed() && " A new password removes every passkey."}
      </p>
      <AddedList
        label="Passkeys"
        rows={list?.map((one) => (
          <Row key={one.id} passkey={one} />
        ))}
        isError={isError}
        refetch={refetch}
        most={mostPasskeys}
        add="Add a passkey"
        onAdd={() => setAdding(true)}
        form={isAdding && <AddForm onEnd={() => setAdding(false)} />}
      />
    </section>
  );
}

function AddForm({ onEnd }: { onEnd: () => void }) {
  const adding = useSave(addPasskey, {
    failed: "Could not add the passkey",
    source: "security",
    refresh: [passkeys.key()],
    onDone: (isAdded) => {
      if (!isAdded) return void toast("No passkey was added.");
      toast("Passkey added.", "You can sign in with it from now on.");
      onEnd();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    void adding.run({ name: String(fields.get("name")).trim() || deviceOf(navigator.userAgent), password: String(fields.get("password")) });
  };
  const problem = (field: string) => (adding.problem?.field === field ? adding.problem.message : undefined);
  return (
    <Form className="stack" aria-label="New passkey" onSubmit={submit}>
      <TextInput
        label="Name"
        name="name"
        maxLength={longestPasskeyName}
        defaultValue={deviceOf(navigator.userAgent)}
        problem={problem("name")}
      />
      <PasswordProof name="password" problem={problem("password")} />
      <p className="row">
        <Button kind="primary" type="submit" isBusy={adding.isBusy}>
          Add this device
        </Button>
        <Button onClick={onEnd}>Not now</Button>
      </p>
    </Form>
  );
}

function Row({ passkey }: { passkey: Passkey }) {
  const when = useFormatInstant();
  const [isNaming, setNaming] = useState(false);
  const [ask, question] = useConfirm();
  const removing = useSave(untilGone(passkeys.remove.call), {
    failed: "Could not remove the passkey",
    source: "security",
    done: { title: "Passkey removed." },
    refresh: [passkeys.key()],
  });
  const renaming = useSave(passkeys.rename.call, {
    failed: "Error saving",
    source: "security",
    done: { title: "Saved!" },
    refresh: [passkeys.key()],
    onDone: () => setNaming(false),
  });
  const remove = async () => {
    const isSure = await ask({
      title: "Remove this passkey?",
      words: `“${passkey.name}” no longer signs you in. Your other ways to sign in still do. You may want to delete it on the device, too.`,
      yes: "Remove it",
      no: "Keep it",
    });
    if (isSure) await removing.run({ id: passkey.id });
  };
  const rename = (event: FormEvent<HTMLFormElement>) => {
    void renaming.run({ id: passkey.id, name: String(new FormData(event.currentTarget).get("name")) });
  };
  if (isNaming)
    return (
      <LedgerRow>
        <Form className="stack" aria-label={`Rename ${passkey.name}`} onSubmit={rename}>
          <TextInput
            label="Name"
            required
            name="name"
            maxLength={longestPasskeyName}
            defaultValue={passkey.name}
            problem={renaming.problem?.message}
          />
          <p className="row">
            <Button type="submit" isBusy={renaming.isBusy}>
              Save
            </Button>
            <Button kind="quiet" onClick={() => setNaming(false)}>
              Cancel
            </Button>
          </p>
        </Form>
      </LedgerRow>
    );
  return (
    <LedgerRow
      end={
        <>
          <Button kind="quiet" aria-label={`Rename ${passkey.name}`} onClick={() => setNaming(true)}>
            Rename
          </Button>
          <Button kind="quiet" isHeld={removing.isBusy} aria-label={`Remove ${passkey.name}`} onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <b className="strong" dir="auto">
        {passkey.name}
      </b>{" "}
      <span className="small muted">
        added {when(passkey.createdAt)}, {passkey.usedAt === null ? "not used yet" : `last used ${when(passkey.usedAt)}`}
        {passkey.isSynced ? ", on your other devices too" : ""}
      </span>
      {question}
    </LedgerRow>
  );
}
