import { skipToken, useQuery } from "@apollo/client/react";
import { pageLanguage } from "../../../apollo/page-language.ts";
import { DeliveryDatesDocument, type DeliveryDatesQuery } from "../../../generated/operations.ts";
import type { ShownDay } from "./day-text.ts";

/** Where an order goes, as far as it is known. */
export interface Region {
  readonly district: string;
  readonly province: string;
}

export type RegionDates = DeliveryDatesQuery["deliveryDates"];
export type RegionDate = RegionDates["dates"][number];

/**
 * The delivery dates of a region, read from the shop each time it changes. Skipped without a
 * district.
 */
export function useDeliveryDates({ district, province }: Region) {
  const { data, previousData, loading, error, refetch } = useQuery(
    DeliveryDatesDocument,
    district === ""
      ? skipToken
      : {
          variables: { district, province, language: pageLanguage },
          fetchPolicy: "cache-and-network",
        },
  );
  // A skipped query still returns the dates of the last district.
  const found = district === "" ? undefined : (data ?? (loading ? previousData : undefined));
  return {
    dates: found?.deliveryDates ?? null,
    failed: error !== undefined && data === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Whether a slot can be chosen. */
export function isFree({ dates }: RegionDates, { date, half }: ShownDay): boolean {
  const found = dates.find((each) => each.date === date);
  return half === "MORNING" ? found?.morning === true : found?.afternoon === true;
}
