import type { Page } from "@playwright/test";
import { someAddress } from "../testing/api-client.ts";
import { expect, signInAs, test } from "./shop-test.ts";

/** Elements that overflow the right edge of the page, except in scrolling containers. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isCut = (element: Element): boolean => {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up);
        if (up !== element && overflowX !== "visible") return true;
        if (position === "fixed") return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && right > clientWidth + 1 && !isCut(element);
      })
      .map((element) => {
        const { right } = element.getBoundingClientRect();
        const words = element.textContent.slice(0, 30);
        return `${element.tagName}.${String(element.getAttribute("class")).slice(0, 60)} ${right} ${words}`;
      })
      .slice(0, 5);
  });

test.use({ viewport: { width: 320, height: 640 } });

test("names without spaces and loading pages don't scroll sideways on the narrowest phone @screens", async ({
  shop,
  browser,
}) => {
  const admin = await shop.api.admin();
  const known = (await shop.api.rest(admin, "GET", "/products/uva-kettle")).body as Record<
    string,
    unknown
  >;
  const ids: string[] = [];
  for (const name of ["x".repeat(110), "නි".repeat(55)]) {
    const added = await shop.api.rest(admin, "POST", "/products/addProduct", {
      image: known["image"],
      modelImageUrl: known["modelImageUrl"],
      name,
      description: "y".repeat(160),
      price: 4200,
      category: "Furnitures",
      countInStock: 90,
      size: { widthCm: 40, depthCm: 40, heightCm: 40 },
    });
    ids.push((added.body as { _id: string })._id);
  }
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await signInAs(page, shop.url, "narrow");
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${shop.url}/api${path}`, { data });
    expect(answer.ok(), path).toBe(true);
    return answer;
  };
  await post("/order/", {
    orderItems: ids.map((productId) => ({ productId, quantity: 1 })),
    shippingAddress: { ...someAddress, address: "a".repeat(150), firstName: "F".repeat(60) },
    totalPrice: 8_900,
  });
  for (const productId of ids) await post("/cart", { productId, quantity: 2 });

  const shopper = [
    "/",
    "/category",
    `/category?q=${"x".repeat(60)}`,
    ...ids.map((id) => `/Item-Page/${id}`),
    "/cart",
    "/deliverydetailscheckout",
    "/my-orders",
    "/room-planner",
    "/profile",
    "/report-issue",
  ];
  for (const path of shopper) {
    await page.goto(shop.url + path);
    await expect(page.locator("main h1").first()).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect.soft(await tooWide(page), path).toEqual([]);
  }
  await page.goto(`${shop.url}/my-orders`);
  await page.getByRole("link", { name: /NV-/ }).first().click();
  await expect(page.getByRole("heading", { name: /^Order NV-/, level: 1 })).toBeVisible();
  expect.soft(await tooWide(page), "an order").toEqual([]);

  // Pages with pending requests.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/graphql", async (route) => {
    if (/query Viewer/.test(route.request().postData() ?? "")) await route.fallback();
    else await answered.then(() => route.fallback());
  });
  for (const path of ["/cart", "/deliverydetailscheckout", "/room-planner", "/my-orders"]) {
    await page.goto(shop.url + path);
    await expect(page.locator("main [aria-busy]").first()).toBeVisible();
    expect.soft(await tooWide(page), `${path}, waiting`).toEqual([]);
  }
  answer();
  await context.close();

  const desk = await (
    await browser.newContext({ viewport: { width: 320, height: 640 } })
  ).newPage();
  await signInAs(desk, shop.url, "admin");
  for (const path of ["/admin/list", "/admin/stock", "/admin/orders"]) {
    await desk.goto(shop.url + path);
    await expect(desk.locator("main h1").first()).toBeVisible();
    await expect(desk.locator("main [aria-busy=true]")).toHaveCount(0);
    expect.soft(await tooWide(desk), path).toEqual([]);
  }
  await desk.context().close();
});

test("a packing slip with an address without spaces fits its paper @screens", async ({
  shop,
  browser,
}) => {
  const sender = await shop.api.signUp("long-address");
  await shop.api.rest(sender, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, address: "a".repeat(190), lastName: "L".repeat(90) },
    totalPrice: 10_350,
  });
  const desk = await (
    await browser.newContext({ viewport: { width: 560, height: 800 } })
  ).newPage();
  await signInAs(desk, shop.url, "admin");
  await desk.goto(`${shop.url}/admin/orders?search=Ishara`);
  await desk.getByRole("link", { name: /NV-/ }).first().click();
  await desk.emulateMedia({ media: "print" });
  const slip = desk.locator(".packing-slip");
  await expect(slip).toBeVisible();
  expect(await slip.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBeLessThanOrEqual(
    1,
  );
  await desk.context().close();
});
