import { EventEmitter, once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { apiClient } from "../testing/api-client.ts";
import { createCaller, subscribe, type Call, type Subscribed } from "./calls.ts";
import { checkout, commandFlows, readFlows, staffFlows, type Flow } from "./flows.ts";
import { atMost, shares, type Report } from "./report.ts";
import { startShop, withDataDir, type ShopUnderLoad } from "./server.ts";

const shoppers = 24;
const boards = 2;
const visitors = 14;
const maxSilenceMs = 60_000;
const callsPerSecond = 70;
const boardPerSecond = 5;

/** Maximum ratio of a call's latency at the end to that around the third minute. */
const maxGrowth = 1.2;

/**
 * A minute has too few calls for a p99, so the first five minutes are compared with the last five.
 */
const comparedMinutes = 5;

/** Elementary flows only: the mix of orders and reads would count them twice. */
const mix = [...readFlows, ...commandFlows].filter(
  ({ callers, name }) => callers > 1 && name !== "one order per 50 reads",
);

/**
 * Repeats a flow at a steady rate until a time of `performance.now()`; `waited` receives each
 * latency in milliseconds.
 */
const keepCalling = (
  shop: ShopUnderLoad,
  call: Call,
  flow: Flow,
  { perSecond, callers, until }: Record<"perSecond" | "callers" | "until", number>,
  waited: (ms: number) => void,
): Promise<unknown> =>
  Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const everyMs = (1000 * callers) / perSecond;
      await after(Math.random() * everyMs);
      for (let round = 0; performance.now() < until; round += 1) {
        const begun = performance.now();
        await flow.once(shop, call, caller, round);
        const took = performance.now() - begun;
        waited(took);
        await after(Math.max(0, everyMs - took));
      }
    }),
  );

interface Update {
  readonly orderChanged?: { readonly order: { readonly id: string } | null };
}

/**
 * The sockets of a typical day: every shopper's own orders, two boards, and visitors watching the
 * stock; 40 with 24 shoppers.
 */
const openListeners = async (shop: ShopUnderLoad) => {
  const seen = new Set<string>();
  const hearing = new EventEmitter();
  const open: Subscribed<Update>[] = [];
  const listen = async (token: string | null, query: string): Promise<void> => {
    const socket = subscribe<Update>(shop.url, token, `subscription { ${query} }`);
    open.push(socket);
    const updates = socket[Symbol.asyncIterator]();
    await updates.next();
    void (async () => {
      try {
        for (let next = await updates.next(); !next.done; next = await updates.next()) {
          const order = next.value.orderChanged?.order;
          if (!order) continue;
          seen.add(order.id);
          hearing.emit("order");
        }
      } catch (error) {
        hearing.emit("error", error);
      }
    })();
  };
  const times = (count: number, token: string | null, query: string) =>
    Array.from({ length: count }, () => listen(token, query));
  await Promise.all([
    ...shop.callers.map(({ token }) =>
      listen(token, "orderChanged { order { id status } position }"),
    ),
    ...times(boards, shop.admin.token, "orderBoardChanged { order { id status } position }"),
    ...times(visitors, null, "stockChanged { product { id countInStock } position }"),
  ]);
  return {
    /** Number of orders received by their shoppers' sockets. */
    orders: () => seen.size,
    /** Rejects if a socket reports an error, or after a minute without a further order. */
    async received(orders: number): Promise<void> {
      while (seen.size < orders) {
        await once(hearing, "order", { signal: AbortSignal.timeout(maxSilenceMs) });
      }
    },
    async close(): Promise<void> {
      for (const socket of open) await socket.close();
    },
  };
};

const ordersOnBoard = async (shop: ShopUnderLoad): Promise<number> => {
  const query = "{ orderBoard(limit: 1) { totalCount } }";
  const answer = await apiClient(shop.url).graphql(shop.admin, query);
  const { data } = answer.body as { data: { orderBoard: { totalCount: number } } };
  return data.orderBoard.totalCount;
};

/**
 * Adds the latencies of a call by minute of the response, and its p99 at the end relative to that
 * at the beginning.
 */
const addWaits = (name: string, minutes: readonly number[][], report: Report): void => {
  minutes.forEach((waits, at) => {
    const { p50, p99 } = shares(waits);
    report.add(`${name}, minute ${at + 1}`, { "p50 ms": p50, "p99 ms": p99 });
  });
  if (minutes.length < 2 * comparedMinutes) return;
  const begun = shares(minutes.slice(0, comparedMinutes).flat()).p99;
  const ended = shares(minutes.slice(-comparedMinutes).flat()).p99;
  const figures = { "p99 ms": ended, "times the beginning": ended / begun };
  report.add(`${name}, in the end`, figures, { "times the beginning": atMost(maxGrowth) });
};

/**
 * A mix of calls at a steady rate with listening sockets: latencies by minute, and memory. Ends at
 * the first wrong response; throws if an accepted order is missing on the board at the end, or its
 * shopper's socket didn't receive it.
 */
export const measureSoak = (minutes: number, report: Report): Promise<void> =>
  withDataDir(async (dataDir) => {
    const shop = await startShop(dataDir, shoppers);
    const call = createCaller(shop.url, 64);
    const listeners = await openListeners(shop);
    const begun = performance.now();
    const until = begun + minutes * 60_000;
    const waits = new Map<string, number[][]>();
    const keep = (flow: Flow, perSecond: number, callers: number) => {
      const ofFlow: number[][] = [];
      waits.set(flow.name, ofFlow);
      return keepCalling(shop, call, flow, { perSecond, callers, until }, (ms) => {
        const minute = Math.min(minutes - 1, Math.floor((performance.now() - begun) / 60_000));
        (ofFlow[minute] ??= []).push(ms);
      });
    };
    const watchMemory = async () => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await after(begun + minute * 60_000 - performance.now());
        const memory = shop.rssMiB() ?? 0;
        report.add(`memory, minute ${minute}`, { "RSS MiB": memory });
        report.note(`minute ${minute}: ${memory} MiB, ${listeners.orders()} orders`);
      }
    };
    try {
      await Promise.all([
        watchMemory(),
        ...mix.map((flow) => keep(flow, (callsPerSecond - boardPerSecond) / mix.length, shoppers)),
        ...staffFlows.map((flow) => keep(flow, boardPerSecond, 1)),
      ]);
      for (const [name, each] of waits) addWaits(name, each, report);
      const placed = waits.get(checkout.name)?.flat().length ?? 0;
      await listeners.received(placed);
      const onBoard = await ordersOnBoard(shop);
      if (onBoard !== placed) throw new Error(`${placed} orders accepted, ${onBoard} on the board`);
      report.note(`${placed} orders accepted, each on the board and received by its shopper`);
    } finally {
      await listeners.close();
      await shop.stop();
    }
  });
