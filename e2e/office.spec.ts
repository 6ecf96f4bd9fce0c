import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { mailed } from "./outbox.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

test("the office changes an order while its customer watches, cancels one, and takes an item back", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const customer = await (await browser.newContext()).newPage();
  await signInAs(customer, shop.url, "officebuyer");
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
  await dialog.getByLabel(/^Message to/).fill("It fell in our shop. We are sorry.");
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
  await expect(
    customer.getByText(/The shop received returned items from this order/),
  ).toBeVisible();
  await expect(customer.getByRole("term").filter({ hasText: /^Refunded$/ })).toBeVisible();
  expect(await axeViolations(customer)).toEqual([]);
  expect(problems).toEqual([]);
});

test("the office takes an order on the phone, its customer accepts the invitation, and the address changes", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const email = "phone.customer@example.lk";
  await signInAs(page, shop.url, "admin");

  // From the board by its key; the search finds no one.
  await page.goto(`${shop.url}/admin/orders`);
  await expect(page.getByRole("link", { name: "New order" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);
  await page.getByLabel("Find a customer").fill(email);
  await expect(page.getByText("No customer matches.")).toBeVisible();
  await page.getByLabel("Add an item").fill("uva kettle");
  await page.getByRole("button", { name: /^Add Uva Kettle/ }).click();
  await page.getByLabel("Quantity of Uva Kettle").last().press("ArrowUp");
  await expect(page.getByText(/^\d+ free/).first()).toBeVisible();
  await fillDelivery(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Landmark").fill("Opposite the temple");
  await expect(page.getByText("Rs. 20,200.00", { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Another price meanwhile: the input stays, and the next press places the order.
  const setPrice = async (price: number) =>
    shop.api.rest(await shop.api.admin(), "PUT", "/products/uva-kettle", { price });
  await setPrice(9900);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("The total is now Rs. 20,300.00.")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Colombo 03");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText(/^Order placed\. .* an invitation/).first()).toBeVisible();
  await expect(page.getByText("placed the order by phone for Ishara Wijesinghe")).toBeVisible();
  await expect(page.getByText("Confirmed by phone").first()).toBeVisible();
  const number = /NV-\w+/.exec(page.url())?.[0] ?? "";
  await setPrice(9850);

  // The customer sets a password and sees the order.
  const customer = await (await browser.newContext()).newPage();
  const token = await mailed(shop.dataDir, email, /reset-password#token=(?:3D)?([\w-]+)/);
  await customer.goto(`${shop.url}/reset-password#token=${token}`);
  await customer.getByLabel("New password", { exact: true }).fill("a good password");
  await customer.getByLabel("Confirm new password").fill("a good password");
  await customer.getByRole("button", { name: "Set password" }).click();
  const popup = customer.getByRole("dialog");
  await popup.getByLabel("Email").fill(email);
  await popup.getByLabel("Password", { exact: true }).fill("a good password");
  await popup.getByRole("checkbox", { name: /^I accept/ }).check();
  await popup.getByRole("button", { name: "LOG IN" }).click();
  await expect(popup).toBeHidden();
  await customer.goto(`${shop.url}/my-orders/${number}`);
  await expect(customer.getByText("The shop placed the order for you by phone")).toBeVisible();

  // Staff change the address, and undo it, while the customer watches.
  await page.getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog", { name: "Where should we deliver?" });
  await expect(dialog.getByLabel("Landmark")).toHaveValue("Opposite the temple");
  await dialog.getByLabel("Address", { exact: true }).fill("3 Fort Lane");
  await dialog.getByLabel("Province").selectOption("Southern");
  await dialog.getByLabel("District").selectOption("Galle");
  await dialog.getByLabel("City").fill("Galle");
  await dialog.getByLabel("Zip code").fill("80000");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change address" }).click();
  await expect(dialog).toBeHidden();
  // The message stays while the pointer is over it.
  const undo = page.locator(".toast").filter({ hasText: "Address changed" }).getByText("Undo");
  await undo.hover();
  await expect(page.getByText("You changed the delivery address")).toBeVisible();
  await expect(customer.getByText("The shop changed the address")).toBeVisible();
  await expect(customer.getByText("3 Fort Lane").first()).toBeVisible();
  await mailed(shop.dataDir, email, /deliver it to (Ishara Wijesinghe, 3 Fort Lane)/);
  await undo.click();
  await expect(customer.getByText("14/2 Temple Road").first()).toBeVisible();
  expect(problems).toEqual([]);
});
