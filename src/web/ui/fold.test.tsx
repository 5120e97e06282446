import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

/** Simulates a window of this width; the fold reads it when its module loads. */
async function inWindow(isWide: boolean, hash = "") {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("location", { hash });
  const { Fold } = await import("./fold.tsx");
  const { saveFold, openFoldIds } = await import("#web/folds.ts");
  const markup = () =>
    renderToStaticMarkup(
      <Fold id="bills" title="Bills, every month" fact="Phone, $40.00, on Tuesday.">
        <p>Rent</p>
      </Fold>,
    );
  return { markup, saveFold, openFoldIds };
}

// later files of this process have no window
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a fold on a phone is closed, with its title and its fact, and its content is rendered behind it", async () => {
  const { markup } = await inWindow(false);
  expect(markup()).toMatch(
    /^<section aria-labelledby="bills-title"><details id="bills" class="fold"><summary><h2 id="bills-title">Bills, every month/,
  );
  expect(markup()).toContain("Phone, $40.00, on Tuesday.");
  expect(markup()).toContain("<p>Rent</p>");
});

test("a fold is open from 60 rem, and on a phone for its address", async () => {
  expect((await inWindow(true)).markup()).toContain('open=""');
  expect((await inWindow(false, "#bills")).markup()).toContain('open=""');
  expect((await inWindow(false, "#charts")).markup()).not.toContain('open=""');
});

test("a fold that was opened on a phone stays open there until it is closed", async () => {
  const { markup, saveFold, openFoldIds } = await inWindow(false);
  saveFold("bills", true);
  saveFold("charts", true);
  expect(markup()).toContain('open=""');
  saveFold("bills", false);
  expect(markup()).not.toContain('open=""');
  expect(openFoldIds()).toEqual(["charts"]);
});
