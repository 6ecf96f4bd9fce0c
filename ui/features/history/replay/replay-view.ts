import { scaleLinear, type ScaleLinear } from "d3-scale";
import { createParser } from "nuqs/server";
import { addressView, choice, flag, text, validText } from "../../../components/address-view.ts";
import type { HistoryFilter } from "../../../generated/operations.ts";
import { provinces } from "../../../generated/shop.ts";
import { streamCategories } from "../explorer/stream-categories.ts";

/** Replay speeds as multiples of real time; null for as fast as possible. */
export const speeds = [
  { value: "1", label: "1×", times: 1 },
  { value: "10", label: "10×", times: 10 },
  { value: "60", label: "60×", times: 60 },
  { value: "300", label: "300×", times: 300 },
  { value: "1000", label: "1000×", times: 1000 },
  { value: "fastest", label: "Fastest", times: null },
] as const;
export type Speed = (typeof speeds)[number]["value"];

/** Kinds of events to jump to. */
export const kinds = [
  { type: "OrderPlaced", label: "order placed" },
  { type: "OrderStatusChanged", label: "order moved" },
  { type: "OrderRejected", label: "order rejected" },
  { type: "OrderCancelled", label: "order cancelled" },
  { type: "ProductPriceChanged", label: "price change" },
  { type: "StockReceived", label: "stock received" },
  { type: "ReviewSubmitted", label: "review" },
] as const;
export type Kind = (typeof kinds)[number]["type"];

/** The state of a player, stored in its URL. */
export interface ReplayView {
  /** Ends of the range, each an event number or an instant; null for the ends of the log. */
  from: string | null;
  to: string | null;
  /** The moment shown, an event number or an instant; null for the start of the range. */
  at: string | null;
  speed: Speed;
  /** Play quiet periods in full; otherwise each takes two seconds at most. */
  keepsQuiet: boolean;
  /** The product whose stock is drawn; null for the one with the most movements. */
  product: string | null;
  /**
   * Which events are listed: a category by its word, an order by its number, a province; empty for
   * all. The shop is replayed completely.
   */
  category: string;
  order: string;
  province: string;
}

const moment = createParser({
  parse: (typed) => typed.slice(0, 200) || null,
  serialize: String,
});

const address = addressView(
  {
    from: moment,
    to: moment,
    at: moment,
    speed: choice(
      speeds.map(({ value }) => value),
      String,
    ).withDefault("60"),
    keepsQuiet: flag("keep"),
    product: moment,
    category: validText((typed) => streamCategories.some(({ word }) => word === typed)).withDefault(
      "",
    ),
    order: text(),
    province: validText((typed) => Object.hasOwn(provinces, typed)).withDefault(""),
  },
  { keepsQuiet: "quiet" },
);

/**
 * Reads the state from a URL. Invalid values are ignored, except moments: the server explains what
 * is wrong with them.
 */
export const replayViewOf: (params: URLSearchParams) => ReplayView = address.viewOf;

/** URL parameters of the state, without defaults. */
export const replayParamsOf = address.parametersOf;

/** The API filter of the listed events. */
export function eventFilterOf({ category, order, province }: ReplayView): HistoryFilter {
  const display = streamCategories.find(({ word }) => word === category);
  return {
    ...(display && { categories: [display.category] }),
    ...(order && { order }),
    ...(province && { province }),
  };
}

/** A range of the log by event numbers. */
export interface EventRange {
  first: number;
  last: number;
}

/** Maps the events of a range: its start, before its first event, to 0, and its last event to 1. */
export function eventScale({ first, last }: EventRange): ScaleLinear<number, number> {
  return scaleLinear([first - 1, last], [0, 1]).clamp(true);
}
