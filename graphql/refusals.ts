import type { AccountRefusal } from "#domain/account/outcome.ts";
import type { ChangedMeanwhile } from "#domain/order/state.ts";
import type { PriceChanged } from "#domain/order/placing/admission.ts";
import type {
  BackupRefused,
  CommandReused,
  DeliveryDayTaken,
  EmailUnverified,
  InvalidInput,
  NotFound,
  OrderClosed,
  ProductChanged,
  PromoRefused,
  ReadModelBusy,
  ShopNotOpen,
  StockShortage,
} from "#domain/refusal.ts";
import type { PageChanged } from "#domain/page/decider.ts";
import type { RunNotOpen } from "#domain/run/decider.ts";
import type { NotDelivered } from "#domain/review/decider.ts";

type Refusal =
  | InvalidInput
  | NotFound
  | StockShortage
  | DeliveryDayTaken
  | PromoRefused
  | PriceChanged
  | ChangedMeanwhile
  | OrderClosed
  | ShopNotOpen
  | ProductChanged
  | EmailUnverified
  | NotDelivered
  | CommandReused
  | ReadModelBusy
  | BackupRefused
  | RunNotOpen
  | PageChanged
  | AccountRefusal;

const typeNames = {
  INVALID_INPUT: "InvalidInput",
  CART_EMPTY: "InvalidInput",
  NOT_FOUND: "NotFound",
  STOCK_SHORTAGE: "StockShortage",
  DELIVERY_DAY_TAKEN: "DeliveryDayTaken",
  PROMO_REFUSED: "PromoRefused",
  PRICE_CHANGED: "PriceChanged",
  CHANGED_MEANWHILE: "ChangedMeanwhile",
  PRODUCT_CHANGED: "ProductChanged",
  ORDER_CLOSED: "OrderClosed",
  SHOP_NOT_OPEN: "ShopNotOpen",
  COMMAND_REUSED: "CommandReused",
  EMAIL_TAKEN: "EmailTaken",
  SIGN_IN_REFUSED: "SignInRefused",
  CODE_REFUSED: "CodeRefused",
  TOO_MANY_TRIES: "TooManyTries",
  EMAIL_UNVERIFIED: "EmailUnverified",
  LAST_ADMIN: "LastAdmin",
  OWN_ACCOUNT: "OwnAccount",
  ROLE_CHANGED: "RoleChanged",
  DRIVES_RUN: "DrivesRun",
  NOT_DELIVERED: "NotDelivered",
  READ_MODEL_BUSY: "ReadModelBusy",
  BACKUP_REFUSED: "BackupRefused",
  PAGE_CHANGED: "PageChanged",
  RUN_NOT_OPEN: "RunNotOpen",
  STOP_ANSWERED: "RunNotOpen",
  STOPS_UNANSWERED: "RunNotOpen",
} as const satisfies Record<Refusal["code"], string>;

type Member<Refused extends Refusal> = Refused extends Refusal
  ? Refused & { readonly __typename: (typeof typeNames)[Refused["code"]] }
  : never;

/** A refusal as a member of a result union. */
export const refusalMember = <Refused extends Refusal>(refusal: Refused): Member<Refused> =>
  ({ ...refusal, __typename: typeNames[refusal.code] }) as unknown as Member<Refused>;
