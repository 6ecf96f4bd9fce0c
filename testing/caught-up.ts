import { expect } from "vitest";
import type { TestShop } from "./test-shop.ts";
import { eventually } from "./eventually.ts";

/** Waits until the read models are available and have caught up with the log. */
export const caughtUp = (shop: TestShop): Promise<void> =>
  eventually(async () => {
    expect((await shop.rest(null, "GET", "/products")).status).toBe(200);
    expect(shop.shop.runner.position()).toBe(await shop.shop.store.head());
  });
