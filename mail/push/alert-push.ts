import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { dropItems, itemOf, type AlertMailPorts } from "../alert-mail.ts";
import { keyOf, type News } from "./notifier.ts";

type PushedAlert = Extract<
  ShopRecordedEvent,
  { readonly type: "StockAlertSent" | "PriceDropSent" }
>;

/** Whether an event is an alert about stock or prices. */
export const isPushedAlert = (event: ShopRecordedEvent): event is PushedAlert =>
  event.type === "StockAlertSent" || event.type === "PriceDropSent";

/** The news of an alert and its account; null if the items are gone. A guest has no devices. */
export const alertNews = async (
  event: PushedAlert,
  variantsOf: AlertMailPorts["variantsOf"],
): Promise<{ readonly accountId: string; readonly news: News } | null> => {
  const occasion = { key: keyOf(event.revision), createdAt: event.metadata.occurredAt };
  if (event.type === "StockAlertSent") {
    const { userId: accountId, productId, available } = event.data;
    const product = (await variantsOf([productId])).get(productId);
    if (!product) return null;
    const data = { item: itemOf(productId, product), available };
    return { accountId, news: { ...occasion, template: "back-in-stock", data } };
  }
  const products = await variantsOf(event.data.drops.map(({ productId }) => productId));
  const drops = dropItems(event.data.drops, products);
  if (drops.length === 0) return null;
  const news: News = { ...occasion, template: "price-drop", data: { drops } };
  return { accountId: streamId(event.stream), news };
};
