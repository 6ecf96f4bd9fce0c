import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "./settings/config.ts";
import { openIdentitySource, type IdentitySource } from "#accounts/google/identity-source.ts";
import { openHistory } from "#history/history.ts";
import { createHttpServer } from "./http/http.ts";
import { createDrain } from "./process/drain.ts";
import type { Log } from "./log/log.ts";
import { createRequestReader } from "#mail/alert-handler.ts";
import { createMail, type Mail, type OnWritten } from "#mail/mail.ts";
import { unlessEnded } from "./process/opening.ts";
import type { Role } from "./settings/role.ts";
import { openShop, type Shop } from "./process/shop.ts";
import { deleteBackupScratch } from "./backups/scratch.ts";
import { deleteReplays } from "./verification/check.ts";
import { checkInWorker } from "./verification/check-in-worker.ts";
import { whatIfInWorker } from "./what-if/what-if-in-worker.ts";
import { fillEmptyShop, type FirstStart } from "./seed/first-start.ts";

export interface RunningServer {
  /** Address of the server, for example http://127.0.0.1:4000. */
  readonly url: string;
  readonly shop: Shop;
  /** Data created because the shop was empty. */
  readonly firstStart: FirstStart;
  /** Drains, finishes current requests, then closes server and engines. */
  close(): Promise<void>;
}

/**
 * Listens, brings the shop up to date with its log, fills it if it is empty, and opens it. Before
 * that, every call is answered 503, and `GET /healthz` shows the progress. Throws DirectoryInUse,
 * an error of the port, or the reason of `ending`, with everything closed again.
 */
export const startServer = async (
  config: Config,
  log: Log,
  {
    role = "all",
    demo = false,
    empty = false,
    onFirstStart = () => undefined,
    onMailWritten = () => undefined,
    ending = new AbortController().signal,
  }: {
    readonly role?: Exclude<Role, "projector">;
    readonly demo?: boolean;
    /** Whether a shop without any event starts without sample products, and not open. */
    readonly empty?: boolean;
    /**
     * Called with the created data immediately. A later call could lose the passwords, if the port
     * is taken.
     */
    readonly onFirstStart?: (made: FirstStart) => void;
    /** Called for each mail written to a file because no mail server is set. */
    readonly onMailWritten?: OnWritten;
    /** Aborts the start. */
    readonly ending?: AbortSignal;
  } = {},
): Promise<RunningServer> => {
  const shop = await openShop(config, log, role);
  deleteReplays(config.dataDir);
  await deleteBackupScratch(config.dataDir);
  let app: FastifyInstance | null = null;
  let identities: IdentitySource | null = null;
  let mail: Mail | null = null;
  const history = openHistory({
    dataDir: config.dataDir,
    store: shop.consumers.for("history-index", shop.store),
    verification: checkInWorker(config),
    whatIf: whatIfInWorker(config),
    onProgress: (progress) =>
      shop.log.info(
        { progress: Number(progress.toFixed(3)) },
        `Building the index of the log: ${Math.floor(progress * 100)} %`,
      ),
    onForeign: () =>
      log.info(
        "history.db was built from another event log, or from a newer copy of it; it is rebuilt",
      ),
    onError: (error) =>
      shop.log.warn({ err: error }, "Could not open the index of the log; retrying"),
  });
  let isOpen = false;
  const drain = createDrain(config.drainSeconds * 1000);
  const close = async (): Promise<void> => {
    if (isOpen) await drain.begin();
    await app?.close();
    await identities?.close();
    await mail?.stop();
    await history.stop();
    await shop.close();
  };
  try {
    app = await createHttpServer(
      shop,
      history,
      config,
      log,
      () => identities?.provider ?? null,
      () => isOpen,
      drain,
    );
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://${config.host}:${port}`;
    await unlessEnded(ending, shop.start());
    const firstStart = await unlessEnded(ending, fillEmptyShop(shop, config, { demo, empty }));
    onFirstStart(firstStart);
    // Each step of opening runs in its own turn of the event loop, so that health checks are
    // answered in between.
    await nextTurn();
    mail = createMail({
      settings: { dataDir: config.dataDir, ...config.mail },
      onSent(kind) {
        if (config.crashAfter === `${kind}-sent`) process.kill(process.pid, "SIGKILL");
      },
      log: shop.log,
      queue: shop.mails,
      shopUrl: config.publicUrl?.replace(/\/$/, "") ?? url,
      identity: async () => (await shop.readModels.settings.current()).values,
      onWritten: onMailWritten,
      waitMs: config.statusMessageMs,
      push: shop.push,
      storeFor: (consumer) => shop.consumers.for(consumer, shop.storedLog),
      documents: shop.documents,
      answers: shop.answers,
      accounts: shop.accounts,
      alerts: {
        react: shop.alerting.react,
        requestOf: createRequestReader(shop.store),
        links: shop.mailLinks,
        forgetGuest: shop.forgetGuest,
      },
    });
    await mail.start();
    await nextTurn();
    identities = await openIdentitySource(config, port, log);
    isOpen = true;
    await nextTurn();
    // The shop sells without its history. The history follows the log as soon as its index opens.
    void history.start();
    return { url, shop, firstStart, close };
  } catch (error) {
    await close().catch((problem: unknown) =>
      log.error({ err: problem }, "Could not close everything after a failed start"),
    );
    throw error;
  }
};
