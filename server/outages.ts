import type { LogFn } from "pino";
import { StoreUnavailable } from "#domain/ports.ts";
import type { OnOutage } from "#event-store/circuit-breaker.ts";
import type { Log } from "./log.ts";

/** Which engines are away, told in one line when one goes and one when it is back. */
export interface Outages {
  /** A listener for one connection to an engine; however many connections notice, a line is written once. */
  of(engine: string): OnOutage;
  isAnyAway(): boolean;
  /** The log of work that nobody waits for: what fails while an engine is away, and because of it, is told at debug. */
  readonly log: Log;
}

export const createOutages = (log: Log): Outages => {
  const away = new Map<symbol, string>();
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
        if (wasAway && !isAway(engine)) log.info(`${engine} is back`);
      };
    },
    isAnyAway,
    log: quietWhile(isAnyAway, log),
  };
};

const quietWhile = (isAnyAway: () => boolean, log: Log): Log => {
  const quiet = log.child({});
  for (const level of ["warn", "error"] as const) {
    const usual: LogFn = quiet[level].bind(quiet);
    const lower: LogFn = quiet.debug.bind(quiet);
    quiet[level] = (...line: Parameters<LogFn>) => {
      (isAnyAway() && isOutage(line[0]) ? lower : usual)(...line);
    };
  }
  return quiet;
};

const isOutage = (bindings: unknown): boolean =>
  typeof bindings === "object" &&
  bindings !== null &&
  "err" in bindings &&
  bindings.err instanceof StoreUnavailable;
