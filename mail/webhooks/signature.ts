import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** Length of a new key in bytes. Standard Webhooks allows 24 to 64. */
const keyBytes = 32;

/** A new secret of a receiver. */
export const newWebhookSecret = (): string => prefix + randomBytes(keyBytes).toString("base64");

/** The headers of a message by Standard Webhooks, signed with each secret. */
export const signedHeaders = (
  messageId: string,
  sentAt: number,
  body: string,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    const signed = `${messageId}.${timestamp}.${body}`;
    return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  });
  return {
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
};
