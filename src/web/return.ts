import { onSession, session } from "#web/session.ts";

/** The page that is open now is shown again once `member` signs in on this page, which leads to Home. Not after signing out meanwhile. */
export function returnAfterSignIn(member: string): void {
  const { pathname } = location;
  const stop = onSession(() => {
    const now = session();
    if (now.state === "out" && !now.hasLeft) return;
    stop();
    // the sign-in goes to Home right after this; another tab's sign-in leaves this page where it is
    if (now.state === "in" && now.member.id === member)
      setTimeout(() => location.pathname === "/" && history.replaceState(history.state, "", pathname));
  });
}
