import { limits, settingLimits } from "../constants.ts";
import { defaultSettings } from "./defaults.ts";
import { accept, refuse, type Decider, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import type { DeliveryFees } from "../values/delivery-fee.ts";
import { deliveryFeeProblems, storedDeliveryFee } from "./delivery-fee.ts";
import type { Closing, SettingChange, SettingName, Settings, SettingsEvent } from "./events.ts";
import {
  closingProblems,
  emptyProfile,
  missingToOpen,
  openFromStart,
  openingAfter,
  openingProblems,
  storedClosing,
  type Opening,
} from "./opening.ts";
import { storedSetting, textProblems } from "./setting-rules.ts";

export interface ChangeSettings {
  readonly type: "ChangeSettings";
  /** Missing settings stay unchanged. */
  readonly changes: Partial<Settings>;
}

/** The first command of a shop that starts empty. */
export interface PrepareShop {
  readonly type: "PrepareShop";
}

export interface OpenShop {
  readonly type: "OpenShop";
  /** Whether an item with a price is on sale and in stock. */
  readonly hasItem: boolean;
}

/** Closes the shop until its owner opens it again, or changes what its visitors read. */
export interface CloseShop {
  readonly type: "CloseShop";
  readonly closing: Closing;
  /** The day in Colombo. */
  readonly today: string;
}

export type SettingsCommand = ChangeSettings | PrepareShop | OpenShop | CloseShop;

/** The settings, and whether the shop is open. */
export interface SettingsState extends Settings {
  readonly opening: Opening;
}

/**
 * The rules of the shop's settings: each within its limits, and the warning before the deadline.
 * Those of opening: what the shop needs first, and that only its owner closes it.
 */
export const settingsDecider: Decider<SettingsState, SettingsCommand, SettingsEvent, InvalidInput> =
  {
    category: "settings",
    initialState: { ...defaultSettings, opening: openFromStart },

    evolve: (state, event) =>
      event.type === "SettingChanged"
        ? { ...state, [event.data.setting]: event.data.value }
        : { ...state, opening: openingAfter(state.opening, event) },

    decide(command, state) {
      const { opening } = state;
      switch (command.type) {
        case "ChangeSettings":
          return changesOf(command.changes, state);
        case "PrepareShop": {
          if (opening.isOwn) return accept();
          const emptied = changesOf(emptyProfile, state);
          if (!emptied.accepted) return emptied;
          return accept({ type: "ShopNotYetOpen", data: {} }, ...emptied.events);
        }
        case "OpenShop": {
          if (opening.state === "open") return accept();
          // A closed shop has been open before: it opens with what it has.
          const missing = opening.state === "closed" ? [] : missingToOpen(state, command.hasItem);
          return missing.length > 0
            ? refuse(invalidInput(...openingProblems(missing)))
            : accept({ type: "ShopOpened", data: {} });
        }
        case "CloseShop": {
          if (opening.state === "preparing") {
            return refuse(invalidInput({ field: "", message: messages.opening.notYet }));
          }
          const closing = storedClosing(command.closing);
          const problems = closingProblems(closing, command.today);
          if (problems.length > 0) return refuse(invalidInput(...problems));
          const { state: before, until, note } = opening;
          const isKnown =
            before === "closed" && isSame(storedClosing({ until, note } as Closing), closing);
          return isKnown ? accept() : accept({ type: "ShopClosed", data: closing });
        }
      }
    },
  };

const changesOf = (
  changes: Partial<Settings>,
  state: Settings,
): Decision<SettingsEvent, InvalidInput> => {
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
