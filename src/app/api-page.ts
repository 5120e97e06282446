type Operation = { summary?: string; operationId?: string };
type Description = { paths?: Record<string, Record<string, Operation>> };

/** The API as a plain page, generated from the same description as /api/openapi.json. No script, no external styles. */
export function apiPage(description: unknown): string {
  const { paths = {} } = description as Description;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) =>
        `<tr><td><code>${safe(method.toUpperCase())}</code></td><td><code>/api${safe(path)}</code></td><td>${safe(one.summary ?? "")}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Evenday API</title></head>
<body><main><h1>Evenday API</h1><p>JSON over HTTP. Every call carries the public key (header <code>apikey</code>) and, signed in, <code>Authorization: Bearer</code> with the session's token.
Errors are <code>{code, message, field, requestId}</code>. Machines read <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></main></body></html>`;
}

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
