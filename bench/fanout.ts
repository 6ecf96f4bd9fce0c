import { once } from "node:events";
import { WebSocket } from "ws";
import { apiClient } from "../testing/api-client.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { subscribe } from "./calls.ts";
import { atMost, shares, type Report } from "./report.ts";
import { withDataDir } from "./server.ts";

const changes = 30;
const openedAtOnce = 50;
const rounds = 8;
const query = `subscription { stockChanged(productIds: ["uva-kettle"]) { position } }`;
const slowSubscriptions = 20;

/** A socket that subscribes many times, and reads nothing after the first message of each. */
const openSlowReader = async (shopUrl: string) => {
  const socket = new WebSocket(`${shopUrl.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await once(socket, "open");
  let begun = 0;
  const subscribed = new Promise<void>((resolve) => {
    socket.on("message", (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { readonly type: string };
      if (type === "next") begun += 1;
      if (begun === slowSubscriptions) resolve();
      if (type !== "connection_ack") return;
      for (let id = 0; id < slowSubscriptions; id += 1) {
        socket.send(JSON.stringify({ id: String(id), type: "subscribe", payload: { query } }));
      }
    });
  });
  socket.send(JSON.stringify({ type: "connection_init" }));
  await subscribed;
  socket.pause();
  return socket;
};

/**
 * Changes a product's stock, and measures when each of many sockets receives it: alone, and while
 * one more socket reads nothing. Then measures after how long the shop disconnects that socket.
 */
export const measureFanout = (sockets: number, report: Report): Promise<void> =>
  withDataDir(async (dataDir) => {
    const environment = { SOCKETS_PER_ADDRESS: String(sockets + 10), MAX_CONNECTIONS: "10000" };
    const shop = await startShopProcess({ dataDir, environment });
    const client = apiClient(shop.url);
    const admin = await client.admin();
    let onUpdate: (() => void) | null = null;
    const open = async () => {
      const socket = subscribe(shop.url, null, query);
      const updates = socket[Symbol.asyncIterator]();
      await updates.next();
      void (async () => {
        while (!(await updates.next()).done) onUpdate?.();
      })();
      return socket;
    };
    const opened = [];
    for (let from = 0; from < sockets; from += openedAtOnce) {
      const length = Math.min(openedAtOnce, sockets - from);
      opened.push(...(await Promise.all(Array.from({ length }, open))));
    }
    let stock = 100;
    /** Milliseconds from a change until each socket has received it. */
    const change = async (): Promise<readonly number[]> => {
      const latencies: number[] = [];
      const begun = performance.now();
      const all = new Promise<void>((resolve) => {
        onUpdate = () => {
          latencies.push(performance.now() - begun);
          if (latencies.length === sockets) resolve();
        };
      });
      stock += 1;
      await client.rest(admin, "PUT", "/products/uva-kettle", { countInStock: stock });
      await all;
      return latencies;
    };
    const changeOften = async (): Promise<readonly number[]> => {
      const latencies: number[] = [];
      for (let left = changes; left > 0; left -= 1) latencies.push(...(await change()));
      return latencies;
    };

    await changeOften();
    const alone: number[] = [];
    const withSlow: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await changeOften()));
      const slow = await openSlowReader(shop.url);
      // The first change after it has subscribed also costs what the subscriptions left behind.
      await change();
      withSlow.push(...(await changeOften()));
      slow.terminate();
    }
    const row = `one change to ${sockets} sockets`;
    const [usual, slowed] = [shares(alone), shares(withSlow)];
    report.add(row, {
      ...{ "p50 ms": usual.p50, "p99 ms": usual.p99 },
      "RSS MiB": shop.residentMiB() ?? 0,
    });
    report.add(
      `${row}, and one that reads nothing`,
      { "p50 ms": slowed.p50, "p99 ms": slowed.p99, "p99 by p99": slowed.p99 / usual.p99 },
      { "p99 by p99": atMost(1.2) },
    );
    const slow = await openSlowReader(shop.url);
    const stalledAt = performance.now();
    const cut = once(slow, "close");
    // A paused socket notices its end only when it writes.
    const writing = setInterval(() => slow.ping(), 500);
    slow.on("error", () => undefined);
    await cut;
    clearInterval(writing);
    report.add("a socket that reads nothing is disconnected", {
      s: (performance.now() - stalledAt) / 1000,
    });
    for (const socket of opened) await socket.close();
    await shop.stop();
  });
