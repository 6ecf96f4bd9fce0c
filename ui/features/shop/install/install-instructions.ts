import * as t from "#texts/install.ts";
import { isIos } from "./is-ios.ts";

/**
 * Instructions for installing the app by hand, by user agent.
 */
export function installInstructions(userAgent: string, touchPoints: number): string {
  if (isIos(userAgent, touchPoints)) return t.onIphone;
  if (/Android/.test(userAgent)) {
    if (/Firefox/.test(userAgent)) return t.onFirefoxPhone;
    if (/SamsungBrowser/.test(userAgent)) return t.onSamsung;
    return t.onAndroid;
  }
  if (/Firefox/.test(userAgent)) return t.onFirefoxComputer;
  if (/Macintosh/.test(userAgent) && !/Chrome|Chromium|Edg/.test(userAgent)) return t.onSafari;
  return t.onComputer;
}
