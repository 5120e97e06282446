import { Problem } from "#shared/errors.ts";
import type { Config } from "#server/config.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import type { Begun, Identity } from "#server/providers.ts";
import { openSealed } from "#server/sealed.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { makeStepTicket } from "./credentials.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import type { Browser } from "./open-session.repository.ts";
import { connectProvider, findByIdentity, noteUse } from "./provider.repository.ts";
import { providerMessages } from "./provider.rules.ts";
import { checkPassword, completeSignIn, type SignInAttempt } from "./sign-in.repository.ts";

const ticketMs = 600_000;

/** An identity with an address that its provider has verified. `once` identifies its ticket. */
export type Verified = Identity & { email: string; once: string };

/** Tickets that the browser keeps between the steps: encrypted, valid for ten minutes, not stored on the server. */
export function ticketsOf({ config, clock }: AppContext) {
  const boxOf = <T>(purpose: string) => {
    const { seal, unseal } = openSealed(config, purpose);
    return {
      make: (value: T) => seal({ ...value, endsAt: clock() + ticketMs }),
      read: (ticket: string): T | null => {
        const read = unseal<T & { endsAt: number }>(ticket);
        return read && read.endsAt > clock() ? read : null;
      },
    };
  };
  const begun = boxOf<Begun & { issuer: string }>("provider sign-in begun");
  const identified = boxOf<Verified>("provider sign-in identified");
  return {
    begin: begun.make,
    readBegun: begun.read,
    identified: (identity: Omit<Verified, "once">) => identified.make({ ...identity, once: newId() }),
    readIdentified: identified.read,
  };
}

/** Where providers redirect the browser: PUBLIC_URL's /auth, else that of the request's host. */
export function returnAddress({ PUBLIC_URL, PORT }: Config, hostHeader: string | undefined): string {
  const host = hostHeader && URL.canParse(`http://${hostHeader}`) ? hostHeader : `localhost:${PORT}`;
  return new URL("/auth", PUBLIC_URL ?? `http://${host}`).href;
}

/** Signs in the member who connected this identity before; null if there is none. */
export async function enterLinked(context: AppContext, identity: Identity, browser: Browser) {
  const found = await findByIdentity(context.database.owner, identity);
  if (!found) return null;
  await noteUse(context.database.owner, found.link, context.clock());
  // the code of the second factor is required after a provider, too: it protects against a stolen account there
  return found.hasSecondFactor ? { ticket: makeStepTicket(context, found) } : completeSignIn(context, found, browser);
}

/**
 * `ticket` contains the identity at the provider. A member with a second factor enters its code first: the password alone adds no way to
 * sign in.
 */
export async function connectWithPassword(context: AppContext, ticket: string, tried: Omit<SignInAttempt, "email">) {
  const identity = ticketsOf(context).readIdentified(ticket);
  if (!identity) throw new Problem("invalid", providerMessages.over);
  const found = await checkPassword(context, { ...tried, email: identity.email });
  if (found.hasSecondFactor) return { ticket: makeStepTicket(context, found, ticket) };
  await connect(context, identity, found);
  return completeSignIn(context, found, tried);
}

type Holder = Proved & { email: string };

/** The same for a member whose ownership of the account was verified in another way. Throws invalid. */
export async function connectIdentified(context: AppContext, ticket: string, member: Holder): Promise<void> {
  const identity = ticketsOf(context).readIdentified(ticket);
  if (!identity) throw new Problem("invalid", providerMessages.over);
  await connect(context, identity, member);
}

/**
 * Connects an identity with the account of a member who has just been verified as its owner, and notifies them by email. One that is connected
 * with it stays so: the answer of the first request was lost.
 */
async function connect(context: AppContext, identity: Verified, member: Holder): Promise<void> {
  // the ticket names the address of the account, which may have changed since
  if (member.email !== identity.email) throw new Problem("refused", providerMessages.notYours);
  const name = context.providers.list.find(({ issuer }) => issuer === identity.issuer)?.name ?? new URL(identity.issuer).host;
  await context.database.owner.transaction(async (tx) => {
    await expectSameCredentials(tx, member);
    if (!(await connectProvider(tx, member.id, identity, context.clock()))) {
      if ((await findByIdentity(tx, identity))?.id === member.id) return;
      throw new Problem("conflict", providerMessages.over);
    }
    await notify(context, tx, "provider-changed", member, emails.providerChanged(true, name, `${homeOf(context)}/auth`));
  });
  context.mail.kick();
}
