import { expect, type Page } from "@playwright/test";
import { somePicture } from "../../testing/some-picture.ts";
import type { Screen } from "./screen.ts";
import { openWithoutModels } from "./without-models.ts";

/** What shoppers and visitors see. */
export const shopScreens: readonly Screen[] = [
  { name: "home", mock: "home", who: "visitor", path: "/" },
  {
    name: "category",
    mock: "category",
    who: "shopper",
    path: "/category",
    async open(page) {
      // Beside the list the filters come after it; on phones a button leads to them.
      if (await page.getByRole("button", { name: "Filters" }).isVisible()) return;
      await expect(page.getByRole("checkbox", { name: /^In stock\s*\d/ })).toBeVisible();
    },
  },
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
  {
    name: "item page, on a phone",
    mock: "product-3d",
    who: "visitor",
    path: "/Item-Page/bentota-planters-chair?ar=1",
    async open(page) {
      await page.getByRole("button", { name: "Place in my room" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
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
    name: "room planner",
    mock: "room-planner",
    who: "shopper",
    path: "/cart",
    async open(page) {
      await openWithoutModels(page, "/room-planner");
      await expect(page.getByRole("button", { name: "Save this room" })).toBeVisible();
      await expect(page.getByText("This browser draws no 3D.")).toBeVisible();
    },
  },
  {
    name: "room planner, shared",
    mock: "room-planner",
    who: "visitor",
    path: "/about-us",
    async open(page) {
      const room = "420_360_264~kandalama-sofa*1_112_0_0_0~poya-mirror*1_175_0_110_0";
      await openWithoutModels(page, `/room-planner?room=${room}`);
      await expect(page.getByRole("heading", { name: "A room to look at" })).toBeVisible();
      await expect(page.getByText("This browser draws no 3D.")).toBeVisible();
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
  { name: "verify email", who: "shopper", path: "/verify-Email" },
  { name: "forgot password", mock: "static", who: "visitor", path: "/forgot-password" },
  { name: "reset password", who: "visitor", path: "/reset-password" },
  { name: "google result", who: "visitor", path: "/google-sign-in?result=e-mail-taken" },
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
