import { expect } from "vitest";
import type { Person } from "./api-client.ts";
import type { TestShop } from "./test-shop.ts";
import { eventually } from "./eventually.ts";

interface IndexStatusAnswer {
  readonly data: {
    readonly historyIndexStatus: { readonly events: number; readonly progress: number };
  };
}

/**
 * Waits until the history index has caught up with the log; returns the number of events. `who`
 * must have access to the history.
 */
export const waitForIndex = (shop: Pick<TestShop, "graphql">, who: Person): Promise<number> =>
  eventually(async () => {
    const answer = await shop.graphql(who, "{ historyIndexStatus { events progress } }");
    const { events, progress } = (answer.body as IndexStatusAnswer).data.historyIndexStatus;
    expect(progress).toBe(1);
    return events;
  });
