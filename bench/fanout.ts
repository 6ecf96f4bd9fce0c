import { apiClient } from "../testing/api-client.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { withDataDir } from "./data-dir.ts";
import { shares } from "./load.ts";
import type { Report } from "./report.ts";
import { subscribe } from "./subscribe.ts";

const changes = 20;

/** Changes a product's stock once, and measures when each of many sockets receives it. */
export const measureFanout = async (sockets: number, report: Report): Promise<void> => {
  await withDataDir(async (dataDir) => {
    const shop = await startShopProcess({
      dataDir,
      environment: { SOCKETS_PER_ADDRESS: String(sockets + 10), MAX_CONNECTIONS: "10000" },
    });
    const client = apiClient(shop.url);
    const admin = await client.admin();
    let heard: (() => void) | null = null;
    const open = async () => {
      const socket = subscribe<{ stockChanged: { position: string } }>(
        shop.url,
        null,
        `subscription { stockChanged(productIds: ["uva-kettle"]) { position } }`,
      );
      const updates = socket[Symbol.asyncIterator]();
      await updates.next();
      void (async () => {
        while (!(await updates.next()).done) heard?.();
      })();
      return socket;
    };
    const opened = [];
    for (let from = 0; from < sockets; from += 50) {
      const some = Math.min(50, sockets - from);
      opened.push(...(await Promise.all(Array.from({ length: some }, open))));
    }
    const latencies: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      let left = sockets;
      const begun = performance.now();
      const all = new Promise<void>((resolve) => {
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
    report.add(`one change to ${sockets} sockets`, {
      "p50 ms": p50,
      "p99 ms": p99,
      "RSS MiB": shop.residentMiB() ?? 0,
    });
    for (const socket of opened) await socket.close();
    await shop.stop();
  });
};
