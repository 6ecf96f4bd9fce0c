import { expect, vi } from "vitest";
import type { Person } from "./api-client.ts";
import type { TestShop } from "./test-shop.ts";

interface Standing {
  readonly data: {
    readonly historyStanding: { readonly events: number; readonly progress: number };
  };
}

/**
 * Waits until the index of the log holds everything the log does; gives how many events. `who` may
 * see the history.
 */
export const wholeIndex = (shop: TestShop, who: Person): Promise<number> =>
  vi.waitFor(async () => {
    const answer = await shop.graphql(who, "{ historyStanding { events progress } }");
    const { events, progress } = (answer.body as Standing).data.historyStanding;
    expect(progress).toBe(1);
    return events;
  }, 20_000);
