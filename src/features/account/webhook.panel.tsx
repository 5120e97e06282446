import "./account.css";
import { useState } from "react";
import { useSave } from "#web/save.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { ShownOnce } from "#web/ui/shown-once.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { AddedList } from "./added-list.panel.tsx";
import { useDeliveries, useWebhooks, webhooks, type Delivery, type Webhook } from "./webhook.api.ts";
import { deliveryWords, pauseWords } from "./webhook.content.ts";
import { WebhookForm } from "./webhook-form.panel.tsx";
import { logDays, mostWebhooks, pauseReasons } from "./webhook.rules.ts";

/** Webhooks, which send events to the member's own servers: list, new one, log of deliveries. */
export function WebhookPanel() {
  const { data, isError, refetch } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ secret: string }>();
  const list = data?.webhooks;
  return (
    <section className="stack" aria-labelledby="webhooks">
      <h4 id="webhooks">Webhooks</h4>
      <p className="muted">
        A webhook sends what happens in Evenday to a server of yours: ids, amounts, days and the number of a mood, never what you wrote.{" "}
        <a href="/api/docs#messages">How to check that it came from Evenday</a>
      </p>
      {/* outside the list: the secret is readable only now, also when the list does not load */}
      {made && (
        <ShownOnce
          label="The secret of your new webhook"
          hint="Shown only now. Your server needs it to check that a message came from Evenday."
          value={made.secret}
          noun="secret"
          done="Keep it as safe as a password."
        />
      )}
      <AddedList
        label="Webhooks"
        rows={list?.map((one) => (
          <Row key={one.id} webhook={one} />
        ))}
        isError={isError}
        refetch={refetch}
        most={mostWebhooks}
        full={`${mostWebhooks} webhooks are the most for one account.`}
        add="Add a webhook"
        onAdd={() => setAdding(true)}
        form={
          isAdding && (
            <WebhookForm
              onMade={(answer) => {
                setAdding(false);
                setMade(answer);
              }}
              onEnd={() => setAdding(false)}
            />
          )
        }
      />
    </section>
  );
}

/** Short enough for the names of buttons. */
const nameOf = (url: string) => (URL.canParse(url) ? new URL(url).host : "a webhook that can't be read");

function Row({ webhook: one }: { webhook: Webhook }) {
  const [ask, question] = useConfirm();
  const [isLogOpen, setLogOpen] = useState(false);
  const changing = useSave(webhooks.change.call, { failed: "Error saving", refresh: [webhooks.key()] });
  const removing = useSave(untilGone(webhooks.remove.call), {
    failed: "Could not delete the webhook",
    done: { title: "Webhook deleted." },
    refresh: [webhooks.key()],
  });
  const isBusy = changing.isBusy || removing.isBusy;
  const isPaused = one.pausedAt !== null;
  const name = nameOf(one.url);
  const reason = pauseReasons.find((known) => known === one.pausedFor);
  const remove = async () => {
    const isSure = await ask({
      title: "Delete this webhook?",
      words: `Nothing more is sent to ${name}. Its log and its secret end with it.`,
      yes: "Delete it",
      no: "Keep it",
    });
    if (isSure) await removing.run({ id: one.id });
  };
  return (
    <LedgerRow>
      <div className="calendar-row">
        <p>
          <b className="strong webhook-address" dir="ltr">
            {one.url || name}
          </b>
          <span className="small muted">{one.events.join(", ")}</span>
          {isPaused && <span className="small webhook-paused">{reason ? pauseWords[reason] : "Paused."}</span>}
        </p>
        <span className="row gap-2">
          <Button kind="quiet" aria-expanded={isLogOpen} aria-label={`Log of ${name}`} onClick={() => setLogOpen(!isLogOpen)}>
            Log
          </Button>
          <Button
            kind="quiet"
            isHeld={isBusy}
            aria-label={`${isPaused ? "Resume" : "Pause"} ${name}`}
            onClick={() => void changing.run({ id: one.id, isPaused: !isPaused })}
          >
            {isPaused ? "Resume" : "Pause"}
          </Button>
          <Button kind="quiet" isHeld={isBusy} aria-label={`Delete ${name}`} onClick={() => void remove()}>
            Delete
          </Button>
        </span>
        {isLogOpen && <Log webhook={one} name={name} />}
        {question}
      </div>
    </LedgerRow>
  );
}

function Log({ webhook, name }: { webhook: Webhook; name: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeliveries(webhook.id);
  const list = data?.pages.flatMap(({ deliveries }) => deliveries);
  if (isError) return <LoadFailed title="Failed to load the log" onRetry={() => void refetch()} />;
  if (!list) return <Skeleton description="Fetching the log" lines={2} />;
  if (list.length === 0) return <p className="small muted">Nothing was sent in the last {logDays} days.</p>;
  return (
    <>
      <Ledger label={`Log of ${name}`}>
        {list.map((one) => (
          <LogRow key={one.id} webhook={webhook} delivery={one} />
        ))}
      </Ledger>
      <p className="row gap-2">
        <Button kind="quiet" onClick={() => void refetch()}>
          Look again
        </Button>
        {hasNextPage && (
          <Button kind="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier ones
          </Button>
        )}
      </p>
    </>
  );
}

function LogRow({ webhook, delivery: one }: { webhook: Webhook; delivery: Delivery }) {
  const format = useFormatInstant();
  const sending = useSave(webhooks.again.call, {
    failed: "Could not send it again",
    done: { title: "It is sent again within a minute." },
    refresh: [webhooks.key()],
  });
  const when = format(one.createdAt);
  return (
    <LedgerRow
      end={
        one.status !== "delivered" &&
        webhook.pausedAt === null && (
          <Button
            kind="quiet"
            isHeld={sending.isBusy}
            aria-label={`Send ${one.event} of ${when} again`}
            onClick={() => void sending.run({ id: webhook.id, delivery: one.id })}
          >
            Send again
          </Button>
        )
      }
    >
      <span className="token-call">{one.event}</span>{" "}
      <span className="small muted">
        {when}, {deliveryWords[one.status]}
        {one.fault && ` (${one.fault})`}
        {one.tries > 1 && `, ${one.tries} tries`}
      </span>
    </LedgerRow>
  );
}
