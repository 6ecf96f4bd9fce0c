import { roleOf as matrixRole } from "../../shared/account/may.ts";
import type { Role } from "../../../generated/operations.ts";
import {
  may,
  roleNames,
  type Extent,
  type Permission,
  type StaffRole,
} from "../../../generated/permissions.ts";

/** What each role may do, in a few words. */
const summaries: Readonly<Record<Role, string>> = {
  SHOPPER: "the shop, like any customer",
  ADMIN: "everything",
  CATALOGUE: "items and stock; orders to read, no names",
  ORDERS: "orders, calls, runs, cash",
  DRIVER: "only their own runs",
  SUPPORT: "issue reports and calls; orders to read",
  ANALYST: "history and figures, no names",
};

/** The roles of accounts, with their names and what they may do. */
export const accountRoles = (Object.keys(summaries) as Role[]).map((role) => ({
  role,
  label: roleNames[matrixRole(role)],
  summary: summaries[role],
}));

export const roleLabel = (role: Role): string => roleNames[matrixRole(role)];

export const roleSummary = (role: Role): string => summaries[role];

/** A permission that the matrix shows; the others are those of each customer. */
type OfficePermission = Exclude<Permission, "VISITOR" | "MEMBER" | "SHOP">;

/** The rows of the matrix, in words. */
const rowWords: Readonly<Record<OfficePermission, string>> = {
  ITEMS_READ: "see items, stock and ledger",
  ITEMS_EDIT: "add, edit and archive items",
  STOCK_EDIT: "receive and adjust stock",
  ORDERS_READ: "see the board and the order desk",
  ORDERS_CHANGE: "set a status, change items, address and day",
  CALLS: "call customers and comment on orders",
  ORDERS_CANCEL: "cancel orders and take goods back",
  PROMOTIONS_READ: "see promotions",
  PROMOTIONS_EDIT: "create, pause and end promotions",
  RUNS_PLAN: "plan runs, delivery zones and days",
  RUNS_ANSWER: "answer the stops of a run",
  CASH: "close a run and count its cash",
  CASH_READ: "see the cash report",
  PERSONAL_READ: "see names, phones and addresses",
  REPORTS_READ: "read issue reports",
  REPORTS_ANSWER: "answer and close issue reports",
  REVIEWS_MODERATE: "publish, hide and answer reviews",
  HISTORY_READ: "see history, replay and what-if",
  PEOPLE: "change roles, end sessions and erase people",
  WEBHOOKS: "manage webhooks",
  SETTINGS: "change settings and read models",
};

const firstOf = { Items: "ITEMS_READ", Orders: "ORDERS_READ", "People and shop": "PERSONAL_READ" };

/** The matrix in groups, each row with its permission. */
export const matrixGroups = (() => {
  const rows = Object.entries(rowWords) as [OfficePermission, string][];
  const starts = Object.entries(firstOf).map(([title, first]) => ({
    title,
    at: rows.findIndex(([permission]) => permission === first),
  }));
  return starts.map(({ title, at }, index) => ({
    title,
    rows: rows.slice(at, starts[index + 1]?.at),
  }));
})();

export const staffRoles = accountRoles
  .map(({ role }) => matrixRole(role))
  .filter((role): role is StaffRole => role !== "shopper");

/** What a change of the role gives and takes away, in words. */
export function effectOf(before: Role, after: Role): { gains: string[]; losses: string[] } {
  const [from, to] = [matrixRole(before), matrixRole(after)];
  const rows = Object.entries(rowWords) as [OfficePermission, string][];
  const wordsOf = (has: StaffRole | "shopper", lacks: StaffRole | "shopper") =>
    rows.filter(([each]) => may(has, each) && !may(lacks, each)).map(([, words]) => words);
  return { gains: wordsOf(to, from), losses: wordsOf(from, to) };
}

/** The text of a cell; null for a tick or a dash. */
export const limitOf = (extent: Extent | null): string | null =>
  extent === null || extent === "yes" ? null : extent;
