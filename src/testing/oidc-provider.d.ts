/** The package has no types; these cover what the tests use. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    path: string;
    req: IncomingMessage;
    res: ServerResponse;
    body: unknown;
    status: number;
    respond: boolean;
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
  };
  type Provider = {
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Record<string, unknown>): Promise<void>;
  };
  const Provider: new (issuer: string, configuration: Record<string, unknown>) => Provider;
  export default Provider;
  export type { Context };
}
