/** Collects a page's errors (console, exceptions, failed requests), which fail the journey at its end. */
import type { BrowserContext, ConsoleMessage, Page } from "@playwright/test";
import { isArmed, origin } from "./control.ts";

export type ConsoleGuard = {
  /** The errors so far. */
  faults: string[];
  /** Ignores an error that the journey causes on purpose. */
  allow(pattern: RegExp): void;
};

/**
 * Logged by the browser for every refused request, whose status is checked below, and where playwright.config.ts blocks service workers.
 */
const refusedCall = /^Failed to load resource: |^Service Worker registration blocked by Playwright$/;

export function watch(context: BrowserContext): ConsoleGuard {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  const fault = (text: string) => void (allowed.some((pattern) => pattern.test(text)) || faults.push(text));
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!refusedCall.test(message.text())) fault(`console ${message.type()}: ${message.text()}`);
  };
  const onPage = (page: Page) => {
    page.on("console", onConsole);
    page.on("pageerror", (error) => fault(`page error: ${error.stack ?? error.message}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:|^wss?:/.test(url.protocol) && url.host !== new URL(origin()).host) fault(`request to a foreign host: ${request.url()}`);
    });
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isCall = pathname.startsWith("/api/") || pathname.startsWith("/functions/");
      const isDocument = response.request().resourceType() === "document";
      const isWrong = isCall ? response.status() >= 500 && !isArmed(page, pathname) : response.status() >= 400 && !isDocument;
      if (isWrong) fault(`${response.status()} for ${response.request().method()} ${pathname}`);
    });
  };
  context.pages().forEach(onPage);
  context.on("page", onPage);
  return { faults, allow: (pattern) => void allowed.push(pattern) };
}
