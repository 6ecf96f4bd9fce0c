/** Addresses of the pages that every shop shows, by their slugs. */
const ownAddresses: Readonly<Record<string, string>> = {
  about: "/about-us",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
};

/** Every address of the shop. A name ending in `Route` is a pattern for the router. */
export const paths = {
  home: "/",
  category: "/category",
  mobileApp: "/mobile-app",
  scan: "/scan",
  aboutUs: "/about-us",
  contact: "/contact",
  track: "/track",
  terms: "/terms",
  privacy: "/privacy",
  pageRoute: "/pages/:slug",
  /** A page that the owner writes. Four have an address of their own. */
  page: (slug: string) => ownAddresses[slug] ?? `/pages/${encodeURIComponent(slug)}`,
  /** A version of a page, which stays when another one is published. */
  pageVersion: (slug: string, version: number) =>
    `/pages/${encodeURIComponent(slug)}?version=${version}`,
  itemRoute: "/Item-Page/:id",
  item: (id: string) => `/Item-Page/${encodeURIComponent(id)}`,
  /** The page of a product with one of its variants chosen. */
  itemVariant: (id: string, variant: string) =>
    `/Item-Page/${encodeURIComponent(id)}?variant=${encodeURIComponent(variant)}`,
  cart: "/cart",
  compare: "/compare",
  /** A comparison of these items, to share. */
  compareOf: (ids: readonly string[]) => `/compare?items=${ids.map(encodeURIComponent).join(",")}`,
  wishList: "/wishlist",
  sharedWishListRoute: "/wishlist/shared/:link",
  /** A wish list that is shared by a link. */
  sharedWishList: (link: string) => `/wishlist/shared/${encodeURIComponent(link)}`,
  stockAlert: "/stock-alert",
  unsubscribeRoute: "/unsubscribe/*",
  roomPlanner: "/room-planner",
  /** A shared room; `text` is the room planner's encoding of it. */
  sharedRoom: (text: string) => `/room-planner?room=${encodeURIComponent(text)}`,
  deliveryDetails: "/deliverydetailscheckout",
  paymentSuccess: "/paymentSuccess",
  myOrders: "/my-orders",
  myOrderRoute: "/my-orders/:number",
  myOrder: (number: string) => `/my-orders/${encodeURIComponent(number)}`,
  addReviewRoute: "/add-review/:orderId",
  addReview: (orderId: string) => `/add-review/${encodeURIComponent(orderId)}`,
  reviseReview: (orderId: string, productId: string) =>
    `/add-review/${encodeURIComponent(orderId)}?product=${encodeURIComponent(productId)}`,
  profile: "/profile",
  notifications: "/profile/notifications",
  reportIssue: "/report-issue",
  reportIssueOf: (orderNumber: string) => `/report-issue?order=${encodeURIComponent(orderNumber)}`,
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-Email",
  googleSignIn: "/google-sign-in",
  admin: "/admin",
  adminAdd: "/admin/add",
  adminList: "/admin/list",
  adminOrders: "/admin/orders",
  adminOrdersOf: (words: string) => `/admin/orders?search=${encodeURIComponent(words)}`,
  /** The orders of an account. */
  adminOrdersOfPerson: (id: string) => `/admin/orders?view=table&person=${encodeURIComponent(id)}`,
  adminToday: "/admin/today",
  adminCalls: "/admin/calls",
  adminCallOf: (number: string) => `/admin/calls?order=${encodeURIComponent(number)}`,
  adminDeliveries: "/admin/deliveries",
  adminReviews: "/admin/reviews",
  /** The driver's own run. */
  adminRun: "/admin/run",
  adminRuns: "/admin/runs",
  adminRunPlan: (id: string) => `/admin/runs?run=${encodeURIComponent(id)}`,
  /** The orders of a zone's day, to plan a run. */
  adminRunsOf: (zoneId: string, date: string) =>
    `/admin/runs?zone=${encodeURIComponent(zoneId)}&date=${date}`,
  adminCash: "/admin/cash",
  /** The cash of one run. */
  adminCashOf: (id: string) => `/admin/cash?run=${encodeURIComponent(id)}`,
  adminPromotions: "/admin/promotions",
  adminWebhooks: "/admin/webhooks",
  adminDemand: "/admin/demand",
  /** The demand with the people who wait for a variant. */
  adminDemandOf: (variantId: string) => `/admin/demand?item=${encodeURIComponent(variantId)}`,
  adminStock: "/admin/stock",
  adminStockRoute: "/admin/stock/:id?",
  adminStockOf: (id: string) => `/admin/stock/${encodeURIComponent(id)}`,
  adminReadModels: "/admin/read-models",
  adminSettings: "/admin/settings",
  adminShop: "/admin/shop",
  adminShopCategories: "/admin/shop/categories",
  adminShopDelivery: "/admin/shop/delivery",
  adminShopPages: "/admin/shop/pages",
  adminShopOpening: "/admin/shop/opening",
  /** What visitors of a shop read that isn't open; for its staff. */
  visitorsPage: "/?view=visitors",
  /** An order that staff take on the phone. */
  adminNewOrder: "/admin/orders/new",
  adminOrderRoute: "/admin/orders/:number?",
  adminOrder: (number: string) => `/admin/orders/${encodeURIComponent(number)}`,
  adminReports: "/admin/reports",
  adminAccounts: "/admin/people",
  history: "/history",
} as const;
