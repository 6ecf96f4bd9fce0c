import { expect, it } from "vitest";
import { createPushServices } from "#mail/push/push-services.ts";

const isAllowed = createPushServices(["http://127.0.0.1:4999"]);

it.each([
  "https://fcm.googleapis.com/fcm/send/dWk:APA91",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGuQ",
  "https://db5p.notify.windows.com/w/?token=BQYA",
  "https://FCM.googleapis.com:443/fcm/send/a",
  "http://127.0.0.1:4999/push/a",
])("allows the push service %s", (endpoint) => {
  expect(isAllowed(endpoint)).toBe(true);
});

it.each([
  "",
  "fcm.googleapis.com",
  "http://fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com:8443/a",
  "https://ann@fcm.googleapis.com/a",
  "https://fcm.googleapis.com.example/a",
  "https://notfcm.googleapis.com.example/a",
  "https://evil-push.apple.com.example/a",
  "https://xpush.apple.com/a",
  "https://googleapis.com/a",
  "https://10.0.0.7/a",
  "https://[::1]/a",
  "http://127.0.0.1:4998/push/a",
  "http://127.0.0.1:4999@evil.example/push/a",
  "file:///etc/passwd",
])("sends nothing to %s", (endpoint) => {
  expect(isAllowed(endpoint)).toBe(false);
});
