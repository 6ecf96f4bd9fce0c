import { accountDecider } from "#domain/account/decider.ts";
import { addressBookDecider } from "#domain/address-book/decider.ts";
import { cartDecider } from "#domain/cart/decider.ts";
import { categoryDecider } from "#domain/category/decider.ts";
import { streamCategory, type Decider, type DomainEvent } from "#domain/decider.ts";
import { deliveryDayDecider } from "#domain/delivery/day-decider.ts";
import { deliveryPlanDecider } from "#domain/delivery/plan-decider.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { pageDecider } from "#domain/page/decider.ts";
import { productDecider } from "#domain/product/decider.ts";
import { promotionDecider } from "#domain/promotion/decider.ts";
import { runDecider } from "#domain/run/decider.ts";
import { issueReportDecider } from "#domain/issue-report/decider.ts";
import { reviewDecider } from "#domain/review/decider.ts";
import { settingsDecider } from "#domain/settings/decider.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { stockAlertDecider } from "#domain/stock-alert/decider.ts";
import { webhookDecider } from "#domain/webhook/decider.ts";
import { wishListDecider } from "#domain/wishlist/decider.ts";
import { categoryOf, type StreamCategory } from "./category.ts";

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
  stockalert: stockAlertDecider,
  promotion: promotionDecider,
  run: runDecider,
  deliveryday: deliveryDayDecider,
  deliveryplan: deliveryPlanDecider,
  webhooks: webhookDecider,
  settings: settingsDecider,
  page: pageDecider,
} satisfies Readonly<Record<Exclude<StreamCategory, "other">, unknown>>;

/** The fold of a stream; null if this version does not know its kind. */
export const foldOf = (stream: string): Fold | null => {
  if (streamCategory(stream) === categoryDecider.category) return categoryDecider;
  const category = categoryOf(stream);
  return category === "other" ? null : folds[category];
};
