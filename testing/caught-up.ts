import { expect, vi } from "vitest";
import type { TestShop } from "./test-shop.ts";

/** Waits until the read models are available and have caught up with the log. */
export const caughtUp = (shop: TestShop): Promise<void> =>
  vi.waitFor(
    async () => {
      expect((await shop.rest(null, "GET", "/products")).status).toBe(200);
      expect(shop.shop.runner.position()).toBe(await shop.shop.store.head());
    },
    { timeout: 30_000, interval: 50 },
  );
