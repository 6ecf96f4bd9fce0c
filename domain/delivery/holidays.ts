import type { Language } from "../constants.ts";

/**
 * Kind of a holiday: a full moon, a public and mercantile holiday, or one of the public service and
 * the banks alone.
 */
export type HolidayKind = "poya" | "public" | "bank";

/** A public holiday of Sri Lanka. The shop decides whether it works. */
export interface Holiday {
  readonly date: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly kind: HolidayKind;
  /** The date is an estimate until the gazette announces it. */
  readonly isEstimate: boolean;
}

type Names = Holiday["name"];

const named = (en: string, si: string, ta: string): Names => ({ en, si, ta });

const poya = (en: string, si: string, ta: string): Names =>
  named(`${en} Full Moon Poya Day`, `${si} පුර පසළොස්වක පෝය දිනය`, `${ta} நோன்மதி தினம்`);

// The names await a native reader, like the shop's other texts.
const duruthu = poya("Duruthu", "දුරුතු", "துருத்து");
const navam = poya("Navam", "නවම්", "நவம்");
const medin = poya("Medin", "මැදින්", "மெதின்");
const bak = poya("Bak", "බක්", "பக்");
const vesak = poya("Vesak", "වෙසක්", "வெசாக்");
const vesakAndMayDay = named(
  "Vesak Full Moon Poya Day and May Day",
  "වෙසක් පුර පසළොස්වක පෝය දිනය සහ මැයි දිනය",
  "வெசாக் நோன்மதி தினமும் மே தினமும்",
);
const poson = poya("Poson", "පොසොන්", "பொசொன்");
const esala = poya("Esala", "ඇසළ", "எசல");
const nikini = poya("Nikini", "නිකිණි", "நிக்கினி");
const binara = poya("Binara", "බිනර", "பினர");
const vap = poya("Vap", "වප්", "வப்");
const il = poya("Il", "ඉල්", "இல்");
const unduvap = poya("Unduvap", "උඳුවප්", "உந்துவப்");
const thaiPongal = named("Tamil Thai Pongal Day", "දෙමළ තෛපොංගල් දිනය", "தைப்பொங்கல் தினம்");
const independence = named("Independence Day", "නිදහස් දිනය", "சுதந்திர தினம்");
const sivarathri = named("Maha Sivarathri Day", "මහා සිවරාත්‍රි දිනය", "மகா சிவராத்திரி தினம்");
const ramazan = named(
  "Id-Ul-Fitr (Ramazan Festival Day)",
  "ඊදුල් ෆිත්ර් (රාමසාන් උත්සව දිනය)",
  "ஈதுல் பித்ர் (ரமழான் பெருநாள்)",
);
const goodFriday = named("Good Friday", "මහ සිකුරාදා", "பெரிய வெள்ளி");
const beforeNewYear = named(
  "Day before Sinhala and Tamil New Year",
  "සිංහල සහ දෙමළ අලුත් අවුරුද්දට පෙර දිනය",
  "சிங்கள தமிழ் புத்தாண்டுக்கு முந்தைய தினம்",
);
const newYear = named(
  "Sinhala and Tamil New Year",
  "සිංහල සහ දෙමළ අලුත් අවුරුදු දිනය",
  "சிங்கள தமிழ் புத்தாண்டு தினம்",
);
const mayDay = named("May Day", "මැයි දිනය", "மே தினம்");
const afterVesak = named(
  "Day following Vesak Full Moon Poya Day",
  "වෙසක් පෝයට පසු දිනය",
  "வெசாக் நோன்மதிக்கு அடுத்த தினம்",
);
const hadji = named(
  "Id-Ul-Alha (Hadji Festival Day)",
  "ඊදුල් අල්හා (හජ්ජි උත්සව දිනය)",
  "ஈதுல் அழ்ஹா (ஹஜ் பெருநாள்)",
);
const milad = named(
  "Milad-Un-Nabi (Holy Prophet’s Birthday)",
  "මිලාද් උන් නබි (නබිතුමාගේ උපන් දිනය)",
  "மீலாதுன் நபி (நபிகள் நாயகத்தின் பிறந்த தினம்)",
);
const deepavali = named("Deepavali Festival Day", "දීපවාලි උත්සව දිනය", "தீபாவளித் திருநாள்");
const christmas = named("Christmas Day", "නත්තල් දිනය", "கிறிஸ்மஸ் தினம்");

type Row = readonly [date: string, kind: HolidayKind, name: Names, certainty?: "estimate"];

const rows: readonly Row[] = [
  // The gazette of 2026.
  ["2026-01-03", "poya", duruthu],
  ["2026-01-15", "public", thaiPongal],
  ["2026-02-01", "poya", navam],
  ["2026-02-04", "public", independence],
  ["2026-02-15", "bank", sivarathri],
  ["2026-03-02", "poya", medin],
  ["2026-03-21", "bank", ramazan],
  ["2026-04-01", "poya", bak],
  ["2026-04-03", "bank", goodFriday],
  ["2026-04-13", "public", beforeNewYear],
  ["2026-04-14", "public", newYear],
  ["2026-05-01", "poya", vesakAndMayDay],
  ["2026-05-02", "public", afterVesak],
  ["2026-05-28", "bank", hadji],
  ["2026-05-30", "poya", poya("Adhi Poson", "අධි පොසොන්", "அதி பொசொன்")],
  ["2026-06-29", "poya", poson],
  ["2026-07-29", "poya", esala],
  ["2026-08-26", "public", milad],
  ["2026-08-27", "poya", nikini],
  ["2026-09-26", "poya", binara],
  ["2026-10-25", "poya", vap],
  ["2026-11-08", "bank", deepavali],
  ["2026-11-24", "poya", il],
  ["2026-12-23", "poya", unduvap],
  ["2026-12-25", "public", christmas],
  // Fixed dates are certain; others follow the moon, to check against the gazette of 2027.
  ["2027-01-15", "public", thaiPongal, "estimate"],
  ["2027-01-22", "poya", duruthu, "estimate"],
  ["2027-02-04", "public", independence],
  ["2027-02-20", "poya", navam, "estimate"],
  ["2027-03-06", "bank", sivarathri, "estimate"],
  ["2027-03-10", "bank", ramazan, "estimate"],
  ["2027-03-21", "poya", medin, "estimate"],
  ["2027-03-26", "bank", goodFriday],
  ["2027-04-13", "public", beforeNewYear, "estimate"],
  ["2027-04-14", "public", newYear, "estimate"],
  ["2027-04-20", "poya", bak, "estimate"],
  ["2027-05-01", "public", mayDay],
  ["2027-05-17", "bank", hadji, "estimate"],
  ["2027-05-20", "poya", vesak, "estimate"],
  ["2027-05-21", "public", afterVesak, "estimate"],
  ["2027-06-18", "poya", poson, "estimate"],
  ["2027-07-18", "poya", esala, "estimate"],
  ["2027-08-15", "public", milad, "estimate"],
  ["2027-08-16", "poya", nikini, "estimate"],
  ["2027-09-15", "poya", binara, "estimate"],
  ["2027-10-15", "poya", vap, "estimate"],
  ["2027-10-28", "bank", deepavali, "estimate"],
  ["2027-11-13", "poya", il, "estimate"],
  ["2027-12-13", "poya", unduvap, "estimate"],
  ["2027-12-25", "public", christmas],
];

/** Sri Lanka's public holidays of this year and the next, one a day, earliest first. */
export const holidays: readonly Holiday[] = rows.map(([date, kind, name, certainty]) => ({
  ...{ date, kind, name },
  isEstimate: certainty === "estimate",
}));

const byDate: ReadonlyMap<string, Holiday> = new Map(holidays.map((each) => [each.date, each]));

/** The public holiday on a date; null if there is none, or if the year isn't known yet. */
export const holidayOn = (date: string): Holiday | null => byDate.get(date) ?? null;

const closedNames: Names = {
  en: "The shop is closed",
  si: "සාප්පුව වසා ඇත",
  ta: "கடை மூடப்பட்டுள்ளது",
};

/** Why the whole shop is closed on a date, in a reader's language. */
export const closedReason = (date: string, language: Language): string =>
  (holidayOn(date)?.name ?? closedNames)[language];
