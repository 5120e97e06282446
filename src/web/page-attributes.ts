const head = /^(<!doctype html>\s*<html lang="en")([^>]*)>/;

/**
 * `html` with the attributes of `stored`, which the server wrote by its settings (the ways to sign in), and with this theme. The service
 * worker assembles pages from parts of the build, which do not contain settings.
 */
export function withAttributes(html: string, stored: string, theme: string): string {
  const settings = (head.exec(stored)?.[2] ?? "").replace(/\s*data-theme="[^"]*"/, "").trim();
  return html.replace(
    head,
    (_, start: string) => `${[start, theme && `data-theme="${theme}"`, settings].filter((part) => part !== "").join(" ")}>`,
  );
}
