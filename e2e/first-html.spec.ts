import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { isAlive } from "./open-settled.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

const pages = [
  "/",
  "/category?room=kitchen&stock=1",
  "/Item-Page/uva-kettle",
  "/about-us",
  "/terms",
];

/** Names of the GraphQL documents that a page requests from now on. */
const questionsOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    names.push(/query (\w+)/.exec(request.postData() ?? "")?.[1] ?? "?");
  });
  return names;
};

/** A data URL of a picture whose largest file has about a megabyte: noise compresses badly. */
const largePicture = async (): Promise<string> => {
  const [width, height] = [1440, 1800];
  const raw = { width, height, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(width * height * 3), { raw })
    .blur(1)
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
};

test.beforeAll(async ({ shop }) => {
  // On a busy machine, the first rendering takes longer than the server waits for it. The server
  // then sends the page unrendered.
  const read = async () => (await fetch(`${shop.url}/category`)).text();
  await expect.poll(read, { timeout: 60_000 }).toContain('id="read-data"');
});

test("the public pages show the shop's products without scripts", async ({ shop, browser }) => {
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
  // Rendered with its styles: the size is next to the picture.
  const size = await page.getByText("26 cm").first().boundingBox();
  expect(size?.y).toBeGreaterThan(200);
  await context.close();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a server-rendered page hydrates without a layout shift, an error or a second query at ${viewport.width} @screens`, async ({
    shop,
    browser,
  }) => {
    for (const path of pages) {
      // The service worker would request the content of the first page once more, to cache it.
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
      // Fonts arrive late, as over a slow connection.
      let shown = () => {};
      const whenShown = new Promise<void>((resolve) => (shown = resolve));
      await page.route("**/*.woff2", (route) => whenShown.then(() => route.continue()));
      const problems = problemsOf(page);
      const questions = questionsOf(page);
      // Everything in the first HTML was rendered by the server.
      const html = await (await page.request.get(shop.url + path)).text();
      expect(html, path).toContain('id="read-data"');
      await page.goto(shop.url + path, { waitUntil: "commit" });
      await expect(page.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
      shown();
      // A busy machine may be idle on the network before the scripts have run.
      await expect.poll(() => questions, path).toContain("Viewer");
      await page.waitForLoadState("networkidle");
      // The counts of the filters next to the list are loaded after it.
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

test("a server-rendered page hydrates in slices and responds between them @screens", async ({
  shop,
  page,
}) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const stages = new Set<number>();
    Object.assign(globalThis, { stages });
    const { port1, port2 } = new MessageChannel();
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    // This message is handled between two slices; a page that hydrates in one slice is observed
    // only before and after.
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

test("a click before hydration takes effect after it @screens", async ({ shop, page }) => {
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
  test(`a search text ${what} before hydration is retained and searched for @screens`, async ({
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

test("a quantity and an option chosen before hydration count @screens", async ({ shop, page }) => {
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

test("a page scrolled before hydration keeps its position and hasn't loaded content further down @screens", async ({
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
  // Bytes loaded so far: of forty products, only those near the viewport have loaded their
  // pictures.
  const files = await page.evaluate(() =>
    [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].map((entry) => ({
      name: entry.name,
      bytes: (entry as PerformanceResourceTiming).transferSize,
    })),
  );
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const loaded = files.map((file) => `${file.bytes} ${file.name}`).join("\n");
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes, loaded).toBeLessThanOrEqual(600_000);
});

test("an uploaded picture loads once, in a size for its place @screens", async ({
  shop,
  browser,
}) => {
  const admin = await shop.api.admin();
  const image = await largePicture();
  const added = await shop.api.rest(admin, "POST", "/products/addProduct", {
    name: "Sunlit Rug",
    description: "Its picture is large.",
    category: "Furnitures",
    price: 900,
    countInStock: 3,
    image,
    modelImageUrl: "/models/uva-kettle.glb",
    size: { widthCm: 120, depthCm: 80, heightCm: 4 },
  });
  const { _id: id } = added.body as { readonly _id: string };
  const item = await shop.api.rest(null, "GET", `/products/${id}`);
  const { image: address } = item.body as { readonly image: string };
  const name = address.replace(/1440\.webp$/, "");
  expect(name).not.toBe(address);
  // Its widest place on a phone has 390 px.
  const viewport = { width: 390, height: 844 };
  for (const path of ["/", "/category", `/Item-Page/${id}`]) {
    const context = await browser.newContext({ viewport, serviceWorkers: "block" });
    const page = await context.newPage();
    const files: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(name)) files.push(pathname.slice(name.length));
    });
    await page.goto(shop.url + path);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState("networkidle");
    const shown = page.locator(`img[src="${address}"]`);
    await expect(shown.first(), path).toBeVisible();
    await shown.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        shown.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)),
      )
      .toBe(true);
    expect(files, path).toEqual([...new Set(files)]);
    expect(files, path).not.toContain("1440.webp");
    expect(files, path).not.toContain("1440.avif");
    expect(
      files.some((file) => file.endsWith("0.avif")),
      path,
    ).toBe(true);
    await context.close();
  }
  await shop.api.rest(admin, "DELETE", `/products/${id}`);
});

test("a cached page updates to changes made since it was rendered @screens", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/Item-Page/matale-wangediya`);
  const admin = await shop.api.admin();
  const product = await shop.api.rest(null, "GET", "/products/matale-wangediya");
  const { price } = product.body as { readonly price: number };
  await shop.api.rest(admin, "PUT", "/products/matale-wangediya", {
    price: price + 111,
  });
  await page.goto(`${shop.url}/Item-Page/matale-wangediya`);
  await expect(page.getByText((price + 111).toLocaleString("en-LK")).first()).toBeVisible();
});

test("the first HTML shows the requested variant, and hydrates without a change @screens", async ({
  shop,
  browser,
}) => {
  const address = `${shop.url}/Item-Page/kandalama-sofa?variant=kandalama-sofa.2`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(address);
  await expect(still).toHaveTitle("Kandalama Sofa (Indigo) · Nivasa");
  await expect(still.getByRole("radio", { name: /^Indigo/ })).toBeChecked();
  await expect(still.getByText("4 in stock")).toBeVisible();
  const picture = still.getByRole("img", { name: /^Kandalama Sofa \(Indigo\)/ }).first();
  await expect(picture).toHaveAttribute("src", "/pictures/kandalama-sofa-indigo.svg");
  await context.close();

  for (const [id, colour] of [
    ["kandalama-sofa.2", "Indigo"],
    ["kandalama-sofa.9", "Linen"],
  ] as const) {
    const page = await browser.newPage();
    const problems = problemsOf(page);
    await page.goto(`${shop.url}/Item-Page/kandalama-sofa?variant=${id}`);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("radio", { name: new RegExp(`^${colour}`) })).toBeChecked();
    const gone = page.getByText("This option is no longer sold. You can choose another one.");
    await expect(gone).toHaveCount(colour === "Linen" ? 1 : 0);
    expect(problems).toEqual([]);
    await page.close();
  }
});
