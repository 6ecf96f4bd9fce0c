import { createLog, type Log } from "#server/log/log.ts";

/** A log line with the fields that tests check. */
export interface LogLine {
  /** 20 debug, 30 info, 40 warn, 50 error, 60 fatal. */
  readonly level: number;
  readonly msg: string;
  readonly traceId?: string;
  readonly err?: { readonly message: string };
}

/** A logger that collects its lines in memory. */
export interface CapturedLog {
  readonly log: Log;
  /** The lines so far at or above a level. */
  from(level: number): readonly LogLine[];
  /** Drops the lines so far. */
  forget(): void;
}

export const captureLog = (): CapturedLog => {
  const lines: LogLine[] = [];
  const log = createLog("debug", { write: (line) => lines.push(JSON.parse(line) as LogLine) });
  return {
    log,
    from: (level) => lines.filter((line) => line.level >= level),
    forget: () => void lines.splice(0),
  };
};
