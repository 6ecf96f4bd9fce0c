import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A message whose signature was verified. */
export interface TakenWebhook {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The body as it arrived. */
  readonly body: string;
}

/** An answer to the next messages, with headers. */
export interface WebhookRefusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A system on loopback that receives webhooks. */
export interface WebhookReceiver {
  /** For `WEBHOOK_ORIGINS`. */
  readonly origin: string;
  /** The address of its webhook. */
  readonly url: string;
  /** All accepted messages, oldest first. */
  readonly taken: readonly TakenWebhook[];
  /** The ids of the messages that a test wanted refused, oldest first. */
  readonly refused: readonly string[];
  /** Why messages were refused although no test asked for it. */
  readonly problems: readonly string[];
  /** The secret that it verifies with, as an owner enters it. */
  trust(secret: string): void;
  /** Refuses the next messages, all by default, or accepts them again. */
  refuse(refusal: WebhookRefusal | null, times?: number): void;
  close(): Promise<void>;
}

const toleranceSeconds = 5 * 60;

/** Verifies a message as the specification of Standard Webhooks describes. */
const verify = (
  secret: string,
  headers: IncomingMessage["headers"],
  body: string,
  now: number,
): void => {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => {
    const value = headers[`webhook-${name}`];
    if (typeof value !== "string") throw new Error(`no webhook-${name}`);
    return value;
  });
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new Error(`sent at ${timestamp}`);
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = (signatures ?? "").split(" ").some((each) => {
    const [version, signature = ""] = each.split(",");
    const given = Buffer.from(signature, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw new Error("wrong signature");
};

/** Starts a receiver that verifies every message. `now` is its time in milliseconds. */
export const startWebhookReceiver = async (
  now: () => number = Date.now,
): Promise<WebhookReceiver> => {
  const taken: TakenWebhook[] = [];
  const refused: string[] = [];
  const problems: string[] = [];
  let refusal: WebhookRefusal | null = null;
  let refusals = 0;
  let secret = "";

  const accept = async (request: IncomingMessage): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    if (request.method !== "POST") throw new Error(`${request.method}`);
    if (request.headers["content-type"] !== "application/json") throw new Error("content type");
    verify(secret, request.headers, body, now());
    const { type, timestamp, data } = JSON.parse(body) as TakenWebhook & {
      readonly timestamp: string;
    };
    if (Number.isNaN(Date.parse(timestamp))) throw new Error(`timestamp ${timestamp}`);
    taken.push({ id: String(request.headers["webhook-id"]), type, data, body });
  };

  const server = createServer((request, response) => {
    if (refusal && refusals > 0) {
      refusals -= 1;
      refused.push(String(request.headers["webhook-id"]));
      request.resume();
      response.writeHead(refusal.status, refusal.headers).end();
      return;
    }
    accept(request).then(
      () => response.writeHead(204).end(),
      (error: unknown) => {
        problems.push(String(error));
        response.writeHead(400).end();
      },
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    url: `${origin}/hooks/shop`,
    taken,
    refused,
    problems,
    trust(given) {
      secret = given;
    },
    refuse(next, times = Number.POSITIVE_INFINITY) {
      refusal = next;
      refusals = times;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
