import { z } from "zod";
import { dayHalves, type Language } from "#domain/constants.ts";

/** A slot in a template's data. */
export const dayData = z.object({ date: z.string(), half: z.enum(dayHalves) });

const createFormat = (language: Language) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    timeZone: "UTC",
    ...{ weekday: "long", day: "numeric", month: "long" },
  });

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Creating a format takes a hundred times as long as using it. */
const formatOf = (language: Language): Intl.DateTimeFormat => {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
};

/** A date in a reader's language: Friday 27 November. */
export const dateTextIn = (language: Language, date: string): string => {
  const text = formatOf(language).format(new Date(date));
  return language === "en" ? text.replace(",", "") : text;
};
