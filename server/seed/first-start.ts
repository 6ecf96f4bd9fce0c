import { randomBytes } from "node:crypto";
import type { AccountRole } from "#domain/account/account.ts";
import { roleNames } from "#domain/permissions.ts";
import type { Config, StaffAccount } from "#server/settings/config.ts";
import type { Shop } from "#server/process/shop.ts";
import { placeDemoOrders } from "./demo-month.ts";
import { addSampleProducts } from "./sample-products.ts";

/** Data created by a first start; zero and empty on later ones. */
export interface FirstStart {
  readonly products: number;
  readonly orders: number;
  /** Accounts with a generated password, which is shown only this time. */
  readonly accounts: readonly {
    readonly role: AccountRole;
    readonly email: string;
    readonly password: string;
  }[];
}

/** The further roles that a demonstration has people for. */
const demoRoles = ["catalogue", "orders", "driver", "support"] as const;

/**
 * Adds the sample products to an empty shop, and creates the first owner and the first analyst; for
 * a demonstration also one person for each other role.
 */
export const fillEmptyShop = async (
  shop: Shop,
  config: Config,
  { demo }: { readonly demo: boolean },
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
  await ensure("admin", "Shop Admin", config.admin);
  await ensure("analyst", "Shop Analyst", config.analyst);
  for (const role of demo ? demoRoles : []) {
    const account = { email: `${role}@nivasa.lk`, password: undefined };
    await ensure(role, `Shop ${roleNames[role]}`, account);
  }

  const products = await addSampleProducts(shop, now);
  const orders = demo ? await placeDemoOrders(shop, now) : 0;
  const head = await shop.store.head();
  await shop.freshness.reach(head);
  await shop.noteLog();
  return { products, orders, accounts: made };
};
