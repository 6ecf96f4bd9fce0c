import type { Page } from "@playwright/test";
import { isAlive } from "./settled.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

const pages = [
  "/",
  "/category?room=kitchen&stock=1",
  "/Item-Page/uva-kettle",
  "/about-us",
  "/terms",
];

/** Names of the documents that a page asks the shop, from now on. */
const questionsOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    names.push(/query (\w+)/.exec(request.postData() ?? "")?.[1] ?? "?");
  });
  return names;
};

test("without scripts the pages everybody may see show what the shop sells", async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(12);
  await page.getByRole("link", { name: "See everything" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All rooms");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(24);
  await page.getByRole("link", { name: "Uva Kettle" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uva Kettle");
  await expect(page.getByText("Rs. 9,850.00")).toBeVisible();
  // Drawn with its styles: the lines of the size stand beside the picture.
  const size = await page.getByText("26 cm").first().boundingBox();
  expect(size?.y).toBeGreaterThan(200);
  await context.close();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a drawn page comes to life without a jump, a fault or a second question at ${viewport.width}`, async ({
    shop,
    browser,
  }) => {
    for (const path of pages) {
      // The worker that keeps the shop for offline asks for what is on the first page it meets,
      // once.
      const context = await browser.newContext({ viewport, serviceWorkers: "block" });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      // Fonts come when the page has been there for a while, as over a slow connection.
      let shown = () => {};
      const whenShown = new Promise<void>((resolve) => (shown = resolve));
      await page.route("**/*.woff2", (route) => whenShown.then(() => route.continue()));
      const problems = problemsOf(page);
      const questions = questionsOf(page);
      // Whatever stands in the first HTML was drawn by the server.
      const html = await (await page.request.get(shop.url + path)).text();
      expect(html, path).toContain('id="read-data"');
      await page.goto(shop.url + path, { waitUntil: "commit" });
      await expect(page.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
      shown();
      await page.waitForLoadState("networkidle");
      // The filters beside the list have figures of their own, which come after it.
      expect(new Set(questions), path).toEqual(
        new Set(["Viewer", ...questions.filter((name) => name === "ProductFacets")]),
      );
      const shift = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
      );
      expect(shift, path).toBeLessThan(0.02);
      expect(problems, path).toEqual([]);
      await context.close();
    }
  });
}

test("a drawn page comes to life in slices, between which it answers", async ({ shop, page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const stages = new Set<number>();
    Object.assign(globalThis, { stages });
    const { port1, port2 } = new MessageChannel();
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    // Its turn comes between two slices; a page that comes to life at once is seen twice, before
    // and after.
    port1.onmessage = () => {
      const parts = [...document.querySelectorAll("#root :is(header, h1, li, footer)")];
      const alive = parts.filter(isAlive).length;
      stages.add(alive);
      if (parts.length === 0 || alive < parts.length) port2.postMessage(null);
    };
    addEventListener("DOMContentLoaded", () => port2.postMessage(null));
  });
  await page.goto(`${shop.url}/category`);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { stages: Set<number> }).stages.size))
    .toBeGreaterThanOrEqual(10);
});

test("what is pressed before the page has come to life is done when it has", async ({
  shop,
  page,
}) => {
  let pressed = () => {};
  const whenPressed = new Promise<void>((resolve) => (pressed = resolve));
  await page.route("**/assets/*.js", (route) => whenPressed.then(() => route.continue()));
  await page.goto(`${shop.url}/category`, { waitUntil: "commit" });
  const add = page.getByRole("button", { name: "Add to Cart: Uva Kettle" });
  await add.waitFor();
  await page.keyboard.press("/");
  await add.click();
  await add.click();
  await page.getByRole("button", { name: "Add to Cart: Poya Mirror" }).click();
  pressed();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search the shop" })).toBeFocused();
});

for (const [what, typeEarly] of [
  ["typed into the search box", (page: Page) => page.getByLabel("Search the shop").fill("kettle")],
  ["typed after a slash", (page: Page) => page.keyboard.type("/kettle")],
] as const) {
  test(`a word ${what} before the page is alive stays, and is searched for`, async ({
    shop,
    page,
  }) => {
    let typed = () => {};
    const whenTyped = new Promise<void>((resolve) => (typed = resolve));
    await page.route("**/assets/*.js", (route) => whenTyped.then(() => route.continue()));
    await page.goto(`${shop.url}/category`, { waitUntil: "commit" });
    await page.getByLabel("Search the shop").waitFor();
    await typeEarly(page);
    typed();
    await expect(page).toHaveURL(/q=kettle/);
    await expect(page.getByLabel("Search the shop")).toHaveValue("kettle");
    await expect(page.getByRole("heading", { level: 3, name: "Kandalama Sofa" })).toHaveCount(0);
  });
}

test("a quantity pressed up and a choice made before the page is alive count", async ({
  shop,
  page,
}) => {
  let pressed = () => {};
  let whenPressed = new Promise<void>((resolve) => (pressed = resolve));
  await page.route("**/assets/*.js", (route) => whenPressed.then(() => route.continue()));
  await page.goto(`${shop.url}/Item-Page/uva-kettle`, { waitUntil: "commit" });
  const more = page.getByRole("button", { name: "One more" }).first();
  await more.waitFor();
  for (const _press of [1, 2]) await more.click();
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  pressed();
  await expect(page.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();

  whenPressed = new Promise<void>((resolve) => (pressed = resolve));
  await page.goto(`${shop.url}/category`, { waitUntil: "commit" });
  const sort = page.getByRole("combobox", { name: "Sort" });
  await sort.waitFor();
  await sort.selectOption({ index: 1 });
  const chosen = await sort.inputValue();
  pressed();
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toHaveValue(chosen);
});

test("a page that is scrolled before it comes to life stays where it is, and has not fetched what is further down", async ({
  shop,
  page,
}) => {
  let scrolled = () => {};
  const whenScrolled = new Promise<void>((resolve) => (scrolled = resolve));
  await page.route("**/assets/*.js", (route) => whenScrolled.then(() => route.continue()));
  await page.goto(`${shop.url}/category`, { waitUntil: "commit" });
  await page.getByRole("link", { name: "Uva Kettle" }).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 404));
  scrolled();
  await page.waitForFunction(isAlive);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(404);
  // What it took so far: of forty products those near the window have brought their pictures.
  const bytes = await page.evaluate(() =>
    [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThanOrEqual(600_000);
});

test("a page drawn a moment ago follows what has changed since", async ({ shop, page }) => {
  await page.goto(`${shop.url}/Item-Page/matale-wangediya`);
  const admin = await shop.api.admin();
  const product = await shop.api.rest(null, "GET", "/products/matale-wangediya");
  const { price } = product.body as { readonly price: number };
  const changed = await shop.api.rest(admin, "PUT", "/products/matale-wangediya", {
    price: price + 111,
  });
  expect(changed.status).toBe(200);
  await page.goto(`${shop.url}/Item-Page/matale-wangediya`);
  await expect(page.getByText((price + 111).toLocaleString("en-LK")).first()).toBeVisible();
});
