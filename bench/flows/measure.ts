import { createCaller, type Call } from "../http-caller.ts";
import { load } from "../load.ts";
import type { Report } from "../report.ts";
import type { ServerUnderLoad } from "../server-under-load.ts";
import { many, type Flow } from "./flow.ts";

/** Names of the rows, which begin with whose they are where they are not the shop's. */
export const rows = {
  idle: "memory before the run",
  used: "memory after the run",
  secondStart: "second start",
  flow: ({ name, callers }: { readonly name: string; readonly callers: number }) =>
    `${name}, ${callers} callers`,
} as const;

/**
 * What a server gets done of one flow, what its callers wait for, and how long its event loop was
 * held at most.
 */
export const measureFlow = async <Server extends ServerUnderLoad>(
  server: Server,
  flow: Flow<Server>,
  call: Call,
  seconds: number,
) => {
  await server.loopDelayMs();
  const { perSecond, p50, p99 } = await load(flow.callers, seconds, (caller, round) =>
    flow.once(server, call, caller, round),
  );
  const delay = await server.loopDelayMs();
  return { "per second": perSecond, "p50 ms": p50, "p99 ms": p99, "longest delay ms": delay };
};

/**
 * Loads a server with one flow after the other, each for some seconds, and ends it: what each got
 * done, and the memory before and after them all, as rows of the report.
 */
export const measureServer = async <Server extends ServerUnderLoad>(
  server: Server,
  flows: readonly Flow<Server>[],
  seconds: number,
  report: Report,
  whose = "",
): Promise<void> => {
  const call = createCaller(server.url, many);
  try {
    report.add(`${whose}${rows.idle}`, { "RSS MiB": server.rssMiB() ?? 0 });
    for (const flow of flows) {
      const figures = await measureFlow(server, flow, call, seconds);
      report.add(`${whose}${rows.flow(flow)}`, figures);
      const perSecond = figures["per second"].toFixed(0).padStart(8);
      report.note(`  ${`${whose}${flow.name}`.padEnd(46)}${perSecond} per second`);
    }
    report.add(`${whose}${rows.used}`, { "RSS MiB": server.rssMiB() ?? 0 });
  } finally {
    await server.stop();
  }
};
