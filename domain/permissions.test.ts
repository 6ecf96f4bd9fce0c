import { expect, it } from "vitest";
import {
  accountRoles,
  extentOf,
  isStaff,
  may,
  permissions,
  rolesWith,
  type Permission,
} from "./permissions.ts";

const shopping: readonly Permission[] = ["VISITOR", "MEMBER", "SHOP"];

/** The matrix again, by role. A wider role needs a change here, too. */
const expected: Readonly<Record<(typeof accountRoles)[number], readonly Permission[]>> = {
  shopper: shopping,
  admin: permissions,
  catalogue: [
    ...shopping,
    "ITEMS_READ",
    "ITEMS_EDIT",
    "STOCK_EDIT",
    "PROMOTIONS_READ",
    "PROMOTIONS_EDIT",
    "ORDERS_READ",
    "REVIEWS_MODERATE",
    "HISTORY_READ",
  ],
  orders: [
    ...shopping,
    "ITEMS_READ",
    "STOCK_EDIT",
    "PROMOTIONS_READ",
    "ORDERS_READ",
    "ORDERS_CHANGE",
    "CALLS",
    "ORDERS_CANCEL",
    "RUNS_PLAN",
    "RUNS_ANSWER",
    "CASH",
    "CASH_READ",
    "PERSONAL_READ",
    "REPORTS_READ",
    "HISTORY_READ",
  ],
  driver: [...shopping, "RUNS_ANSWER"],
  support: [
    ...shopping,
    "ITEMS_READ",
    "ORDERS_READ",
    "CALLS",
    "PERSONAL_READ",
    "REPORTS_READ",
    "REPORTS_ANSWER",
    "REVIEWS_MODERATE",
    "HISTORY_READ",
  ],
  analyst: [
    "VISITOR",
    "MEMBER",
    "ITEMS_READ",
    "PROMOTIONS_READ",
    "ORDERS_READ",
    "CASH_READ",
    "REPORTS_READ",
    "HISTORY_READ",
  ],
};

it.each(accountRoles)("gives the role %s its permissions", (role) => {
  expect(permissions.filter((each) => may(role, each))).toEqual(expected[role]);
});

it("limits a driver to their own runs", () => {
  expect(extentOf("driver", "RUNS_ANSWER")).toBe("own runs");
  expect(extentOf("orders", "RUNS_ANSWER")).toBe("yes");
});

it("says no names exactly where a role lacks the right to see them", () => {
  for (const role of accountRoles.filter((each) => !may(each, "PERSONAL_READ"))) {
    const personal = ["ORDERS_READ", "REPORTS_READ", "CASH_READ", "HISTORY_READ"] as const;
    expect(personal.flatMap((each) => extentOf(role, each) ?? [])).toEqual(
      personal.filter((each) => may(role, each)).map(() => "no names"),
    );
  }
});

it("finds the roles that hold one of several permissions", () => {
  expect(rolesWith(["ITEMS_EDIT", "REPORTS_ANSWER"])).toEqual(["admin", "catalogue", "support"]);
});

it("counts everyone but shoppers as staff", () => {
  expect(accountRoles.filter(isStaff)).toEqual(accountRoles.slice(1));
});
