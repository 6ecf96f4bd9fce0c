import { homeSections, languages, settingLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import type { FieldProblem } from "../refusal.ts";
import { isEmail, normalEmail } from "../values/email.ts";
import { isDay } from "../values/instant.ts";
import { hasControls, normalLine, normalParagraphs } from "../values/line.ts";
import { isPhone, normalPhone } from "../values/phone.ts";
import { parsedAddress } from "../values/web-address.ts";
import type { LocalText, OpeningHours, SettingName, Settings, ShopProfile } from "./events.ts";

type Rule<Value> = {
  /** The stored form of a value. */
  readonly stored: (value: Value) => Value;
  /** Problems of a stored value, each with the path of its field below the setting. */
  readonly problems: (value: Value) => readonly FieldProblem[];
};

const problem = (field: string, message: string): readonly FieldProblem[] => [{ field, message }];

const tooLong = (field: string, text: string, most: number): readonly FieldProblem[] =>
  text.length > most ? problem(field, `At most ${most} characters`) : [];

const lineProblems = (field: string, text: string, most: number): readonly FieldProblem[] =>
  hasControls(text) || /[<>]/.test(text)
    ? problem(field, "Please enter one line without < and >")
    : tooLong(field, text, most);

const line = (field: keyof ShopProfile, most: number): Rule<string> => ({
  stored: normalLine,
  problems: (text) => lineProblems(field, text, most),
});

const eachLanguage = (text: LocalText, change: (text: string) => string): LocalText => ({
  en: change(text.en),
  si: change(text.si),
  ta: change(text.ta),
});

/** Problems of a line in each language. */
export const localProblems = (
  field: string,
  text: LocalText,
  most: number,
): readonly FieldProblem[] =>
  languages.flatMap(({ code }) => lineProblems(`${field}.${code}`, text[code], most));

const localLine = (field: keyof ShopProfile, most: number): Rule<LocalText> => ({
  stored: (text) => eachLanguage(text, normalLine),
  problems: (text) => localProblems(field, text, most),
});

const isWebPage = (address: string): boolean => {
  const parsed = parsedAddress(address);
  return (
    parsed !== null &&
    parsed.protocol === "https:" &&
    parsed.username === "" &&
    address.length <= 500
  );
};

const phone = (field: "phone" | "whatsApp"): Rule<string> => ({
  stored: (text) => normalLine(text),
  problems: (text) =>
    text === "" || isPhone(normalPhone(text))
      ? []
      : problem(field, "Please enter a phone number of Sri Lanka, for example 011 234 5678"),
});

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const hourProblems = (row: OpeningHours, index: number): readonly FieldProblem[] => {
  const field = `hours.${index}`;
  const isWeekday = (day: number) => Number.isInteger(day) && day >= 0 && day <= 6;
  if (!isWeekday(row.from) || !isWeekday(row.to)) return problem(field, "Please choose the days");
  if (row.opens === "" && row.closes === "") return [];
  if (!time.test(row.opens) || !time.test(row.closes)) {
    return problem(field, "Please enter both times, for example 09:00 and 18:00");
  }
  return row.opens < row.closes ? [] : problem(field, "The shop must open before it closes");
};

/** A picture of this shop's storage. The number is its width. */
const pictureAddress = /^\/uploads\/images\/[0-9a-f]{32}-\d+\.webp$/;

/** Problems of a text of several lines in each language. */
const headlineProblems = (text: LocalText): readonly FieldProblem[] =>
  languages.flatMap(({ code }) => {
    const lines = text[code].split("\n");
    const field = `home.headline.${code}`;
    return lines.length > settingLimits.headlineLines
      ? problem(field, `At most ${settingLimits.headlineLines} lines`)
      : lineProblems(field, lines.join(" "), settingLimits.headline);
  });

/** The form and the limits of each setting that is a text or an object. */
const rules: {
  readonly [Name in keyof ShopProfile | "deliveryNote"]: Rule<Settings[Name]>;
} = {
  shopName: {
    stored: normalLine,
    problems(text) {
      if (text === "") return problem("shopName", messages.settings.nameMissing);
      if (hasControls(text) || /[<>"]/.test(text)) {
        return problem("shopName", "The shop name must be one line without < > and quotes");
      }
      return tooLong("shopName", text, settingLimits.shopName);
    },
  },
  nameMark: line("nameMark", settingLimits.nameMark),
  legalName: line("legalName", settingLimits.legalName),
  registrationNumber: line("registrationNumber", settingLimits.registrationNumber),
  tagline: localLine("tagline", settingLimits.tagline),
  description: localLine("description", settingLimits.description),
  logo: {
    stored: (logo) => logo,
    problems: (logo) =>
      (["light", "dark"] as const).flatMap((ground) =>
        logo[ground] === "" || pictureAddress.test(logo[ground])
          ? []
          : problem(`logo.${ground}`, "Please upload the logo to this shop"),
      ),
  },
  accentHue: {
    stored: (hue) => hue,
    problems: (hue) =>
      Number.isInteger(hue) && hue >= 0 && hue < 360
        ? []
        : problem("accentHue", "Please choose a hue from 0 to 359"),
  },
  address: {
    stored: (lines) => lines.map(normalLine).filter((text) => text !== ""),
    problems: (lines) =>
      lines.length > settingLimits.addressLines
        ? problem("address", `At most ${settingLimits.addressLines} lines`)
        : lines.flatMap((text, index) =>
            lineProblems(`address.${index}`, text, settingLimits.addressLine),
          ),
  },
  phone: phone("phone"),
  whatsApp: phone("whatsApp"),
  email: {
    stored: (email) => (isEmail(email) ? normalEmail(email) : normalLine(email)),
    problems: (email) =>
      email === "" || isEmail(email) ? [] : problem("email", "Please enter a valid email address"),
  },
  hours: {
    stored: (rows) => rows,
    problems: (rows) =>
      rows.length > settingLimits.hourRows
        ? problem("hours", `At most ${settingLimits.hourRows} rows`)
        : rows.flatMap(hourProblems),
  },
  mapLink: {
    stored: normalLine,
    problems: (address) =>
      address === "" || isWebPage(address)
        ? []
        : problem("mapLink", "Please enter an address that begins with https://"),
  },
  social: {
    stored: (links) =>
      links.map(({ name, address }) => ({ name: normalLine(name), address: normalLine(address) })),
    problems: (links) =>
      links.length > settingLimits.socialLinks
        ? problem("social", `At most ${settingLimits.socialLinks} links`)
        : links.flatMap(({ name, address }, index) => [
            ...(name === ""
              ? problem(`social.${index}.name`, "Please enter a name")
              : lineProblems(`social.${index}.name`, name, settingLimits.socialName)),
            ...(isWebPage(address)
              ? []
              : problem(
                  `social.${index}.address`,
                  "Please enter an address that begins with https://",
                )),
          ]),
  },
  announcement: {
    stored: ({ text, from, until, link }) => ({
      text: eachLanguage(text, normalLine),
      from,
      until,
      link: normalLine(link),
    }),
    problems({ text, from, until, link }) {
      const texts = localProblems("announcement.text", text, settingLimits.announcement);
      if (texts.length > 0) return texts;
      if (languages.every(({ code }) => text[code] === "")) return [];
      if (!isDay(from)) return problem("announcement.from", "Please choose the first day");
      if (!isDay(until)) return problem("announcement.until", "Please choose the last day");
      if (until < from) {
        return problem("announcement.until", "The last day must not come before the first");
      }
      return link === "" || /^\/(?!\/)[^\s\\]*$/.test(link) || isWebPage(link)
        ? []
        : problem("announcement.link", "Please enter a path such as /category, or https://…");
    },
  },
  home: {
    stored: ({ headline, lead, picture, item, sections }) => ({
      headline: eachLanguage(headline, (text) =>
        normalParagraphs(text)
          .split("\n")
          .map((row) => row.trim())
          .filter((row) => row !== "")
          .join("\n"),
      ),
      lead: eachLanguage(lead, normalLine),
      ...{ picture, item: normalLine(item), sections },
    }),
    problems({ headline, lead, picture, item, sections }) {
      const texts = [
        ...headlineProblems(headline),
        ...localProblems("home.lead", lead, settingLimits.lead),
        ...(headline.en === "" ? problem("home.headline.en", "Please enter a headline") : []),
      ];
      if (texts.length > 0) return texts;
      if (picture !== "" && !pictureAddress.test(picture)) {
        return problem("home.picture", "Please upload the picture to this shop");
      }
      if (item.length > settingLimits.productId) {
        return problem("home.item", "This item doesn’t exist");
      }
      const names = sections.map(({ name }) => name);
      return names.length === homeSections.length &&
        homeSections.every((name) => names.includes(name))
        ? []
        : problem("home.sections", "Please keep each section once");
    },
  },
  deliveryNote: {
    stored: normalParagraphs,
    problems: (text) => tooLong("deliveryNote", text, settingLimits.deliveryNote),
  },
};

const isRuled = (name: SettingName): name is keyof typeof rules => Object.hasOwn(rules, name);

const ruleOf = (name: keyof typeof rules): Rule<unknown> => rules[name] as Rule<unknown>;

/** The stored form of a setting: visible text, and one notation of an email address. */
export const storedSetting = (name: SettingName, value: unknown): unknown =>
  isRuled(name) ? ruleOf(name).stored(value) : value;

/** Problems of a stored text or object; null if the setting is a number or a choice. */
export const textProblems = (name: SettingName, value: unknown): readonly FieldProblem[] | null =>
  isRuled(name) ? ruleOf(name).problems(value) : null;
