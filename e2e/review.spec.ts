import { someAddress } from "../testing/api-client.ts";
import { useSession } from "./screens.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

test("a buyer reviews a delivered product, sees the review on its page, and edits it", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  const [admin, buyer] = [await shop.api.admin(), await shop.api.signUp("reviewer")];
  const order = await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [
      { productId: "uva-kettle", quantity: 1 },
      { productId: "sigiri-table-lamp", quantity: 1 },
    ],
    shippingAddress: someAddress,
    totalPrice: 29_100,
    again: true,
  });
  const { _id: id } = (order.body as { readonly data: { readonly _id: string } }).data;
  await useSession(page, shop.url, buyer);

  await page.goto(`${shop.url}/add-review/${id}`);
  await expect(page.getByText("You can only review delivered items.")).toBeVisible();
  await shop.api.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });

  await page.goto(`${shop.url}/my-orders`);
  await page.getByRole("tab", { name: /Previous/ }).click();
  await page.getByRole("link", { name: /Add a Review/ }).click();
  await expect(page.getByRole("heading", { name: "Add a Review" })).toBeVisible();
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Please select a product to review")).toBeVisible();
  await expect(page.getByText("Please select a rating")).toBeVisible();
  const kettle = page.getByRole("radio", { name: /Uva Kettle/ });
  await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(1);
  await kettle.check();
  await page.getByRole("radio", { name: "3 of 5, Good" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("What should others know?").fill("It boils in a moment.");
  await page.reload();
  await kettle.check();
  await expect(page.getByRole("radio", { name: "5 of 5, Just right" })).toBeChecked();
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Review submitted successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your review of the Uva Kettle" })).toBeVisible();

  await page.getByRole("link", { name: "See it on the product page" }).click();
  const mine = page.getByRole("article").filter({ hasText: "You" }).first();
  await expect(mine).toContainText("It boils in a moment.");
  await mine.getByRole("link", { name: /Revise/ }).click();
  await page.getByLabel("What should others know?").fill("It leaks a little.");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Review submitted successfully")).toBeVisible();
  await page.getByText("Previous version").click();
  await expect(page.getByText("It boils in a moment.")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a refused review shows the shop's reason @screens", async ({ shop, page }) => {
  await useSession(page, shop.url, await shop.api.signUp("lost"));
  await page.goto(`${shop.url}/add-review/nothing`);
  await expect(page.getByText("Couldn't fetch order details")).toBeVisible();
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ReviewOrder") ? route.abort() : route.continue(),
  );
  await page.goto(`${shop.url}/add-review/another`);
  await expect(page.getByText("Error loading order details")).toBeVisible();
  await expect(page.getByText("Network error. Please check your connection.")).toBeVisible();
  await page.unroute("**/graphql");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ReviewOrder")
      ? route.fulfill({ json: { errors: [{ message: "The shop rests." }] } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Error: The shop rests.")).toBeVisible();
});

test("a review stays on the device if the shop doesn't know the order @screens", async ({
  shop,
  page,
}) => {
  const buyer = await shop.api.signUp("waiting");
  await useSession(page, shop.url, buyer);
  await page.goto(`${shop.url}/about-us`);
  await page.evaluate(
    ({ shopperId, address }) => {
      const line = { productId: "uva-kettle", quantity: 1 };
      localStorage.setItem(
        "local_waiting",
        JSON.stringify({
          id: "local_waiting",
          commandId: "waiting",
          shopperId,
          startedAt: Date.now(),
          input: {
            items: [line],
            shippingAddress: { ...address, country: "Sri Lanka" },
            totalPrice: 10_350,
            again: true,
          },
          lines: [{ ...line, name: "Uva Kettle", price: 9850, lineTotal: 9850 }],
          state: { kind: "refused", refusal: { kind: "Other", message: "Not now." } },
        }),
      );
    },
    { shopperId: buyer.id, address: someAddress },
  );
  await page.goto(`${shop.url}/add-review/local_waiting`);
  await page.getByRole("radio", { name: "4 of 5, Very good" }).check();
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Review saved successfully")).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("radio", { name: "4 of 5, Very good" })).toBeChecked();
});
