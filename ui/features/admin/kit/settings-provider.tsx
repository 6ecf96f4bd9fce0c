import { createContext, useContext, type ReactNode } from "react";
import { defaultRules } from "../../../generated/shop.ts";
import { useLiveQuery } from "../../../apollo/live-updates.tsx";
import {
  SettingValuesChangedDocument,
  SettingValuesDocument,
  type ShopSettings_ValuesFragment,
} from "../../../generated/operations.ts";

/** The shop's current settings. */
export type SettingValues = Pick<ShopSettings_ValuesFragment, keyof typeof defaultRules>;

const Settings = createContext<SettingValues>(defaultRules);

/**
 * Provides the shop's settings to its children, live: to all pages of the admin area, and to the
 * history's board. All staff read them, only owners their changes.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useLiveQuery({
    query: SettingValuesDocument,
    live: SettingValuesChangedDocument,
  });
  return <Settings value={data?.shopSettings ?? defaultRules}>{children}</Settings>;
}

/** The current settings of the shop; the defaults until they have loaded. */
export function useSettingValues(): SettingValues {
  return useContext(Settings);
}
