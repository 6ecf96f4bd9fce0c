import { may, type Permission } from "../generated/permissions.ts";
import type { Role } from "../generated/operations.ts";
import { paths } from "../paths.ts";
import { roleOf } from "../features/shared/account/may.ts";
import type { Place } from "./places.ts";

/** A page of the admin area, with the permission that opens it. */
export interface AdminPlace extends Place {
  permission: Permission;
}

/** The pages of the admin area. */
export const adminPlaces = [
  { label: "Add Items", to: paths.adminAdd, permission: "ITEMS_EDIT" },
  { label: "List Items", to: paths.adminList, permission: "ITEMS_READ" },
  { label: "Orders", to: paths.adminOrders, permission: "ORDERS_READ" },
  { label: "Today", to: paths.adminToday, permission: "ORDERS_READ" },
  { label: "Calls", to: paths.adminCalls, permission: "CALLS" },
  { label: "Deliveries", to: paths.adminDeliveries, permission: "RUNS_PLAN" },
  { label: "Runs", to: paths.adminRuns, permission: "RUNS_PLAN" },
  { label: "Cash", to: paths.adminCash, permission: "CASH" },
  { label: "Reports", to: paths.adminReports, permission: "REPORTS_READ" },
  { label: "People", to: paths.adminAccounts, permission: "PEOPLE" },
  { label: "Stock", to: paths.adminStock, permission: "ITEMS_READ" },
  { label: "Demand", to: paths.adminDemand, permission: "ITEMS_READ" },
  { label: "Promotions", to: paths.adminPromotions, permission: "PROMOTIONS_READ" },
  { label: "Reviews", to: paths.adminReviews, permission: "REVIEWS_MODERATE" },
  { label: "Webhooks", to: paths.adminWebhooks, permission: "WEBHOOKS" },
  { label: "System", to: paths.adminReadModels, permission: "SETTINGS" },
  { label: "History", to: paths.history, permission: "HISTORY_READ" },
  { label: "Shop", to: paths.adminShop, permission: "SETTINGS" },
  { label: "Settings", to: paths.adminSettings, permission: "SETTINGS" },
] as const satisfies readonly AdminPlace[];

/** The pages that a role may see. */
export function placesOf(role: Role) {
  return adminPlaces.filter(({ permission }) => may(roleOf(role), permission));
}

/** The permission that opens an address of the admin area; null if each role may open it. */
export function permissionAt(pathname: string): Permission | null {
  if (pathname === paths.adminNewOrder) return "ORDERS_CHANGE";
  const place = adminPlaces.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return place?.permission ?? null;
}
