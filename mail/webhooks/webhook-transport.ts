import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { retryAfterSeconds } from "../retry-after.ts";

/** The answer of a receiver. */
export interface WebhookAnswer {
  /** Null if there was no answer. */
  readonly status: number | null;
  /** For people: `HTTP 503`, `timeout` or the code of a network error. */
  readonly text: string;
  /** The wait that the receiver asks for; null for none. */
  readonly retryAfterMs: number | null;
}

/**
 * Sends a message to a receiver. Never throws for what the receiver or the network does; rejects
 * only if `signal` aborts.
 */
export type PostWebhook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<WebhookAnswer>;

/** For the whole request. */
const timeoutMs = 15_000;

/** The rest of a longer answer is not read. Only its status matters. */
const maxAnswerBytes = 64 * 1024;

/** The network outside of the shop's own. */
export interface PublicNetwork {
  isPublicAddress(address: string): boolean;
  /** Resolves hosts whose addresses are all public. */
  readonly lookup: LookupFunction;
}

/** The host leads to a network where the shop must not send. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
  readonly code = "private address";
}

/** Sends over HTTP without redirects, to the public internet and to trusted origins. */
export const createWebhookTransport = (
  trusted: readonly string[],
  network: PublicNetwork,
): { readonly post: PostWebhook; close(): void } => {
  // No limit by host: many receivers may share one, and each subscription sends one at a time.
  const connections = { keepAlive: true, maxFreeSockets: 2, timeout: 30_000 };
  const http = new HttpAgent(connections);
  const https = new HttpsAgent(connections);

  const open = (url: URL, body: string, headers: object, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isTrusted = trusted.includes(url.origin);
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const isPrivate = isIP(host) !== 0 && !network.isPublicAddress(host);
      const isHttps = url.protocol === "https:";
      if (!isTrusted && (isPrivate || !isHttps)) throw new PrivateAddress();
      const sent = (isHttps ? httpsRequest : httpRequest)(url, {
        method: "POST",
        agent: isHttps ? https : http,
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Nivasa-Webhooks/1",
        },
        ...(!isTrusted && { lookup: network.lookup }),
        signal,
      });
      sent.on("response", resolve);
      sent.on("error", reject);
      sent.end(body);
    });

  return {
    async post(url, body, headers, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const either = AbortSignal.any([signal, timeout]);
        const answer = await open(new URL(url), body, headers, either);
        // The status is the answer, even if the rest of it doesn't arrive.
        await drain(answer).catch(() => signal.throwIfAborted());
        const status = answer.statusCode ?? 0;
        const seconds = retryAfterSeconds(answer.headers["retry-after"] ?? null);
        return {
          status,
          text: `HTTP ${status}`,
          retryAfterMs: seconds === null ? null : seconds * 1000,
        };
      } catch (error) {
        signal.throwIfAborted();
        const text = timeout.aborted ? "timeout" : networkReason(error);
        return { status: null, text, retryAfterMs: null };
      }
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
};

/** Reads the rest of a short answer, so that its connection can be used again. */
const drain = async (answer: IncomingMessage): Promise<void> => {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxAnswerBytes) break;
  }
};

const networkReason = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "no answer";
