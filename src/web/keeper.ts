import { forgetOthers, forgetSeen } from "#web/forget.ts";
import { keepReads } from "#web/reads.ts";
import { onSession, session } from "#web/session.ts";

/** All that is kept on this device for a signed-in member, from now on. Comes after the first screen. Gives how to stop. */
export function keepFor(member: string): () => void {
  void forgetOthers(member).catch(() => undefined);
  const stops = [
    keepReads(member),
    onSession(() => {
      const now = session();
      if (now.state === "ended" || now.state === "out") void forgetSeen().catch(() => undefined);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
