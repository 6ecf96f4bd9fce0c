import { createHash, createHmac, randomUUID } from "node:crypto";
import { accountById } from "#domain/account/account-by-id.ts";
import type { BackupDesk } from "#domain/backup/backup-desk.ts";
import { may } from "#domain/permissions.ts";
import { createAccountService, type AccountService } from "#domain/account/service.ts";
import { normaliseMailboxes } from "#domain/account/mailbox.ts";
import { createAccountErasure, type AccountErasure } from "#domain/erasure/erasure.ts";
import { createAddressBookService, type AddressBookService } from "#domain/address-book/service.ts";
import { createCartService, type CartService } from "#domain/cart/service.ts";
import { recentState } from "#domain/ports.ts";
import type { OrderService } from "#domain/order/service.ts";
import type { OrderTracking } from "#domain/order/tracking/tracking.ts";
import { createProductFiles as createShownFiles } from "#domain/product/product-files.ts";
import { createProductService, type ProductService } from "#domain/product/service.ts";
import { createIssueReportService, type IssueReportService } from "#domain/issue-report/service.ts";
import { createReviewService, type ReviewService } from "#domain/review/service.ts";
import type { ShopValues } from "#domain/page/events.ts";
import { createPageService, type PageService } from "#domain/page/service.ts";
import { createPromotionService, type PromotionService } from "#domain/promotion/service.ts";
import type { RunService } from "#domain/run/service.ts";
import { createDeliveryService, type DeliveryService } from "#domain/delivery/service.ts";
import { createCategoryService, type CategoryService } from "#domain/category/service.ts";
import { createSettingsService, type SettingsService } from "#domain/settings/service.ts";
import { webhookDecider, webhooksId } from "#domain/webhook/decider.ts";
import { createWebhookService, type WebhookService } from "#domain/webhook/service.ts";
import { createStockService, type StockService } from "#domain/product/stock-service.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import {
  createConsumerPositions,
  type ConsumerPositions,
} from "#event-store/consumer-positions.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { shopValuesOf } from "#domain/page/values-of-shop.ts";
import { createPublishedPages, type PublishedPages } from "#graphql/page/published-pages.ts";
import { createEventFeed, type EventFeed } from "#history/event-feed.ts";
import { digestsOfShop } from "#event-store/personal/command-digest.ts";
import { createSealedEventStore } from "#event-store/personal/sealed-event-store.ts";
import { createStockAlertService, type StockAlertService } from "#domain/stock-alert/service.ts";
import {
  createMailSubscriptions,
  type MailSubscriptions,
} from "#domain/mail-subscriptions/service.ts";
import { createWishListService, type WishListService } from "#domain/wishlist/service.ts";
import { pause } from "#event-store/pause.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import { deriveId } from "#event-store/uuid.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import { createCommandAnswers, type CommandAnswers } from "#projections/command-answers.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { createFreshness, type Freshness } from "#projections/engine/freshness.ts";
import { createLiveUpdates, type LiveUpdates } from "#projections/engine/live-updates.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { createReadModels, shopProjections, type ReadModels } from "#projections/read-models.ts";
import { createCashWords, type CashWords } from "#projections/runs/cash-words.ts";
import { createStockReasons, type StockReasons } from "#projections/stock-ledger/reasons.ts";
import {
  createStockVerification,
  type VerifyStock,
} from "#projections/stock-ledger/verification.ts";
import { readOnlyLeases } from "#projections/engine/lease.ts";
import type { Runner } from "#projections/engine/runner.ts";
import type { MaintenanceDesk } from "#projections/engine/maintenance-desk.ts";
import { createProjectionEngine, type Problem } from "#projections/engine/projection-engine.ts";
import { createPasswordHasher } from "#accounts/password-hasher.ts";
import { createAttemptLimiter } from "#accounts/attempt-limiter.ts";
import { memoryLimiter, type CreateLimiter } from "#accounts/limiter.ts";
import { secretTokens, sixDigitCodes } from "#accounts/tokens.ts";
import { createPresence, type Presence } from "#domain/presence/presence.ts";
import { byShop, createAlerting, type Alerting } from "./alerting.ts";
import { createBackground } from "./background.ts";
import { createBackupNotes } from "../backups/backup-notes.ts";
import { createBackupWork } from "../backups/backup-work.ts";
import { createShopBackups } from "../backups/shop-backups.ts";
import { countItems } from "#projections/settings/opening-steps.ts";
import type { Config } from "../settings/config.ts";
import { openEngines } from "../engines/engines.ts";
import type { Log } from "../log/log.ts";
import { createOrdering } from "./ordering.ts";
import { createCodeGuesses } from "./person-limits.ts";
import { createTracking } from "./tracking.ts";
import { createProductPictures, type ProductPictures } from "./product-pictures.ts";
import { checkRole, type Role } from "../settings/role.ts";
import { openTelemetry } from "../telemetry/open-telemetry.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { createPushDevices, type PushDevices } from "#domain/account/push-devices.ts";
import { createAccountMail } from "#mail/account-mail.ts";
import { createBackupMail } from "#mail/backup-mail.ts";
import { createMailLinks, type MailLinks } from "#mail/mail-links.ts";
import type { PushSettings } from "#mail/mail.ts";
import { createPushServices } from "#mail/push/push-services.ts";
import { createPushNotifier } from "#mail/push/notifier.ts";
import { storedVapidKeys } from "#mail/push/vapid-keys.ts";
import { signallingQueue, type SignallingQueue } from "#mail/queue/mail-queue.ts";
import { newWebhookSecret } from "#mail/webhooks/signature.ts";
import { webhookOrigin } from "#mail/webhooks/webhook-address.ts";
import { createWebhookMessages } from "#mail/webhooks/webhook-message.ts";
import { createWebhookSender } from "#mail/webhooks/webhook-sender.ts";
import { createWebhookTransport, PrivateAddress } from "#mail/webhooks/webhook-transport.ts";
import { forgetMailFiles } from "#mail/transport/files.ts";
import { createProductFiles, type ProductFiles } from "#uploads/product-files/product-files.ts";
import { createCheckedLookup, isPublicAddress } from "#uploads/product-files/public-address.ts";
import { openStorage } from "#uploads/storage/open-storage.ts";
import type { Storage } from "#uploads/storage/storage.ts";
import {
  createReviewPhotos,
  type PhotosOfPerson,
  type ReviewPhotos,
} from "#uploads/review-photos.ts";
import { createIssueReportFiles, type IssueReportFiles } from "#uploads/issue-report-files.ts";

/** An erasure is rare and must complete: it waits longer for late read models than a page would. */
const erasureWaitMs = 10_000;

/** The services of the shop, without its APIs. */
export interface Shop extends ProductPictures {
  readonly accounts: AccountService;
  readonly erasure: AccountErasure;
  readonly products: ProductService;
  readonly stock: StockService;
  readonly verifyStock: VerifyStock;
  readonly stockReasons: StockReasons;
  readonly cashWords: CashWords;
  /** Pictures and models of products. */
  readonly productFiles: ProductFiles;
  /** Storage of product pictures and models. */
  readonly storage: Storage;
  readonly carts: CartService;
  readonly orders: OrderService;
  /** Like `orders` without the limits per person, for sample orders. */
  readonly ordersWithoutLimits: OrderService;
  /** Order tracking without an account. */
  readonly tracking: OrderTracking<OrderDocument>;
  readonly addressBook: AddressBookService;
  readonly reviews: ReviewService;
  /** Photos of customers' reviews. */
  readonly reviewPhotos: ReviewPhotos;
  readonly reports: IssueReportService;
  readonly settings: SettingsService;
  readonly pages: PageService;
  /** Rendered versions of pages. */
  readonly publishedPages: PublishedPages;
  /** The shop's values of now, for texts of pages. */
  readonly shopValues: () => Promise<ShopValues>;
  readonly categories: CategoryService;
  readonly delivery: DeliveryService;
  readonly runs: RunService;
  readonly promotions: PromotionService;
  readonly webhooks: WebhookService;
  readonly wishLists: WishListService;
  readonly stockAlerts: StockAlertService;
  readonly alerting: Pick<Alerting, "react">;
  readonly mailLinks: MailLinks;
  readonly mailSubscriptions: MailSubscriptions;
  /** Permanently deletes the key of a guest's data. */
  readonly forgetGuest: (userId: string) => Promise<void>;
  /** Reads a file of an issue report; null if there is none. */
  readonly readReportFile: IssueReportFiles["read"];
  readonly readModels: ReadModels;
  readonly live: LiveUpdates;
  readonly freshness: Freshness;
  readonly answers: CommandAnswers;
  readonly store: EventStore;
  /** The log for other systems. */
  readonly eventFeed: EventFeed;
  /** The orders that staff have open. */
  readonly presence: Presence;
  /** Creates limiters that all processes of the shop share. */
  readonly createLimiter: CreateLimiter;
  /** The log as stored, for readers that need no sealed data. */
  readonly storedLog: EventStore;
  /** How far the consumers of the log in this process are, except the read models. */
  readonly consumers: ConsumerPositions;
  readonly documents: DocumentStore;
  readonly mails: SignallingQueue;
  /** The devices on which people receive messages. */
  readonly pushDevices: PushDevices;
  /** What sending messages to devices needs; null if it is off. */
  readonly push: PushSettings | null;
  /** Metrics and traces; null if both are off. */
  readonly telemetry: Telemetry | null;
  /** Logger for background work. */
  readonly log: Log;
  readonly runner: Runner;
  readonly readModelDesk: MaintenanceDesk;
  readonly backups: BackupDesk;
  /** Last problem of updating the read models since the start; null if none. */
  readonly readModelProblem: () => Problem | null;
  /**
   * Brings the read models up to date with the log and finishes work that a crash interrupted. The
   * shop must not serve before. `close` may interrupt it at any time; the promise then stays
   * pending.
   */
  start(): Promise<void>;
  /** Records which log the accounts belong to, once the log has an event. */
  noteLog(): Promise<void>;
  /**
   * Resolves when the read models are found damaged. Closing and reopening the shop rebuilds them.
   */
  readonly damagedReadModels: Promise<void>;
  /** Why the shop can't work; null if all is well. */
  failure(): Error | null;
  close(): Promise<void>;
}

/** Names the key that guests' mailboxes are replaced with in the ids of their alerts. */
const pseudonyms = "guests of stock alerts";

/** Names the key that signs grants to follow an order. */
const grantsOfTracking = "grants of order tracking";

/**
 * Maximum presence changes of one staff member per minute: opening or accepting an order shows the
 * member there to the others.
 */
const presenceChangesPerMinute = 120;

/** Test messages that one person may send to their own devices within ten minutes. */
const testMessages = 5;

/** Test messages that one owner may send to receivers of webhooks within ten minutes. */
const webhookTests = 20;

/** Drafts that one owner may save within ten minutes: one every two seconds. */
const pageDrafts = 300;

/** Versions that one owner may publish or withdraw within ten minutes, and pages to add. */
const pageVersions = 60;

/** Lease for work that only one process does, besides writing read models. */
const sideWork = "side-work";

/**
 * Opens the engines and creates the services. Call `start` next. Throws the errors of
 * `openEngines`, and RoleRefused.
 */
export const openShop = async (config: Config, log: Log, role: Role = "all"): Promise<Shop> => {
  checkRole(role, config);
  const engines = await openEngines(config, log);
  const telemetry = await openTelemetry(config, role, engines.log);
  const documents =
    role === "web"
      ? { ...engines.documents, leases: readOnlyLeases(engines.documents.leases) }
      : engines.documents;
  const doesSideWork = (): boolean => documents.leases.token(sideWork) !== null;
  const { accountStores } = engines;
  const { createLimiter } = accountStores;
  const mails = signallingQueue(accountStores.mails);
  const store = createSealedEventStore(
    telemetry?.observeEvents(engines.events) ?? engines.events,
    accountStores.personalKeys,
    await accountStores.personalKeys.ensureKey(digestsOfShop),
  );
  const feed = createChangeFeed((error) =>
    engines.log.error({ err: error }, "A listener of the change feed failed"),
  );
  const projectionEngine = createProjectionEngine({
    store,
    documents,
    projections: shopProjections,
    feed,
    alone: config.eventStoreUrl === null || config.mongoDb === null,
    ...(telemetry && { observeBatch: telemetry.observeBatch }),
    onProgress: (progress) =>
      engines.log.info(
        { progress: Number(progress.toFixed(3)) },
        `Updating the read models from the log: ${Math.floor(progress * 100)} %`,
      ),
    onForeign: (names) =>
      log.warn(
        { readModels: names },
        "Read models were built from another event log, or from a newer copy of it. They are rebuilt from the log",
      ),
    onError: (error) =>
      engines.log.error({ err: error }, "Could not update the read models; retrying"),
  });
  const freshness = createFreshness(projectionEngine);
  const consumers = createConsumerPositions();
  const readModels = createReadModels(projectionEngine.documents, feed);
  const reportFiles = createIssueReportFiles(config.dataDir, {
    ...config.reports,
    diskReserveBytes: config.diskReserveBytes,
  });
  const storage = openStorage(config, (error) =>
    engines.log.error({ err: error }, "Could not store or read product pictures and models"),
  );
  const productFiles = createProductFiles(storage, {
    ownOrigins: [
      ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).origin]),
      ...["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${config.port}`),
    ],
  });
  const photosOf: PhotosOfPerson = async (userId) => {
    // A photo of a review that isn't in the read models yet must stay.
    if (!(await freshness.reach(await store.head()))) return null;
    const products = await readModels.reviewAuthors.productsReviewedBy(userId);
    const reviews = await readModels.reviewAuthors.ownReviews(userId, products);
    const photos = new Map<string, boolean>();
    for (const { state, photos: own } of reviews) {
      for (const { url, hidden } of own) {
        photos.set(url, photos.get(url) === true || (state !== "hidden" && !hidden));
      }
    }
    return photos;
  };
  const reviewPhotos = createReviewPhotos(storage, productFiles, photosOf, {
    photosPerPerson: 60,
    bytesPerPerson: 200 * 1024 * 1024,
    bytesInAll: config.productFileBytes,
  });
  const hasVerifiedMailbox = async (accountId: string): Promise<boolean> => {
    const account = await accountById(accountStores.accounts, accountId);
    return account !== null && account.emailVerifiedAt !== null;
  };
  const background = createBackground(engines.log);
  const handler = createCommandHandler({
    store,
    foldBytes: config.foldBytes,
  });
  const commands = telemetry?.observeCommands(handler) ?? handler;
  const codeGuesses = createCodeGuesses(createLimiter);
  const deliveryFees = async () => (await readModels.settings.current()).values.deliveryFee;
  const publishedTerms = async () => {
    const { pages } = await readModels.settings.current();
    const terms = pages.find(({ slug }) => slug === "terms");
    return terms ? { version: terms.version, digest: terms.digest } : null;
  };
  const { orders, ordersWithoutLimits, runs, recovery } = createOrdering({
    commands,
    config,
    log: engines.log,
    checkouts: readModels.checkouts,
    runs: readModels.runs,
    async mayDrive(accountId) {
      const account = await accountById(accountStores.accounts, accountId);
      return account !== null && may(account.role, "RUNS_ANSWER");
    },
    codeGuesses,
    createLimiter,
    deliveryFees,
    publishedTerms,
    openingNow: async () => (await readModels.settings.current()).opening.state,
    isOurs: doesSideWork,
  });

  const openRunOf = async (accountId: string): Promise<string | null> => {
    await freshness.reach(await store.head());
    return (await readModels.runs.ofDriver(accountId))[0]?.id ?? null;
  };

  const carts = createCartService(commands);
  const accounts = createAccountService({
    accounts: accountStores.accounts,
    sessions: accountStores.sessions,
    codes: accountStores.codes,
    hasher: createPasswordHasher(config.hashCost),
    tokens: secretTokens,
    shortCodes: sixDigitCodes,
    limiter: createAttemptLimiter(createLimiter, {
      ...config.signInTries,
      signUpsPerAddress: config.signUpsPerAddress,
    }),
    mail: createAccountMail(mails),
    commands,
    hideAccounts: config.hideAccounts,
    discreetly: config.hideAccounts ? background.run : (work) => work(),
    openRunOf,
    restored: accountStores.restored,
    newId: randomUUID,
  });
  const mailLinks = createMailLinks(accountStores.personalKeys);
  const stockAlerts = createStockAlertService({
    commands,
    openAlertsOf: readModels.stockAlerts.countOfUser,
    turnEmailsOn: (accountId) => accounts.setMailTopic(accountId, "back-in-stock", true),
    async pseudonymOf(email) {
      const key = await accountStores.personalKeys.ensureKey(pseudonyms);
      return createHmac("sha256", key).update(email).digest("base64url").slice(0, 27);
    },
    newId: randomUUID,
    countByAddress: createLimiter("stock alerts by address", {
      points: config.stockAlerts.perAddress,
      duration: 60 * 60,
    }).take,
    countByMailbox: createLimiter("stock alerts by mailbox", {
      points: config.stockAlerts.perMailbox,
      duration: 24 * 60 * 60,
    }).take,
  });
  const alerting = createAlerting({
    ...{ commands, deriveId, readModels, hasVerifiedMailbox, log: engines.log },
    reach: (position) => freshness.reach(position),
    isOurs: doesSideWork,
  });
  const answers = createCommandAnswers({ store, freshness, readModels });
  const webhookTransport = createWebhookTransport(config.webhookOrigins, {
    isPublicAddress,
    lookup: createCheckedLookup({ refusal: () => new PrivateAddress() }),
  });
  const composeWebhook = createWebhookMessages({
    answers,
    isKept: async (id) => (await accountStores.personalKeys.keysOf([id])).has(id),
  });
  const webhookSender = createWebhookSender({
    store: consumers.for("webhooks", engines.events),
    endpoints: accountStores.webhooks,
    subscriptions: () => recentState(commands, webhookDecider, webhooksId),
    compose: composeWebhook,
    post: webhookTransport.post,
    async pause(webhookId, cause, answer) {
      engines.log.error(
        { webhookId, cause, answer },
        "A webhook is paused because of its receiver",
      );
      const commandId = randomUUID();
      const command = { type: "PauseWebhook", webhookId, cause, answer } as const;
      await commands.handle(
        webhookDecider,
        webhooksId,
        command,
        byShop(commandId, new Date().toISOString()),
        { pauseWebhook: webhookId },
      );
    },
    isOurs: doesSideWork,
    clock: { now: Date.now, pause },
    log: engines.log,
    onSent() {
      if (config.crashAfter === "webhook-sent") process.kill(process.pid, "SIGKILL");
    },
  });
  const isPushService = createPushServices(config.push.services);
  const pushes = signallingQueue(accountStores.pushes);
  const notifier = createPushNotifier({
    queue: pushes,
    devices: accountStores.pushDevices,
    accounts: accountStores.accounts,
  });
  const push: PushSettings | null = config.push.enabled
    ? {
        keys: await storedVapidKeys(accountStores.vapidKeys),
        devices: accountStores.pushDevices,
        queue: pushes,
        notifier,
        isPushService,
      }
    : null;

  const { place } = config.backup;
  const mailBackupNews = createBackupMail(mails, accountStores.accounts);
  const backups = createShopBackups({
    place,
    dailyAt: config.backup.at,
    work: place && createBackupWork(config, place),
    notes: createBackupNotes(documents),
    isOurs: doesSideWork,
    notify: mailBackupNews,
    now: () => new Date().toISOString(),
    log: engines.log,
  });

  const erasure = createAccountErasure({
    accounts: accountStores.accounts,
    commands,
    deriveId,
    ordersOf: readModels.orders.idsOfUser,
    openRunOf,
    reviewedBy: readModels.reviewAuthors.productsReviewedBy,
    reportsOf: readModels.reports.idsOfUser,
    daysClosedBy: readModels.delivery.daysClosedBy,
    stockAlertsOf: async (userId) =>
      (await readModels.stockAlerts.ofUser(userId)).map(({ id }) => id),
    shut: accountStores.shut,
    head: store.head,
    reach: (position) => freshness.reach(position, erasureWaitMs),
    noteErased: backups.noteErased,
    async eraseSecrets(accountId) {
      await accountStores.erase(accountId);
      await forgetMailFiles(config.dataDir, accountId);
      await reportFiles.forget(accountId);
      await reviewPhotos.forget(accountId);
    },
    restored: accountStores.restored,
    vacuum: engines.vacuum,
  });

  const shopValues = async (): Promise<ShopValues> =>
    shopValuesOf((await readModels.settings.current()).values);

  const live = createLiveUpdates({
    documents: projectionEngine.documents,
    feed,
    position: projectionEngine.position,
  });

  return {
    accounts,
    erasure,
    products: createProductService({ commands, deriveId, files: productFiles }),
    productFiles,
    storage,
    ...createProductPictures(productFiles),
    stock: createStockService(commands),
    verifyStock: createStockVerification({ store, ...readModels }),
    stockReasons: createStockReasons(store),
    cashWords: createCashWords(store),
    carts,
    wishLists: createWishListService({ commands, carts, tokens: secretTokens, deriveId }),
    stockAlerts,
    alerting,
    mailLinks,
    mailSubscriptions: createMailSubscriptions({
      ...{ readLink: mailLinks.read, stockAlerts, newId: randomUUID },
      setMailTopic: accounts.setMailTopic,
      accountOf: (id) => accountById(accountStores.accounts, id),
    }),
    forgetGuest: accountStores.shut,
    orders,
    ordersWithoutLimits,
    tracking: createTracking({
      orders: readModels.orders,
      tries: config.trackingTries,
      createLimiter,
      grantKey: await accountStores.personalKeys.ensureKey(grantsOfTracking),
    }),
    addressBook: createAddressBookService(commands),
    reports: createIssueReportService({
      commands,
      deriveId,
      async orderByNumber(userId, number) {
        const found = await readModels.orders.byNumber(number);
        return found.find((order) => order.userId === userId)?.id ?? null;
      },
      countReport: createLimiter("issue reports", {
        points: config.reports.perPerson,
        duration: 60 * 60,
      }).take,
      hasVerifiedMailbox,
      keepFiles: reportFiles.keep,
    }),
    readReportFile: reportFiles.read,
    settings: createSettingsService(commands, createShownFiles(productFiles), async () => {
      await freshness.reach(await store.head());
      return (await countItems(readModels.products)).ready > 0;
    }),
    categories: createCategoryService({
      commands,
      deriveId,
      async itemsIn(categoryId) {
        await freshness.reach(await store.head());
        return readModels.products.idsInCategory(categoryId);
      },
    }),
    pages: createPageService({
      commands,
      digestOf: (text) => createHash("sha256").update(text).digest("hex"),
      versionOf: readModels.pages.texts,
      ownPages: readModels.pages.countOwn,
      shopValues,
      fallback: async () => "en",
      countDraft: createLimiter("page drafts", { points: pageDrafts, duration: 10 * 60 }).take,
      countVersion: createLimiter("page versions", { points: pageVersions, duration: 10 * 60 })
        .take,
    }),
    publishedPages: createPublishedPages(readModels.pages.texts),
    shopValues,
    delivery: createDeliveryService(commands, readModels.delivery.promisedOn),
    runs,
    promotions: createPromotionService({ commands, guesses: codeGuesses, deliveryFees }),
    webhooks: createWebhookService({
      ...{ commands, deriveId, head: store.head },
      endpoints: accountStores.webhooks,
      newSecret: newWebhookSecret,
      originOf: (url) => webhookOrigin(url, config.webhookOrigins),
      async messageOf({ stream, revision }, personal) {
        for await (const recorded of engines.events.readStream(stream, revision)) {
          const event = decodeEvent(recorded);
          return event && composeWebhook(event, personal);
        }
        return null;
      },
      sendTest: webhookSender.sendTest,
      countTest: createLimiter("webhook tests", { points: webhookTests, duration: 10 * 60 }).take,
      onChange: webhookSender.changed,
    }),
    reviews: createReviewService({
      commands,
      deliveredLines: async (...delivered) =>
        (await readModels.orders.deliveredOrder(...delivered))?.lines ?? null,
      usePhotos: reviewPhotos.use,
      settlePhotos: (userId) =>
        reviewPhotos.settle(userId).catch((error: unknown) => {
          engines.log.error(
            { err: error },
            "Could not withhold or publish the photos of a review; the next sweep tries again",
          );
        }),
    }),
    reviewPhotos,
    readModels,
    live: telemetry?.observeLive(live) ?? live,
    freshness,
    answers,
    store,
    eventFeed: createEventFeed(store),
    presence: createPresence({
      places: accountStores.staffPlaces,
      // Protects the store, so each process counts by itself.
      countChange: memoryLimiter("presence", { points: presenceChangesPerMinute, duration: 60 })
        .take,
      newId: randomUUID,
    }),
    createLimiter,
    storedLog: engines.events,
    consumers,
    documents,
    mails,
    pushDevices: createPushDevices({
      key: push?.keys.publicKey ?? null,
      devices: accountStores.pushDevices,
      sessions: accountStores.sessions,
      tokens: secretTokens,
      isPushService,
      countTest: createLimiter("test messages", { points: testMessages, duration: 10 * 60 }).take,
      async queueTest(device, now) {
        const key = randomUUID();
        await notifier.toDevice(device, { template: "test", data: {}, key, createdAt: now });
      },
    }),
    push,
    telemetry,
    log: engines.log,
    runner: projectionEngine,
    readModelDesk: projectionEngine.desk,
    backups,
    readModelProblem: projectionEngine.lastProblem,
    async start() {
      await projectionEngine.start();
      // Searches wait for this index, and reopen it after a failure.
      readModels.productSearch
        .open()
        .catch((error: unknown) =>
          engines.log.warn(
            { err: error },
            "Could not open the search index; retrying with the next search",
          ),
        );
      await documents.leases.request([sideWork]);
      for (const { accountIds } of await normaliseMailboxes(accountStores.accounts)) {
        engines.log.warn(
          { accountIds },
          "These accounts have the same mailbox, in two forms of its address. Nothing was changed. " +
            "Erase the unneeded account (npm run shop -- erase-account).",
        );
      }
      await recovery.finishAll();
      if (doesSideWork()) {
        await erasure.completeRestored(byShop(randomUUID(), new Date().toISOString()));
      }
      recovery.start();
      alerting.start();
      webhookSender.start();
      backups.start();
      engines.checkFiles();
      engines.sealOlderEvents();
    },
    noteLog: engines.noteLog,
    damagedReadModels: engines.damagedReadModels,
    failure: () => engines.failure() ?? projectionEngine.lastError(),
    async close() {
      await background.finish();
      await backups.stop();
      await recovery.stop();
      await alerting.stop();
      await webhookSender.stop();
      webhookTransport.close();
      await projectionEngine.stop();
      await engines.close();
      await telemetry?.close();
    },
  };
};
