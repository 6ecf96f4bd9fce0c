import { someAddress } from "../testing/api-client.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("admin pages don't scroll sideways at 320 px, whatever a buyer's name @screens", async ({
  shop,
  browser,
}) => {
  const long = "W".repeat(50);
  const buyer = await shop.api.signUp("narrowbuyer");
  const ordered = await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, firstName: long, lastName: long, address: long, city: long },
    totalPrice: 10_350,
  });
  const { number } = (ordered.body as { readonly data: { readonly number: string } }).data;
  const admin = await (
    await browser.newContext({ viewport: { width: 320, height: 800 }, hasTouch: true })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  const pages = {
    "/admin/add": "Add Items",
    "/admin/list": "List Items",
    "/admin/orders": "Orders",
    "/admin/orders?view=table": "Orders",
    [`/admin/orders/${number}`]: `Order ${number}`,
    "/admin/today": "Today",
    "/admin/calls": "Calls",
    "/admin/deliveries": "Deliveries",
    "/admin/cash": "Cash",
    "/admin/reports": "Reports",
    "/admin/people": "People",
    "/admin/stock": "Stock",
    "/admin/reviews": "Reviews",
    "/admin/webhooks": "Webhooks",
    "/admin/read-models": "System",
    "/admin/settings": "Settings",
    "/admin/shop/delivery": "Shop",
    "/admin/shop/pages": "Shop",
  };
  for (const [path, heading] of Object.entries(pages)) {
    await admin.goto(`${shop.url}${path}`);
    await expect(admin.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    if (path.startsWith("/admin/orders")) await expect(admin.getByText(long).first()).toBeVisible();
    const width = await admin.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }

  // On phones the first order is in the upper half of the screen, above the day's figures.
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(`${shop.url}/admin/orders`);
  const ticket = await admin.getByRole("article").first().boundingBox();
  expect(ticket?.y).toBeLessThan(422);
  const line = await admin.getByRole("region", { name: "Today" }).boundingBox();
  expect(line?.y).toBeGreaterThan(ticket?.y ?? 0);

  // The navigation fades at the edge beyond which it continues.
  const mask = await admin
    .locator("aside")
    .first()
    .evaluate((strip) => getComputedStyle(strip).maskImage);
  expect(mask).toContain("linear-gradient");
  expect(problems).toEqual([]);
});
