import { randomBytes } from "node:crypto";
import type { AccountRole } from "#domain/account/account.ts";
import { roleNames } from "#domain/permissions.ts";
import type { Config, StaffAccount } from "#server/settings/config.ts";
import type { Shop } from "#server/process/shop.ts";
import { placeDemoOrders } from "./demo-month.ts";
import { shopCommand } from "./shop-command.ts";
import { addSampleProducts } from "./sample-products.ts";

/** Data created by a first start; zero and empty on later ones. */
export interface FirstStart {
  readonly products: number;
  readonly orders: number;
  /** Whether the shop started empty. */
  readonly isOwn: boolean;
  /** Accounts with a generated password, which is shown only this time. */
  readonly accounts: readonly {
    readonly role: AccountRole;
    readonly email: string;
    readonly password: string;
  }[];
}

/** The further roles that a demonstration has people for. */
const demoRoles = ["catalogue", "orders", "driver", "support"] as const;

/** What a start puts into a shop that has nothing yet. */
export interface FirstStartOptions {
  /** A month of sample orders, and one person for each role. */
  readonly demo: boolean;
  /** Nothing: the shop is its owner's from the start, and not open. */
  readonly empty?: boolean;
}

/**
 * Whether the shop started empty. The first start with `empty` makes it so, if the log has no event
 * yet; later starts need no option.
 */
const startsEmpty = async (shop: Shop, empty: boolean, now: Date): Promise<boolean> => {
  const { isOwn } = await shop.settings.opening();
  if (isOwn || !empty) return isOwn;
  for await (const _event of shop.store.readAll(null)) return false;
  const prepared = await shop.settings.prepare(shopCommand("not yet open", now));
  if (!prepared.accepted) throw new Error(prepared.refusal.message);
  return true;
};

/**
 * Creates the first owner. Adds the sample products to a shop that has none, and creates the first
 * analyst; for a demonstration also one person for each other role. A shop that started empty gets
 * neither products nor an analyst.
 */
export const fillEmptyShop = async (
  shop: Shop,
  config: Config,
  { demo, empty = false }: FirstStartOptions,
): Promise<FirstStart> => {
  const now = new Date();
  const made: FirstStart["accounts"][number][] = [];
  const ensure = async (role: AccountRole, name: string, { email, password }: StaffAccount) => {
    const secret = password ?? randomBytes(9).toString("base64url");
    const account = await shop.accounts.ensureRole(
      { name, email, password: secret },
      role,
      now.toISOString(),
    );
    if (account && password === undefined) made.push({ role, email, password: secret });
  };
  const isOwn = await startsEmpty(shop, empty, now);
  await ensure("admin", "Shop Admin", config.admin);
  if (!isOwn) await ensure("analyst", "Shop Analyst", config.analyst);
  for (const role of demo ? demoRoles : []) {
    const account = { email: `${role}@nivasa.lk`, password: undefined };
    await ensure(role, `Shop ${roleNames[role]}`, account);
  }

  const products = isOwn ? 0 : await addSampleProducts(shop, now);
  const orders = demo && !isOwn ? await placeDemoOrders(shop, now) : 0;
  const head = await shop.store.head();
  await shop.freshness.reach(head);
  await shop.noteLog();
  return { products, orders, isOwn, accounts: made };
};
