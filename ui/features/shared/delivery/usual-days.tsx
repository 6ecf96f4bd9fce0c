import * as t from "#texts/delivery.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { UsualDaysDocument } from "../../../generated/operations.ts";
import { usualText } from "./day-text.ts";
import { useLastRegion } from "./last-region.ts";
import type { Region } from "./use-delivery-dates.ts";

/** "Delivery to Galle usually takes 2 to 3 days."; null if there were too few deliveries. */
export function useUsualDays(region: Region | null): string | null {
  const { data } = useQuery(
    UsualDaysDocument,
    region === null || region.district === ""
      ? skipToken
      : { variables: { district: region.district, province: region.province } },
  );
  const usual = data?.deliveryDates.usual;
  return region && usual ? usualText(region.district, usual) : null;
}

/** The usual days to the last district of this device, or when the day is chosen. */
export function UsualDaysHere() {
  return useUsualDays(useLastRegion()) ?? t.chooseAtCheckout;
}
