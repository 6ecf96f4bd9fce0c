import { Navigate, type RouteObject } from "react-router-dom";
import { landingOf } from "../features/shared/account/landing.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { paths } from "../paths.ts";

function FirstPage() {
  const { viewer } = useViewer();
  return <Navigate to={viewer ? landingOf(viewer) : paths.home} replace />;
}

/** Pages of the admin area; each renders an AdminBar first. */
export const adminPages: RouteObject[] = [
  { index: true, Component: FirstPage },
  { path: paths.adminAdd, lazy: () => import("../routes/admin-add.tsx") },
  { path: paths.adminList, lazy: () => import("../routes/admin-list.tsx") },
  { path: paths.adminNewOrder, lazy: () => import("../routes/admin-new-order.tsx") },
  { path: paths.adminOrderRoute, lazy: () => import("../routes/admin-orders.tsx") },
  { path: paths.adminToday, lazy: () => import("../routes/admin-today.tsx") },
  { path: paths.adminCalls, lazy: () => import("../routes/admin-calls.tsx") },
  { path: paths.adminDeliveries, lazy: () => import("../routes/admin-deliveries.tsx") },
  { path: paths.adminRuns, lazy: () => import("../routes/admin-runs.tsx") },
  { path: paths.adminCash, lazy: () => import("../routes/admin-cash.tsx") },
  { path: paths.adminDemand, lazy: () => import("../routes/admin-demand.tsx") },
  { path: paths.adminPromotions, lazy: () => import("../routes/admin-promotions.tsx") },
  { path: paths.adminWebhooks, lazy: () => import("../routes/admin-webhooks.tsx") },
  { path: paths.adminReports, lazy: () => import("../routes/admin-reports.tsx") },
  { path: paths.adminAccounts, lazy: () => import("../routes/admin-accounts.tsx") },
  { path: paths.adminStockRoute, lazy: () => import("../routes/admin-stock.tsx") },
  { path: paths.adminReviews, lazy: () => import("../routes/admin-reviews.tsx") },
  { path: paths.adminReadModels, lazy: () => import("../routes/admin-models.tsx") },
  { path: paths.adminShopPages, lazy: () => import("../routes/admin-shop-pages.tsx") },
  { path: paths.adminShop, lazy: () => import("../routes/admin-shop.tsx") },
  {
    path: paths.adminShopCategories,
    lazy: () => import("../routes/admin-shop-categories.tsx"),
  },
  { path: paths.adminShopOpening, lazy: () => import("../routes/admin-shop-opening.tsx") },
  { path: paths.adminShopDelivery, lazy: () => import("../routes/admin-shop-delivery.tsx") },
  { path: paths.adminSettings, lazy: () => import("../routes/admin-settings.tsx") },
  { path: "*", lazy: () => import("../routes/not-found.tsx") },
];
