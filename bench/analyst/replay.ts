import { setTimeout as after } from "node:timers/promises";
import { apiClient } from "../../testing/api-client.ts";
import {
  HistoryChangedDocument,
  ReplayDocument,
  VerificationDocument,
} from "../../ui/generated/operations.ts";
import { atLeast, atMost, type Report } from "../report.ts";
import { waitsOf, type Analyst } from "./analyst.ts";
import { subscribe } from "./live.ts";

/** One analyst replays the whole log at full speed. */
export const measureReplay = async (analyst: Analyst, report: Report): Promise<void> => {
  const { events } = analyst;
  const variables = { from: 0, to: events, speed: null, products: ["uva-kettle"], filter: {} };
  const replay = subscribe(analyst, ReplayDocument, variables);
  const begun = performance.now();
  let frames = 0;
  for await (const { replay: frame } of replay) {
    frames += 1;
    if (frame.shop.number === events) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  await replay.close();
  const perSecond = events / seconds;
  report.add(
    "replay as fast as possible",
    { "events/s": perSecond, "frames/s": frames / seconds },
    { "events/s": atLeast(100_000) },
  );
};

const changes = 100;

/**
 * Time from sending a change until an analyst who follows the log has read it; an upper bound of
 * the tail's lag.
 */
export const measureTail = async (analyst: Analyst, report: Report): Promise<void> => {
  const { shop } = analyst;
  const tail = subscribe(analyst, HistoryChangedDocument, {});
  const heard: number[] = [];
  let wake = () => {};
  const reading = (async () => {
    for await (const { historyChanged } of tail) {
      for (const _entry of historyChanged.entries) heard.push(performance.now());
      wake();
    }
  })();
  reading.catch(() => undefined);
  const client = apiClient(shop.url);
  await after(500);
  const taken: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const before = heard.length;
    const sent = performance.now();
    const come = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const body = { countInStock: 900_000 + change };
    const { status } = await client.rest(shop.admin, "PUT", "/products/uva-kettle", body);
    if (status !== 200) throw new Error(`The change was answered with ${status}`);
    if (heard.length === before) await come;
    taken.push((heard[before] ?? Number.POSITIVE_INFINITY) - sent);
    // The follower waits to fill a batch, so changes arrive at varying times of this wait.
    await after(change % 80);
  }
  await tail.close();
  report.add("live tail, from the sending of a change", waitsOf(taken), {
    "p95 ms": atMost(200),
  });
};

const idleMs = 10_000;

/** A verification of every read model, and how long it blocks the serving thread. */
export const measureVerification = async (analyst: Analyst, report: Report): Promise<void> => {
  const { shop } = analyst;
  await shop.loopDelayMs();
  await after(idleMs);
  const idle = await shop.loopDelayMs();
  const check = subscribe(analyst, VerificationDocument, {});
  const begun = performance.now();
  let different = 0;
  for await (const { verification } of check) {
    if (verification.seconds === null) continue;
    different = verification.checked.reduce((sum, each) => sum + each.different, 0);
    break;
  }
  const seconds = (performance.now() - begun) / 1000;
  await check.close();
  report.add(
    "verification of every read model",
    {
      s: seconds,
      different,
      "longest delay ms idle": idle,
      "longest delay ms": await shop.loopDelayMs(),
    },
    { different: atMost(0), "longest delay ms": atMost(50) },
  );
};
