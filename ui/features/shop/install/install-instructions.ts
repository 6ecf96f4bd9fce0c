import * as t from "#texts/install.ts";

/**
 * Instructions for installing the app by hand, by user agent; `touchPoints` distinguishes an iPad
 * from a Mac.
 */
export function installInstructions(userAgent: string, touchPoints: number): string {
  const isMac = /Macintosh/.test(userAgent);
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && touchPoints > 1)) return t.onIphone;
  if (/Android/.test(userAgent)) {
    if (/Firefox/.test(userAgent)) return t.onFirefoxPhone;
    if (/SamsungBrowser/.test(userAgent)) return t.onSamsung;
    return t.onAndroid;
  }
  if (/Firefox/.test(userAgent)) return t.onFirefoxComputer;
  if (isMac && !/Chrome|Chromium|Edg/.test(userAgent)) return t.onSafari;
  return t.onComputer;
}
