import { useLiveQuery } from "../../../apollo/live-updates.tsx";
import {
  ShopSettingsChangedDocument,
  ShopSettingsDocument,
  type ShopSettings_AllFragment,
} from "../../../generated/operations.ts";

/** The settings of the whole shop, with the latest changes. */
export type ShopSettings = ShopSettings_AllFragment;

/** The shop's settings, live; undefined until they have loaded. */
export function useShopSettings() {
  const { data, ...read } = useLiveQuery({
    query: ShopSettingsDocument,
    live: ShopSettingsChangedDocument,
  });
  return { settings: data?.shopSettings, ...read };
}
