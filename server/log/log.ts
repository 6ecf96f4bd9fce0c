import { pino, type DestinationStream, type Logger } from "pino";
import { currentTraceId } from "./current-span.ts";

export type Log = Logger;

/** Headers with credentials. They are never logged. */
const secrets = ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"];

/** Adds the trace of the current work. */
const traceOfLine = (): object => {
  const traceId = currentTraceId();
  return traceId === null ? {} : { traceId };
};

/** Maximum characters buffered while the disk is full. The rest is lost. */
const maxBufferedChars = 1024 * 1024;

/** A line is written before the call returns. */
const standardError = (): DestinationStream => {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: maxBufferedChars });
  destination.on("error", () => undefined);
  // After a fatal line the library flushes, and retries endlessly if the disk is full. Nothing is
  // left to flush here.
  destination.flushSync = () => undefined;
  return destination;
};

/**
 * Writes one JSON line per entry to standard error; standard output is for the operator who starts
 * the shop. A line that can't be written (a full disk) neither throws nor blocks.
 */
export const createLog = (level: string, destination = standardError()): Log =>
  pino({ level, redact: { paths: secrets, censor: "[secret]" }, mixin: traceOfLine }, destination);
