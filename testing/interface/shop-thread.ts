import { parentPort, workerData } from "node:worker_threads";
import { readConfig } from "#server/settings/config.ts";
import { createLog } from "#server/log/log.ts";
import { startServer } from "#server/start.ts";
import type { ShopThreadMessage } from "./threaded-shop.ts";

/** Runs a shop in a worker thread, without the globals of jsdom. */

const say = (message: ShopThreadMessage) => parentPort?.postMessage(message);

const config = readConfig(workerData as Readonly<Record<string, string>>);
const server = await startServer(config, createLog(config.logLevel), {
  onMailWritten: ({ to, text }) => say({ kind: "mail", to: to.address, text }),
});
say({ kind: "open", url: server.url });
parentPort?.once("message", () => void server.close().then(() => parentPort?.close()));
