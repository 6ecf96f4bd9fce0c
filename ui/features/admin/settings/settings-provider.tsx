import { createContext, useContext, type ReactNode } from "react";
import { defaultSettings } from "../../../generated/shop.ts";
import { useShopSettings, type ShopSettings } from "./use-shop-settings.ts";

/** The shop's current settings. */
export type SettingValues = Pick<ShopSettings, keyof typeof defaultSettings>;

const Settings = createContext<SettingValues>(defaultSettings);

/** Provides the shop's settings to its children, live. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { settings } = useShopSettings();
  return <Settings value={settings ?? defaultSettings}>{children}</Settings>;
}

/** The current settings of the shop; the defaults until they have loaded. */
export function useSettingValues(): SettingValues {
  return useContext(Settings);
}
