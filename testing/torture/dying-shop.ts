import { setTimeout as after } from "node:timers/promises";
import {
  adminPassword,
  apiClient,
  type Answer,
  type ApiClient,
  type Person,
} from "../api-client.ts";
import { launchShopProcess, startShopProcess, type ShopProcess } from "../shop-process.ts";

/** A shop in its own process that is killed and restarted repeatedly. */
export interface DyingShop {
  /** Number of kills so far. */
  readonly kills: number;
  /** How often a caller lost the connection before the response. */
  readonly cutOff: number;
  /**
   * Sends a request until it is answered, again after every lost connection and every 503. The
   * request must be repeatable, for example through a command id. Throws after two minutes without
   * a response.
   */
  answerTo(ask: (client: ApiClient) => Promise<Answer>): Promise<Answer>;
  /** Signs in the admin. */
  admin(): Promise<Person>;
  /**
   * Kills the shop with SIGKILL and restarts it. If a time in milliseconds is given, kills it again
   * after that time of the restart.
   */
  die(openingMs: number | null): Promise<void>;
  /** Shuts it down gracefully. */
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

  const answerTo: DyingShop["answerTo"] = async (ask) => {
    const begun = performance.now();
    while (performance.now() - begun < patienceMs) {
      const { url } = await open;
      try {
        const answer = await ask(apiClient(url));
        if (answer.status !== 503) return answer;
      } catch (error) {
        // fetch's errors for a lost connection and for a truncated body.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        cutOff += 1;
      }
      await after(nextTryMs);
    }
    throw new Error("The shop hasn't responded for two minutes");
  };

  return {
    answerTo,
    async admin() {
      const signedIn = await answerTo((client) =>
        client.rest(null, "POST", "/users/adminauth", {
          email: "admin@nivasa.lk",
          password: adminPassword,
        }),
      );
      const { _id: id, token } = signedIn.body as {
        readonly _id: string;
        readonly token: string;
      };
      return { id, token };
    },
    get kills() {
      return kills;
    },
    get cutOff() {
      return cutOff;
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
