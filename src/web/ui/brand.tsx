import { switchTheme } from "#web/theme.ts";
import { IconButton } from "#web/ui/button.tsx";
import { LampIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";

export function Brand() {
  return (
    <GoLink className="brand" href="/">
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path fill="var(--art-honey)" d="M5 19a10 10 0 0 1 20 0z" />
        <path fill="var(--color-ink)" d="M1 19h28v2H1zM6 24h18v2H6z" />
      </svg>
      Evenday
    </GoLink>
  );
}

export const ThemeButton = () => (
  <IconButton label="Switch between light and dark" data-theme-switch="" onClick={switchTheme}>
    <LampIcon />
  </IconButton>
);
