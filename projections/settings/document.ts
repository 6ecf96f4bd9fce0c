import type { SettingChange, Settings } from "#domain/settings/events.ts";

/** A change of one setting, and the account that made it. */
export type SettingMoment = SettingChange & {
  readonly at: string;
  readonly byId: string;
  /** Its place among the events of the settings. */
  readonly revision: number;
};

/** So many changes are kept; all of them stand in the history. */
export const keptChanges = 100;

/** What holds in the shop now, and how it came to. */
export interface SettingsDocument {
  readonly values: Settings;
  /** Newest first. */
  readonly changes: readonly SettingMoment[];
}
