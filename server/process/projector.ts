import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { Config } from "../settings/config.ts";
import { answerHealth } from "./health.ts";
import { createDrain } from "./drain.ts";
import type { Log } from "../log/log.ts";
import { unlessEnded } from "./opening.ts";
import { openShop, type Shop } from "./shop.ts";

/** A process that writes read models and serves only health checks. */
export interface RunningProjector {
  readonly url: string;
  readonly shop: Pick<Shop, "damagedReadModels">;
  close(): Promise<void>;
}

/**
 * Listens, and brings the read models up to date with the log. Throws the errors of `openShop`, an
 * error of the port, or the reason of `ending`, with everything closed again.
 */
export const startProjector = async (
  config: Config,
  log: Log,
  ending: AbortSignal,
): Promise<RunningProjector> => {
  const shop = await openShop(config, log, "projector");
  const app = Fastify({ forceCloseConnections: true });
  try {
    app.server.on("error", (error) => log.error({ err: error }, "Could not accept a connection"));
    let isOpen = false;
    shop.telemetry?.observeRequests(app);
    shop.telemetry?.measure({ shop, openSockets: () => 0 });
    // Requests don't depend on a projector: it closes at once, and another one takes over.
    const drain = createDrain(0);
    answerHealth(app, shop, { isOpen: () => isOpen, drain });
    await app.listen({ port: config.port, host: config.host });
    await unlessEnded(ending, shop.start());
    isOpen = true;
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://${config.host}:${port}`,
      shop,
      async close() {
        await drain.begin();
        await app.close();
        await shop.close();
      },
    };
  } catch (error) {
    await app.close();
    await shop.close();
    throw error;
  }
};
