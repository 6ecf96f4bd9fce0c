import DataLoader from "dataloader";
import type { AccountService } from "#domain/account/service.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type { Context } from "./context.ts";

/** No caching: a subscription counts as one request for its whole lifetime. */
const afresh = { cache: false };

/** The loaders of one request. Each batches the IDs of a tick into one read. */
export const createLoaders = (
  accounts: Pick<AccountService, "byIds">,
  readModels: ReadModels,
  sentAt: (mailIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Context["loaders"] => ({
  productPage: new DataLoader((ids) => readModels.productPages.byIds(ids)),
  order: new DataLoader(async (ids) => {
    const found = await readModels.orders.byIds(ids);
    return ids.map((id) => found.get(id) ?? null);
  }, afresh),
  boardOrder: new DataLoader(async (ids) => {
    const found = new Map(
      (await readModels.orderBoard.byIds(ids)).map((order) => [order.id, order]),
    );
    return ids.map((id) => found.get(id) ?? null);
  }, afresh),
  run: new DataLoader((ids) => readModels.runs.byIds(ids), afresh),
  call: new DataLoader((orders) => readModels.calls.of(orders, new Date().toISOString()), afresh),
  ordersOfPerson: new DataLoader((ids) => readModels.orderBoard.ofPeople(ids), afresh),
  accountName: new DataLoader(async (ids) => {
    const found = await accounts.byIds(ids);
    return ids.map((id) => found.get(id)?.name ?? null);
  }),
  mailedAt: new DataLoader(async (ids) => {
    const found = await sentAt(ids);
    return ids.map((id) => found.get(id) ?? null);
  }, afresh),
});
