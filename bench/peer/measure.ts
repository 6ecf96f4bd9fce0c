import { cpSync } from "node:fs";
import { many } from "../flows/flow.ts";
import { measureServer, rows } from "../flows/measure.ts";
import type { Report } from "../report.ts";
import { comparisonLines } from "./comparison.ts";
import { peerFlows } from "./flows.ts";
import type { Peer } from "./installed.ts";
import { startPeerUnderLoad } from "./peer-under-load.ts";

const whose = ({ name }: Peer): string => `${name}: `;

/**
 * Runs every flow on a Vendure over a copy of a filled directory, and measures its start and
 * memory.
 */
export const measurePeer = async (
  peer: Peer,
  filled: string,
  dataDir: string,
  seconds: number,
  report: Report,
): Promise<void> => {
  cpSync(filled, dataDir, { recursive: true });
  const vendure = await startPeerUnderLoad(peer, dataDir, many);
  await measureServer(vendure, peerFlows, seconds, report, whose(peer));
  const again = await startPeerUnderLoad(peer, dataDir, 0);
  report.add(`${whose(peer)}${rows.secondStart}`, { ms: again.startMs });
  await again.stop();
};

/** The comparison of both servers from the report. */
export const comparePeer = (peer: Peer, report: Report): readonly string[] => {
  const compared = (what: string, row: string, unit: string) => ({
    what,
    ours: report.figures(row, unit),
    theirs: report.figures(`${whose(peer)}${row}`, unit),
  });
  return comparisonLines(peer.name, [
    ...peerFlows.map((flow) => compared(`${flow.name}, per second`, rows.flow(flow), "per second")),
    ...peerFlows.map((flow) => compared(`${flow.name}, p99 ms`, rows.flow(flow), "p99 ms")),
    compared("start to first answer, ms", rows.secondStart, "ms"),
    compared("memory before the run, MiB", rows.idle, "RSS MiB"),
    compared("memory after the run, MiB", rows.used, "RSS MiB"),
  ]);
};
