import { deliveryLimits } from "#domain/constants.ts";
import type { ApiClient, Person } from "./api-client.ts";

/** Gives every slot of every zone as many places as the settings allow. */
export const openSlots = async (
  client: ApiClient,
  admin: Person,
  changes: { readonly weekdays?: readonly number[] } = {},
): Promise<void> => {
  const known = await client.graphql(
    admin,
    "{ deliveryZones { edition zones { id name districts weekdays leadDays } } }",
  );
  const { data } = known.body as {
    readonly data: {
      readonly deliveryZones: { readonly edition: number; readonly zones: readonly object[] };
    };
  };
  const { edition, zones } = data.deliveryZones;
  const most = deliveryLimits.capacity;
  const changed = await client.graphql(
    admin,
    `mutation ($zones: [DeliveryZoneInput!]!, $seen: Int!) {
      changeDeliveryZones(zones: $zones, seen: $seen) { __typename }
    }`,
    {
      zones: zones.map((zone) => ({
        ...zone,
        ...changes,
        morningCapacity: most,
        afternoonCapacity: most,
      })),
      seen: edition,
    },
  );
  const answer = JSON.stringify(changed.body);
  if (!answer.includes('"DeliveryZonesSaved"')) {
    throw new Error(`Opening the delivery days was answered ${answer}`);
  }
};
