/** What admins set for the whole shop. Times are those after which an order at a status is looked at with worry, or is late. */
export interface Settings {
  readonly shopName: string;
  /** On every packing slip; may be empty. */
  readonly deliveryNote: string;
  /** So many pieces or fewer are low, of products without a limit of their own. */
  readonly lowStock: number;
  readonly preparingWarmHours: number;
  readonly preparingLateHours: number;
  readonly packingWarmHours: number;
  readonly packingLateHours: number;
  readonly deliveryWarmDays: number;
  readonly deliveryLateDays: number;
}

export type SettingName = keyof Settings;

/** One setting from what to what. */
export type SettingChange = {
  readonly [Name in SettingName]: {
    readonly setting: Name;
    readonly value: Settings[Name];
    readonly previousValue: Settings[Name];
  };
}[SettingName];

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type SettingsEvent = {
  readonly type: "SettingChanged";
  readonly data: SettingChange;
};
