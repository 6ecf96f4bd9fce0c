import { expect } from "@playwright/test";
import { samplePicture } from "../../testing/sample-picture.ts";
import type { Screen } from "./screen.ts";
import { openWithoutModels } from "./without-models.ts";

/** The screens of shoppers and visitors. */
export const shopScreens: readonly Screen[] = [
  { name: "home", mock: "home", who: "visitor", path: "/" },
  {
    name: "category",
    mock: "category",
    who: "shopper",
    path: "/category",
    async open(page, t) {
      // Next to the list, the filters load after it; on phones a button opens them.
      if (await page.getByRole("button", { name: t.find.filters }).isVisible()) return;
      await expect(page.getByRole("checkbox", { name: counted(t.find.inStock) })).toBeVisible();
    },
  },
  {
    name: "category, nothing found",
    who: "visitor",
    path: "/category?q=zeppelin",
    open: (page, t) => expect(page.getByText(t.messages.product.noneFound)).toBeVisible(),
  },
  {
    name: "find",
    mock: "find",
    who: "visitor",
    path: "/category?q=couch",
    async open(page, t) {
      await page.getByRole("combobox", { name: t.cards.searchTheShop }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "find, filters",
    mock: "find",
    who: "visitor",
    path: "/category?min=20000&stock=1",
    ofWidth: true,
    async open(page, t) {
      const button = page.getByRole("button", { name: t.find.filtersOn(2) });
      if (await button.isVisible()) await button.click();
      await expect(page.getByRole("checkbox", { name: counted(t.find.inStock) })).toBeVisible();
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
    async open(page, t) {
      await page.getByRole("button", { name: t.product.doesItFit }).click();
      await page.getByLabel(t.product.freeSide.width).fill("60");
      await page.getByLabel(t.product.freeSide.depth).fill("140");
      await page.getByRole("button", { name: t.product.enlargeThePicture }).click();
      await page.getByRole("button", { name: t.product.moveCloser }).click();
      await expect(page.getByText("150 %")).toBeVisible();
    },
  },
  {
    name: "item page, on a phone",
    mock: "product-3d",
    who: "visitor",
    path: "/Item-Page/bentota-planters-chair?ar=1",
    async open(page, t) {
      await page.getByRole("button", { name: t.product.placeInMyRoom }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "item page, sold out",
    mock: "product-options",
    who: "visitor",
    path: "/Item-Page/kandalama-sofa?variant=kandalama-sofa.3",
    open: (page, t) => expect(page.getByRole("form", { name: t.alerts.emailMe })).toBeVisible(),
  },
  {
    name: "alert confirmed by a used link",
    who: "visitor",
    path: "/stock-alert#token=used",
    async open(page, t) {
      await page.getByRole("button", { name: t.alerts.confirm, exact: true }).click();
      await expect(page.getByText(t.alerts.linkEnded)).toBeVisible();
    },
  },
  {
    name: "unsubscribed",
    mock: "notifications",
    who: "visitor",
    path: "/unsubscribe/used",
    async open(page, t) {
      await page.getByRole("button", { name: t.alerts.unsubscribe, exact: true }).click();
      await expect(page.getByText(t.alerts.unsubscribed)).toBeVisible();
    },
  },
  { name: "item page, not found", who: "visitor", path: "/Item-Page/nothing", missing: true },
  {
    name: "login",
    mock: "login",
    who: "visitor",
    path: "/",
    async open(page, t) {
      await page.getByRole("button", { name: t.shell.signIn, exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "cart", mock: "cart-checkout", who: "shopper", path: "/cart" },
  {
    name: "cart of a visitor",
    mock: "cart-checkout",
    who: "visitor",
    path: "/category",
    async open(page, t) {
      await page.getByRole("button", { name: `${t.cart.addToCart}: Uva Kettle` }).click();
      await page.getByRole("link", { name: t.shell.cartHolds(1) }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: t.cart.signInToCheckOut })).toBeVisible();
    },
  },
  { name: "wish list", mock: "wishlist", who: "shopper", path: "/wishlist" },
  {
    name: "wish list of a visitor",
    mock: "wishlist",
    who: "visitor",
    path: "/category",
    async open(page, t) {
      await page.getByRole("button", { name: t.hearts.inWishList("Uva Kettle") }).click();
      await expect(
        page.getByRole("button", { name: t.hearts.inWishList("Uva Kettle"), pressed: true }),
      ).toBeVisible();
      const link = page.getByRole("link", { name: t.shell.wishListHolds(1) });
      if (await link.isVisible()) await link.click();
      else {
        await page.getByRole("button", { name: t.shell.menu }).click();
        await page.getByRole("link", { name: t.shell.wishList, exact: true }).click();
      }
      await expect(page.getByText(t.wishes.onThisDevice(1))).toBeVisible();
    },
  },
  {
    name: "wish list, not shared",
    mock: "wishlist",
    who: "visitor",
    path: "/wishlist/shared/none",
  },
  {
    name: "compare",
    mock: "compare",
    who: "visitor",
    path: "/compare?items=kandalama-sofa,lunu-daybed,bentota-planters-chair,jaffna-palmyrah-stool",
  },
  { name: "compare, nothing", mock: "compare", who: "visitor", path: "/compare" },
  {
    name: "category, comparing",
    mock: "compare",
    who: "visitor",
    path: "/category",
    async open(page, t) {
      await page.getByRole("switch", { name: t.find.compare }).click();
      await page.getByRole("checkbox", { name: t.compare.compareItem("Uva Kettle") }).check();
      await expect(page.getByText(t.compare.chosenOf(1, 4))).toBeVisible();
    },
  },
  {
    name: "room planner",
    mock: "room-planner",
    who: "shopper",
    path: "/cart",
    async open(page, t) {
      await openWithoutModels(page, "/room-planner");
      await expect(page.getByRole("button", { name: t.room.saveThisRoom })).toBeVisible();
      await expect(page.getByText(t.room.cannotDraw)).toBeVisible();
    },
  },
  {
    name: "room planner, shared",
    mock: "room-planner",
    who: "visitor",
    path: "/about-us",
    async open(page, t) {
      const room = "420_360_264~kandalama-sofa*1_112_0_0_0~poya-mirror*1_175_0_110_0";
      await openWithoutModels(page, `/room-planner?room=${room}`);
      await expect(page.getByRole("heading", { name: t.room.aSharedRoom })).toBeVisible();
      await expect(page.getByText(t.room.cannotDraw)).toBeVisible();
    },
  },
  {
    name: "cart, merged",
    who: "shopper",
    path: "/cart",
    async open(page, t) {
      await expect(page.getByRole("heading", { name: t.cart.yourCart })).toBeVisible();
      await page.evaluate(() => {
        const lines = [{ productId: "uva-kettle", quantity: 1, priceWhenAdded: 9850 }];
        const cart = { id: "gathered-for-screens", lines, merge: null };
        localStorage.setItem("nivasa.guest-cart", JSON.stringify(cart));
      });
      await page.reload();
      await expect(page.getByText(t.cart.fromBeforeSigningIn)).toBeVisible();
    },
  },
  {
    name: "delivery details",
    mock: "cart-checkout",
    who: "shopper",
    path: "/deliverydetailscheckout",
  },
  { name: "profile", who: "shopper", path: "/profile" },
  {
    name: "profile, wrong",
    who: "shopper",
    path: "/profile",
    async open(page, t) {
      await page.getByLabel(t.account.contactNumber1).fill("not a number");
      await page.getByLabel(t.account.currentPassword).fill("guess");
      await page.getByRole("button", { name: t.account.changeThePassword }).click();
      await expect(page.getByText(t.messages.account.numberInvalid)).toBeVisible();
    },
  },
  {
    name: "notifications",
    mock: "notifications",
    who: "shopper",
    path: "/profile/notifications",
    async open(page, t) {
      await expect(page.getByText(t.push.notSupported)).toBeVisible();
      await expect(
        page.getByRole("button", { name: t.push.removeDevice("Chrome on Android") }),
      ).toBeVisible();
    },
  },
  { name: "report", who: "shopper", path: "/report-issue?order=NV-7K3M9Q" },
  {
    name: "report, wrong",
    who: "shopper",
    path: "/report-issue",
    async open(page, t) {
      await page.getByLabel(t.report.filesToAttach).setInputFiles([
        { name: "the left leg.png", mimeType: "image/png", buffer: samplePicture },
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") },
      ]);
      await page.getByRole("button", { name: t.report.sendTheReport }).click();
      await expect(page.getByText(t.messages.report.subjectMissing)).toBeVisible();
      await expect(
        page.getByText(`notes.txt: ${t.messages.report.attachmentRefused}`),
      ).toBeVisible();
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
    async open(page, t) {
      await page.getByRole("tab", { name: t.orders.previous }).click();
      await page.getByRole("link", { name: t.orders.addAReview }).click();
      await page.getByRole("button", { name: t.review.sendTheReview }).click();
      await expect(page.getByText(t.messages.review.ratingMissing)).toBeVisible();
    },
  },
  {
    name: "track",
    mock: "track",
    who: "visitor",
    path: "/track",
    async open(page, t) {
      await page.getByLabel(t.track.orderNumber).fill("NV-222222");
      await page.getByLabel(t.track.phoneOrEmail).fill("077 123 4567");
      await page.getByRole("button", { name: t.track.showTheOrder }).click();
      await expect(page.getByText(t.messages.order.notTracked)).toBeVisible();
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

/** Matches an option once its count has loaded. */
const counted = (option: string): RegExp => new RegExp(`^${option}\\s*\\d`);
