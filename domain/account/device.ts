const maxCharacters = 120;

/** The first match wins: most browsers also contain the names of later ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * Display name of a session, for example `Firefox on Linux`. Only for recognition, never for
 * decisions. An unknown user agent is shown as is, without control characters and cut to 120
 * characters.
 */
export const deviceOf = (userAgent: string): string => {
  const given = userAgent.slice(0, 1000);
  const nameIn = (table: typeof browsers) => table.find(([form]) => form.test(given))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  const plain = given.replace(/[^\x20-\x7e]+/g, " ").trim();
  return plain.slice(0, maxCharacters) || "Unknown device";
};
