import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  createOrderTracking,
  type OrderGrants,
  type OrderTracking,
} from "#domain/order/tracking.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { OrderQueries } from "#projections/orders/queries.ts";
import type { Config } from "./config.ts";
import { allLimits, createPersonLimit } from "./person-limits.ts";

/** Lifetime of a grant. The page then searches for the order again. */
const grantLifeMs = 60 * 60_000;

/** Time of a search that finds nothing, longer than the search itself takes. */
const sameTimeMs = 300;

/**
 * Grants to follow an order, signed with a key of this process: after a restart, and in another
 * process, the page has to search for the order again.
 */
export const createOrderGrants = (lifeMs: number = grantLifeMs): OrderGrants => {
  const key = randomBytes(32);
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

/** Order tracking with the limits of the settings. */
export const createTracking = (
  orders: Pick<OrderQueries, "byNumber">,
  { inTenMinutes, inADay }: Config["trackingTries"],
): OrderTracking<OrderDocument> => {
  const createLimit = () =>
    allLimits(createPersonLimit(inTenMinutes, 10 * 60), createPersonLimit(inADay, 24 * 60 * 60));
  return createOrderTracking({
    ordersByNumber: orders.byNumber,
    countByAddress: createLimit(),
    countByNumber: createLimit(),
    grants: createOrderGrants(),
    sameTime() {
      const begun = performance.now();
      return async () => pause(Math.max(0, begun + sameTimeMs - performance.now()));
    },
  });
};
