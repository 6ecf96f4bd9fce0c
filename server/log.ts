import { pino, type Logger } from "pino";

export type Log = Logger;

/** Headers that let somebody in; they never reach a log. */
const secrets = ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"];

/** One JSON line an entry on standard error, so that standard output is left to the people who start the shop. */
export const createLog = (level: string): Log =>
  pino({ level, redact: { paths: secrets, censor: "[secret]" } }, pino.destination(2));
