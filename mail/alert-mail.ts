import type { Account } from "#domain/account/account.ts";
import type { Language, MailTopic } from "#domain/constants.ts";
import { streamId } from "#domain/decider.ts";
import type { MailLink } from "#domain/mail-subscriptions/service.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { PriceDrop } from "#domain/wishlist/events.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { addresseeOf } from "./addressee.ts";
import type { MailLinks } from "./mail-links.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

const mailedTypes = [
  "StockAlertRequested",
  "StockAlertSent",
  "PriceDropSent",
  "ReviewAnswered",
] as const;

type AlertEvent = Extract<ShopRecordedEvent, { readonly type: (typeof mailedTypes)[number] }>;

const mailed: ReadonlySet<string> = new Set(mailedTypes);

/** Whether an event may cause an email that its person can turn off. */
export const isAlertEvent = (event: ShopRecordedEvent): event is AlertEvent =>
  mailed.has(event.type);

/** The request of an alert about stock, as the log holds it. */
export interface RequestedStockAlert {
  /** A guest's mailbox; null for an account, and for a guest whose data was erased. */
  readonly email: string | null;
  readonly isGuest: boolean;
  readonly language: Language;
  /** ISO 8601. */
  readonly at: string;
}

/** Everything that emails about alerts are made of. */
export interface AlertMailPorts {
  readonly accountOf: (id: string) => Promise<Account | null>;
  /** Variants by id, including discontinued ones. */
  readonly variantsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, ProductDocument>>;
  readonly requestOf: (alertId: string) => Promise<RequestedStockAlert | null>;
  readonly links: Pick<MailLinks, "issue">;
}

/** A variant in the data of a template. */
export const itemOf = (variantId: string, product: ProductDocument) => ({
  variantId,
  productId: productIdOf(variantId),
  name: product.name,
  options: [...(product.variants[0]?.values ?? [])],
});

/** The items whose price fell, in the data of a template; only those that are known. */
export const dropItems = (
  drops: readonly PriceDrop[],
  products: ReadonlyMap<string, ProductDocument>,
) =>
  drops.flatMap(({ productId, priceCents, belowCents }) => {
    const product = products.get(productId);
    return product ? [{ ...itemOf(productId, product), priceCents, belowCents }] : [];
  });

/**
 * The email about an alert or an answered review; null if its person has turned such emails off,
 * has no verified mailbox, or is erased.
 */
export const alertMail = async (
  event: AlertEvent,
  { accountOf, variantsOf, requestOf, links }: AlertMailPorts,
): Promise<OutgoingMail | null> => {
  const { stream, revision } = event;
  const createdAt = event.metadata.occurredAt;

  const itemById = async (id: string) => {
    const product = (await variantsOf([id])).get(id);
    return product && itemOf(id, product);
  };

  /** The account, if it has a verified mailbox and wants emails about the topic. */
  const readerOf = async (userId: string, topic: MailTopic): Promise<Account | null> => {
    const account = await accountOf(userId);
    const isReader = account?.emailVerifiedAt != null && !account.mutedMails.includes(topic);
    return isReader ? account : null;
  };

  switch (event.type) {
    case "StockAlertRequested":
    case "StockAlertSent": {
      const { userId, productId } = event.data;
      const alertId = streamId(stream);
      const request = await requestOf(alertId);
      const item = await itemById(productId);
      if (!request || !item) return null;
      const isRequest = event.type === "StockAlertRequested";
      // The email that an account gets has ended the alert, so its link is about all such emails.
      const link: MailLink = request.isGuest
        ? { kind: "stock", id: alertId, personId: userId }
        : { kind: "topic", id: "back-in-stock", personId: userId };
      const token = () => links.issue(link);
      const common = { id: `stockalert.${alertId}.${revision}`, accountId: userId, createdAt };
      const data = async (): Promise<Pick<OutgoingMail, "template" | "data">> => {
        if (isRequest) {
          const confirmation: MailData<"stock-alert-confirmation"> = { item, token: await token() };
          return { template: "stock-alert-confirmation", data: confirmation };
        }
        const back: MailData<"back-in-stock"> = {
          ...{ item, available: event.data.available },
          ...{ since: dayInColombo(request.at), token: await token() },
        };
        return { template: "back-in-stock", data: back };
      };
      if (request.isGuest) {
        const { email, language } = request;
        const to = email === null ? null : { name: "", address: email, language };
        return to && { ...common, to, ...(await data()) };
      }
      const account = isRequest ? null : await readerOf(userId, "back-in-stock");
      return account && { ...common, to: addresseeOf(account), ...(await data()) };
    }
    case "PriceDropSent": {
      const userId = streamId(stream);
      const account = await readerOf(userId, "price-drops");
      const { drops } = event.data;
      const products = await variantsOf(drops.map(({ productId }) => productId));
      const mailedDrops = dropItems(drops, products);
      if (!account || mailedDrops.length === 0) return null;
      const data: MailData<"price-drop"> = {
        drops: mailedDrops,
        token: await links.issue({ kind: "topic", id: "price-drops", personId: userId }),
      };
      return {
        ...{ id: `pricedrop.${userId}.${revision}`, accountId: userId, createdAt },
        ...{ to: addresseeOf(account), template: "price-drop", data },
      };
    }
    case "ReviewAnswered": {
      const { userId } = event.data;
      const account = await readerOf(userId, "review-answers");
      const productId = streamId(stream);
      const item = await itemById(productId);
      if (!account || !item) return null;
      const data: MailData<"review-answered"> = {
        item: { ...item, options: [] },
        token: await links.issue({ kind: "topic", id: "review-answers", personId: userId }),
      };
      return {
        // A revised answer has the same id: it causes no second email.
        ...{ id: `review.${productId}.${userId}`, accountId: userId, createdAt },
        ...{ to: addresseeOf(account), template: "review-answered", data },
      };
    }
    default:
      return event satisfies never;
  }
};
