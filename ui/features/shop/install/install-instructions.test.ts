import { expect, it } from "vitest";
import { installInstructions } from "./install-instructions.ts";

const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Variant/18.1";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  ["an iPhone", `(iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Mobile Safari`, 5, "Share"],
  ["an iPad that calls itself a Mac", `(Macintosh; Intel Mac OS X) ${safari} Safari`, 5, "Share"],
  ["Safari on a Mac", `(Macintosh; Intel Mac OS X) ${safari} Safari`, 0, "Add to Dock"],
  ["Chrome on a Mac", `(Macintosh; Intel Mac OS X) ${chrome} Safari`, 0, "address bar"],
  ["Chrome on Android", `(Linux; Android 15; Pixel 9) ${chrome} Mobile Safari`, 5, "three dots"],
  ["Samsung's browser", `(Linux; Android 15) SamsungBrowser/28 ${chrome}`, 5, "three lines"],
  ["Firefox on Android", "(Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", 5, "Add app"],
  ["Firefox on a computer", "(X11; Linux x86_64; rv:140.0) Firefox/140.0", 0, "on your phone"],
  [
    "Edge on Windows",
    `(Windows NT 10.0; Win64; x64) ${chrome} Safari Edg/140.0`,
    10,
    "address bar",
  ],
])("%s gets its own instructions", (_browser, userAgent, touchPoints, words) => {
  expect(installInstructions(`Mozilla/5.0 ${userAgent}`, touchPoints)).toContain(words);
});
