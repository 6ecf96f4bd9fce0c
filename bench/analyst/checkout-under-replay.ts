import { setTimeout as after } from "node:timers/promises";
import { ReplayDocument } from "../../ui/generated/operations.ts";
import { commandFlows } from "../flows/commands.ts";
import { createCaller } from "../http-caller.ts";
import { shares } from "../load.ts";
import { atMost, type Report } from "../report.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import type { Analyst } from "./analyst.ts";
import { subscribe } from "./live.ts";

export const shoppers = 8;
const analysts = 10;
const checkoutsPerSecond = 16;
const rounds = 6;

/**
 * Checkouts at a steady rate for some seconds. Returns latencies from the due time, so that a slow
 * shop doesn't reduce the load (coordinated omission).
 */
const checkouts = async (shop: ShopUnderLoad, seconds: number): Promise<number[]> => {
  const flow = commandFlows.find(({ name }) => name === "add to cart and place the order");
  if (!flow) throw new Error("The checkout flow is missing");
  const call = createCaller(shop.url, shoppers);
  const apartMs = (1000 * shoppers) / checkoutsPerSecond;
  const begin = performance.now();
  const taken: number[] = [];
  const shopper = async (caller: number): Promise<void> => {
    for (let round = 0; ; round += 1) {
      const due = begin + (caller / shoppers + round) * apartMs;
      if (due > begin + seconds * 1000) return;
      await after(Math.max(0, due - performance.now()));
      await flow.once(shop, call, caller, round);
      taken.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, caller) => shopper(caller)));
  return taken;
};

/**
 * Ten replays from different positions, each restarting at its end. Returns a function that stops
 * them and returns the number of replayed events.
 */
const replayAll = (analyst: Analyst, speed: number | null): (() => Promise<number>) => {
  const open = new Set<{ close(): Promise<void> }>();
  let events = 0;
  let ended = false;
  const watch = async (which: number): Promise<void> => {
    const from = Math.floor((analyst.events * which) / (2 * analysts));
    while (!ended) {
      const variables = { from, to: analyst.events, speed, products: ["uva-kettle"], filter: {} };
      const replay = subscribe(analyst, ReplayDocument, variables);
      open.add(replay);
      for await (const { replay: frame } of replay) events += frame.shop.number - frame.after;
      open.delete(replay);
    }
  };
  const watching = Promise.allSettled(Array.from({ length: analysts }, (_, which) => watch(which)));
  return async () => {
    ended = true;
    for (const each of open) await each.close();
    await watching;
    return events;
  };
};

/**
 * Samples resident memory until the returned function is called, which returns the maximum in MiB.
 */
const watchMemory = (shop: ShopUnderLoad): (() => number) => {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, shop.rssMiB() ?? 0);
  }, 100);
  return () => {
    clearInterval(timer);
    return highest;
  };
};

/** Measures checkouts, alternately without and with ten replaying analysts. */
export const measureCheckoutUnderReplay = async (
  analyst: Analyst,
  seconds: number,
  speed: number | null,
  report: Report,
): Promise<void> => {
  const { shop } = analyst;
  const [without, during]: [number[], number[]] = [[], []];
  let idleMiB = 0;
  let highestMiB = 0;
  let events = 0;
  let [delayWithout, delay] = [0, 0];
  await checkouts(shop, 5);
  for (let round = 0; round < rounds; round += 1) {
    await shop.loopDelayMs();
    without.push(...(await checkouts(shop, seconds)));
    delayWithout = Math.max(delayWithout, await shop.loopDelayMs());
    if (round === 0) idleMiB = shop.rssMiB() ?? 0;
    const end = replayAll(analyst, speed);
    const memory = watchMemory(shop);
    await after(1000);
    during.push(...(await checkouts(shop, seconds)));
    highestMiB = Math.max(highestMiB, memory());
    delay = Math.max(delay, await shop.loopDelayMs());
    events += await end();
    await after(500);
  }
  const [alone, together] = [shares(without), shares(during)];
  const name = `ten analysts at ${speed === null ? "full speed" : `${speed}×`}`;
  report.add(
    `${name}, memory`,
    {
      "idle MiB": idleMiB,
      "more MiB": highestMiB - idleMiB,
      "events/s": events / (rounds * (seconds + 1)),
    },
    { "more MiB": atMost(300) },
  );
  report.add(
    `${name}, checkout`,
    {
      "p50 ms without": alone.p50,
      "p50 ms": together.p50,
      "p99 ms without": alone.p99,
      "p99 ms": together.p99,
      "p99 times": together.p99 / alone.p99,
      "longest delay ms without": delayWithout,
      "longest delay ms": delay,
    },
    { "p99 times": atMost(1.3) },
  );
};
