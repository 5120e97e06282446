import "./account.css";
import { useState } from "react";
import { useSave } from "#web/save.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { ShownOnce } from "#web/ui/shown-once.tsx";
import { AddedList } from "./added-list.panel.tsx";
import { tokens, useTokenCalls, useTokens, type Token } from "./token.api.ts";
import { TokenForm } from "./token-form.panel.tsx";
import { mostTokens } from "./token.rules.ts";
import { WebhookPanel } from "./webhook.panel.tsx";

/** API tokens: what each may do, when it was last used, and the last calls. */
export function DeveloperPanel() {
  const { data, isError, refetch } = useTokens();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ token: string }>();
  const list = data?.tokens;
  return (
    <Fold id="developer" level={3} title="Developer" fact={list && (list.length === 1 ? "1 token" : `${list.length} tokens`)}>
      <div className="stack">
        <p className="muted">
          A token lets a program of yours use Evenday in your name, for what you choose and nothing else. It never reaches your password,
          email, safety plan or account. <a href="/api/docs">How to use one</a>
        </p>
        <p className="small muted">
          A new password or email, a second factor switched on or off, and “Sign out everywhere else” end every token and webhook at once.
        </p>
        {/* outside the list: the token is readable only now, also when the list does not load */}
        {made && (
          <ShownOnce
            label="Your new token"
            hint="Shown only now. If it is lost, revoke it and make another."
            value={made.token}
            noun="token"
            done="Keep it as safe as a password."
          />
        )}
        <AddedList
          label="Tokens"
          rows={list?.map((one) => (
            <Row key={one.id} token={one} />
          ))}
          isError={isError}
          refetch={refetch}
          most={mostTokens}
          full={`${mostTokens} tokens are the most for one account.`}
          add="Make a token"
          onAdd={() => setAdding(true)}
          form={
            isAdding && (
              <TokenForm
                onMade={(answer) => {
                  setAdding(false);
                  setMade(answer);
                }}
                onEnd={() => setAdding(false)}
              />
            )
          }
        />
        {list && <Calls />}
        <WebhookPanel />
      </div>
    </Fold>
  );
}

function Row({ token }: { token: Token }) {
  const when = useFormatInstant();
  const [ask, question] = useConfirm();
  const revoking = useSave(untilGone(tokens.revoke.call), {
    failed: "Could not revoke the token",
    done: { title: "The token has ended." },
    refresh: [tokens.key()],
  });
  const revoke = async () => {
    const isSure = await ask({
      title: "Revoke this token?",
      words: `The program that uses “${token.name}” can't reach Evenday anymore.`,
      yes: "Revoke it",
      no: "Keep it",
    });
    if (isSure) await revoking.run({ id: token.id });
  };
  return (
    <LedgerRow
      end={
        <Button kind="quiet" isHeld={revoking.isBusy} aria-label={`Revoke ${token.name}`} onClick={() => void revoke()}>
          Revoke
        </Button>
      }
    >
      <div className="calendar-row">
        <p>
          <b className="strong" dir="auto">
            {token.name}
          </b>
          <span className="small muted">
            {token.scopes.join(", ")} · ends {when(token.expiresAt)} ·{" "}
            {token.usedAt === null ? "not used yet" : `last used ${when(token.usedAt)} from ${token.usedFrom ?? "an unknown place"}`}
          </span>
        </p>
        {question}
      </div>
    </LedgerRow>
  );
}

const shownCalls = 10;

function Calls() {
  const { data } = useTokenCalls();
  const [isAll, setAll] = useState(false);
  const when = useFormatInstant();
  const calls = data?.calls ?? [];
  if (calls.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="token-calls">
      <h4 id="token-calls">Recent calls</h4>
      <Ledger label="Recent calls">
        {(isAll ? calls : calls.slice(0, shownCalls)).map((one) => (
          <LedgerRow key={one.id} end={<span className="small muted">{one.status}</span>}>
            <span className="token-call">
              {one.method} {one.route}
            </span>{" "}
            <span className="small muted">
              {one.token ?? "a revoked token"}, {when(one.calledAt)}
            </span>
          </LedgerRow>
        ))}
      </Ledger>
      {!isAll && calls.length > shownCalls && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            Show all {calls.length}
          </Button>
        </p>
      )}
    </section>
  );
}
