import { languages } from "../constants.ts";
import { formatRupees } from "../money.ts";
import type { DeliveryFeeRule } from "../values/delivery-fee.ts";
import type { LocalText, OpeningHours, SettingChange, SettingName, Settings } from "./events.ts";

const names: Readonly<Record<SettingName, string>> = {
  shopName: "Shop name",
  nameMark: "Name in a second script",
  legalName: "Legal name",
  registrationNumber: "Registration number",
  tagline: "Tagline",
  description: "Description",
  logo: "Logo",
  accentHue: "Colour",
  address: "Address",
  phone: "Phone",
  whatsApp: "WhatsApp",
  email: "Email",
  hours: "Opening hours",
  mapLink: "Map link",
  social: "Social links",
  announcement: "Announcement",
  home: "Home page",
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
  deliveryFee: "Delivery fee",
};

const unitOf = (setting: SettingName): string => {
  if (setting === "lowStock") return "unit";
  if (setting === "callFrom") return "point";
  return setting.endsWith("Days") ? "day" : "hour";
};

/** Display name of a setting. */
export const settingName = (setting: SettingName): string => names[setting];

const quoted = (text: string): string => (text === "" ? "nothing" : `“${text}”`);

const listed = (texts: readonly string[]): string =>
  texts.length === 0 ? "nothing" : texts.join(", ");

const localText = (text: LocalText): string =>
  quoted(languages.map(({ code }) => text[code]).find((each) => each !== "") ?? "");

const hourText = ({ from, to, poya, opens, closes }: OpeningHours): string => {
  const days = from === to ? weekdays[from] : `${weekdays[from]} to ${weekdays[to]}`;
  return `${days}${poya ? " and Poya days" : ""} ${opens === "" ? "closed" : `${opens} to ${closes}`}`;
};

const feeText = ({ feeCents, freeFromCents }: DeliveryFeeRule): string =>
  freeFromCents === null
    ? formatRupees(feeCents)
    : `${formatRupees(feeCents)}, free from ${formatRupees(freeFromCents)}`;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

const structured: {
  readonly [Name in SettingName as Settings[Name] extends object ? Name : never]: (
    value: Settings[Name],
  ) => string;
} = {
  tagline: localText,
  description: localText,
  logo: ({ light, dark }) =>
    light === "" && dark === "" ? "the name in letters" : dark === "" ? "one picture" : "pictures",
  address: listed,
  hours: (rows) => listed(rows.map(hourText)),
  social: (links) => listed(links.map(({ name }) => name)),
  announcement: ({ text, from, until }) =>
    languages.every(({ code }) => text[code] === "")
      ? "nothing"
      : `${localText(text)} from ${from} to ${until}`,
  home: ({ headline, picture, item, sections }) =>
    [
      localText({ ...headline, en: headline.en.replaceAll("\n", " ") }),
      picture !== "" ? "a picture" : item !== "" ? "an item" : "the scene",
      ...sections.filter(({ shown }) => shown).map(({ name }) => name),
    ].join(", "),
  deliveryFee: ({ flatCents, freeFromCents, zones }) =>
    [
      feeText({ feeCents: flatCents, freeFromCents }),
      ...zones.map(({ zoneId, ...rule }) => `${zoneId} ${feeText(rule)}`),
    ].join("; "),
};

/** Display value of a setting with its unit: "6 hours". */
export const settingValue = (setting: SettingName, value: Settings[SettingName]): string => {
  if (typeof value === "object") {
    return (structured[setting as keyof typeof structured] as (value: unknown) => string)(value);
  }
  if (typeof value === "boolean") return value ? "wait for approval" : "publish at once";
  if (typeof value === "string") return quoted(value);
  if (setting === "callFrom" && value === 0) return "never";
  if (setting === "accentHue") return `${value}°`;
  const unit = unitOf(setting);
  return `${value} ${value === 1 ? unit : `${unit}s`}`;
};

/** Texts whose change is too long for a sentence. */
const rewritten = new Set<SettingName>(["deliveryNote", "logo", "hours", "description"]);

/** A sentence about a change: "Item Packing, late from: 6 hours to 3 hours". */
export const settingChangeText = ({ setting, value, previousValue }: SettingChange): string =>
  rewritten.has(setting)
    ? `${names[setting]} ${setting === "deliveryNote" ? "rewritten" : "changed"}`
    : `${names[setting]}: ${settingValue(setting, previousValue)} to ${settingValue(setting, value)}`;
