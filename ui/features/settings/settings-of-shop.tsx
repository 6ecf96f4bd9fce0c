import { createContext, useContext, type ReactNode } from "react";
import { defaultSettings } from "../../generated/shop.ts";
import { useShopSettings, type ShopSettings } from "./use-shop-settings.ts";

/** What holds in the shop, whoever set it. */
export type SettingValues = Pick<ShopSettings, keyof typeof defaultSettings>;

const Settings = createContext<SettingValues>(defaultSettings);

/** Gives the shop's settings to what stands inside, live. */
export function SettingsOfShop({ children }: { children: ReactNode }) {
  const { settings } = useShopSettings();
  return <Settings value={settings ?? defaultSettings}>{children}</Settings>;
}

/** What holds in the shop; until that is read, what holds at first. */
export function useSettingValues(): SettingValues {
  return useContext(Settings);
}
