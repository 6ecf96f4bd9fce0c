import type { SettingChange, SettingName } from "./events.ts";

const names: Readonly<Record<SettingName, string>> = {
  shopName: "Shop name",
  deliveryNote: "Delivery note",
  lowStock: "Low stock",
  preparingWarmHours: "Item Preparing, amber from",
  preparingLateHours: "Item Preparing, late from",
  packingWarmHours: "Item Packing, amber from",
  packingLateHours: "Item Packing, late from",
  deliveryWarmDays: "Out for Delivery, amber from",
  deliveryLateDays: "Out for Delivery, late from",
  callFrom: "Orders wait for a call from",
  reviewsWait: "When a review comes in",
};

const unitOf = (setting: SettingName): string => {
  if (setting === "lowStock") return "unit";
  if (setting === "callFrom") return "point";
  return setting.endsWith("Days") ? "day" : "hour";
};

/** Display name of a setting. */
export const settingName = (setting: SettingName): string => names[setting];

/** Display value of a setting with its unit: "6 hours". */
export const settingValue = (setting: SettingName, value: string | number | boolean): string => {
  if (typeof value === "boolean") return value ? "wait for approval" : "publish at once";
  if (typeof value === "string") return value === "" ? "nothing" : `“${value}”`;
  if (setting === "callFrom" && value === 0) return "never";
  const unit = unitOf(setting);
  return `${value} ${value === 1 ? unit : `${unit}s`}`;
};

/** A sentence about a change: "Item Packing, late from: 6 hours to 3 hours". */
export const settingChangeText = ({ setting, value, previousValue }: SettingChange): string =>
  setting === "deliveryNote"
    ? `${names.deliveryNote} rewritten`
    : `${names[setting]}: ${settingValue(setting, previousValue)} to ${settingValue(setting, value)}`;
