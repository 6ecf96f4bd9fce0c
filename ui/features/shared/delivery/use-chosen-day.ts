import * as t from "#texts/delivery.ts";
import { useState } from "react";
import { dayText, type ShownDay } from "./day-text.ts";
import { isFree, useDeliveryDates, type Region } from "./use-delivery-dates.ts";

/**
 * The delivery day of an order before it is placed: the shopper's choice while it is possible in
 * the region, otherwise the earliest free half day. `moved` says so in words.
 */
export function useChosenDay(region: Region) {
  const { dates, failed, retry } = useDeliveryDates(region);
  const [wish, setWish] = useState<ShownDay | null>(null);
  const isPossible = wish !== null && dates !== null && isFree(dates, wish);
  const day = isPossible ? wish : (dates?.earliest ?? null);
  const moved =
    wish !== null && day !== null && !isPossible ? t.dayMovedTo(dayText(wish), dayText(day)) : null;
  return { dates, failed, retry, day, moved, choose: setWish };
}
