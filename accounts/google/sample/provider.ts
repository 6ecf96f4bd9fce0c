import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProviderSettings } from "../identity-provider.ts";
import { handlerOf, type Handle } from "./openid.ts";
import { errorPage } from "./pages.ts";

/** A local identity provider with sample people. It replaces Google for a shop without internet. */
export interface SampleProvider extends ProviderSettings {
  close(): Promise<void>;
}

/**
 * Listens on a local port. The provider and its keys are created at the first request, because most
 * runs of a shop never need them. `redirectUris` are the allowed return addresses. Rejects with the
 * error of the port.
 */
export const startSampleProvider = async ({
  port,
  redirectUris,
}: {
  readonly port: number;
  readonly redirectUris: readonly string[];
}): Promise<SampleProvider> => {
  let made: Promise<Handle> | null = null;
  const server = createServer((request, response) => {
    made ??= handlerOf(settings, redirectUris);
    made
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(400, { "content-type": "text/html; charset=utf-8" });
        response.end(errorPage(error instanceof Error ? error.message : String(error)));
      });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // A client retries a connection that the server could not accept.
  server.on("error", () => undefined);
  const settings: ProviderSettings = {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    clientId: "nivasa",
    clientSecret: randomBytes(32).toString("base64url"),
  };
  return {
    ...settings,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
