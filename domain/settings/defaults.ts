import { defaultRules, deliveryFeeCents } from "../constants.ts";

/** The name of the sample shop. Its built-in About Us is about itself. */
export const sampleShopName = "Nivasa";

/**
 * The shop's profile before the first change. Name, address and links are samples, which the owner
 * replaces (docs/operations.md). A text that is empty in a language shows the English one.
 */
export const defaultProfile = {
  shopName: sampleShopName,
  /** The name in a second script, shown next to the name; may be empty. */
  nameMark: "නිවස",
  legalName: "Nivasa Homes (Pvt) Ltd",
  registrationNumber: "",
  tagline: {
    en: "Come in, out of the sun.",
    si: "අව්වෙන් මිදී ඇතුළට එන්න.",
    ta: "வெயிலிலிருந்து உள்ளே வாருங்கள்.",
  },
  description: {
    en: "Furniture and everyday objects for Sri Lankan rooms. Cash on Delivery to all nine provinces.",
    si: "ශ්‍රී ලාංකික නිවෙස් සඳහා ගෘහ භාණ්ඩ සහ එදිනෙදා භාණ්ඩ. පළාත් නවයටම, භාණ්ඩ ලැබෙන විට මුදල් ගෙවිය හැකියි.",
    ta: "இலங்கை வீடுகளுக்கான தளபாடங்களும் அன்றாடப் பொருட்களும். ஒன்பது மாகாணங்களுக்கும், பொருள் கிடைக்கும்போது பணம் செலுத்தலாம்.",
  },
  /** Addresses of the pictures for light and dark pages; empty for the name in letters. */
  logo: { light: "", dark: "" },
  /** Hue of the accent colour in OKLCH, in degrees. */
  accentHue: 158,
  address: ["118 Ward Place", "Colombo 07 00700"],
  phone: "011 234 5678",
  whatsApp: "",
  email: "hello@nivasa.lk",
  /** Days as numbers from 0, Sunday. Without times the shop is closed. */
  hours: [
    { from: 1, to: 5, poya: false, opens: "09:00", closes: "18:00" },
    { from: 6, to: 6, poya: false, opens: "09:00", closes: "13:00" },
    { from: 0, to: 0, poya: true, opens: "", closes: "" },
  ],
  mapLink: "",
  /** In the order of the footer. */
  social: [
    { name: "Facebook", address: "https://www.facebook.com/nivasa.lk" },
    { name: "Instagram", address: "https://www.instagram.com/nivasa.lk" },
    { name: "YouTube", address: "https://www.youtube.com/@nivasa.lk" },
  ],
  /** A line above the header from one day to another; without a text there is none. */
  announcement: { text: { en: "", si: "", ta: "" }, from: "", until: "", link: "" },
  home: {
    /** Each line of the headline is a line of the page. */
    headline: {
      en: "Come in,\nout of the sun.",
      si: "ඇතුළට එන්න,\nඅව්වෙන් මිදී.",
      ta: "உள்ளே வாருங்கள்,\nவெயிலிலிருந்து.",
    },
    lead: {
      en: "Furniture, lamps, and kitchen and bath essentials for Sri Lankan rooms. Every item lists its true size, so you know it fits before it leaves our workshop.",
      si: "ශ්‍රී ලාංකික නිවෙස් සඳහා ගෘහ භාණ්ඩ, ලාම්පු, මුළුතැන්ගෙයි සහ නාන කාමර භාණ්ඩ. සෑම භාණ්ඩයකම සැබෑ ප්‍රමාණය දක්වා ඇති නිසා, එය ගැළපෙන බව අපේ වැඩපොළෙන් පිටවීමට පෙරම ඔබ දනී.",
      ta: "இலங்கை வீடுகளுக்கான தளபாடங்கள், விளக்குகள், சமையலறை மற்றும் குளியலறைப் பொருட்கள். ஒவ்வொன்றும் உண்மையான அளவுடன்; எனவே எங்கள் பட்டறையிலிருந்து புறப்படும் முன்பே அது பொருந்தும் என அறிவீர்கள்.",
    },
    /** The address of a picture instead of the drawn scene; may be empty. */
    picture: "",
    /** The product that is shown instead of the scene; may be empty. */
    item: "",
    /** In the order of the page. */
    sections: [
      { name: "rooms", shown: true as boolean },
      { name: "app", shown: true as boolean },
      { name: "new", shown: true as boolean },
    ],
  },
} as const;

/** All settings before the first change. */
export const defaultSettings = {
  ...defaultProfile,
  ...defaultRules,
  /** The same for the country; free from no sum. */
  deliveryFee: { flatCents: deliveryFeeCents, freeFromCents: null, zones: [] },
} as const;
