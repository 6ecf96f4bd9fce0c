import type { Language } from "#domain/constants.ts";
import type { Categories } from "#domain/category/categories.ts";
import { eventFields, type DeclaredDocument, type DeclaredOf } from "#domain/personal.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import type { SettingChange, Settings } from "#domain/settings/events.ts";
import type { Opening } from "#domain/settings/opening.ts";

/** A change of one setting, and the account that made it. */
export type SettingMoment = SettingChange & {
  readonly at: string;
  readonly byId: string;
  /** Revision of the settings' stream. */
  readonly revision: number;
};

/** Maximum number of listed changes. The history page shows all of them. */
export const keptChanges = 100;

/** A page that visitors can read, without its texts. */
export interface PageEntry {
  readonly slug: string;
  readonly version: number;
  readonly digest: string;
  readonly at: string;
  /** Of each language with a text; empty for the title that the shop gives a known page. */
  readonly titles: { readonly [Code in Language]?: string };
}

/** The current settings of the shop with its categories, and the changes of the settings. */
export interface SettingsDocument {
  readonly values: Settings;
  readonly categories: Categories;
  /** The published pages by their slugs. There are at most as many as the limit of pages. */
  readonly pages: readonly PageEntry[];
  /** Newest first. */
  readonly changes: readonly SettingMoment[];
  /** Whether the shop is open, since when (null: from its start), and what visitors read. */
  readonly opening: Opening & { readonly since: string | null };
  /** The delivery zones, whose districts decide the delivery fee. */
  readonly zones: readonly Pick<DeliveryZone, "id" | "districts">[];
}

const turn = { at: "open", byId: "open" } as const;

const localText = { en: "open", si: "open", ta: "open" } as const;

const values = {
  shopName: "open",
  nameMark: "open",
  legalName: "open",
  registrationNumber: "open",
  tagline: localText,
  description: localText,
  logo: { light: "open", dark: "open" },
  accentHue: "open",
  address: "open",
  phone: "open",
  whatsApp: "open",
  email: "open",
  hours: { from: "open", to: "open", poya: "open", opens: "open", closes: "open" },
  mapLink: "open",
  social: { name: "open", address: "open" },
  announcement: { text: localText, from: "open", until: "open", link: "open" },
  home: {
    ...{ headline: localText, lead: localText, picture: "open", item: "open" },
    sections: { name: "open", shown: "open" },
  },
  deliveryNote: "open",
  lowStock: "open",
  preparingWarmHours: "open",
  preparingLateHours: "open",
  packingWarmHours: "open",
  packingLateHours: "open",
  deliveryWarmDays: "open",
  deliveryLateDays: "open",
  callFrom: "open",
  reviewsWait: "open",
  deliveryFee: {
    flatCents: "open",
    freeFromCents: "open",
    zones: { zoneId: "open", feeCents: "open", freeFromCents: "open" },
  },
} as const satisfies DeclaredOf<Settings>;

/** Every field of the document, declared as personal or open. */
export const settingsFields: DeclaredDocument<SettingsDocument> = {
  values,
  pages: {
    ...{ slug: "open", version: "open", digest: "open", at: "open" },
    titles: { en: "open", si: "open", ta: "open" },
  },
  categories: {
    id: "open",
    ...{ names: eventFields.CategoryAdded.names, slug: "open", wall: "open" },
    formerSlugs: "open",
    itemsMovedTo: "open",
  },
  changes: { ...eventFields.SettingChanged, ...turn, revision: "open" },
  opening: { state: "open", isOwn: "open", until: "open", note: localText, since: "open" },
  zones: { id: "open", districts: "open" },
};
