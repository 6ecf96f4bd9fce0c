import { expect, it, vi } from "vitest";
import type { Context } from "#graphql/context.ts";
import { readModelResolvers } from "./resolvers.ts";
import { eventually } from "../../testing/eventually.ts";

it("lets a reader unsubscribe while the read models do not change", async () => {
  const statuses = vi.fn(async () => []);
  const context = {
    readModelDesk: { statuses },
    readModelProblem: () => null,
    backups: { status: async () => ({ place: null, last: null, running: null, failed: null }) },
    history: { indexStatus: async () => ({ events: 7 }) },
    freshness: { position: () => "7", isKeptUp: () => true },
  } as unknown as Context;
  const { subscribe } = readModelResolvers.Subscription.readModelsChanged;
  const updates = subscribe({}, {}, context) as AsyncIterableIterator<unknown>;
  expect(await updates.next()).toMatchObject({ value: { readModels: { events: 7 } } });

  const next = updates.next();
  await eventually(() => expect(statuses.mock.calls.length).toBeGreaterThan(1));
  await updates.return?.();

  expect(await next).toEqual({ done: true, value: undefined });
});
