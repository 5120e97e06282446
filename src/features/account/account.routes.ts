import { dayIn, type Day } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import { Problem } from "#shared/errors.ts";
import { databaseCode, uniqueViolation } from "#server/database.ts";
import type { RpcContext } from "#server/rpc.ts";
import { expectSameCredentials, networkHash } from "#server/session.ts";
import { accountContract, accountRows } from "./account.contract.ts";
import { messages } from "./account.messages.content.ts";
import { deleteWord, deviceOf, passwordProblem } from "./account.rules.ts";
import * as store from "./account.repository.ts";
import { forgetDevice, voidCredentials } from "./credentials.repository.ts";
import { emailOf } from "./email-address.repository.ts";
import { emails } from "./email.content.ts";
import { countChange, notify } from "./email.repository.ts";
import { askAddressChange } from "./address-change.repository.ts";
import { homeOf, isTaken, removeAccount } from "./account.deletion.repository.ts";
import { deletedItems, discardDeleted } from "./deleted.repository.ts";
import { askSecondFactor, confirmSecondFactor, endSecondFactor } from "./second-factor.repository.ts";
import { daysAhead, pauseReminders, readReminderState } from "./reminder.repository.ts";
import {
  datedNames,
  eachDaily,
  isDated,
  nextDaily,
  nextDated,
  nextTrialNotice,
  pauseMs,
  withoutAccess,
  type Dated,
  type Reminders,
} from "./reminder.rules.ts";

const os = implement(accountContract).$context<RpcContext>();
const owner = ({ context: appContext }: RpcContext) => appContext.database.owner;

/** The rows of this feature that an archive may import. */
export const accountImport = accountRows;

export const accountRoutes = os.router({
  profile: os.profile.handler(({ context }) => profile(context)),
  change: os.change.handler(async ({ input: { reminders, ...rest }, context }) => {
    if (Object.keys(rest).length > 0) await store.changeProfile(owner(context), context.member.id, rest, context.now);
    if (reminders) {
      await context.data((tx) => store.writeReminders(tx, withoutMissing(reminders)));
      await store.recordConsent(owner(context), context.member.id);
    }
    context.context.sessions.evict(context.member.id);
    return profile(context);
  }),

  pauseReminders: os.pauseReminders.handler(async ({ input, context }) => {
    await context.data((tx) => pauseReminders(tx, input.isPaused ? context.now + pauseMs : null));
    await store.wakeReminders(owner(context), context.member.id);
    return profile(context);
  }),

  sessions: os.sessions.handler(async ({ context }) => {
    const activeSessions = await store.listSessions(owner(context), context.member.id, context.now);
    const { AUTH_SECRET } = context.context.config;
    const isHere = (one: { id: string; ipAddress: string | null }) =>
      one.ipAddress === null ? null : one.ipAddress === networkHash(AUTH_SECRET, one.id, context.address());
    return activeSessions.map((one) => ({
      id: one.id,
      device: deviceOf(one.userAgent ?? ""),
      startedAt: one.createdAt.toISOString(),
      usedAt: one.updatedAt.toISOString(),
      isThis: one.id === context.member.sessionId,
      isThisNetwork: isHere(one),
    }));
  }),
  endSession: os.endSession.handler(async ({ input, context }) => {
    await store.endSession(owner(context), context.member.id, input.id);
    if (input.id !== context.member.sessionId) await forgetDevice(context.context, context.member.id, input.id);
    context.context.sessions.evict(context.member.id);
    return {};
  }),
  endOthers: os.endOthers.handler(async ({ context }) => {
    const ended = await owner(context).transaction(async (tx) => {
      await expectSameCredentials(tx, context.member);
      return voidCredentials(tx, context.member.id, context.member.sessionId);
    });
    context.context.sessions.evict(context.member.id);
    return { ended };
  }),

  changePassword: os.changePassword.handler(async ({ input, context }) => {
    try {
      await changePassword(context, input);
    } catch (failure) {
      // the same change again, whose answer was lost or is not there yet
      const { kind, field } = failure instanceof Problem ? failure : {};
      const isRefused = (kind === "invalid" && field === "current") || kind === "conflict" || kind === "not-signed-in";
      if (!isRefused || !(await store.isChangedTo(context.context, context.member, input.next))) throw failure;
    }
    return {};
  }),
  changeEmail: os.changeEmail.handler(async ({ input, context }) => {
    const email = emailOf(input.email);
    await prove(context, input.password, "password");
    const { context: appContext, member, now } = context;
    if (!appContext.mail.isReal) {
      // a retry after a lost answer
      const isDone = async () => (await store.readProfile(owner(context), member.id)).email === email;
      if (await isDone()) return { confirm: false };
      try {
        if (await isTaken(owner(context), email)) throw new Problem("conflict", messages.taken, { field: "email" });
        await owner(context).transaction(async (tx) => {
          await expectSameCredentials(tx, member);
          await store.changeEmail(tx, member.id, email, now, member.sessionId);
        });
      } catch (failure) {
        // the first request was being answered meanwhile, or another member has taken the address
        if (await isDone()) return { confirm: false };
        throw databaseCode(failure) === uniqueViolation ? new Problem("conflict", messages.taken, { field: "email" }) : failure;
      }
      appContext.sessions.evict(member.id);
      return { confirm: false };
    }
    await askAddressChange(appContext, { ...member, address: context.address() }, email);
    return { confirm: true };
  }),

  startSecondFactor: os.startSecondFactor.handler(async ({ input, context }) => {
    await prove(context, input.password, "password");
    return askSecondFactor(context.context, context.member.id, context.authorization, input.password);
  }),
  confirmSecondFactor: os.confirmSecondFactor.handler(({ input, context }) =>
    confirmSecondFactor(context.context, context.member, context.authorization, input.code, input),
  ),
  endSecondFactor: os.endSecondFactor.handler(async ({ input, context }) => {
    await prove(context, input.password, "password");
    return endSecondFactor(context.context, context.member, context.authorization, input);
  }),

  deleted: os.deleted.handler(({ input, context }) => context.readOnly((tx) => deletedItems(tx, context, input.limit))),
  discard: os.discard.handler(async ({ input, context }) => {
    await discardDeleted(context, input.id);
    return input;
  }),
  discardAll: os.discardAll.handler(async ({ context }) => ({ removed: await discardDeleted(context) })),

  remove: os.remove.handler(async ({ input, context }) => {
    if (input.typed !== deleteWord) throw new Problem("invalid", `Please type the word ${deleteWord}.`, { field: "typed" });
    await prove(context, input.password, "password");
    await removeAccount(context.context, context.member.id, context.member);
    return {};
  }),
});

async function changePassword(context: RpcContext, { current, next }: { current: string; next: string }): Promise<void> {
  const { context: appContext, member, now } = context;
  store.expectPasswords(appContext.config);
  await prove(context, current, "current");
  const fault = passwordProblem(next, appContext.config.PASSWORD_MIN_LENGTH);
  if (fault) throw new Problem("invalid", fault, { field: "next" });
  await store.expectUncommon(appContext.config, next, "next");
  await countChange(appContext, "password", member.id);
  const words = emails.passwordChanged(`${homeOf(appContext)}/auth`);
  const hash = await store.hashOf(next, member.id);
  await owner(context).transaction(async (tx) => {
    await expectSameCredentials(tx, member);
    await store.setPassword(tx, member.id, hash, now, member.sessionId);
    await notify(appContext, tx, "password-changed", member, words);
  });
  appContext.mail.kick();
  appContext.sessions.evict(member.id);
}

async function profile(context: RpcContext) {
  const { member, now } = context;
  const read = await store.readProfile(owner(context), member.id);
  const isSending = context.context.hasAccess(member, now);
  const { reminders, sending, pausedUntil, sentAt, trialEndSentAt, days } = await context.readOnly(async (tx) => {
    const state = await readReminderState(tx);
    const sending = isSending ? state.reminders : withoutAccess(state.reminders);
    const today = dayIn(read.timeZone, now);
    const days = new Map<Dated, Day[]>();
    for (const name of datedNames)
      if (sending[name]) days.set(name, await daysAhead(context.context, tx, name, { today, weekStartsOn: read.weekStartsOn }));
    return { ...state, sending, days };
  });
  const show = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const at = { zone: read.timeZone, pausedUntil };
  const trial = { ...at, trialEndsAt: member.trialEndsAt.getTime(), sentAt: trialEndSentAt };
  const isTrialNoticeOffered = member.billingStatus === "none" && now < trial.trialEndsAt;
  return {
    ...read,
    sendsMail: context.context.mail.isReal,
    reminders,
    nextReminders: {
      ...eachDaily((name) => {
        const since = { ...at, lastSentAt: sentAt[name] };
        return show(isDated(name) ? nextDated(name, days.get(name) ?? [], sending, since, now) : nextDaily(name, sending, since, now));
      }),
      trialEnd: show(isTrialNoticeOffered ? nextTrialNotice(reminders, trial, now) : null),
    },
    pausedUntil: pausedUntil !== null && pausedUntil > now ? show(pausedUntil) : null,
    isSending,
    isTrialNoticeOffered,
  };
}

/** Only the kinds that were sent: a missing one stays as it was. */
const withoutMissing = (sent: { [Name in keyof Reminders]?: Reminders[Name] | undefined }) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<Reminders>;

const prove = ({ context, member }: RpcContext, password: string, field: string) => store.requirePassword(context, member, password, field);
