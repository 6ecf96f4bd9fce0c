import { apiClient } from "../testing/api-client.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { subscribe } from "./calls.ts";
import { shares, type Report } from "./report.ts";
import { withDataDir } from "./server.ts";

const changes = 20;
const openedAtOnce = 50;

/** Changes a product's stock, and measures when each of many sockets receives it. */
export const measureFanout = (sockets: number, report: Report): Promise<void> =>
  withDataDir(async (dataDir) => {
    const environment = { SOCKETS_PER_ADDRESS: String(sockets + 10), MAX_CONNECTIONS: "10000" };
    const shop = await startShopProcess({ dataDir, environment });
    const client = apiClient(shop.url);
    const admin = await client.admin();
    let heard: (() => void) | null = null;
    const open = async () => {
      const query = `subscription { stockChanged(productIds: ["uva-kettle"]) { position } }`;
      const socket = subscribe(shop.url, null, query);
      const updates = socket[Symbol.asyncIterator]();
      await updates.next();
      void (async () => {
        while (!(await updates.next()).done) heard?.();
      })();
      return socket;
    };
    const opened = [];
    for (let from = 0; from < sockets; from += openedAtOnce) {
      const length = Math.min(openedAtOnce, sockets - from);
      opened.push(...(await Promise.all(Array.from({ length }, open))));
    }
    const latencies: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      const begun = performance.now();
      const all = new Promise<void>((resolve) => {
        let left = sockets;
        heard = () => {
          latencies.push(performance.now() - begun);
          left -= 1;
          if (left === 0) resolve();
        };
      });
      await client.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 100 + change });
      await all;
    }
    const { p50, p99 } = shares(latencies);
    const figures = { "p50 ms": p50, "p99 ms": p99, "RSS MiB": shop.residentMiB() ?? 0 };
    report.add(`one change to ${sockets} sockets`, figures);
    for (const socket of opened) await socket.close();
    await shop.stop();
  });
