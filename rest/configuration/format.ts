import { z } from "zod";
import { homeSections, walls } from "#domain/constants.ts";
import type { Settings } from "#domain/settings/events.ts";

/** The name of the format, which separates the file from other zips. */
export const formatName = "nivasa-configuration";
/** Raise it when an older shop could misread the file. */
export const formatVersion = 1;

/** The file with everything except the pictures. */
export const shopFile = "shop.json";

const text = z.string();
const number = z.number();
const localText = z.strictObject({ en: text, si: text, ta: text });
const cents = number.int();

/** The form of each setting. Their rules are the decider's. */
const settings = z.strictObject({
  shopName: text,
  nameMark: text,
  legalName: text,
  registrationNumber: text,
  tagline: localText,
  description: localText,
  logo: z.strictObject({ light: text, dark: text }),
  accentHue: number,
  address: z.array(text),
  phone: text,
  whatsApp: text,
  email: text,
  hours: z.array(
    z.strictObject({ from: number, to: number, poya: z.boolean(), opens: text, closes: text }),
  ),
  mapLink: text,
  social: z.array(z.strictObject({ name: text, address: text })),
  announcement: z.strictObject({ text: localText, from: text, until: text, link: text }),
  home: z.strictObject({
    ...{ headline: localText, lead: localText, picture: text, item: text },
    sections: z.array(z.strictObject({ name: z.enum(homeSections), shown: z.boolean() })),
  }),
  deliveryNote: text,
  lowStock: number,
  preparingWarmHours: number,
  preparingLateHours: number,
  packingWarmHours: number,
  packingLateHours: number,
  deliveryWarmDays: number,
  deliveryLateDays: number,
  callFrom: number,
  reviewsWait: z.boolean(),
  deliveryFee: z.strictObject({
    ...{ flatCents: cents, freeFromCents: cents.nullable() },
    zones: z.array(
      z.strictObject({ zoneId: text, feeCents: cents, freeFromCents: cents.nullable() }),
    ),
  }),
} satisfies Record<keyof Settings, z.ZodType>);

const pageText = z.strictObject({ title: text, text });

/** The configuration of a shop without its pictures. */
export const configuration = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  settings,
  categories: z
    .array(
      z.strictObject({
        ...{ id: text, names: localText, slug: text, wall: z.enum(walls) },
        itemsMovedTo: text.nullable(),
      }),
    )
    .max(100),
  pages: z
    .array(
      z.strictObject({
        slug: text,
        texts: z.strictObject({ en: pageText, si: pageText, ta: pageText }).partial(),
      }),
    )
    .max(100),
});

export type Configuration = z.output<typeof configuration>;

/** The addresses of the pictures that settings name. */
export const pictureAddresses = ({
  logo,
  home,
}: Pick<Settings, "logo" | "home">): readonly string[] => [
  ...new Set([logo.light, logo.dark, home.picture].filter((address) => address !== "")),
];

/** The name of a picture in the file. */
export const pictureName = (address: string): string =>
  `pictures/${address.slice(address.lastIndexOf("/") + 1)}`;
