import * as t from "#texts/delivery.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { UsualDaysDocument } from "../../../generated/operations.ts";
import { usualText } from "./day-text.ts";
import { useLastRegion } from "./last-region.ts";
import type { Region } from "./use-delivery-dates.ts";

/** "Delivery to Galle usually takes 2 to 3 days."; null if there were too few deliveries. */
export function useUsualDays(region: Region | null): string | null {
  const known = region?.district ? region : null;
  const { data } = useQuery(
    UsualDaysDocument,
    known ? { variables: { district: known.district, province: known.province } } : skipToken,
  );
  const usual = data?.deliveryDates.usual;
  return known && usual ? usualText(known.district, usual) : null;
}

/** The usual days to the last district of this device, or when the day is chosen. */
export function UsualDaysHere() {
  return useUsualDays(useLastRegion()) ?? t.chooseAtCheckout;
}
