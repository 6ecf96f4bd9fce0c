import { pino, type Logger } from "pino";

export type Log = Logger;

/** Headers with credentials. They are never logged. */
const secrets = ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"];

/** Maximum characters buffered while the disk is full. The rest is lost. */
const maxBufferedChars = 1024 * 1024;

/**
 * Writes one JSON line per entry to standard error; standard output is for the operator who starts
 * the shop. A line is written before the call returns. A line that can't be written (a full disk)
 * neither throws nor blocks.
 */
export const createLog = (level: string): Log => {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: maxBufferedChars });
  destination.on("error", () => undefined);
  // After a fatal line the library flushes, and retries endlessly if the disk is full. Nothing is
  // left to flush here.
  destination.flushSync = () => undefined;
  return pino({ level, redact: { paths: secrets, censor: "[secret]" } }, destination);
};
