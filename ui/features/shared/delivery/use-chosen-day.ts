import * as t from "#texts/delivery.ts";
import { useState } from "react";
import { dayText, type ShownDay } from "./day-text.ts";
import { isFree, useDeliveryDates, type Region } from "./use-delivery-dates.ts";

/** Stores the chosen slot until the order is placed. */
export interface StoredDay {
  read: () => ShownDay | null;
  save: (day: ShownDay) => void;
}

/**
 * The delivery day of an order before it is placed: the shopper's choice while it is possible in
 * the region, otherwise the earliest free slot. `moved` says so in words.
 */
export function useChosenDay(region: Region, stored?: StoredDay) {
  const { dates, failed, retry } = useDeliveryDates(region);
  const [wish, setWish] = useState(() => stored?.read() ?? null);
  const isPossible = wish !== null && dates !== null && isFree(dates, wish);
  const day = isPossible ? wish : (dates?.earliest ?? null);
  const moved =
    wish !== null && day !== null && !isPossible ? t.dayMovedTo(dayText(wish), dayText(day)) : null;

  function choose(chosen: ShownDay) {
    setWish(chosen);
    stored?.save(chosen);
  }

  return { dates, failed, retry, day, moved, choose };
}
