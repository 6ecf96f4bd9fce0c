import { useQuery } from "@apollo/client/react";
import { createContext, useContext, type ReactNode } from "react";
import { defaultSettings } from "../../../generated/shop.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  SettingValuesChangedDocument,
  SettingValuesDocument,
  type ShopSettings_ValuesFragment,
} from "../../../generated/operations.ts";

/** The shop's current settings. */
export type SettingValues = Pick<ShopSettings_ValuesFragment, keyof typeof defaultSettings>;

const Settings = createContext<SettingValues>(defaultSettings);

/**
 * Provides the shop's settings to its children, live: to all pages of the admin area, and to the
 * history's board. All staff read them, only owners their changes.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, refetch } = useQuery(SettingValuesDocument, { fetchPolicy: "cache-and-network" });
  useLiveUpdates({
    document: SettingValuesChangedDocument,
    variables: {},
    after: data ? null : undefined,
    read: ({ shopSettingsChanged: { position, remaining } }) => ({ position, remaining }),
    reread: () => refetch().catch(() => undefined),
  });
  return <Settings value={data?.shopSettings ?? defaultSettings}>{children}</Settings>;
}

/** The current settings of the shop; the defaults until they have loaded. */
export function useSettingValues(): SettingValues {
  return useContext(Settings);
}
