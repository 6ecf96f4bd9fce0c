import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webhookLimits } from "../constants.ts";
import {
  advanced,
  failedOnce,
  newEndpoint,
  nextAttemptAt,
  replayedAfter,
  restarted,
  retryWaits,
  secretsAt,
  withDelivery,
  withSecret,
  type WebhookDelivery,
} from "./endpoint.ts";

const now = Date.parse("2026-11-26T12:00:00.000Z");
const at = new Date(now).toISOString();
const endpoint = newEndpoint("sms", "https://sms.example/in", "whsec_AA==", "05");
const placeAt = (position: string) => ({ position, lastEvent: null });
const delivery = (number: number): WebhookDelivery => ({
  messageId: `msg_${number}`,
  position: null,
  kind: "test.ping",
  about: null,
  at,
  attempt: 1,
  tookMs: 1,
  answer: "HTTP 200",
  accepted: true,
});

describe("the attempts of a message", () => {
  it("follow the schedule of Standard Webhooks, and end after the tenth", () => {
    const hours = retryWaits.map((wait) => wait / 3_600_000);
    expect(hours.slice(3)).toEqual([2, 5, 10, 14, 20, 24]);
    expect(retryWaits.slice(0, 3)).toEqual([5_000, 300_000, 1_800_000]);
    let failing = endpoint;
    for (const wait of retryWaits) {
      failing = failedOnce(failing, 0, now, null);
      expect(failing.dueAt).toBe(new Date(now + wait).toISOString());
    }
    expect(failedOnce(failing, 0, now, null)).toMatchObject({ failures: 10, dueAt: null });
  });

  it("wait as long as the receiver asks, but never shorter than planned or more than a day", () => {
    const requested = fc.option(fc.integer({ min: 0, max: 100 * 3_600_000 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: retryWaits.length }), requested, (failures, wanted) => {
        const wait = Date.parse(nextAttemptAt(failures, now, wanted) ?? "") - now;
        expect(wait).toBeGreaterThanOrEqual(retryWaits[failures - 1] ?? 0);
        expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
        expect(wait).toBeGreaterThanOrEqual(Math.min(wanted ?? 0, 24 * 3_600_000));
      }),
    );
  });
});

describe("the place of an endpoint", () => {
  it("moves forward only, and forgets the failures", () => {
    const failing = failedOnce(endpoint, 0, now, null);
    expect(advanced(failing, 0, placeAt("06"))).toMatchObject({
      ...placeAt("06"),
      failures: 0,
      dueAt: null,
    });
    expect(advanced(failing, 0, placeAt("04"))).toBe(failing);
  });

  it("moves back for a replay, and no send from before moves it", () => {
    const replayed = replayedAfter(failedOnce(endpoint, 0, now, null), "02");
    expect(replayed).toMatchObject({ position: "02", failures: 0, dueAt: null, edition: 1 });
    expect(advanced(replayed, 0, placeAt("06"))).toBe(replayed);
    expect(failedOnce(replayed, 0, now, null)).toBe(replayed);
    expect(advanced(replayed, 1, placeAt("03")).position).toBe("03");
  });

  it("never skips an event, whatever owners and senders do", () => {
    // A sender sends the event after the place that it read, and records it later.
    const step = fc.constantFrom("read", "record", "fail", "restart", "replay");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let current = newEndpoint("sms", "https://sms.example/in", "whsec_AA==", "00");
        let read = current;
        const sent = new Set<number>();
        for (const each of steps) {
          const next = Number(read.position) + 1;
          if (each === "read") read = current;
          if (each === "fail") current = failedOnce(current, read.edition, now, null);
          if (each === "restart") current = restarted(current);
          if (each === "replay") current = replayedAfter(current, "00");
          if (each === "record") {
            sent.add(next);
            const place = placeAt(String(next).padStart(2, "0"));
            current = advanced(current, read.edition, place);
          }
          for (let number = 1; number <= Number(current.position); number += 1) {
            expect(sent.has(number)).toBe(true);
          }
        }
      }),
    );
  });
});

it("lists the newest deliveries, up to the limit", () => {
  let full = endpoint;
  for (let number = 0; number < 60; number += 1) full = withDelivery(full, delivery(number));
  expect(full.deliveries).toHaveLength(webhookLimits.deliveries);
  expect(full.deliveries[0]?.messageId).toBe("msg_59");
});

it("counts the attempts of each hour, without tests", () => {
  const sentAt = (hour: number, accepted = true) => ({
    ...delivery(hour),
    position: "06",
    at: new Date(Date.UTC(2026, 10, 26, hour, 59)).toISOString(),
    accepted,
  });
  let counted = withDelivery(endpoint, delivery(0));
  expect(counted.hours).toEqual([]);
  for (let hour = 0; hour < 14; hour += 1) counted = withDelivery(counted, sentAt(hour));
  counted = withDelivery(withDelivery(counted, sentAt(13)), sentAt(13, false));
  expect(counted.hours).toHaveLength(webhookLimits.hours);
  expect(counted.hours[0]).toEqual({ at: "2026-11-26T13:00:00.000Z", accepted: 2, failed: 1 });
  expect(counted.hours.at(-1)).toMatchObject({ at: "2026-11-26T02:00:00.000Z", accepted: 1 });
});

it("signs with the old secret as well, for a day after a rotation", () => {
  const rotated = withSecret(endpoint, "whsec_BB==", at);
  expect(secretsAt(endpoint, at)).toEqual(["whsec_AA=="]);
  expect(secretsAt(rotated, at)).toEqual(["whsec_BB==", "whsec_AA=="]);
  expect(secretsAt(rotated, "2026-11-27T11:59:59.999Z")).toHaveLength(2);
  expect(secretsAt(rotated, "2026-11-27T12:00:00.000Z")).toEqual(["whsec_BB=="]);
});

it("signs with every secret of the last day after several rotations", () => {
  const noon = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();
  const twice = withSecret(
    withSecret(endpoint, "whsec_BB==", noon(26)),
    "whsec_CC==",
    noon(26, 18),
  );
  expect(secretsAt(twice, noon(27, 11))).toEqual(["whsec_CC==", "whsec_BB==", "whsec_AA=="]);
  expect(secretsAt(twice, noon(27, 13))).toEqual(["whsec_CC==", "whsec_BB=="]);
  expect(secretsAt(twice, noon(27, 18))).toEqual(["whsec_CC=="]);
  let often = endpoint;
  for (let at = 0; at < 50; at += 1) often = withSecret(often, `whsec_${at}==`, noon(26));
  expect(secretsAt(often, noon(26))).toHaveLength(6);
});
