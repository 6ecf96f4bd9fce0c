import { z } from "zod";
import { orderStatuses, type Language } from "#domain/constants.ts";
import { formatRupees } from "#domain/money.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import { mailedItem } from "../templates/item-name.ts";
import { dateTextIn, dayData } from "../day-text.ts";
import { mailTexts } from "../texts/texts.ts";
import type { MailTexts } from "../texts/mail-texts.ts";
import type { PushDraft, PushTemplate } from "./push-template.ts";

const daySeconds = 24 * 60 * 60;

/** Data of every message about an order. */
const order = { orderId: z.string(), number: z.string() };

const orderBase = {
  topic: "orders",
  about: ({ orderId }: { readonly orderId: string }) => `order-${orderId}`,
  path: ({ number }: { readonly number: string }) => `/my-orders/${encodeURIComponent(number)}`,
  ttlSeconds: daySeconds,
  urgency: "normal",
} as const;

const alertBase = { topic: "alerts", ttlSeconds: daySeconds, urgency: "normal" } as const;

type Item = z.infer<typeof mailedItem>;

const droppedItem = mailedItem.extend({ priceCents: z.number(), belowCents: z.number() });

const nameOf = ({ name, options }: Item): string => nameWithOptions(name, options);

/** The item's page with the variant chosen. */
const itemPath = ({ productId, variantId }: Item): string =>
  `/Item-Page/${encodeURIComponent(productId)}?variant=${encodeURIComponent(variantId)}`;

const kind = <Schema extends z.ZodType>(template: PushTemplate<Schema>) => template;

/** Whole rupees have no cents on a screen. */
const sumOf = (cents: number): string => formatRupees(cents).replace(/\.00$/, "");

type Day = z.infer<typeof dayData>;

const withDay = (
  number: string,
  day: Day | null,
  { t, language }: { readonly t: MailTexts["push"]; readonly language: Language },
): string =>
  day
    ? t.comesOn(number, dateTextIn(language, day.date), mailTexts[language].halves[day.half])
    : t.order(number);

/**
 * All kinds of messages to devices. A further kind is one more member here, with its texts in
 * `mail/texts/` (`notifier.ts`).
 */
export const pushTemplates = {
  "order-placed": kind({
    ...orderBase,
    data: z.object({ ...order, day: dayData.nullable() }),
    draft: ({ number, day }, context) => ({
      title: context.t.placed,
      text: withDay(number, day, context),
    }),
  }),
  "order-status": kind({
    ...orderBase,
    data: z.object({
      ...order,
      status: z.enum(orderStatuses),
      day: dayData.nullable(),
      /** The half of the delivery day, if that is today. */
      today: dayData.shape.half.nullable(),
      totalCents: z.number(),
    }),
    urgency: "high",
    draft: ({ number, status, day, today, totalCents }, context) => {
      const { t } = context;
      const title = t.statuses[status];
      if (status === "Delivered") return { title, text: t.delivered(number) };
      if (status !== "Out for Delivery") return { title, text: withDay(number, day, context) };
      const sum = sumOf(totalCents);
      return { title, text: today ? t.dueToday[today](number, sum) : t.onTheRoad(number, sum) };
    },
  }),
  "delivery-day": kind({
    ...orderBase,
    data: z.object({ ...order, day: dayData.nullable() }),
    draft: ({ number, day }, context) => ({
      title: context.t.dayChanged,
      text: day ? withDay(number, day, context) : context.t.noDay(number),
    }),
  }),
  "order-cancelled": kind({
    ...orderBase,
    data: z.object({ ...order, wasPaid: z.boolean().optional() }),
    draft: ({ number, wasPaid }, { t }) => ({
      title: t.cancelled,
      text: wasPaid ? t.afterPaying(number) : t.notCharged(number),
    }),
  }),
  "items-returned": kind({
    ...orderBase,
    data: z.object({ ...order, isRefund: z.boolean().optional() }),
    draft: ({ number, isRefund }, { t }) =>
      isRefund
        ? { title: t.refunded, text: t.refundedFor(number) }
        : { title: t.returned, text: t.returnedItems(number) },
  }),
  "new-order": kind({
    data: z.object({
      ...order,
      items: z.number(),
      totalCents: z.number(),
      day: dayData.nullable(),
    }),
    topic: "newOrders",
    about: ({ orderId }) => `new-order-${orderId}`,
    path: ({ number }) => `/admin/orders/${encodeURIComponent(number)}`,
    ttlSeconds: daySeconds,
    urgency: "normal",
    draft: ({ number, items, totalCents }, { t }) => ({
      title: t.newOrder(number),
      text: t.itemsFor(items, sumOf(totalCents)),
    }),
  }),
  "back-in-stock": kind({
    ...alertBase,
    data: z.object({ item: mailedItem, available: z.number() }),
    about: ({ item }) => `stock-${item.variantId}`,
    path: ({ item }) => itemPath(item),
    draft: ({ item, available }, { t }) => ({
      title: t.backInStock,
      text: t.piecesOf(nameOf(item), available),
    }),
  }),
  "price-drop": kind({
    ...alertBase,
    data: z.object({ drops: z.array(droppedItem) }),
    about: () => "prices",
    path: ({ drops: [first, ...others] }) =>
      first && others.length === 0 ? itemPath(first) : "/wishlist",
    draft: ({ drops: [first, ...others] }, { t }) => {
      if (!first) return { title: t.lowerPrices, text: "" };
      const { priceCents, belowCents } = first;
      const name = nameOf(first);
      return others.length === 0
        ? { title: t.less(sumOf(belowCents - priceCents)), text: t.isNow(name, sumOf(priceCents)) }
        : { title: t.lowerPrices, text: t.andMore(name, others.length) };
    },
  }),
  test: kind({
    data: z.object({}),
    topic: null,
    about: () => "test",
    path: () => "/profile/notifications",
    ttlSeconds: 10 * 60,
    urgency: "high",
    draft: (_data, { t }) => ({ title: t.test, text: t.testText }),
  }),
} as const;

export type PushTemplateName = keyof typeof pushTemplates;

/** Data of a kind of message. */
export type PushData<Name extends PushTemplateName> = z.infer<(typeof pushTemplates)[Name]["data"]>;

/** A message as the service worker receives it (`ui/offline/push-message.ts`). */
export interface ComposedPush extends PushDraft {
  readonly about: string;
  /** Path of the page that a press on it opens. */
  readonly path: string;
}

const isName = (name: string): name is PushTemplateName => Object.hasOwn(pushTemplates, name);

/** A kind of message by its name in the queue; null if there is none. */
export const pushTemplate = (name: string): PushTemplate<z.ZodType> | null =>
  isName(name) ? pushTemplates[name] : null;

/** Composes a message in its reader's language. Null if the data doesn't fit its kind. */
export const composePush = (
  template: PushTemplate<z.ZodType>,
  given: unknown,
  language: Language,
): ComposedPush | null => {
  const { success, data } = template.data.safeParse(given);
  if (!success) return null;
  const { title, text } = template.draft(data, { t: mailTexts[language].push, language });
  return { title, text, about: template.about(data), path: template.path(data) };
};
