import { settingLimits } from "../constants.ts";
import { defaultSettings } from "./defaults.ts";
import { messages } from "../messages.ts";
import type { FieldProblem } from "../refusal.ts";
import { isDay } from "../values/instant.ts";
import { normalLine } from "../values/line.ts";
import type { Closing, Settings, SettingsEvent, ShopProfile } from "./events.ts";
import { localProblems } from "./setting-rules.ts";

/** Whether visitors may use the shop. */
export type OpeningState = "preparing" | "open" | "closed";

/** Whether the shop is open. Once opened, it closes only when its owner closes it. */
export interface Opening extends Closing {
  readonly state: OpeningState;
  /** Whether the shop started empty: it has neither the sample products nor the sample's name. */
  readonly isOwn: boolean;
}

/** A shop is open from its start, unless it started empty. */
export const openFromStart: Opening = { state: "open", isOwn: false };

const noText = { en: "", si: "", ta: "" } as const;

/** The profile of a shop that starts empty. Its owner replaces the name. */
export const emptyProfile = {
  shopName: "New shop",
  nameMark: "",
  legalName: "",
  registrationNumber: "",
  tagline: noText,
  description: noText,
  address: [],
  phone: "",
  whatsApp: "",
  email: "",
  hours: [],
  mapLink: "",
  social: [],
  home: {
    ...defaultSettings.home,
    headline: { en: "Welcome.", si: "ආයුබෝවන්.", ta: "வணக்கம்." },
    lead: noText,
  },
} as const satisfies Partial<ShopProfile>;

/** What the shop needs before it can open. */
export type NeededToOpen = "name" | "phone" | "item";

/** What a shop still needs before it can open. */
export const missingToOpen = (
  { shopName, phone }: Pick<Settings, "shopName" | "phone">,
  hasItem: boolean,
): readonly NeededToOpen[] => [
  ...(shopName === emptyProfile.shopName ? ["name" as const] : []),
  ...(phone === "" ? ["phone" as const] : []),
  ...(hasItem ? [] : ["item" as const]),
];

/** A refusal to open lists everything that is missing. */
export const openingProblems = (missing: readonly NeededToOpen[]): readonly FieldProblem[] =>
  missing.map((field) => ({ field, message: messages.opening.missing[field] }));

/** The stored form of a closing: without empty parts. */
export const storedClosing = ({ until = "", note = noText }: Closing): Closing => {
  const text = { en: normalLine(note.en), si: normalLine(note.si), ta: normalLine(note.ta) };
  return {
    ...(until === "" ? {} : { until }),
    ...(Object.values(text).every((each) => each === "") ? {} : { note: text }),
  };
};

/** Problems of a stored closing, on a day in Colombo. */
export const closingProblems = (
  { until, note }: Closing,
  today: string,
): readonly FieldProblem[] => [
  ...(until === undefined || (isDay(until) && until > today)
    ? []
    : [{ field: "until", message: messages.opening.untilInvalid }]),
  ...(note ? localProblems("note", note, settingLimits.closingNote) : []),
];

/** The opening after an event of the settings. */
export const openingAfter = (opening: Opening, event: SettingsEvent): Opening => {
  switch (event.type) {
    case "SettingChanged":
      return opening;
    case "ShopNotYetOpen":
      return { state: "preparing", isOwn: true };
    case "ShopOpened":
      return { state: "open", isOwn: opening.isOwn };
    case "ShopClosed":
      return { state: "closed", isOwn: opening.isOwn, ...event.data };
  }
};
