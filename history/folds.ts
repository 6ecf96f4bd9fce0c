import { accountDecider } from "#domain/account/decider.ts";
import { addressBookDecider } from "#domain/address-book/decider.ts";
import { cartDecider } from "#domain/cart/decider.ts";
import type { Decider, DomainEvent } from "#domain/decider.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { productDecider } from "#domain/product/decider.ts";
import { issueReportDecider } from "#domain/issue-report/decider.ts";
import { reviewDecider } from "#domain/review/decider.ts";
import { settingsDecider } from "#domain/settings/decider.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { wishListDecider } from "#domain/wishlist/decider.ts";
import type { Noun } from "./noun.ts";

type Fold = Pick<Decider<unknown, never, DomainEvent, never>, "initialState" | "evolve">;

/** The domain's own folds, which decisions use. */
const folds = {
  order: orderDecider,
  stock: stockDecider,
  cart: cartDecider,
  product: productDecider,
  review: reviewDecider,
  report: issueReportDecider,
  account: accountDecider,
  addressbook: addressBookDecider,
  wishlist: wishListDecider,
  settings: settingsDecider,
} as unknown as Readonly<Partial<Record<Noun, Fold>>>;

/** The fold of a kind of stream; null if this version does not know it. */
export const foldOf = (noun: Noun): Fold | null => folds[noun] ?? null;
