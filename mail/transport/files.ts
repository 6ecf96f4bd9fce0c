import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentOf, mailerWhenAsked, named } from "./message.ts";
import type { Letter, MailTransport, Sender } from "./transport.ts";

/** Path of the mails that were written instead of sent. */
export const outboxPath = (dataDir: string): string => join(dataDir, "outbox");

const directoryOf = (dataDir: string, accountId: string): string =>
  join(outboxPath(dataDir), named(accountId));

/** Deletes the mails that were written for an account. */
export const forgetMailFiles = (dataDir: string, accountId: string): Promise<void> =>
  rm(directoryOf(dataDir, accountId), { recursive: true, force: true });

/**
 * Writes each mail as a file that mail programs open, in a directory an account, under its id: the same mail twice is one
 * file. `onWritten` is told of each.
 */
export const fileTransport = (
  dataDir: string,
  from: Sender,
  onWritten: (letter: Letter, path: string) => void,
): MailTransport => {
  const composer = mailerWhenAsked(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "unix" }),
  );
  const pathOf = (id: string, accountId: string | null) =>
    join(directoryOf(dataDir, accountId ?? "nobody"), `${named(id)}.eml`);
  return {
    async send(letter) {
      const { message } = await (await composer.get()).sendMail(contentOf(letter, from));
      const path = pathOf(letter.id, letter.accountId);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.unfinished`;
      const file = await open(unfinished, "w", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      onWritten(letter, path);
    },
    takeBack: (id, accountId) => rm(pathOf(id, accountId), { force: true }),
    close: composer.close,
  };
};
