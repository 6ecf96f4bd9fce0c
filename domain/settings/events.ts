import type { HomeSection, Language } from "../constants.ts";
import type { DeliveryFees } from "../values/delivery-fee.ts";

/** A text in each language. If one is empty, readers see the text in the first language. */
export type LocalText = Readonly<Record<Language, string>>;

/** Opening hours of a day or of several days in a row. */
export interface OpeningHours {
  /** Days as numbers from 0, Sunday. */
  readonly from: number;
  readonly to: number;
  /** Whether they hold for Poya days as well. */
  readonly poya: boolean;
  /** Times as 09:00; both empty if the shop is closed. */
  readonly opens: string;
  readonly closes: string;
}

/** A page of the shop on another site. */
export interface SocialLink {
  readonly name: string;
  readonly address: string;
}

/** A line above the header of each shop page. */
export interface Announcement {
  /** Without a text there is no line. */
  readonly text: LocalText;
  /** First and last day in Colombo, 2026-12-10. */
  readonly from: string;
  readonly until: string;
  /** A path of the shop or an address; may be empty. */
  readonly link: string;
}

/** The top of the home page, and its sections in order. */
export interface HomePage {
  /** Each line of the text is a line of the page. */
  readonly headline: LocalText;
  readonly lead: LocalText;
  /** The address of a picture instead of the drawn scene; may be empty. */
  readonly picture: string;
  /** The id of the product that is shown instead of the scene; may be empty. */
  readonly item: string;
  /** Every section once. */
  readonly sections: readonly { readonly name: HomeSection; readonly shown: boolean }[];
}

/** The profile of the shop: its name, its colours and how customers reach it. */
export interface ShopProfile {
  readonly shopName: string;
  /** The name in a second script, next to the name; may be empty. */
  readonly nameMark: string;
  readonly legalName: string;
  readonly registrationNumber: string;
  readonly tagline: LocalText;
  /** What the shop sells, in one sentence. */
  readonly description: LocalText;
  /** Addresses of the pictures for light and dark pages; empty for the name in letters. */
  readonly logo: { readonly light: string; readonly dark: string };
  /** Hue of the accent colour in OKLCH, in degrees. */
  readonly accentHue: number;
  /** Lines of the postal address, without the country. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly whatsApp: string;
  readonly email: string;
  readonly hours: readonly OpeningHours[];
  readonly mapLink: string;
  readonly social: readonly SocialLink[];
  readonly announcement: Announcement;
  readonly home: HomePage;
}

/**
 * Settings of the whole shop. Times are the age of an order at a status that shows a warning, or
 * makes it late.
 */
export interface Settings extends ShopProfile {
  /** Printed on every packing slip; may be empty. */
  readonly deliveryNote: string;
  /** Limit of low stock for products without their own. */
  readonly lowStock: number;
  readonly preparingWarmHours: number;
  readonly preparingLateHours: number;
  readonly packingWarmHours: number;
  readonly packingLateHours: number;
  readonly deliveryWarmDays: number;
  readonly deliveryLateDays: number;
  /** Score from which an order waits for a call; 0 if none waits. */
  readonly callFrom: number;
  /** Whether a review waits for approval before customers see it. */
  readonly reviewsWait: boolean;
  readonly deliveryFee: DeliveryFees;
}

export type SettingName = keyof Settings;

/** Old and new value of one setting. */
export type SettingChange = {
  readonly [Name in SettingName]: {
    readonly setting: Name;
    readonly value: Settings[Name];
    readonly previousValue: Settings[Name];
  };
}[SettingName];

/** Why and until when the shop is closed, for its visitors. */
export interface Closing {
  /** The day in Colombo on which the owner wants to open again, 2027-01-05. */
  readonly until?: string;
  /** A sentence for visitors. */
  readonly note?: LocalText;
}

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type SettingsEvent =
  | { readonly type: "SettingChanged"; readonly data: SettingChange }
  /** The first event of a shop that started empty. All others are open from the start. */
  | { readonly type: "ShopNotYetOpen"; readonly data: Record<string, never> }
  | { readonly type: "ShopOpened"; readonly data: Record<string, never> }
  | { readonly type: "ShopClosed"; readonly data: Closing };
