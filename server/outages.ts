import type { LogFn } from "pino";
import { StoreUnavailable } from "#domain/ports.ts";
import type { OnOutage } from "#event-store/circuit-breaker.ts";
import type { Log } from "./log.ts";

/** Which engines are away; one line is logged when one goes and one when it is back. */
export interface Outages {
  /**
   * A listener for one connection to an engine; however many connections notice, a line is written
   * once.
   */
  of(engine: string): OnOutage;
  isAnyAway(): boolean;
  /**
   * The log of background work: what fails because an engine is or was just away is logged at
   * debug.
   */
  readonly log: Log;
}

/**
 * What began while an engine was away may fail this long after it is back: a command whose
 * connection broke is given up after ten seconds. A failure that lasts is reported after that.
 */
const lateFailuresMs = 12_000;

/** `now` is in milliseconds on a clock that only goes forward. */
export const createOutages = (log: Log, now: () => number = () => performance.now()): Outages => {
  const away = new Map<symbol, string>();
  let backAt = -Infinity;
  const isAway = (engine: string): boolean => [...away.values()].includes(engine);
  const isAnyAway = (): boolean => away.size > 0;
  return {
    of(engine) {
      const connection = Symbol(engine);
      return (reason) => {
        const wasAway = isAway(engine);
        if (reason) away.set(connection, engine);
        else away.delete(connection);
        if (reason && !wasAway) log.error({ err: reason }, `${engine} is away`);
        if (wasAway && !isAway(engine)) {
          backAt = now();
          log.info(`${engine} is back`);
        }
      };
    },
    isAnyAway,
    log: quietWhile(() => isAnyAway() || now() - backAt < lateFailuresMs, log),
  };
};

const quietWhile = (isOutageNear: () => boolean, log: Log): Log => {
  const quiet = log.child({});
  for (const level of ["warn", "error"] as const) {
    const usual: LogFn = quiet[level].bind(quiet);
    const lower: LogFn = quiet.debug.bind(quiet);
    quiet[level] = (...line: Parameters<LogFn>) => {
      (isOutageNear() && isOutage(line[0]) ? lower : usual)(...line);
    };
  }
  return quiet;
};

const isOutage = (bindings: unknown): boolean =>
  typeof bindings === "object" &&
  bindings !== null &&
  "err" in bindings &&
  bindings.err instanceof StoreUnavailable;
