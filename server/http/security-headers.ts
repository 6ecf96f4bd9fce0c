import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/**
 * Creates the security headers of pages. They are the same for every response and created once,
 * because creating them took a tenth of the time of a short response. `scripts` are additional
 * script sources.
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
  response.setHeader("permissions-policy", permissionsPolicy);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};

/** Features of the browser that pages use, for the scanner of codes and for AR, and no others. */
const permissionsPolicy = [
  ...["camera", "xr-spatial-tracking"].map((feature) => `${feature}=(self)`),
  ...[
    "display-capture",
    "geolocation",
    "hid",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
  ].map((feature) => `${feature}=()`),
].join(", ");

/**
 * Allows scripts and styles of the shop only, and the inline scripts of its pages. Pictures may
 * also be data URLs, which the QR code and previews need.
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
