import { unchangedSettings } from "#projections/settings/projection.ts";
import type { SettingsQueries } from "#projections/settings/queries.ts";

/** The default settings, which never change. */
export const fixedSettings: SettingsQueries = {
  current: async () => unchangedSettings,
  categories: () => unchangedSettings.categories,
  onChange: () => undefined,
};
