import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./shop-test.ts";

/** An email file with its quoted-printable parts decoded. */
const readMail = (path: string): string =>
  readFileSync(path, "latin1")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_coded, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The emails a shop wrote to an address, oldest first. The first email creates the directory. */
const mailsTo = (dataDir: string, email: string): readonly string[] => {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(outbox, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map(readMail)
    .filter((mail) => new RegExp(`^To: .*<?${email}>?$`, "m").test(mail));
};

/** The first group of a pattern in the latest email to an address; waits until one matches. */
export const mailed = async (dataDir: string, email: string, form: RegExp): Promise<string> => {
  const find = () =>
    mailsTo(dataDir, email)
      .findLast((mail) => form.test(mail))
      ?.match(form)?.[1] ?? "";
  await expect.poll(find, { message: `a mail to ${email} with ${form.source}` }).not.toBe("");
  return find();
};
