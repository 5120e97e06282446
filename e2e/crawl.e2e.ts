/** Injection: visits every page with markup and scripts in every field that a member can write. */
import { pages } from "#app/paths.ts";
import { expect, test } from "./people.ts";
import { horizontalOverflow, unseenFocus } from "./accessibility.ts";
import { writeBy, writers } from "./writers.ts";

test.skip(({ isMobile }) => isMobile, "what is text at one width is text at the other");

/** Short ones first: fields of 8, 24 and 60 characters are cut. Each sets `ran` or calls a foreign host if it runs. */
const corpus = [
  "<b>x",
  "${ran=1}",
  "{{ran=1}}",
  "'><b>",
  "<i onclick=ran=1>",
  "<svg/onload=ran=1>",
  '"><svg onload=ran=1>',
  "<img src=x onerror=ran=1>",
  "<script>ran=1</script>",
  "</title><script>ran=1</script>",
  "<img src=//evil.example/a>",
  "<iframe srcdoc='<script>top.ran=1</script>'>",
  "<a href=javascript:ran=1>tap</a>",
  "[tap](javascript:ran=1)",
  "![x](https://evil.example/a.png)",
  "<style>*{display:none}</style>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content=0;url=//evil.example>",
  "<form action=//evil.example><button>Save",
  "<math><mtext></p><img src onerror=ran=1>",
  "<link rel=stylesheet href=//evil.example/a.css>",
  "\u202E<img src=x onerror=ran=1>",
  "&lt;img src=x onerror=ran=1&gt;",
  "<object data=//evil.example>",
  "<template><script>ran=1</script></template>",
  "%3Cscript%3Eran=1%3C/script%3E",
  "data:text/html,<script>ran=1</script>",
  "constructor.constructor('ran=1')()",
];

test("markup, scripts and addresses that members write are shown as text on every page; nothing overflows, and no foreign host is called @long", async ({
  page,
  member,
}, info) => {
  test.setTimeout(240_000);
  let acceptedTexts = 0;
  for (const [at, words] of corpus.entries()) {
    await Promise.all(
      writers
        .filter((_, n) => (n + at) % 3 === 0 || at < 8)
        .map(async (route) => {
          if (await writeBy(route, member, words)) acceptedTexts += 1;
        }),
    );
  }
  expect(acceptedTexts).toBeGreaterThan(100);

  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { told: messages });
    document.addEventListener("securitypolicyviolation", (event) => messages.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  let seen = 0;
  for (const { path } of pages) {
    const prerendered = await (await page.goto(path))?.text();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const heading = await page.locator("h1").first().innerHTML();
    // Home's is today's date, which the build cannot know
    const painted = path === "/" ? '<h1 aria-hidden="true">' : `<h1 aria-hidden="true">${heading}</h1>`;
    expect(prerendered, `${path} is painted with its heading before any script`).toContain(painted);
    const {
      ran,
      told: messages,
      text,
    } = await page.evaluate(() => ({
      ran: "ran" in window,
      told: (window as unknown as { told: string[] }).told,
      text: document.body.innerText,
    }));
    expect(ran, `${path} executed stored text`).toBe(false);
    expect(messages, `${path} met the policy`).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
    if (/<b>x|onload=ran|<svg/.test(text)) seen += 1;
    await page.setViewportSize({ width: 320, height: 720 });
    expect.soft(await horizontalOverflow(page), `${path} at 320 px`).toEqual([]);
    expect.soft(await unseenFocus(page), `${path}: what the focus reaches unseen`).toEqual([]);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await horizontalOverflow(page), `${path} with letters twice as large`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(seen, "pages that show what was written").toBeGreaterThan(4);
  info.annotations.push(
    { type: "J1", description: `${acceptedTexts} texts kept, ${pages.length} pages, 0 run` },
    { type: "J5", description: `${pages.length} pages, 0 foreign hosts` },
  );
});
