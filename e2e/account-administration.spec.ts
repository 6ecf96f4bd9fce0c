import { readFileSync } from "node:fs";
import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an admin finds an account, changes its role, and erases it", async ({ shop, browser }) => {
  const bandara = await shop.api.signUpVerified("bandara");
  await shop.api.signUp("kamala");
  await shop.api.rest(bandara, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  const shopper = await (await browser.newContext()).newPage();
  await useSession(shopper, shop.url, bandara);
  const admin = await (await browser.newContext()).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");

  await admin.goto(`${shop.url}/admin/orders`);
  await admin.getByRole("navigation", { name: "Admin" }).getByText("People").click();
  const accounts = admin.getByRole("list", { name: "Accounts" });
  await admin.getByRole("button", { name: "Everyone" }).click();
  await expect(accounts.getByRole("heading", { name: "bandara", exact: true })).toBeVisible();
  await expect(accounts.getByRole("heading", { name: "kamala", exact: true })).toBeVisible();
  const own = accounts.getByRole("listitem").filter({ hasText: "(you)" });
  await expect(own).toContainText("admin@nivasa.lk");
  await expect(own.getByRole("button")).toHaveCount(0);

  await admin.getByLabel("Find accounts").fill("BANDARA");
  await expect(accounts.getByRole("listitem")).toHaveCount(1);
  await expect(admin.getByText("1 found")).toBeVisible();
  await admin.getByLabel("Role of bandara").selectOption("Analyst");
  const changing = admin.getByRole("dialog", { name: "Give bandara the Analyst role?" });
  await changing.getByRole("button", { name: "Cancel" }).click();
  await expect(admin.getByLabel("Role of bandara")).toHaveValue("SHOPPER");
  await admin.getByLabel("Role of bandara").selectOption("Analyst");
  await changing.getByRole("button", { name: "Change role" }).click();
  await expect(changing).toBeHidden();
  await expect(admin.getByLabel("Role of bandara")).toHaveValue("ANALYST");

  await admin.getByRole("button", { name: "Erase bandara…" }).click();
  const dialog = admin.getByRole("dialog", { name: "Erase bandara?" });
  await expect(dialog).toContainText("Orders and ratings are kept without personal data.");
  await dialog.getByLabel("Type bandara@example.lk").fill("kamala@example.lk");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("This isn’t the account’s email")).toBeVisible();
  expect(await axeViolations(admin, { within: "[role=dialog]" })).toEqual([]);
  await shop.api.rest(bandara, "GET", "/users/profile");

  await dialog.getByLabel("Type bandara@example.lk").fill(" Bandara@example.lk");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog).toBeHidden();
  const notice = admin.getByText(
    "The account was erased. One order is kept, without the customer’s details.",
  );
  await expect(notice).toBeVisible();
  await expect(admin.getByText("No accounts found")).toBeVisible();
  await expect(shop.api.rest(bandara, "GET", "/users/profile")).rejects.toThrow(": 401 ");
  await shopper.goto(`${shop.url}/my-orders`);
  const popup = shopper.getByRole("dialog", { name: "LOG IN" });
  await expect(popup.getByText("Log in to see your orders")).toBeVisible();

  await admin.getByRole("button", { name: "Show all accounts" }).click();
  await expect(accounts.getByRole("heading", { name: "kamala", exact: true })).toBeVisible();
  await expect(accounts.getByRole("heading", { name: "bandara", exact: true })).toHaveCount(0);
  await expect(admin.getByLabel("Find accounts")).toHaveValue("");
  await admin.goto(`${shop.url}/admin/orders`);
  await expect(admin.getByText("Erased").first()).toBeVisible();
  expect(problems).toEqual([]);
});

test("an admin signs a user out everywhere, and the user has to log in again @screens", async ({
  shop,
  browser,
}) => {
  const ranil = await shop.api.signUpVerified("ranil");
  const shopper = await (await browser.newContext()).newPage();
  await useSession(shopper, shop.url, ranil);
  await shopper.goto(`${shop.url}/my-orders`);
  await expect(shopper.getByRole("heading", { name: "No ongoing orders" })).toBeVisible();
  const credentials = { email: "ranil@example.lk", password: "a good password" };
  await shop.api.rest(null, "POST", "/users/auth", credentials);
  const admin = await (await browser.newContext()).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/people?show=everyone&search=ranil`);
  await admin.getByRole("button", { name: "Sessions of ranil…" }).click();
  const list = admin.getByRole("dialog", { name: "Sessions of ranil" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: "Sign out everywhere…" }).click();
  const question = admin.getByRole("dialog", { name: "Sign ranil out?" });
  expect(await axeViolations(admin, { within: "[role=dialog]" })).toEqual([]);
  await question.getByRole("button", { name: "Sign out" }).press("Enter");
  await expect(list.getByText("Not signed in anywhere.")).toBeVisible();
  await list.getByRole("button", { name: "Done" }).click();
  await expect(admin.getByRole("button", { name: "Sessions of ranil…" })).toBeFocused();
  await shopper.reload();
  await expect(shopper.getByText("Log in to see your orders")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a failed erasure is reported and completes on retry @faults", async ({ shop, browser }) => {
  const sunil = await shop.api.signUp("sunil");
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/people?show=everyone&search=sunil`);
  await admin.getByRole("button", { name: "Erase sunil…" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Type sunil@example.lk").fill("sunil@example.lk");
  await admin.context().setOffline(true);
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("No response. Try again.");
  await admin.context().setOffline(false);
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(admin.getByText("The account was erased. There were no orders.")).toBeVisible();
  await expect(shop.api.rest(sunil, "GET", "/cart")).rejects.toThrow(": 401 ");
});

test("an admin opens a customer's orders, filters them, saves the view, and exports them @screens", async ({
  shop,
  browser,
}) => {
  const nadee = await shop.api.signUp("nadeesha");
  for (const quantity of [1, 2]) {
    await shop.api.rest(nadee, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity }],
      shippingAddress: { ...someAddress, firstName: "=Nadeesha" },
      totalPrice: 9850 * quantity + 500,
      again: true,
    });
  }
  const context = await browser.newContext();
  const admin = await context.newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/people?show=everyone&search=nadeesha`);
  await expect(admin.getByText("Rs. 30,550")).toBeVisible();
  await admin.getByRole("link", { name: "2 orders of nadeesha" }).click();
  const table = admin.getByRole("table", { name: "All orders" });
  await expect(table.locator("tbody tr")).toHaveCount(2);
  await expect(table.locator("tfoot")).toContainText("2 orders");
  await expect(table.locator("tfoot")).toContainText("Rs. 30,550");

  await admin.getByLabel("At least, Rs.").fill("20000");
  await admin.getByLabel("At least, Rs.").press("Enter");
  await expect(table.locator("tbody tr")).toHaveCount(1);
  await admin.getByLabel("Status", { exact: true }).selectOption("Item Preparing");
  await expect(admin).toHaveURL(/view=table&status=preparing&person=[^&]+&least=20000$/);
  await admin.getByRole("button", { name: "Views" }).click();
  const views = admin.getByRole("dialog", { name: "Saved views" });
  await views.getByRole("button", { name: "Save" }).click();
  await expect(views.getByText("Enter a name for the view")).toBeVisible();
  expect(await axeViolations(admin, { within: "[role=dialog]" })).toEqual([]);
  await views.getByLabel("Save this view as").fill("Large ones of Nadeesha");
  await views.getByRole("button", { name: "Save" }).click();
  await expect(views).toBeHidden();

  const download = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Export as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("shop-orders-Item-Preparing-one-person-at-least-20000.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,"'=Nadeesha Wijesinghe",`);

  // Only orders that have waited long are late, and this one is new.
  await admin.getByRole("button", { name: "Late" }).click();
  await expect(admin.getByText("No orders match these filters.")).toBeVisible();
  await admin.getByRole("button", { name: "Show all orders" }).click();
  await expect(admin).toHaveURL(/\/admin\/orders\?view=table$/);
  await admin.reload();
  await admin.getByRole("button", { name: "Views" }).click();
  await views.getByRole("button", { name: "Large ones of Nadeesha", exact: true }).click();
  await expect(admin.getByLabel("At least, Rs.")).toHaveValue("20000");
  await expect(table.locator("tbody tr")).toHaveCount(1);
  await admin.getByRole("button", { name: "Remove filter Orders of =Nadeesha Wijesinghe" }).click();
  await expect(admin).toHaveURL(/view=table&status=preparing&least=20000$/);
  expect(problems).toEqual([]);
});
