import type { OpenApi } from "./openapi.ts";

/** The API documentation as a plain page, generated from the same description as /api/openapi.json. No script, no external styles. */
export function apiPage({ paths }: OpenApi): string {
  const tags = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { summary = "", description = "", tags: [tag = ""] = [] }] of Object.entries(methods))
      tags.set(tag, [
        ...(tags.get(tag) ?? []),
        `<tr><td><code>${safe(method.toUpperCase())}</code></td><td><code>${safe(path)}</code></td><td>${safe(summary)}. ${safe(description)}</td></tr>`,
      ]);
  const parts = [...tags].map(
    ([tag, rows]) =>
      `<h2>${safe(tag)}</h2><table><thead><tr><th>Method</th><th>Path</th><th>What it does, and the scope of a token</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Evenday API</title></head>
<body><main><h1>Evenday API</h1><p>JSON over HTTP. Make a token in your account (Your data, Developer) and send it with every call:</p>
<pre>curl -H "Authorization: Bearer evd_..." ${safe("https://your-evenday.example/api/members/today")}</pre>
<p>A token reads or writes what was chosen for it, and nothing else. Errors are problem documents with <code>code</code>, <code>message</code>, <code>field</code> and
<code>requestId</code>. Amounts are whole cents. An <code>Idempotency-Key</code> makes a repeated write safe. All fields, examples and answers are in
<a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<h2 id="messages">Messages of a webhook</h2><p>A POST with <code>type</code>, <code>timestamp</code> and <code>data</code> as JSON, signed by Standard Webhooks
(<code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>). Check it with one of its libraries and the secret of the webhook:</p>
<pre>new Webhook("whsec_...").verify(rawBody, headers)</pre>
<p>Answer 2xx within ten seconds; anything else is tried again for a day. The same <code>webhook-id</code> is the same message.</p>
<h2 id="mcp">MCP</h2><p>Language-model clients use the same tokens at <code>/mcp</code>:</p>
<pre>{"mcpServers":{"evenday":{"type":"http","url":"https://your-evenday.example/mcp","headers":{"Authorization":"Bearer evd_..."}}}}</pre>${parts.join("")}</main></body></html>`;
}

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
