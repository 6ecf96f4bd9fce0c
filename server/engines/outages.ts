import type { LogFn } from "pino";
import { StoreUnavailable } from "#domain/ports.ts";
import type { OnOutage } from "#event-store/circuit-breaker.ts";
import type { Log } from "../log/log.ts";

/**
 * Tracks which engines are unreachable. Logs one line when an engine becomes unreachable and one
 * when it is reachable again.
 */
export interface Outages {
  /**
   * Returns a listener for one connection to an engine. An outage is logged once for all
   * connections.
   */
  of(engine: string): OnOutage;
  isAnyAway(): boolean;
  /**
   * Logger for background work. Logs failures at debug if an engine is or was recently unreachable.
   */
  readonly log: Log;
}

/**
 * Work started during an outage can fail this late after its end: a command with a broken
 * connection is given up after ten seconds. Later failures are logged normally.
 */
const lateFailuresMs = 12_000;

/** `now` is in milliseconds of a monotonic clock. */
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
        if (reason && !wasAway) log.error({ err: reason }, `${engine} is unreachable`);
        if (wasAway && !isAway(engine)) {
          backAt = now();
          log.info(`${engine} is reachable again`);
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
