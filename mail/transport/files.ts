import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentOf, lazyMailer, named } from "./message.ts";
import type { MailTransport, Sender } from "./transport.ts";

/** Directory of emails that were written to files instead of sent. */
export const outboxPath = (dataDir: string): string => join(dataDir, "outbox");

const directoryOf = (dataDir: string, accountId: string): string =>
  join(outboxPath(dataDir), named(accountId));

/** Deletes the email files of an account, also while another one is written. */
export const forgetMailFiles = (dataDir: string, accountId: string): Promise<void> =>
  rm(directoryOf(dataDir, accountId), { recursive: true, force: true, maxRetries: 5 });

const writeDurably = (path: string, content: Buffer): void => {
  const file = openSync(path, "w", 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * Writes each email as an .eml file named after its id, in a directory per account; the same email
 * twice is one file. Writes synchronously, so it blocks its thread.
 */
export const fileTransport = (dataDir: string, from: Sender): MailTransport => {
  const composer = lazyMailer(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "unix" }),
  );
  const pathOf = (id: string, accountId: string | null) =>
    join(directoryOf(dataDir, accountId ?? "no-account"), `${named(id)}.eml`);
  return {
    async send(letter) {
      const { message } = await (await composer.get()).sendMail(contentOf(letter, from));
      const path = pathOf(letter.id, letter.accountId);
      mkdirSync(dirname(path), { recursive: true });
      const unfinished = `${path}.unfinished`;
      writeDurably(unfinished, message as Buffer);
      renameSync(unfinished, path);
      return path;
    },
    async takeBack(id, accountId) {
      rmSync(pathOf(id, accountId), { force: true });
    },
    close: composer.close,
  };
};
