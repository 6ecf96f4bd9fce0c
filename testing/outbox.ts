import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { patienceMs } from "./patience.ts";

/** An email file with its folded lines joined and its quoted-printable parts decoded. */
const readMail = (path: string): string =>
  readFileSync(path, "latin1")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .replaceAll(/=([0-9A-F]{2})/g, (_coded, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The emails a shop wrote to an address, oldest first. The first email creates the directory. */
export const mailsTo = (dataDir: string, email: string): readonly string[] => {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(outbox, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map(readMail)
    .filter((mail) => new RegExp(`^To: .*<?${email}>?$`, "m").test(mail));
};

/** The first group of a pattern in the latest email to an address; "" if none matches. */
export const inOutbox = (dataDir: string, email: string, form: RegExp): string =>
  mailsTo(dataDir, email)
    .findLast((mail) => form.test(mail))
    ?.match(form)?.[1] ?? "";

const lookEveryMs = 50;

/** Returns a function that waits for the six digits in the latest email to an address. */
export const codesIn =
  (...dataDirs: readonly string[]) =>
  async (email: string): Promise<string> => {
    const end = Date.now() + patienceMs;
    for (;;) {
      const code = dataDirs.map((each) => inOutbox(each, email, /\b(\d{6}) is your/)).join("");
      if (code !== "") return code;
      if (Date.now() > end) throw new Error(`No code was mailed to ${email}`);
      await wait(lookEveryMs);
    }
  };

/** Data directories of the shops that this process has launched, by address. */
const outboxes = new Map<string, string>();

/** Notes where a launched shop writes its emails. */
export const noteOutbox = (url: string, dataDir: string): void => {
  outboxes.set(url, dataDir);
};

/** The six digits in the latest email of a launched shop to an address; waits for them. */
export const launchedShopCode =
  (url: string) =>
  async (email: string): Promise<string> => {
    const dataDir = outboxes.get(url);
    if (dataDir === undefined) throw new Error(`The emails of ${url} can't be read`);
    return codesIn(dataDir)(email);
  };
