import { unchangedSettings } from "#projections/settings/projection.ts";
import type { SettingsQueries } from "#projections/settings/queries.ts";

/** The settings of a shop in which nobody has set anything, and nobody will. */
export const usualSettings: SettingsQueries = {
  current: async () => unchangedSettings,
  onChange: () => undefined,
};
