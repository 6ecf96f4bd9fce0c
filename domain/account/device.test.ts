import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const chrome = "(KHTML, like Gecko) Chrome/142.0.0.0";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${chrome} Safari/537.36`, "Chrome on Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/142.0`,
    "Edge on Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 ${chrome} Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/18.0 Safari/605.1.15",
    "Safari on macOS",
  ],
  ["NivasaApp/2.1 (Android)", "NivasaApp/2.1 (Android)"],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", "Unknown device"],
  ["\u0000\u202e", "Unknown device"],
  ["<b>\r\nx", "<b> x"],
])("names %j", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it("is no longer than 120 characters", () => {
  expect(deviceOf("x".repeat(100_000))).toBe("x".repeat(120));
});
