const mostCharacters = 120;

/** The first that matches names it; most browsers also claim to be some of those further down. */
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
 * How a session is named to its owner, for example `Firefox on Linux`: for recognising, never for deciding. What is
 * not known is shown as it came, cut to 120 characters and without control characters.
 */
export const deviceOf = (userAgent: string): string => {
  const given = userAgent.slice(0, 1000);
  const nameIn = (table: typeof browsers) => table.find(([form]) => form.test(given))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  const plain = given.replace(/[^\x20-\x7e]+/g, " ").trim();
  return plain.slice(0, mostCharacters) || "Unknown device";
};
