import { forgetOthers, forgetSeen } from "#web/forget.ts";
import { startOutbox } from "#web/outbox.ts";
import { keepReads } from "#web/reads.ts";
import { onSession, session } from "#web/session.ts";

/** All that is kept on this device for a signed-in member, from now on. Comes after the first screen. Gives how to stop. */
export function keepFor(member: string): () => void {
  // at hand before the connection goes
  void Promise.allSettled([import("#web/deliver.ts"), import("#web/ui/waiting-list.tsx")]);
  let stopOutbox = () => {};
  let isOver = false;
  // what another person left is gone before anything is sent
  void forgetOthers(member)
    .catch(() => undefined)
    .finally(() => {
      if (!isOver) stopOutbox = startOutbox();
    });
  const stops = [
    () => {
      isOver = true;
      stopOutbox();
    },
    keepReads(member),
    onSession(() => {
      const now = session();
      if (now.state === "ended" || now.state === "out") void forgetSeen().catch(() => undefined);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
