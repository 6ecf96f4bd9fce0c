import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("the office changes an order while its customer watches, cancels one, and takes an item back", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const customer = await (await browser.newContext()).newPage();
  await signInAs(customer, shop.url, "officebuyer");
  // Other journeys sell kettles as well.
  const stock = { countInStock: 60 };
  await shop.api.rest(await shop.api.admin(), "PUT", "/products/uva-kettle", stock);
  const place = async (quantity: number) => {
    const placed = await customer.request.post(`${shop.url}/api/order/`, {
      data: {
        orderItems: [{ productId: "uva-kettle", quantity }],
        shippingAddress: someAddress,
        totalPrice: quantity * 9850 + 500,
        again: true,
      },
    });
    const { data } = (await placed.json()) as {
      readonly data: { readonly _id: string; readonly number: string };
    };
    return data;
  };
  const [changed, cancelled, returned] = [await place(1), await place(2), await place(1)];
  await shop.api.rest(await shop.api.admin(), "PUT", `/order/${returned._id}`, {
    status: "Delivered",
  });

  await customer.goto(`${shop.url}/my-orders/${changed.number}`);
  await expect(customer.getByText("Pay the driver", { exact: true })).toBeVisible();

  await signInAs(page, shop.url, "admin");
  const desk = async (number: string) => {
    await page.goto(`${shop.url}/admin/orders/${number}`);
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  };

  // Items, by keyboard.
  await desk(changed.number);
  await page.keyboard.press("e");
  const form = page.getByRole("form", { name: "Edit items" });
  await expect(form.getByLabel("Quantity of Uva Kettle").last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(form.getByText("The new total is Rs. 20,200.00, was Rs. 10,350.00.")).toBeVisible();
  await form.getByLabel("Add an item").fill("poya mirror");
  await form.getByRole("button", { name: /^Add Poya Mirror/ }).press("Enter");
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Save items" }).press("Enter");
  await expect(page.getByText("Items changed. The customer gets an email.").first()).toBeVisible();
  await expect(form).toBeHidden();
  await expect(customer.getByText(/The shop changed the items/)).toBeVisible();
  await expect(customer.getByText(/Uva Kettle: 1 → 2/)).toBeVisible();

  // Words that the customer reads.
  await page.getByLabel("Comment", { exact: true }).fill("We call you this afternoon.");
  await page.getByRole("checkbox", { name: /sees it too$/ }).check();
  await expect(page.getByText(/can’t be taken back/)).toBeVisible();
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(customer.getByText("We call you this afternoon.")).toBeVisible();

  // A cancellation with words.
  await customer.goto(`${shop.url}/my-orders/${cancelled.number}`);
  await desk(cancelled.number);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const dialog = page.getByRole("dialog", { name: `Cancel ${cancelled.number}?` });
  await dialog.getByLabel("Reason").selectOption("Item damaged before delivery");
  await dialog.getByLabel(/^Words for/).fill("It fell in our shop. We are sorry.");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByText("cancelled it: Item damaged before delivery")).toBeVisible();
  await expect(customer.getByText("The shop cancelled the order")).toBeVisible();
  await expect(customer.getByText("It fell in our shop. We are sorry.")).toBeVisible();

  // One item comes back.
  await customer.goto(`${shop.url}/my-orders/${returned.number}`);
  await desk(returned.number);
  await page.getByRole("button", { name: "Return items" }).click();
  const back = page.getByRole("dialog", { name: `Return from ${returned.number}` });
  await expect(back.getByLabel("Money back, in rupees")).toHaveValue("9850");
  expect(await axeViolations(page)).toEqual([]);
  await back.getByRole("button", { name: "Record the return" }).click();
  await expect(page.getByText(/took items back, damaged, written off/)).toBeVisible();
  await expect(customer.getByText(/The shop has items of this order again/)).toBeVisible();
  await expect(customer.getByText("Refunded", { exact: true })).toBeVisible();
  expect(await axeViolations(customer)).toEqual([]);
  expect(problems).toEqual([]);
});
