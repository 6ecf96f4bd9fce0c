import { createCaller, type Call } from "../http-caller.ts";
import { load } from "../load.ts";
import type { Report } from "../report.ts";
import type { ServerUnderLoad } from "../server-under-load.ts";
import { many, type Flow } from "./flow.ts";

/** Row names, prefixed with the server's name unless it is the shop. */
export const rows = {
  idle: "memory before the run",
  used: "memory after the run",
  secondStart: "second start",
  flow: ({ name, callers }: { readonly name: string; readonly callers: number }) =>
    `${name}, ${callers} callers`,
} as const;

/** The throughput and latency of one flow, and the longest event loop delay of the server. */
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
 * Runs one flow after the other on a server, each for some seconds, and stops it. Adds throughput
 * and latency of each, and the memory before and after, to the report.
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
