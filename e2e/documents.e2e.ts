import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

test.use({ isDataSaving: true });

const pdf = (name: string, size = 0) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\nhello\n%%EOF\n"), Buffer.alloc(size, 32)]),
});
const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");

test("documents are uploaded, found, viewed, changed, downloaded and deleted @phone", async ({ page, member }) => {
  await page.goto("/pdf-generator");
  await expect(page.getByRole("heading", { level: 1, name: "PDF & Document Manager" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Your Documents" })).toBeVisible();
  await expect(page.getByText("0 document(s) saved")).toBeVisible();
  await expect(page.getByText("No documents yet")).toBeVisible();
  await expect(page.getByText("Upload your first document to get started")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  const chooser = page.getByLabel("Choose files").and(page.locator("input"));
  await page.getByLabel("Document type").selectOption("planner");
  await chooser.setInputFiles([
    pdf("Haushalt März.pdf", 1516),
    { name: "bild.png", mimeType: "image/png", buffer: png },
    { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("Only a <b>line</b>") },
  ]);
  await expect(page.getByText("3 document(s) saved")).toBeVisible();
  await expect(page.getByText("Document uploaded successfully!").first()).toBeVisible();
  const rows = page.getByRole("list", { name: "Your Documents" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Haushalt März.pdf" })).toContainText("Planner · 1.5 KB");
  await inBothThemes(page, () => expectNoAxe(page));

  await page.getByRole("button", { name: "Open note.txt" }).click();
  await expect(page.getByLabel("Text of note.txt")).toHaveValue("Only a <b>line</b>");
  await page.getByLabel("Name", { exact: true }).fill("Notiz.html");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("Please keep .txt at the end of the name.").first()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Notiz.txt");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(rows.filter({ hasText: "Notiz.txt" })).toBeVisible();
  await page.getByLabel("Type", { exact: true }).selectOption("journal");
  await expect(rows.filter({ hasText: "Notiz.txt" })).toContainText("Journal");
  const icon = (name: string) => rows.filter({ hasText: name }).locator(".doc-type > svg").innerHTML();
  await expect.poll(async () => (await icon("Notiz.txt")) === (await icon("bild.png")), "one icon per type").toBe(false);
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Close Notiz.txt" }).click();
  await page.getByRole("button", { name: "Open bild.png" }).click();
  await expect(page.getByRole("img", { name: "Preview of bild.png" })).toBeVisible();

  // a browser without a viewer of its own
  await page.evaluate(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: false, configurable: true }));
  await page.getByRole("button", { name: "Open Haushalt März.pdf" }).click();
  await expect(page.getByText("This browser shows no PDFs in a page. Download it to read it.")).toBeVisible();
  await page.getByRole("button", { name: "Close Haushalt März.pdf" }).click();

  await page.getByLabel("Search by name").fill("HAUS");
  await expect(rows).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Haushalt März.pdf" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Haushalt März.pdf");
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await expect(page.getByText("Document downloaded!")).toBeVisible();

  await page.getByRole("button", { name: "Delete Haushalt März.pdf" }).click();
  await expect(page.getByText('Are you sure you want to delete "Haushalt März.pdf"?')).toBeVisible();
  await expectNoAxe(page);
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Delete Haushalt März.pdf" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Document deleted!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 document(s) saved")).toBeVisible();
  const { documents } = await member.call<{ documents: { fileName: string; documentType: string }[] }>("GET", "/api/documents");
  expect(documents.map((one) => one.fileName).sort()).toEqual(["Notiz.txt", "bild.png"]);
});

test("a file that was deleted before its turn is refused with a reason, and the next one is sent", async ({
  page,
  member: _,
  guard,
}, testInfo) => {
  guard.allow(/ERR_FILE_NOT_FOUND|ERR_UPLOAD_FILE_CHANGED/);
  const paths = ["first.txt", "deleted.txt", "last.txt"].map((name) => testInfo.outputPath(name));
  for (const path of paths) writeFileSync(path, "a line");
  await page.goto("/pdf-generator");
  await page.getByLabel("Document type").selectOption("planner");
  const announced: string[] = [];
  await page.route("**/api/documents/upload", async (route) => {
    announced.push(...(await page.locator(".files").getByRole("status").allInnerTexts()));
    rmSync(paths[1] ?? "", { force: true });
    await route.continue();
  });
  await page.getByLabel("Choose files").and(page.locator("input")).setInputFiles(paths);
  const rows = page.getByRole("list", { name: "Your Documents" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("This file has changed since you chose it. Please choose it again.").first()).toBeVisible();
  // what is announced is the state: the percentage changes too often
  expect(announced).toContain("Uploading document...");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("evenday.draft"))), "no draft").toEqual([]);
});

test("files that are too large, of a wrong type or disguised are refused with a reason, and every failure is shown @long", async ({
  isMobile,
  page,
  member,
  guard,
}, info) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/status of (400|404|409|500|503)/);
  // before the first load: later the page shows what it has cached
  await failNext(page, "/api/rpc/documents/list", { status: 500, times: 3 });
  await page.goto("/pdf-generator");
  await expect(page.getByText("Failed to load documents")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  const chooser = page.getByLabel("Choose files").and(page.locator("input"));
  // as files on disk: 20 MB in a message to the browser take seconds
  const onDisk = (name: string, bytes: Buffer | string) => {
    writeFileSync(info.outputPath(name), bytes);
    return info.outputPath(name);
  };
  await chooser.setInputFiles([
    onDisk("big.pdf", pdf("big.pdf", 20 * 1024 * 1024).buffer),
    onDisk("page.html", "<p>"),
    onDisk("fake.png", "no picture at all"),
  ]);
  const chosen = page.getByRole("list", { name: "Chosen files" });
  await expect(chosen.getByText("File size must be less than 20MB")).toBeVisible();
  await expect(chosen.getByText("This kind of file is not supported. PDF, Word, text, JPG and PNG are.")).toBeVisible();
  await expect(chosen.getByText("This file is called .png but is plain text. Rename it to .txt and it can be kept.")).toBeVisible();
  await expect(page.getByText("Failed to upload document").first()).toBeVisible();
  await expect(page.getByText("No documents yet")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  // one button renames the file to the extension that fits its content
  await chooser.setInputFiles([{ name: "letter.doc", mimeType: "application/msword", buffer: Buffer.from("{\\rtf1 Hello}") }]);
  await expect(chosen.getByText("This file is called .doc but is an RTF file. Rename it to .rtf and it can be kept.")).toBeVisible();
  await chosen.getByRole("button", { name: "Rename to letter.rtf and upload" }).click();
  await expect(page.getByText("1 document(s) saved")).toBeVisible();
  await chooser.setInputFiles([{ name: "old.txt", mimeType: "text/plain", buffer: Buffer.from("Gr\u00fc\u00dfe", "latin1") }]);
  await expect(page.getByText("2 document(s) saved")).toBeVisible();
  await page.getByRole("button", { name: "Open old.txt" }).click();
  await expect(page.getByLabel("Text of old.txt")).toHaveValue("Grüße");

  await chooser.setInputFiles(pdf("keep.pdf"));
  await expect(page.getByText("3 document(s) saved")).toBeVisible();
  const { documents } = await member.call<{ documents: { id: string; fileName: string }[] }>("GET", "/api/documents");
  await failNext(page, `/api/documents/${documents.find((one) => one.fileName === "keep.pdf")?.id}/file`, {
    status: 503,
    message: "The file store is resting.",
  });
  await page.getByRole("button", { name: "Download keep.pdf" }).click();
  await expect(page.getByText("Failed to download document")).toBeVisible();
  await failNext(page, "/api/rpc/documents/remove", { status: 503, message: "Please try again.", times: 3 });
  await page.getByRole("button", { name: "Delete keep.pdf" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Failed to delete document")).toBeVisible();
});

test("a journal extract is made as a PDF and stored with the documents @long", async ({ isMobile, page, member, guard }) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/status of 404/);
  await page.goto("/pdf-generator");
  await page.getByRole("button", { name: "Make PDF: Journal extract" }).click();
  await expect(page.getByText("Failed to make the PDF")).toBeVisible();
  await expect(page.getByText("There is nothing to print here yet.").first()).toBeVisible();
  await member.call("POST", "/api/journal/entries", {
    id: crypto.randomUUID(),
    entryText: "Grüße 🌿",
    moodRating: 6,
    isMoodSet: true,
    kind: "plain",
  });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Make PDF: Journal extract" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^evenday-journal-[\d-]+\.pdf$/);
  await page.getByRole("button", { name: "Save to documents: Journal extract" }).click();
  await expect(page.getByText("1 document(s) saved")).toBeVisible();
});
