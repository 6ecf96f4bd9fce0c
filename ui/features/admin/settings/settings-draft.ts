import type { ShopSettingsInput } from "../../../generated/operations.ts";
import { limits, settingLimits, type defaultRules } from "../../../generated/shop.ts";
import type { SettingValues } from "../kit/settings-provider.tsx";

export type SettingField = keyof typeof defaultRules;

/** Unsaved input by field. */
export type SettingsDraft = Partial<Record<SettingField, string>>;
export type SettingsProblems = Partial<Record<SettingField, string>>;

const texts = new Set<SettingField>(["deliveryNote"]);

/** The fields whose input differs from the current values. */
export function changedFields(draft: SettingsDraft, values: SettingValues): SettingField[] {
  return (Object.keys(draft) as SettingField[]).filter(
    (field) => draft[field]?.trim() !== String(values[field]),
  );
}

/** The mutation's input, and the validation errors. */
export function inputOf(
  draft: SettingsDraft,
  values: SettingValues,
): { input: ShopSettingsInput; problems: SettingsProblems } {
  const input: Record<string, string | number | boolean> = {};
  const problems: SettingsProblems = {};
  for (const field of changedFields(draft, values)) {
    const typed = (draft[field] ?? "").trim();
    const number = /^\d{1,7}$/.test(typed.replaceAll(",", ""))
      ? Number(typed.replaceAll(",", ""))
      : null;
    if (field === "reviewsWait") input[field] = typed === "true";
    else if (texts.has(field)) input[field] = typed;
    else if (number === null) problems[field] = wholeNumber(field);
    else input[field] = number;
  }
  return { input, problems };
}

function wholeNumber(field: SettingField): string {
  if (field === "lowStock") return `Please enter a whole number from 0 to ${limits.stock}`;
  if (field === "callFrom") {
    return `Please enter a whole number from 0 to ${settingLimits.callScore}`;
  }
  return field.endsWith("Days")
    ? `Please enter a whole number of days from 1 to ${settingLimits.days}`
    : `Please enter a whole number of hours from 1 to ${settingLimits.hours}`;
}
