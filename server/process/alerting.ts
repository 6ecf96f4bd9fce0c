import { streamId } from "#domain/decider.ts";
import {
  currentState,
  StoreUnavailable,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Position,
} from "#domain/ports.ts";
import { productDecider } from "#domain/product/decider.ts";
import { offerOf } from "#domain/product/offer.ts";
import { stockAlertDecider } from "#domain/stock-alert/decider.ts";
import { variantIdOf } from "#domain/values/variant-id.ts";
import { wishListDecider } from "#domain/wishlist/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Page } from "#projections/engine/document-store.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type { StockAlertDocument } from "#projections/stock-alerts/document.ts";
import type { Log } from "../log/log.ts";

/** Decides when alerts about stock and prices are sent. The emails follow from its events. */
export interface Alerting {
  /** Sends the alerts that an event causes. Repeating an event changes nothing. */
  react(event: ShopRecordedEvent): Promise<void>;
  /** Sends deferred notifications, and ends unconfirmed alerts, from time to time. */
  start(): void;
  /** Resolves after the current sweep. */
  stop(): Promise<void>;
}

const sweepMs = 60_000;
const inOnePage = 100;

/** A guest has this long to confirm the mailbox. Then the address is forgotten. */
const confirmWithinMs = 7 * 24 * 60 * 60_000;

export const createAlerting = ({
  commands,
  deriveId,
  readModels: { stockAlerts, priceAlerts, wishLists },
  hasVerifiedMailbox,
  reach,
  isOurs,
  log,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  readonly readModels: Pick<ReadModels, "stockAlerts" | "priceAlerts" | "wishLists">;
  /** Whether an account has verified its email. */
  readonly hasVerifiedMailbox: (accountId: string) => Promise<boolean>;
  /** Waits until the read models have reached a position. Returns false after a timeout. */
  readonly reach: (position: Position) => Promise<boolean>;
  /** Whether this process is responsible for the sweep. */
  readonly isOurs: () => boolean;
  readonly log: Log;
}): Alerting => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;

  const upToDate = async (position: Position): Promise<void> => {
    if (!(await reach(position))) {
      throw new StoreUnavailable("The read models of alerts are behind");
    }
  };

  const sendStockAlert = async (
    { id, userId, productId, isGuest }: StockAlertDocument,
    available: number,
    cause: CommandContext,
  ): Promise<void> => {
    // A guest has confirmed the mailbox. An account's alert waits until its own is verified.
    if (!isGuest && !(await hasVerifiedMailbox(userId))) return;
    const commandId = deriveId(cause.commandId, `stock alert ${id}`);
    const command = { type: "SendStockAlert", available } as const;
    await commands.handle(stockAlertDecider, id, command, { ...cause, commandId }, productId);
  };

  const eachPage = async <Document>(
    read: (cursor: string | null) => Promise<Page<Document>>,
    handle: (document: Document) => Promise<void>,
  ): Promise<void> => {
    let cursor: string | null = null;
    do {
      const page: Page<Document> = await read(cursor);
      for (const { document } of page.documents) await handle(document);
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  const onStock = async (variantId: string, cause: CommandContext): Promise<void> => {
    const available = (await offerOf(commands, variantId, currentState))?.available ?? 0;
    if (available <= 0) return;
    await eachPage(
      (cursor) => stockAlerts.waitingFor(variantId, { limit: inOnePage, cursor }),
      (alert) => sendStockAlert(alert, available, cause),
    );
  };

  const onPrice = (productId: string, priceCents: number, cause: CommandContext): Promise<void> =>
    eachPage(
      (cursor) => priceAlerts.forVariant(productId, { limit: inOnePage, cursor }),
      async ({ id, userId }) => {
        const commandId = deriveId(cause.commandId, `price alert ${id}`);
        await commands.handle(
          wishListDecider,
          userId,
          { type: "NotePrice", productId, priceCents, at: cause.now },
          { ...cause, commandId },
          { productId, priceCents },
        );
      },
    );

  const variantsOf = async (productId: string): Promise<readonly string[]> => {
    const product = await currentState(commands, productDecider, productId);
    return product.status === "sold"
      ? product.variants.map(({ number }) => variantIdOf(productId, number))
      : [];
  };

  const discardUnconfirmed = async (now: string): Promise<void> => {
    const before = new Date(Date.parse(now) - confirmWithinMs).toISOString();
    for (const { id, productId } of await stockAlerts.unconfirmedSince(before, inOnePage)) {
      const commandId = deriveId(id, `expiry ${before}`);
      const command = { type: "RemoveStockAlert", by: "expiry" } as const;
      await commands.handle(stockAlertDecider, id, command, byShop(commandId, now), productId);
    }
  };

  const sendDeferred = async (now: string): Promise<void> => {
    for (const { id, deferred } of await wishLists.withDropsDue(now, inOnePage)) {
      const prices = new Map<string, number>();
      for (const variantId of deferred) {
        const offer = await offerOf(commands, variantId, currentState);
        if (offer) prices.set(variantId, offer.priceCents);
      }
      const command = { type: "SendDeferredDrops", prices, at: now } as const;
      const commandId = deriveId(id, `deferred drops ${now}`);
      await commands.handle(wishListDecider, id, command, byShop(commandId, now), now);
    }
  };

  const sweep = async (): Promise<void> => {
    if (!isOurs()) return;
    const now = new Date().toISOString();
    await sendDeferred(now);
    await discardUnconfirmed(now);
  };

  return {
    async react(event) {
      const { stream, position, id, metadata } = event;
      const cause = {
        ...byShop(id, new Date().toISOString()),
        correlationId: metadata.correlationId,
      };
      switch (event.type) {
        case "StockReceived":
        case "StockReturned":
        case "StockReservationReleased":
        case "StockAdjusted":
          await upToDate(position);
          await onStock(streamId(stream), cause);
          return;
        case "StockAlertRequested":
        case "StockAlertConfirmed":
          // The stock may have come back since its person looked.
          await upToDate(position);
          await onStock(event.data.productId, cause);
          return;
        case "VariantRestored":
          await upToDate(position);
          await onStock(event.data.variantId, cause);
          return;
        case "ProductRestored":
          await upToDate(position);
          for (const id of await variantsOf(streamId(stream))) await onStock(id, cause);
          return;
        case "ProductPriceChanged":
        case "VariantPriceChanged": {
          await upToDate(position);
          const isVariant = event.type === "VariantPriceChanged";
          const variantId = isVariant ? event.data.variantId : streamId(stream);
          if (event.data.priceCents < event.data.previousPriceCents) {
            await onPrice(variantId, event.data.priceCents, cause);
          }
          return;
        }
        case "EmailVerified": {
          await upToDate(position);
          for (const alert of await stockAlerts.ofUser(streamId(stream))) {
            await onStock(alert.productId, cause);
          }
          return;
        }
        default:
      }
    },
    start() {
      timer = setInterval(() => {
        running ??= sweep()
          .catch((error: unknown) =>
            log.error({ err: error }, "Could not send deferred alerts; retrying later"),
          )
          .finally(() => {
            running = null;
          });
      }, sweepMs);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
};

/** The context of a command that the shop issues itself. */
export const byShop = (commandId: string, now: string): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { id: "shop", role: "system" },
  now,
});
