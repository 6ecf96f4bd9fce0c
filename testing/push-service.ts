import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushSubscription } from "#domain/account/ports/push-device-store.ts";

/** A message as the push service received it, and as the browser decrypts it. */
export interface TakenPush {
  readonly endpoint: string;
  readonly content: Readonly<Record<"title" | "text" | "about" | "path", string>>;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
}

/** A refusal of the next messages: of one status, with headers. */
export interface PushRefusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A push service on loopback, with browsers that subscribe to it. */
export interface PushService {
  /** For `PUSH_SERVICES`. */
  readonly origin: string;
  /** All accepted messages, oldest first. */
  readonly taken: readonly TakenPush[];
  /** Requests that a test wanted refused, oldest first, with the time of each. */
  readonly refused: readonly { readonly status: number; readonly at: number }[];
  /** Why requests were refused although no test asked for it. */
  readonly problems: readonly string[];
  /** A new browser. With a key, it accepts messages only from its owner (RFC 8292, section 4). */
  subscribe(applicationServerKey?: string): PushSubscription;
  /** Ends a subscription: its messages are answered 410. */
  unsubscribe(endpoint: string): void;
  /** Empties the lists of messages, requests and problems. */
  forget(): void;
  /** Refuses every message, or accepts them again. */
  refuse(refusal: PushRefusal | null): void;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly applicationServerKey: string | undefined;
  gone: boolean;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url");

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(info), length));

/** Decrypts a message of one record (RFC 8188, section 2, with the keys of RFC 8291). */
const decrypt = ({ keys, auth }: Browser, body: Buffer): string => {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordSize) throw new Refused(400, "more than one record");
  const shared = keys.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const secret = derive(shared, auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with the delimiter 2, and zeros as padding.
  const end = plain.lastIndexOf(2);
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Refused(400, "no delimiter");
  return plain.subarray(0, end).toString("utf8");
};

/** Checks who sends (RFC 8292): a signed statement for this service, valid for at most a day. */
const checkSender = (header: string, origin: string, expectedKey: string | undefined): void => {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = bytesOf(key);
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    bytesOf(signature),
  );
  if (!signed) throw new Refused(403, "wrong signature");
  if (expectedKey !== undefined && key !== expectedKey) throw new Refused(403, "other sender");
  const { aud, exp, sub } = JSON.parse(bytesOf(body).toString()) as {
    readonly aud: string;
    readonly exp: number;
    readonly sub: string;
  };
  const left = exp - Date.now() / 1000;
  if (aud !== origin) throw new Refused(403, `for ${aud}`);
  if (left <= 0 || left > 24 * 60 * 60) throw new Refused(403, `valid for ${left} s`);
  if (!/^mailto:.+@.+$/.test(sub)) throw new Refused(403, `from ${sub}`);
};

const contentOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Starts a push service (RFC 8030) that decrypts every message as its browser would. */
export const startPushService = async (): Promise<PushService> => {
  const browsers = new Map<string, Browser>();
  const taken: TakenPush[] = [];
  const refused: { readonly status: number; readonly at: number }[] = [];
  const problems: string[] = [];
  let refusal: PushRefusal | null = null;
  let origin = "";

  const accept = async (request: IncomingMessage): Promise<void> => {
    const body = await contentOf(request);
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    if (request.method !== "POST") throw new Refused(405, `${request.method}`);
    if (!browser) throw new Refused(404, "unknown subscription");
    if (browser.gone) throw new Refused(410, "ended subscription");
    const { headers } = request;
    const { urgency, topic, ttl } = headers as Readonly<Record<string, string | undefined>>;
    if (!/^\d+$/.test(ttl ?? "")) throw new Refused(400, `TTL ${ttl}`);
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Refused(400, "topic");
    if (headers["content-encoding"] !== "aes128gcm") throw new Refused(415, "encoding");
    if (body.length > 4096) throw new Refused(413, `${body.length} bytes`);
    checkSender(headers.authorization ?? "", origin, browser.applicationServerKey);
    const content = JSON.parse(decrypt(browser, body)) as TakenPush["content"];
    taken.push({ endpoint, content, ttl: Number(ttl), urgency, topic });
  };

  const server = createServer((request, response) => {
    if (refusal) {
      refused.push({ status: refusal.status, at: Date.now() });
      request.resume();
      response.writeHead(refusal.status, refusal.headers).end();
      return;
    }
    accept(request).then(
      () => response.writeHead(201, { location: `${origin}/message/${randomUUID()}` }).end(),
      (error: unknown) => {
        const status = error instanceof Refused ? error.status : 400;
        if (status !== 404 && status !== 410) problems.push(String(error));
        response.writeHead(status).end();
      },
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    taken,
    refused,
    problems,
    subscribe(applicationServerKey) {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomUUID()}`;
      browsers.set(endpoint, { keys, auth, applicationServerKey, gone: false });
      return {
        endpoint,
        p256dh: keys.getPublicKey("base64url"),
        auth: auth.toString("base64url"),
      };
    },
    unsubscribe(endpoint) {
      const browser = browsers.get(endpoint);
      if (browser) browser.gone = true;
    },
    forget() {
      for (const list of [taken, refused, problems]) list.length = 0;
    },
    refuse(next) {
      refusal = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
