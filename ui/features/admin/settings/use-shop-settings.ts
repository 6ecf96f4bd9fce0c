import {
  ShopSettingsChangedDocument,
  ShopSettingsDocument,
  type ShopSettings_AllFragment,
} from "../../../generated/operations.ts";
import { useLiveRead } from "../kit/read.tsx";

/** The settings of the whole shop, with the latest changes. */
export type ShopSettings = ShopSettings_AllFragment;

/** The shop's settings, live. */
export const useShopSettings = () =>
  useLiveRead({ query: ShopSettingsDocument, live: ShopSettingsChangedDocument });
