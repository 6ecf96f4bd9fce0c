import { matchRoutes, type Location, type RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import * as home from "../routes/home.tsx";
import { adminPages } from "./admin-pages.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { Root } from "./root.tsx";
import { PageError, RouteError } from "./route-error.tsx";
import { Shell } from "./shell.tsx";

/**
 * Pages of the shop, one line each: a module in routes/ that exports `Component`. The home page is
 * in the main bundle, so that its code and queries are requested together; the others load on
 * demand.
 */
const shopPages: RouteObject[] = [
  { path: paths.home, Component: home.Component },
  { path: paths.category, lazy: () => import("../routes/category.tsx") },
  { path: paths.itemRoute, lazy: () => import("../routes/item-page.tsx") },
  { path: paths.mobileApp, lazy: () => import("../routes/mobile-app.tsx") },
  { path: paths.scan, lazy: () => import("../routes/scan.tsx") },
  { path: paths.aboutUs, lazy: () => import("../routes/about-us.tsx") },
  { path: paths.contact, lazy: () => import("../routes/contact.tsx") },
  { path: paths.track, lazy: () => import("../routes/track.tsx") },
  { path: paths.terms, lazy: () => import("../routes/terms.tsx") },
  { path: paths.privacy, lazy: () => import("../routes/privacy.tsx") },
  { path: paths.pageRoute, lazy: () => import("../routes/page.tsx") },
  { path: paths.cart, lazy: () => import("../routes/cart.tsx") },
  { path: paths.compare, lazy: () => import("../routes/compare.tsx") },
  { path: paths.wishList, lazy: () => import("../routes/wishlist.tsx") },
  { path: paths.sharedWishListRoute, lazy: () => import("../routes/shared-wishlist.tsx") },
  { path: paths.stockAlert, lazy: () => import("../routes/stock-alert.tsx") },
  { path: paths.unsubscribeRoute, lazy: () => import("../routes/unsubscribe.tsx") },
  { path: paths.roomPlanner, lazy: () => import("../routes/room-planner.tsx") },
  { path: paths.deliveryDetails, lazy: () => import("../routes/delivery-details.tsx") },
  { path: paths.paymentSuccess, lazy: () => import("../routes/payment-success.tsx") },
  { path: paths.myOrders, lazy: () => import("../routes/my-orders.tsx") },
  { path: paths.addReviewRoute, lazy: () => import("../routes/add-review.tsx") },
  { path: paths.myOrderRoute, lazy: () => import("../routes/own-order.tsx") },
  { path: paths.profile, lazy: () => import("../routes/profile.tsx") },
  { path: paths.notifications, lazy: () => import("../routes/notifications.tsx") },
  { path: paths.reportIssue, lazy: () => import("../routes/report-issue.tsx") },
  { path: paths.forgotPassword, lazy: () => import("../routes/forgot-password.tsx") },
  { path: paths.resetPassword, lazy: () => import("../routes/reset-password.tsx") },
  { path: paths.verifyEmail, lazy: () => import("../routes/verify-email.tsx") },
  { path: paths.googleSignIn, lazy: () => import("../routes/google-sign-in.tsx") },
  { path: "*", lazy: () => import("../routes/not-found.tsx") },
];

/** All pages, for the browser's router and the server's. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { element: <Shell />, children: [{ errorElement: <PageError />, children: shopPages }] },
      { path: paths.adminRun, lazy: () => import("../routes/driver-run.tsx") },
      {
        path: paths.admin,
        lazy: async () => ({ Component: (await import("./admin-shell.tsx")).AdminShell }),
        children: [{ errorElement: <PageError />, children: adminPages }],
      },
      { path: "/history/*", lazy: () => import("./history-shell.tsx") },
    ],
  },
];

/** Loads the code of the page at an address, so that its first render needs nothing more. */
export async function loadPageOf(location: Pick<Location, "pathname">): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const load = route.lazy;
      delete route.lazy;
      Object.assign(route, await load());
    }),
  );
}
