import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { Config } from "./config.ts";
import { answerHealth } from "./health.ts";
import type { Log } from "./log.ts";
import { openShop } from "./shop.ts";

/** A process that writes read models and opens no door but GET /healthz. */
export interface RunningProjector {
  readonly url: string;
  close(): Promise<void>;
}

/** Throws what `openShop` throws, or what the port refuses with. */
export const startProjector = async (config: Config, log: Log): Promise<RunningProjector> => {
  const shop = await openShop(config, log, "projector");
  try {
    const app = Fastify({ forceCloseConnections: true });
    app.server.on("error", (error) => log.error({ err: error }, "A connection could not be taken"));
    answerHealth(app, shop);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://${config.host}:${port}`,
      async close() {
        await app.close();
        await shop.close();
      },
    };
  } catch (error) {
    await shop.close();
    throw error;
  }
};
