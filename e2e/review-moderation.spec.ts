import sharp from "sharp";
import { someAddress } from "../testing/api-client.ts";
import { axeInBothThemes } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];
const mirror = "poya-mirror";

const photoOf = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test("a review with photos is approved, answered, and found helpful", async ({
  shop,
  page,
  browser,
}) => {
  const { api, url } = shop;
  const admin = await api.admin();
  const buyer = await api.signUp("photographer");
  const letReviewsWait = (wait: boolean) =>
    api.graphql(
      admin,
      "mutation ($wait: Boolean) { changeSettings(input: { reviewsWait: $wait }) { __typename } }",
      { wait },
    );
  await letReviewsWait(true);
  const item = (await api.rest(null, "GET", `/products/${mirror}`)).body as {
    readonly price: number;
  };
  const placed = await api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: mirror, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: item.price + 500,
    again: true,
  });
  const { _id: orderId } = (placed.body as { readonly data: { readonly _id: string } }).data;
  await api.rest(admin, "PUT", `/order/${orderId}`, { status: "Delivered" });

  const problems = problemsOf(page);
  await useSession(page, url, buyer);
  await page.goto(`${url}/add-review/${orderId}`);
  await page.getByRole("radio", { name: "4 of 5, Very good" }).check();
  await page.getByLabel("What should others know?").fill("It brings light into our hall.");
  const photos = page.getByRole("group", { name: /^Photos/ });
  await photos
    .locator("input[type=file]")
    .setInputFiles([await photoOf("hall.jpg", "#8d6e52"), await photoOf("frame.jpg", "#4f6f58")]);
  await expect(photos.getByText("Add 2 more")).toBeVisible();
  await photos
    .locator("input[type=file]")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
  await expect(photos.getByText(/^Photo 3: Please choose a JPEG/)).toBeVisible();
  await expect(photos.getByText("Adding…")).toHaveCount(0);
  if (shots) await page.screenshot({ path: `${shots}/form-1440.png`, fullPage: true });
  expect(await axeInBothThemes(page)).toEqual([]);
  await photos.getByRole("button", { name: "Remove photo 3" }).click();
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText(/It appears after approval, usually within a day/)).toBeVisible();
  await expect(page.getByText("Only you can see this until we approve it.")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${url}/Item-Page/${mirror}`);
  await expect(visitor.getByRole("heading", { name: "Reviews", exact: true })).toBeVisible();
  await expect(visitor.getByText("It brings light into our hall.")).toHaveCount(0);

  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const deskProblems = problemsOf(desk);
  await signInAs(desk, url, "admin");
  await desk.goto(`${url}/admin/reviews`);
  await expect(desk.getByRole("heading", { level: 2, name: "Poya Mirror" })).toBeVisible();
  await desk.getByRole("button", { name: "Hide photo 2" }).click();
  await expect(desk.getByText("Photo hidden.")).toBeVisible();
  if (shots) await desk.screenshot({ path: `${shots}/desk-1440.png`, fullPage: true });
  expect(await axeInBothThemes(desk)).toEqual([]);
  await desk.keyboard.press("2");
  const dialog = desk.getByRole("dialog", { name: "Hide this review?" });
  await expect(dialog.getByText(/the average stays the same/)).toBeVisible();
  expect(await axeInBothThemes(desk)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await desk.keyboard.press("3");
  await desk.getByLabel("Answer of the shop").fill("Thank you for the photos.");
  await desk.getByRole("button", { name: "Publish with answer" }).click();
  await expect(desk.getByText(/^Review published\. Poya Mirror has \d+ review/)).toBeVisible();

  await visitor.reload();
  const review = visitor.getByRole("article").filter({ hasText: "light into our hall" });
  await expect(review.getByText("Thank you for the photos.")).toBeVisible();
  await expect(review.getByRole("button", { name: /^Photo \d of/ })).toHaveCount(1);
  await review.getByRole("button", { name: /^Photo 1 of 1/ }).click();
  await expect(visitor.getByRole("dialog")).toContainText("Photo 1 of 1");
  if (shots) await visitor.screenshot({ path: `${shots}/enlarged-1440.png` });
  expect(await axeInBothThemes(visitor)).toEqual([]);
  await visitor.keyboard.press("Escape");
  await review.getByRole("button", { name: /^Helpful/ }).click();
  await expect(visitor.getByRole("dialog")).toContainText("Sign in to mark a review as helpful");

  await useSession(visitor, url, await api.signUp("voter"));
  await visitor.goto(`${url}/Item-Page/${mirror}`);
  await review.getByRole("button", { name: /^Helpful/ }).click();
  await expect(review.getByText("1 person found this helpful")).toBeVisible();
  await expect(review.getByRole("button", { name: /^Helpful/, pressed: true })).toBeVisible();
  await visitor.reload();
  await expect(review.getByRole("button", { name: /^Helpful/, pressed: true })).toBeVisible();
  if (shots) {
    for (const [theme, scheme] of [
      ["light", "light"],
      ["dark", "dark"],
    ] as const) {
      await visitor.emulateMedia({ colorScheme: scheme });
      await desk.emulateMedia({ colorScheme: scheme });
      for (const width of [390, 1440]) {
        await visitor.setViewportSize({ width, height: 900 });
        await visitor
          .getByRole("heading", { name: "Reviews", exact: true })
          .scrollIntoViewIfNeeded();
        await review.scrollIntoViewIfNeeded();
        await visitor.screenshot({ path: `${shots}/item-${width}-${theme}.png` });
        await desk.setViewportSize({ width, height: 900 });
        await desk.goto(`${url}/admin/reviews`);
        await desk.getByRole("button", { name: /^Published/ }).click();
        await expect(desk.getByRole("heading", { level: 2, name: "Poya Mirror" })).toBeVisible();
        await desk.screenshot({ path: `${shots}/desk-${width}-${theme}.png`, fullPage: true });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/add-review/${orderId}?product=${mirror}`);
    await page.screenshot({ path: `${shots}/form-390.png`, fullPage: true });
  }
  expect([...problems, ...deskProblems]).toEqual([]);
  // Other journeys of this shop expect reviews to appear at once.
  await letReviewsWait(false);
});
