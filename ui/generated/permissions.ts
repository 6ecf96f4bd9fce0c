/** Copied by `npm run codegen` from domain/permissions.ts. */

/** Roles an account can have. "admin" is the stored name of the owner. */
export const accountRoles = [
  "shopper",
  "admin",
  "catalogue",
  "orders",
  "driver",
  "support",
  "analyst",
] as const;

type AccountRole = (typeof accountRoles)[number];

/** The shown names of the roles. */
export const roleNames: Readonly<Record<AccountRole, string>> = {
  shopper: "Shopper",
  admin: "Owner",
  catalogue: "Catalogue",
  orders: "Orders",
  driver: "Driver",
  support: "Support",
  analyst: "Analyst",
};

/** Roles of people who work for the shop. */
export type StaffRole = Exclude<AccountRole, "shopper">;

/**
 * How far a role holds a permission. A limit names what the role lacks: another permission for
 * changes (`read`), PERSONAL_READ (`no names`), or other people's runs (`own runs`).
 */
export type Extent = "yes" | "read" | "no names" | "own runs";

type Holders = Readonly<Partial<Record<AccountRole, Extent>>>;

const everyone = {
  shopper: "yes",
  admin: "yes",
  catalogue: "yes",
  orders: "yes",
  driver: "yes",
  support: "yes",
  analyst: "yes",
} as const satisfies Holders;

/** Who holds each permission. A role that is missing does not hold it. */
const matrix = {
  /** Open to everyone, also without a session. */
  VISITOR: everyone,
  /** The own account: profile, password, sessions. */
  MEMBER: everyone,
  /** Cart, own orders, own reviews, own issue reports. */
  SHOP: {
    shopper: "yes",
    admin: "yes",
    catalogue: "yes",
    orders: "yes",
    driver: "yes",
    support: "yes",
  },
  /** Items as staff see them, with stock and ledger. */
  ITEMS_READ: { admin: "yes", catalogue: "yes", orders: "read", support: "read", analyst: "read" },
  /** Add, change, archive and import items and variants. */
  ITEMS_EDIT: { admin: "yes", catalogue: "yes" },
  /** Receive and adjust stock, set the low stock limit. */
  STOCK_EDIT: { admin: "yes", catalogue: "yes", orders: "yes" },
  /** Promotions with the figures of their use. */
  PROMOTIONS_READ: { admin: "yes", catalogue: "yes", orders: "read", analyst: "read" },
  /** Create, pause and end promotions. */
  PROMOTIONS_EDIT: { admin: "yes", catalogue: "yes" },
  /** Board, order desk, and the figures of the day. */
  ORDERS_READ: {
    admin: "yes",
    catalogue: "no names",
    orders: "yes",
    support: "read",
    analyst: "no names",
  },
  /** Set a status, change items, address and day of any order. */
  ORDERS_CHANGE: { admin: "yes", orders: "yes" },
  /** Call customers, and comment on orders. */
  CALLS: { admin: "yes", orders: "yes", support: "yes" },
  /** Cancel any order, and take goods back. */
  ORDERS_CANCEL: { admin: "yes", orders: "yes" },
  /** Plan and start runs, and set delivery zones and days. */
  RUNS_PLAN: { admin: "yes", orders: "yes" },
  /** Answer the stops of a run, with the name, phone and address at each stop. */
  RUNS_ANSWER: { admin: "yes", orders: "yes", driver: "own runs" },
  /** Close a run and count its cash. */
  CASH: { admin: "yes", orders: "yes" },
  /** The cash report. */
  CASH_READ: { admin: "yes", orders: "yes", analyst: "no names" },
  /** Names, phones, addresses, and other words about a person. */
  PERSONAL_READ: { admin: "yes", orders: "yes", support: "yes" },
  /** Issue reports of customers. */
  REPORTS_READ: { admin: "yes", orders: "read", support: "yes", analyst: "no names" },
  /** Answer, close and reopen issue reports. */
  REPORTS_ANSWER: { admin: "yes", support: "yes" },
  /** Publish, hide and answer reviews. */
  REVIEWS_MODERATE: { admin: "yes", catalogue: "yes", support: "yes" },
  /** The history: explorer, reports, replay, what-if. */
  HISTORY_READ: {
    admin: "yes",
    catalogue: "no names",
    orders: "yes",
    support: "yes",
    analyst: "no names",
  },
  /** Roles, sessions and erasing of other people. */
  PEOPLE: { admin: "yes" },
  /** Subscriptions of other systems to the shop's events. */
  WEBHOOKS: { admin: "yes" },
  /** Settings, read models, and the feed of all events. */
  SETTINGS: { admin: "yes" },
} as const satisfies Readonly<Record<string, Holders>>;

/** What an account may do, or a visitor. The names are those of the schema's enum. */
export type Permission = keyof typeof matrix;

export const permissions = Object.keys(matrix) as readonly Permission[];

/** How far a role holds a permission; null if it does not. */
export const extentOf = (role: AccountRole, permission: Permission): Extent | null =>
  (matrix[permission] as Holders)[role] ?? null;

/** Whether a role holds a permission, at least within a limit. */
export const may = (role: AccountRole, permission: Permission): boolean =>
  extentOf(role, permission) !== null;

/** The roles that hold at least one of several permissions. */
export const rolesWith = (required: readonly Permission[]): readonly AccountRole[] =>
  accountRoles.filter((role) => required.some((permission) => may(role, permission)));

/** Whether the role is one of the shop's people. */
export const isStaff = (role: AccountRole): role is StaffRole => role !== "shopper";
