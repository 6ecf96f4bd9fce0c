import { setTimeout as after } from "node:timers/promises";
import { apiClient, type Answer, type ApiClient } from "../api-client.ts";
import { launchShopProcess, startShopProcess, type ShopProcess } from "../shop-process.ts";

/** A shop in a process of its own that is killed again and again, and comes back each time. */
export interface DyingShop {
  /** How often it has been killed. */
  readonly kills: number;
  /** How often a caller lost the connection before it had its answer. */
  readonly cutOff: number;
  /**
   * Asks until there is an answer: again after every lost connection and every 503. The request
   * must be one that may be sent again, for example because it carries a command id. Throws where
   * there is none within two minutes.
   */
  answerTo(ask: (client: ApiClient) => Promise<Answer>): Promise<Answer>;
  /**
   * SIGKILL, and after some milliseconds of its next start once more, where such a time is given;
   * then it opens again.
   */
  die(openingMs: number | null): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

const patienceMs = 120_000;
const nextTryMs = 20;

/** Starts the shop of a data directory. */
export const startDyingShop = async (dataDir: string): Promise<DyingShop> => {
  let open: Promise<ShopProcess> = startShopProcess({ dataDir });
  let kills = 0;
  let cutOff = 0;
  await open;

  const end = async (shop: Pick<ShopProcess, "kill" | "ended">): Promise<void> => {
    shop.kill();
    await shop.ended;
    kills += 1;
  };

  const comeBack = async (openingMs: number | null): Promise<ShopProcess> => {
    if (openingMs !== null) {
      const opening = await launchShopProcess({ dataDir });
      await after(openingMs);
      await end(opening);
    }
    return startShopProcess({ dataDir });
  };

  return {
    get kills() {
      return kills;
    },
    get cutOff() {
      return cutOff;
    },
    async answerTo(ask) {
      const begun = performance.now();
      while (performance.now() - begun < patienceMs) {
        const { url } = await open;
        try {
          const answer = await ask(apiClient(url));
          if (answer.status !== 503) return answer;
        } catch (error) {
          // What fetch says of a lost connection, and of a body that ends too early.
          if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
          cutOff += 1;
        }
        await after(nextTryMs);
      }
      throw new Error("The shop has given no answer for two minutes");
    },
    async die(openingMs) {
      const shop = await open;
      open = end(shop).then(() => comeBack(openingMs));
      await open;
    },
    async stop() {
      await (await open).stop();
    },
  };
};
