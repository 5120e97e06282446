import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";
import { queries } from "#web/query.ts";
import { currentMember, onRefusal, sessionToken, useMember } from "#web/session.ts";
import { problemToast, settleToasts } from "#web/toast.ts";
import { isNetworkFailure, send, unreachable } from "#web/http.ts";
import { feature } from "#web/client.ts";
import type { billingContract } from "./billing.contract.ts";
import { recheckMs, type Subscription } from "./billing.rules.ts";

export const billing = feature<typeof billingContract>("billing");

export const useBillingState = () => useQuery(billing.state.queryOptions({ staleTime: 0, refetchOnWindowFocus: "always" }));
export const refetchBilling = () => queries.invalidateQueries({ queryKey: billing.state.key() });

const quickPauses = [300, 800, 1_500];

const ofMember = (id: string) => ({
  queryKey: ["subscription", id] as const,
  queryFn: () => send<Subscription>("/functions/v1/check-subscription", {}),
});

/** Starts the query before the layout renders, so that the answer is there with it. */
export const prefetch = (id: string): Promise<void> => queries.prefetchQuery({ ...ofMember(id), retry: false });

/** Whether the last answer let the member in. */
export const hasAccess = (id: string) => queries.getQueryData<Subscription>(["subscription", id])?.hasAccess === true;

/** The member's access. Fetched every minute, on return to the window, and when a call is refused with no-access. */
export function useSubscription() {
  const member = useMember();
  const query = useQuery({
    ...ofMember(member.id),
    staleTime: 5_000,
    refetchInterval: recheckMs,
    refetchOnWindowFocus: "always",
    enabled: () => sessionToken() !== undefined,
    retry: (tries, failure) =>
      tries < quickPauses.length && (!(failure instanceof Problem) || failure.kind === "unavailable" || failure.kind === "too-many"),
    retryDelay: (tries) => quickPauses[tries] ?? 1_500,
  });
  useEffect(() => onRefusal("no-access", () => void queries.invalidateQueries({ queryKey: ["subscription"] })), []);
  return query;
}

/**
 * Opens the checkout in a new tab. The tab is opened by the click itself (a later one would be blocked) and gets its address when that
 * arrives; without a tab the caller shows the address as a link.
 */
export async function startCheckout(): Promise<string | undefined> {
  if (!sessionToken()) return signInFirst();
  const memberId = currentMember()?.id;
  const tab = window.open("about:blank", "_blank");
  try {
    const { url } = await send<{ url?: string }>("/functions/v1/create-checkout", {});
    if (!url) throw new Problem("unavailable", "Failed to create checkout session");
    settleToasts("checkout");
    if (!tab) return url;
    tab.opener = null;
    tab.location.replace(url);
    return undefined;
  } catch (failure) {
    tab?.close();
    if (currentMember()?.id !== memberId) return undefined;
    if (failure instanceof Problem && failure.kind === "not-signed-in") return signInFirst();
    if (isNetworkFailure(failure)) problemToast("Failed to start checkout", unreachable, undefined, "checkout");
    else if (failure instanceof Problem) problemToast("Error", "Failed to create checkout session", undefined, "checkout");
    else problemToast("Failed to start checkout", undefined, undefined, "checkout");
    return undefined;
  }
}

const signInFirst = (): undefined => void problemToast("Authentication required", "Please log in to subscribe", undefined, "checkout");
