import { useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  ShopSettingsChangedDocument,
  ShopSettingsDocument,
  type ShopSettings_AllFragment,
} from "../../../generated/operations.ts";

/** The settings of the whole shop, with the latest changes. */
export type ShopSettings = ShopSettings_AllFragment;

/** The shop's settings, live; undefined until they have loaded. */
export function useShopSettings() {
  const { data, error, refetch } = useQuery(ShopSettingsDocument, {
    fetchPolicy: "cache-and-network",
  });
  useLiveUpdates({
    document: ShopSettingsChangedDocument,
    variables: {},
    after: data ? null : undefined,
    read: ({ shopSettingsChanged: { position, remaining } }) => ({ position, remaining }),
    reread: () => refetch().catch(() => undefined),
  });
  return {
    settings: data?.shopSettings,
    failed: Boolean(error) && !data,
    retry: () => refetch().then(() => undefined),
  };
}
