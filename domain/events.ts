import type { AccountEvent } from "./account/events.ts";
import type { AddressBookEvent } from "./address-book/events.ts";
import type { CartEvent } from "./cart/events.ts";
import type { CategoryEvent } from "./category/events.ts";
import type { DeliveryDayEvent, DeliveryPlanEvent } from "./delivery/events.ts";
import type { OrderEvent } from "./order/events.ts";
import type { ProductEvent } from "./product/events.ts";
import type { IssueReportEvent } from "./issue-report/events.ts";
import type { PageEvent } from "./page/events.ts";
import type { PromotionEvent } from "./promotion/events.ts";
import type { ReviewEvent } from "./review/events.ts";
import type { RunEvent } from "./run/events.ts";
import type { SettingsEvent } from "./settings/events.ts";
import type { StockEvent } from "./stock/events.ts";
import type { StockAlertEvent } from "./stock-alert/events.ts";
import type { WebhookEvent } from "./webhook/events.ts";
import type { WishListEvent } from "./wishlist/events.ts";

/** Every event of the shop, in its current shape. */
export type ShopEvent =
  | ProductEvent
  | StockEvent
  | StockAlertEvent
  | CartEvent
  | WishListEvent
  | OrderEvent
  | DeliveryPlanEvent
  | DeliveryDayEvent
  | RunEvent
  | PromotionEvent
  | AddressBookEvent
  | ReviewEvent
  | IssueReportEvent
  | SettingsEvent
  | PageEvent
  | CategoryEvent
  | WebhookEvent
  | AccountEvent;
