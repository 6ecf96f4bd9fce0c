import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/**
 * The headers that tell browsers what pages of the shop may do, made once: they are the same for
 * every answer, and making them for each took a tenth of what a short answer takes. `scripts` are
 * sources of scripts beside the shop's files.
 */
export const securityHeaders = (
  publicUrl: string | null,
  scripts: readonly string[],
): Readonly<Record<string, string>> => {
  const socket = new Socket();
  const response = new ServerResponse(new IncomingMessage(socket));
  helmet({ contentSecurityPolicy: contentSecurityPolicy(publicUrl, scripts) })(
    new IncomingMessage(socket),
    response,
    (error) => {
      if (error !== undefined) throw error as Error;
    },
  );
  socket.destroy();
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};

/**
 * Scripts and styles from the shop alone, and the scripts that stand in its pages; pictures also as
 * data, which the QR code and previews need.
 */
const contentSecurityPolicy = (publicUrl: string | null, scripts: readonly string[]) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    connectSrc: ["'self'", "blob:", "data:"],
    workerSrc: ["'self'", "blob:"],
    fontSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl?.startsWith("https:") ? [] : null,
  },
});
