import type { AddressInfo } from "node:net";
import type { Config } from "./config.ts";
import { openIdentitySource, type IdentitySource } from "./google/provider-of.ts";
import { createHttpServer } from "./http.ts";
import type { Log } from "./log.ts";
import { createMail, type OnWritten } from "./mail/mail.ts";
import type { Role } from "./role.ts";
import { openShop, type Shop } from "./shop.ts";
import { fillEmptyShop, type FirstStart } from "./seed/first-start.ts";

export interface RunningServer {
  /** Where it listens, for example http://127.0.0.1:4000. */
  readonly url: string;
  readonly shop: Shop;
  /** What was made because the shop was empty. */
  readonly firstStart: FirstStart;
  /** Answers what is under way, then closes doors and engines. */
  close(): Promise<void>;
}

/** Opens the shop, fills it where it is empty, and listens. Throws DirectoryInUse, or what the port refuses with. */
export const startServer = async (
  config: Config,
  log: Log,
  {
    role = "all",
    demo = false,
    onFirstStart = () => undefined,
    onMailWritten = () => undefined,
  }: {
    readonly role?: Exclude<Role, "projector">;
    readonly demo?: boolean;
    /** Told what was made as soon as it is; a password told later might be lost with a port that is taken. */
    readonly onFirstStart?: (made: FirstStart) => void;
    /** Told of each mail that was written to a file because no mail server is set. */
    readonly onMailWritten?: OnWritten;
  } = {},
): Promise<RunningServer> => {
  const shop = await openShop(config, log, role);
  try {
    let identities: IdentitySource | null = null;
    const app = await createHttpServer(shop, config, log, () => identities?.provider ?? null);
    const firstStart = await fillEmptyShop(shop, config, { demo });
    onFirstStart(firstStart);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://${config.host}:${port}`;
    const mail = createMail({
      config,
      log,
      queue: shop.mails,
      shopUrl: config.publicUrl?.replace(/\/$/, "") ?? url,
      onWritten: onMailWritten,
      store: shop.storedLog,
      documents: shop.documents,
      answers: shop.answers,
      accountsBy: shop.accounts.byIds,
    });
    await mail.start();
    identities = await openIdentitySource(config, port, log);
    const { close: closeIdentities } = identities;
    return {
      url,
      shop,
      firstStart,
      async close() {
        await app.close();
        await closeIdentities();
        await mail.stop();
        await shop.close();
      },
    };
  } catch (error) {
    await shop.close();
    throw error;
  }
};
