import DataLoader from "dataloader";
import type { AccountService } from "#domain/account/service.ts";
import { may } from "#domain/permissions.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type { CashWords } from "#projections/runs/cash-words.ts";
import type { StockReasons } from "#projections/stock-ledger/reasons.ts";
import type { Context } from "./context.ts";

/** No caching: a subscription counts as one request for its whole lifetime. */
const afresh = { cache: false };

/** Where the loaders read. */
interface LoaderSources {
  readonly accounts: Pick<AccountService, "byIds">;
  readonly readModels: ReadModels;
  readonly mails: {
    sentAt(mailIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  };
  readonly stockReasons: StockReasons;
  readonly cashWords: CashWords;
}

/**
 * The loaders of one request. Each batches the IDs of a tick into one read. Viewers without
 * PERSONAL_READ read no name but their own.
 */
export const createLoaders = (
  { accounts, readModels, mails, stockReasons, cashWords }: LoaderSources,
  viewer: Viewer | null,
): Context["loaders"] => ({
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
    const seesAll = viewer !== null && may(viewer.role, "PERSONAL_READ");
    const found = await accounts.byIds(seesAll ? ids : ids.filter((id) => id === viewer?.id));
    return ids.map((id) => found.get(id)?.name ?? null);
  }),
  stockReason: new DataLoader(stockReasons, afresh),
  cashWords: new DataLoader((ids) => Promise.all(ids.map(cashWords)), afresh),
  mailedAt: new DataLoader(async (ids) => {
    const found = await mails.sentAt(ids);
    return ids.map((id) => found.get(id) ?? null);
  }, afresh),
});

/** The name of an account; null if there is none, or the viewer may not read it. */
export const nameOf = async (
  accountId: string | null,
  { loaders }: Pick<Context, "loaders">,
): Promise<string | null> => (accountId === null ? null : loaders.accountName.load(accountId));
