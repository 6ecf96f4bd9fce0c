/**
 * Settings of the whole shop. Times are the age of an order at a status that shows a warning, or
 * makes it late.
 */
export interface Settings {
  readonly shopName: string;
  /** Printed on every packing slip; may be empty. */
  readonly deliveryNote: string;
  /** Limit of low stock for products without their own. */
  readonly lowStock: number;
  readonly preparingWarmHours: number;
  readonly preparingLateHours: number;
  readonly packingWarmHours: number;
  readonly packingLateHours: number;
  readonly deliveryWarmDays: number;
  readonly deliveryLateDays: number;
  /** Score from which an order waits for a call; 0 if none waits. */
  readonly callFrom: number;
  /** Whether a review waits for approval before customers see it. */
  readonly reviewsWait: boolean;
}

export type SettingName = keyof Settings;

/** Old and new value of one setting. */
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
