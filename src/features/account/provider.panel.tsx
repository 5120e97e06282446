import { dayIn } from "#shared/dates.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { account } from "./account.api.ts";
import { providerNames } from "./provider-sign-in.api.ts";
import { providers, useProviders, type Provider } from "./provider.api.ts";

/** Connected sign-in providers. Nothing if none is configured and none is connected from before. */
export function ProviderPanel() {
  const { data, isError, refetch } = useProviders();
  const names = providerNames();
  const list = data?.providers;
  if (names.length === 0 && !list?.length) return null;
  const others = names.filter((name) => !list?.some((one) => one.name === name));
  return (
    <section className="stack" aria-labelledby="providers">
      <h3 id="providers">Sign in with another account</h3>
      {list ? (
        <>
          {list.length > 0 && (
            <Ledger label="Sign in with another account">
              {list.map((one) => (
                <Row key={one.id} provider={one} />
              ))}
            </Ledger>
          )}
          {others.length > 0 && (
            <p className="muted">
              To connect {others.join(" or ")}, sign out and choose “Continue with {others[0]}”. It has to use the email of this account.
            </p>
          )}
        </>
      ) : isError ? (
        <LoadFailed title="Failed to load your other accounts" onRetry={() => void refetch()} />
      ) : (
        <Skeleton description="Fetching your other accounts" lines={2} />
      )}
    </section>
  );
}

function Row({ provider }: { provider: Provider }) {
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  const when = (instant: string) => formatWhen(dayIn(timeZone, Date.parse(instant)), today);
  const [ask, question] = useConfirm();
  const removing = useSave(untilGone(providers.remove.call), {
    failed: "Could not remove it",
    source: "security",
    done: { title: `${provider.name} removed.` },
    refresh: [providers.key(), account.sessions.key()],
  });
  const remove = async () => {
    const isSure = await ask({
      title: `Remove ${provider.name}?`,
      words: `${provider.name} no longer signs you in, and your other devices are signed out. Your other ways to sign in still work.`,
      yes: "Remove it",
      no: "Keep it",
    });
    if (isSure) await removing.run({ id: provider.id });
  };
  return (
    <LedgerRow
      end={
        <Button kind="quiet" isHeld={removing.isBusy} aria-label={`Remove ${provider.name}`} onClick={() => void remove()}>
          Remove
        </Button>
      }
    >
      <b className="strong" dir="auto">
        {provider.name}
      </b>{" "}
      <span className="small muted">
        connected {when(provider.connectedAt)}, last used {when(provider.usedAt)}
      </span>
      {question}
    </LedgerRow>
  );
}
