import { createHmac, timingSafeEqual } from "node:crypto";
import { mailTopics } from "#domain/constants.ts";
import type { MailLink } from "#domain/mail-subscriptions/service.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";

/**
 * Tokens for links in emails. They work without signing in and don't expire. They end with the
 * erasure of their person, because they are signed with the person's key.
 */
export interface MailLinks {
  /** Rejects with PersonErased. */
  issue(link: MailLink): Promise<string>;
  /** What a token is about; null if it is forged or its person is erased. */
  read(token: string): Promise<MailLink | null>;
}

const maxToken = 1000;

const linkIn = (text: string): MailLink | null => {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === "string")) return null;
    const [kind, id = "", personId = ""] = parts;
    if (kind === "stock") return { kind, id, personId };
    const topic = mailTopics.find((each) => each === id);
    return kind === "topic" && topic ? { kind, id: topic, personId } : null;
  } catch {
    return null;
  }
};

export const createMailLinks = (keys: PersonalKeys): MailLinks => {
  const sign = (text: string, key: Buffer): Buffer =>
    createHmac("sha256", key).update(`link in an email\n${text}`).digest();
  return {
    async issue({ kind, id, personId }) {
      const text = Buffer.from(JSON.stringify([kind, id, personId])).toString("base64url");
      const key = await keys.ensureKey(personId);
      return `${text}.${sign(text, key).toString("base64url")}`;
    },
    async read(token) {
      if (token.length > maxToken) return null;
      const [text = "", signature = ""] = token.split(".");
      const link = linkIn(Buffer.from(text, "base64url").toString());
      const key = link && (await keys.keysOf([link.personId])).get(link.personId);
      if (!link || !key) return null;
      const given = Buffer.from(signature, "base64url");
      const right = sign(text, key);
      return given.length === right.length && timingSafeEqual(given, right) ? link : null;
    },
  };
};
