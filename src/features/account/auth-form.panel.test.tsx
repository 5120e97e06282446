import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { AuthForm } from "./auth-form.panel.tsx";
import { RecoveryForm } from "./recovery.panel.tsx";

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;

test("no field of a password cuts what is typed or pasted: a longer one is refused in words", () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const markup = [true, false].map((isNew) =>
    renderToStaticMarkup(
      <AuthForm isNew={isNew} heading={{ current: null }} onNew={nothing} onForgot={nothing} onTicket={nothing} onSignedIn={nothing} />,
    ),
  );
  markup.push(
    renderToStaticMarkup(<RecoveryForm recovery={{ mode: "reset", link: "a" }} onBack={nothing} onNext={nothing} onSignedIn={nothing} />),
  );
  for (const one of markup) {
    expect(one).toContain('type="password"');
    expect(one).not.toMatch(/maxlength/i);
  }
});
