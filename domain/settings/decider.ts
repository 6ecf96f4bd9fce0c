import { defaultSettings, limits, settingLimits } from "../constants.ts";
import { accept, refuse, type Decider } from "../decider.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import type { DeliveryFees } from "../values/delivery-fee.ts";
import { deliveryFeeProblems, storedDeliveryFee } from "./delivery-fee.ts";
import type { SettingChange, SettingName, Settings, SettingsEvent } from "./events.ts";
import { storedSetting, textProblems } from "./setting-rules.ts";

export interface ChangeSettings {
  readonly type: "ChangeSettings";
  /** Missing settings stay unchanged. */
  readonly changes: Partial<Settings>;
}

/**
 * The rules of the shop's settings: each within its limits, and the warning before the deadline.
 */
export const settingsDecider: Decider<Settings, ChangeSettings, SettingsEvent, InvalidInput> = {
  category: "settings",
  initialState: defaultSettings,

  evolve: (state, { data }) => ({ ...state, [data.setting]: data.value }),

  decide({ changes }, state) {
    const wanted: Settings = { ...state, ...asSeen(changes) };
    const changed = settingNames.filter((name) => !isSame(wanted[name], state[name]));
    const outOfBounds = changed.flatMap((name) => boundProblem(name, wanted[name]));
    const problems = outOfBounds.length > 0 ? outOfBounds : orderProblems(wanted, changed);
    if (problems.length > 0) return refuse(invalidInput(...problems));
    return accept(
      ...changed.map((setting) => ({
        type: "SettingChanged" as const,
        data: { setting, value: wanted[setting], previousValue: state[setting] } as SettingChange,
      })),
    );
  },
};

/** Every setting, in display order. */
export const settingNames = Object.keys(defaultSettings) as readonly SettingName[];

const bounds = {
  lowStock: { least: 0, most: limits.stock, unit: "" },
  preparingWarmHours: { least: 1, most: settingLimits.hours, unit: " of hours" },
  preparingLateHours: { least: 1, most: settingLimits.hours, unit: " of hours" },
  packingWarmHours: { least: 1, most: settingLimits.hours, unit: " of hours" },
  packingLateHours: { least: 1, most: settingLimits.hours, unit: " of hours" },
  deliveryWarmDays: { least: 1, most: settingLimits.days, unit: " of days" },
  deliveryLateDays: { least: 1, most: settingLimits.days, unit: " of days" },
  callFrom: { least: 0, most: settingLimits.callScore, unit: "" },
} as const;

/**
 * Pairs of settings: the age of an order at a status that shows a warning, and the age at which it
 * is late.
 */
const pairs = [
  ["preparingWarmHours", "preparingLateHours"],
  ["packingWarmHours", "packingLateHours"],
  ["deliveryWarmDays", "deliveryLateDays"],
] as const;

/** Normalizes texts to their visible form. */
const asSeen = (changes: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = changes[name];
      if (value === undefined) return [];
      const stored =
        name === "deliveryFee"
          ? storedDeliveryFee(value as DeliveryFees)
          : storedSetting(name, value);
      return [[name, stored]];
    }),
  );

/** Whether two values of a setting are equal in all parts. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === "object" && typeof other === "object"
    ? JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
    : one === other;

/** The same value with its fields in alphabetical order. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, inOrder(part)]));
};

const boundProblem = <Name extends SettingName>(
  field: Name,
  value: Settings[Name],
): readonly FieldProblem[] => {
  if (field === "deliveryFee") return deliveryFeeProblems(value as DeliveryFees);
  const ofText = textProblems(field, value);
  if (ofText) return ofText;
  if (field === "reviewsWait") return [];
  const { least, most, unit } = bounds[field as keyof typeof bounds];
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
    ? []
    : [{ field, message: `Please enter a whole number${unit} from ${least} to ${most}` }];
};

const orderProblems = (
  wanted: Settings,
  changed: readonly SettingName[],
): readonly FieldProblem[] =>
  pairs.flatMap(([warm, late]) => {
    const field = changed.includes(late) ? late : changed.includes(warm) ? warm : null;
    if (field === null || wanted[warm] <= wanted[late]) return [];
    return [{ field, message: "Late must not come before amber" }];
  });
