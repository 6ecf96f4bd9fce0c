import { expect, type Page } from "@playwright/test";
import { someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { somePicture } from "../testing/some-picture.ts";

/** A screen of the shop as somebody sees it. */
export interface Screen {
  readonly name: string;
  /** The mock page it is built after; undefined where there is none. */
  readonly mock?: string;
  readonly who: "visitor" | "shopper" | "admin";
  readonly path: string;
  /** Nothing stands at the address: it is answered with 404 and its page. */
  readonly missing?: true;
  /** It is another screen at another width, and opened anew for it; others are stretched. */
  readonly ofWidth?: true;
  /** What has to be done before the screen is complete. */
  readonly open?: (page: Page) => Promise<void>;
}

export const screens: readonly Screen[] = [
  { name: "home", mock: "home", who: "visitor", path: "/" },
  { name: "category", mock: "category", who: "shopper", path: "/category" },
  {
    name: "category, nothing found",
    who: "visitor",
    path: "/category?q=zeppelin",
    open: (page) => expect(page.getByText("No items found")).toBeVisible(),
  },
  {
    name: "find",
    mock: "find",
    who: "visitor",
    path: "/category?q=couch",
    async open(page) {
      await page.getByRole("combobox", { name: "Search the shop" }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "find, filters",
    mock: "find",
    who: "visitor",
    path: "/category?min=20000&stock=1",
    ofWidth: true,
    async open(page) {
      const button = page.getByRole("button", { name: "Filters, 2 on" });
      if (await button.isVisible()) await button.click();
      await expect(page.getByRole("checkbox", { name: /^In stock\s*\d/ })).toBeVisible();
    },
  },
  {
    name: "item page",
    mock: "product",
    who: "visitor",
    path: "/Item-Page/bentota-planters-chair",
  },
  {
    name: "item page, enlarged",
    mock: "product-3d",
    who: "visitor",
    path: "/Item-Page/bentota-planters-chair",
    async open(page) {
      await page.getByLabel("Free width").fill("60");
      await page.getByLabel("Free depth").fill("140");
      await page.getByRole("button", { name: "Enlarge the picture" }).click();
      await page.getByRole("button", { name: "Come nearer" }).click();
      await expect(page.getByText("150 %")).toBeVisible();
    },
  },
  { name: "item page, not found", who: "visitor", path: "/Item-Page/nothing", missing: true },
  {
    name: "login",
    mock: "login",
    who: "visitor",
    path: "/",
    async open(page) {
      await page
        .getByRole("button", { name: /^(Sign In|Log in)$/i })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "cart", mock: "cart-checkout", who: "shopper", path: "/cart" },
  {
    name: "cart of a visitor",
    mock: "cart-checkout",
    who: "visitor",
    path: "/category",
    async open(page) {
      await page.getByRole("button", { name: "Add to Cart: Uva Kettle" }).click();
      await page.getByRole("link", { name: "Cart, 1 item" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Sign In to Check Out" })).toBeVisible();
    },
  },
  {
    name: "cart, merged",
    who: "shopper",
    path: "/cart",
    async open(page) {
      await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
      await page.evaluate(() => {
        const lines = [{ productId: "uva-kettle", quantity: 1, priceWhenAdded: 9850 }];
        const cart = { id: "gathered-for-screens", lines, merge: null };
        localStorage.setItem("nivasa.guest-cart", JSON.stringify(cart));
      });
      await page.reload();
      await expect(page.getByText("From before you signed in.")).toBeVisible();
    },
  },
  {
    name: "delivery details",
    mock: "cart-checkout",
    who: "shopper",
    path: "/deliverydetailscheckout",
  },
  { name: "my orders", mock: "my-orders", who: "shopper", path: "/my-orders" },
  {
    name: "order",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    open: (page) => openOrder(page, "Ongoing", "We are preparing"),
  },
  {
    name: "order, cancel",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page) {
      await openOrder(page, "Ongoing", "We are preparing");
      await page.getByRole("button", { name: "Cancel the order" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "order, address",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page) {
      await openOrder(page, "Ongoing", "We are preparing");
      await page.getByRole("button", { name: "Change the address" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "order, on the road",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page) {
      await openOrder(page, "Ongoing", "On the road");
      await page.getByText("Went between").click();
      await page.getByRole("region", { name: "Deliver to" }).getByText("Ishara").click();
      await expect(page.getByText("Where does this come from?")).toBeVisible();
    },
  },
  {
    name: "order, cancelled",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page) {
      await page.getByRole("tab", { name: /Previous/ }).click();
      await page.locator("summary", { hasText: "Cancelled" }).click();
      await page.getByRole("link", { name: /Open the order/ }).click();
      await expect(page.getByText("The items are back in the shop.")).toBeVisible();
    },
  },
  { name: "my orders, signed out", who: "visitor", path: "/my-orders" },
  { name: "order board", mock: "admin-orders", who: "admin", path: "/admin/orders" },
  {
    name: "order table",
    who: "admin",
    path: "/admin/orders",
    async open(page) {
      const table = page
        .getByRole("radio", { name: "Table" })
        .or(page.getByRole("tab", { name: "Table" }))
        .or(page.getByRole("button", { name: "Table" }));
      await table.first().click();
    },
  },
  {
    name: "order desk",
    mock: "admin-order",
    who: "admin",
    path: "/admin/orders",
    async open(page) {
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
    },
  },
  { name: "add items", mock: "admin-add", who: "admin", path: "/admin/add" },
  {
    name: "add items, wrong",
    mock: "admin-add",
    who: "admin",
    path: "/admin/add",
    async open(page) {
      const picture = page.getByRole("group", { name: "Picture" });
      await picture
        .locator("input")
        .setInputFiles({ name: "chair.png", mimeType: "image/png", buffer: somePicture });
      await expect(picture.getByText("Place and camera data removed")).toBeVisible();
      await page.getByRole("button", { name: "Add the product" }).click();
      await expect(page.getByText("Please upload a 3D model")).toBeVisible();
      await expect(page.getByText("Please enter a name")).toBeVisible();
    },
  },
  {
    name: "list items",
    mock: "admin-list",
    who: "admin",
    path: "/admin/list",
    open: (page) => expect(page.getByRole("button", { name: /^Delete/ }).first()).toBeVisible(),
  },
  {
    name: "list items, edit",
    mock: "admin-list",
    who: "admin",
    path: "/admin/list?q=lamp&sort=NAME",
    async open(page) {
      await page.getByRole("button", { name: "Edit Sigiri Table Lamp" }).click();
      await page.getByLabel("Price, Rs.").fill("");
      await page.getByRole("button", { name: "Update" }).click();
      await expect(page.getByText("Please enter a price")).toBeVisible();
    },
  },
  {
    name: "stock",
    mock: "admin-stock",
    who: "admin",
    path: "/admin/stock",
    open: (page) => expect(page.getByRole("link", { name: "Matara Almirah" })).toBeVisible(),
  },
  {
    name: "stock, ledger",
    mock: "admin-stock",
    who: "admin",
    path: "/admin/stock/uva-kettle",
    async open(page) {
      await page.getByRole("button", { name: "Verify" }).click();
      await expect(page.getByText(/^Verified\./)).toBeVisible();
    },
  },
  {
    name: "stock, adjust",
    mock: "admin-stock",
    who: "admin",
    path: "/admin/stock/uva-kettle",
    async open(page) {
      await page.getByRole("button", { name: "Adjust" }).click();
      await page.getByRole("button", { name: /^Adjust to/ }).click();
      await expect(page.getByText("Please say why")).toBeVisible();
    },
  },
  {
    name: "read models",
    mock: "admin-models",
    who: "admin",
    path: "/admin/read-models",
    open: (page) => expect(page.getByRole("button", { name: "Rebuild Orders" })).toBeVisible(),
  },
  { name: "profile", who: "shopper", path: "/profile" },
  {
    name: "profile, wrong",
    who: "shopper",
    path: "/profile",
    async open(page) {
      await page.getByLabel("Contact number 1").fill("not a number");
      await page.getByLabel("Current password").fill("guess");
      await page.getByRole("button", { name: "Change the password" }).click();
      await expect(page.getByText("Please enter a valid number")).toBeVisible();
    },
  },
  { name: "report", who: "shopper", path: "/report-issue?order=NV-7K3M9Q" },
  {
    name: "report, wrong",
    who: "shopper",
    path: "/report-issue",
    async open(page) {
      await page.getByLabel("Files to attach").setInputFiles([
        { name: "the left leg.png", mimeType: "image/png", buffer: somePicture },
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") },
      ]);
      await page.getByRole("button", { name: "Send the report" }).click();
      await expect(page.getByText("Subject is required")).toBeVisible();
      await expect(page.getByText("notes.txt: Please attach")).toBeVisible();
    },
  },
  {
    name: "reports",
    mock: "admin-list",
    who: "admin",
    path: "/admin/reports",
    async open(page) {
      await page.getByText("A leg is loose").first().click();
      await expect(page.getByRole("link", { name: "leg.png" })).toBeVisible();
    },
  },
  { name: "verify email", who: "shopper", path: "/verify-Email" },
  { name: "forgot password", mock: "static", who: "visitor", path: "/forgot-password" },
  { name: "reset password", who: "visitor", path: "/reset-password" },
  { name: "google result", who: "visitor", path: "/google-sign-in?result=e-mail-taken" },
  { name: "people", mock: "admin-list", who: "admin", path: "/admin/people" },
  { name: "people, nobody found", who: "admin", path: "/admin/people?search=zeppelin" },
  {
    name: "people, role",
    who: "admin",
    path: "/admin/people",
    async open(page) {
      await page.getByLabel("Role of shopper").selectOption("Admin");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "people, erasure",
    mock: "states",
    who: "admin",
    path: "/admin/people",
    async open(page) {
      await page.getByRole("button", { name: "Erase shopper…" }).click();
      await page.getByLabel("Type shopper@example.lk").fill("shopper@example");
      await page.getByRole("button", { name: "Erase for ever" }).click();
      await expect(page.getByText("This is not the account's e-mail")).toBeVisible();
    },
  },
  {
    name: "history",
    mock: "history",
    who: "admin",
    path: "/history",
    async open(page) {
      await expect(page.getByRole("row").nth(3)).toBeVisible();
      await expect(page.locator("canvas")).toBeVisible();
    },
  },
  {
    name: "history, event",
    mock: "history",
    who: "admin",
    path: "/history?noun=order&type=OrderStatusChanged",
    async open(page) {
      await page.getByRole("row").nth(1).getByRole("link").click();
      await expect(page.getByText("Causes and effects")).toBeVisible();
    },
  },
  {
    name: "history, order",
    mock: "history-order",
    who: "admin",
    path: "/history?type=OrderStatusChanged",
    async open(page) {
      await page.getByRole("row").nth(2).getByRole("link").click();
      await page.getByRole("link", { name: /at this moment/ }).click();
      await expect(page.getByText("still to come").first()).toBeVisible();
    },
  },
  {
    name: "history, compare",
    mock: "history-compare",
    who: "admin",
    path: "/history/compare?a=1",
    open: (page) => expect(page.getByRole("img", { name: /^Orders:/ })).toBeVisible(),
  },
  {
    name: "history, nothing found",
    who: "admin",
    path: "/history?stream=zeppelin-1",
    open: (page) => expect(page.getByText("Nothing like this has happened")).toBeVisible(),
  },
  {
    name: "review, wrong",
    mock: "review",
    who: "shopper",
    path: "/my-orders",
    async open(page) {
      await page.getByRole("tab", { name: /Previous/ }).click();
      await page.getByRole("link", { name: /Add a Review/ }).click();
      await page.getByRole("button", { name: "Send the review" }).click();
      await expect(page.getByText("Please select a rating")).toBeVisible();
    },
  },
  { name: "scan", mock: "mobile-app", who: "visitor", path: "/scan" },
  { name: "mobile app", mock: "mobile-app", who: "visitor", path: "/mobile-app" },
  { name: "about us", mock: "static", who: "visitor", path: "/about-us" },
  { name: "contact", mock: "static", who: "visitor", path: "/contact" },
  { name: "terms", mock: "static", who: "visitor", path: "/terms" },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "not found", mock: "static", who: "visitor", path: "/no-such-page", missing: true },
];

/** Leads from My Orders to an order, by what its card says. */
const openOrder = async (page: Page, tab: string, sentence: string): Promise<void> => {
  await page.getByRole("tab", { name: new RegExp(tab) }).click();
  const card = page.getByRole("article").filter({ hasText: sentence }).first();
  await card.getByRole("link", { name: /Open the order/ }).click();
  await expect(page.getByRole("heading", { name: "What happened", level: 2 })).toBeVisible();
};

export const themes = ["light", "dark"] as const;
export const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Puts something on every screen: a cart with two lines, three orders on their way, one delivered, one cancelled, three reports. */
export const furnish = async (api: ApiClient, shopper: Person): Promise<void> => {
  const admin = await api.admin();
  const place = async (productId: string, price: number) => {
    const answer = await api.rest(shopper, "POST", "/order/", {
      orderItems: [{ productId, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: price + 500,
    });
    expect(answer.status).toBe(200);
    return (answer.body as { readonly data: { readonly _id: string } }).data._id;
  };
  const move = (id: string, status: string) => api.rest(admin, "PUT", `/order/${id}`, { status });
  await move(await place("uva-kettle", 9850), "Delivered");
  await move(await place("poya-mirror", 27_300), "Item Packing");
  const onTheRoad = await place("sigiri-table-lamp", 18_750);
  for (const _turn of [1, 2, 3]) {
    await move(onTheRoad, "Item Packing");
    await move(onTheRoad, "Out for Delivery");
  }
  const cancelled = await api.graphql(
    shopper,
    "mutation ($id: ID!) { cancelOrder(orderId: $id, reason: WRONG_PIECE) { __typename } }",
    { id: await place("mannar-rice-jars", 13_600) },
  );
  expect(cancelled.status).toBe(200);
  await place("dumbara-wall-hanging", 21_500);
  const leg = { name: "leg.png", data: `data:image/png;base64,${somePicture.toString("base64")}` };
  const reports = [
    [shopper, "The parcel came late", []],
    [shopper, "A leg is loose", []],
    // The shopper's mailbox stays unproven, as a screen shows; files are taken from a proven one.
    [admin, "A leg is loose", [leg]],
  ] as const;
  for (const [sender, subject, attachments] of reports) {
    const sent = await api.rest(sender, "POST", "/reports", {
      issueType: "Product Defect",
      subject,
      description: "The left one, since the second day.\nThe others stand well.",
      email: "shopper@example.lk",
      attachments,
    });
    expect(sent.status).toBe(201);
  }
  await api.rest(shopper, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  await api.rest(shopper, "POST", "/cart", { productId: "kandalama-sofa", quantity: 1 });
};

/** Opens a screen and waits until everything on it has come to rest. */
export const openScreen = async (page: Page, url: string, screen: Screen): Promise<void> => {
  await page.goto(`${url}${screen.path}`);
  await page.waitForLoadState("networkidle");
  await screen.open?.(page);
  await comeToRest(page);
};

/** Waits for fonts, and brings every movement that ends to its end: a busy machine may draw no frame for it. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });

/** Gives the page the session of somebody who signed in through the calls. */
export const useSession = async (page: Page, url: string, who: Person): Promise<void> => {
  await page.context().addCookies([{ name: "nivasa_session", value: who.token, url }]);
};
