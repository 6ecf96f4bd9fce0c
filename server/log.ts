import { pino, type Logger } from "pino";

export type Log = Logger;

/** Headers that let somebody in; they never reach a log. */
const secrets = ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"];

/** What waits for a disk that is full, in characters; the rest is lost. */
const mostWaiting = 1024 * 1024;

/**
 * One JSON line an entry on standard error, so that standard output is left to the people who start
 * the shop. A line is written before the call returns; one that cannot be written (a full disk)
 * ends nothing and holds nobody up.
 */
export const createLog = (level: string): Log => {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: mostWaiting });
  destination.on("error", () => undefined);
  // After a fatal line the library flushes, which tries for ever where the disk is full; nothing is
  // left to flush.
  destination.flushSync = () => undefined;
  return pino({ level, redact: { paths: secrets, censor: "[secret]" } }, destination);
};
