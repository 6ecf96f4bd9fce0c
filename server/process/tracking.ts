import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  createOrderTracking,
  type OrderGrants,
  type OrderTracking,
} from "#domain/order/tracking/tracking.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { OrderQueries } from "#projections/orders/queries.ts";
import type { Config } from "../settings/config.ts";
import type { CreateLimiter } from "#accounts/limiter.ts";
import { allLimits } from "./person-limits.ts";

/** Lifetime of a grant. The page then searches for the order again. */
const grantLifeMs = 60 * 60_000;

/** Time of a search that finds nothing, longer than the search itself takes. */
const sameTimeMs = 300;

/** Grants to follow an order, signed with a key that all processes of the shop share. */
export const createOrderGrants = (key: Buffer, lifeMs: number = grantLifeMs): OrderGrants => {
  const sign = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  return {
    issue(orderId, now) {
      const text = `${orderId}.${Date.parse(now) + lifeMs}`;
      return `${text}.${sign(text).toString("base64url")}`;
    },
    orderOf(grant, now) {
      const end = grant.lastIndexOf(".");
      const text = grant.slice(0, Math.max(end, 0));
      const signature = Buffer.from(grant.slice(end + 1), "base64url");
      const right = sign(text);
      if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
      const [orderId = "", until = ""] = text.split(".");
      return Number(until) > Date.parse(now) ? orderId : null;
    },
  };
};

/**
 * Maximum tries on one order number from all addresses, as a multiple of those of one address. With
 * it, a few strangers can't keep the buyer from the order, and can't guess one of a hundred million
 * phone numbers.
 */
const triesPerNumber = 10;

/** Order tracking with the limits of the settings. */
export const createTracking = ({
  orders,
  tries: { inTenMinutes, inADay },
  createLimiter,
  grantKey,
}: {
  readonly orders: Pick<OrderQueries, "byNumber">;
  readonly tries: Config["trackingTries"];
  readonly createLimiter: CreateLimiter;
  readonly grantKey: Buffer;
}): OrderTracking<OrderDocument> => {
  const createLimit = (name: string, times = 1) => {
    const tenMinutes = { points: inTenMinutes * times, duration: 10 * 60 };
    const day = { points: inADay * times, duration: 24 * 60 * 60 };
    return allLimits(
      createLimiter(`${name} in ten minutes`, tenMinutes).take,
      createLimiter(`${name} in a day`, day).take,
    );
  };
  return createOrderTracking({
    ordersByNumber: orders.byNumber,
    countByAddress: createLimit("tracking by address"),
    countByNumber: createLimit("tracking by number", triesPerNumber),
    grants: createOrderGrants(grantKey),
    sameTime() {
      const begun = performance.now();
      return async () => pause(Math.max(0, begun + sameTimeMs - performance.now()));
    },
  });
};
