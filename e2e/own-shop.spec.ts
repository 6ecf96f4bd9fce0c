import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { someAddress, strictClient } from "../testing/api-client.ts";
import { mailsTo } from "../testing/outbox.ts";
import { startShopProcess, type ShopProcess } from "../testing/shop-process.ts";
import { axeInBothThemes } from "./axe.ts";
import { openSettled } from "./open-settled.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

/** Another name would disturb the other tests of a shop. */
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nivasa-own-shop-"));
  shop = await startShopProcess({ dataDir, environment: { MAIL_FROM: "orders@ambalama.lk" } });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The sample shop's name in its scripts, as a word of its own. */
const sample = /nivasa|නිවස(?![\u0DCF-\u0DDF]|\p{L})/iu;

/** What a page shows or reads out, and its title. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll("[alt], [aria-label], [title]")].flatMap((element) =>
        ["alt", "aria-label", "title"].map((name) => element.getAttribute(name) ?? ""),
      ),
      ...[...document.querySelectorAll("svg text")].map((text) => text.textContent),
    ].join("\n"),
  );

const svg = (inside: string) => ({
  name: "ambalama.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40">${inside}</svg>`,
  ),
});

test("an owner gives the shop a name, a logo and a colour, and nothing shows the sample's name any more", async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "admin");
  const shopper = await (await browser.newContext()).newPage();
  await openSettled(shopper, `${shop.url}/contact`);

  await openSettled(page, `${shop.url}/admin/shop`);
  await page.getByLabel("Shop name").fill("Ambalama");
  await page.getByLabel("Name in a second script").fill("අම්බලම");
  await page.getByLabel("Legal name").fill("Ambalama Furniture (Pvt) Ltd");
  const texts = { English: "Made for the shade.", සිංහල: "සෙවණට.", தமிழ்: "நிழலுக்கு." };
  for (const [language, text] of Object.entries(texts)) {
    await page.getByLabel(`Tagline, ${language}`).fill(text);
    await page.getByLabel(`What you sell, ${language}`).fill(text);
  }
  await page.getByRole("button", { name: "Lagoon" }).click();
  await page.getByLabel("Email", { exact: true }).fill("hello@ambalama.lk");
  for (const link of [3, 2, 1]) {
    await page.getByRole("button", { name: `Remove link ${link}` }).click();
  }
  const logo = page.getByLabel("For light pages: choose a file");
  const ofLogo = page.getByRole("group", { name: "For light pages" });
  await logo.setInputFiles(svg("<script>alert(1)</script>"));
  await expect(ofLogo.getByText("This SVG has scripts or loads other files.")).toBeVisible();
  await logo.setInputFiles(svg('<rect width="80" height="40" fill="#123456"/>'));
  await expect(ofLogo.getByText(/^Seen clearly on light pages/)).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: /^Save \d+ changes$/ }).click();
  await expect(page.getByText(/^\d+ changes saved\.$/)).toBeVisible();

  // The open page of a shopper follows.
  await expect(shopper).toHaveTitle("Contact Us · Ambalama");
  await expect(shopper.getByRole("link", { name: "hello@ambalama.lk" })).toBeVisible();
  await expect(shopper.getByRole("img", { name: "Ambalama" }).first()).toBeVisible();

  await signInAs(shopper, shop.url, "malini");
  const answer = await shopper.request.post(`${shop.url}/api/order/`, {
    data: {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { readonly data: { readonly number: string } };
  await expect
    .poll(() => mailsTo(dataDir, "malini@example.lk").some((mail) => mail.includes(data.number)))
    .toBe(true);
  for (const mail of mailsTo(dataDir, "malini@example.lk")) {
    expect(mail).toContain("Ambalama");
    expect(mail).not.toMatch(sample);
  }

  const open = ["/", "/category", "/mobile-app", "/scan", "/about-us", "/contact", "/track"];
  const further = ["/terms", "/privacy", "/item-page/uva-kettle"];
  for (const path of [...open, ...further, "/cart", `/my-orders/${data.number}`, "/none"]) {
    await openSettled(shopper, `${shop.url}${path}`);
    expect(await wordsOf(shopper), path).not.toMatch(sample);
  }
  for (const language of ["en", "si", "ta"]) {
    for (const path of [...open, ...further]) {
      const answer = await shopper.request.get(`${shop.url}${path}?lang=${language}`);
      const html = (await answer.text()).replaceAll(/<script>.*?<\/script>/gs, "");
      expect(html.match(sample), `${path} in ${language}`).toBeNull();
    }
    const manifest = `/manifest${language === "en" ? "" : `.${language}`}.webmanifest`;
    const { name } = (await (await shopper.request.get(`${shop.url}${manifest}`)).json()) as {
      readonly name: string;
    };
    expect(name).toBe("Ambalama");
  }
  for (const path of ["/admin/orders", `/admin/orders/${data.number}`, "/admin/today"]) {
    await openSettled(page, `${shop.url}${path}`);
    expect(await wordsOf(page), path).not.toMatch(sample);
  }
  const icon = await shopper.request.get(`${shop.url}/icon-192.png`);
  expect(icon.headers()["content-type"]).toBe("image/png");
  const favicon = await shopper.request.get(`${shop.url}/favicon.svg`);
  expect(await favicon.text()).toContain("data:image/png;base64,");

  // Undo is a change of its own.
  const api = strictClient(shop.url);
  const owner = await api.admin();
  const { body } = (await api.graphql(owner, "{ shopSettings { changes { id setting } } }")) as {
    readonly body: {
      readonly data: {
        readonly shopSettings: {
          readonly changes: readonly { readonly id: string; readonly setting: string }[];
        };
      };
    };
  };
  const changes = body.data.shopSettings.changes
    .filter(({ setting }) => setting === "SHOP_NAME")
    .map(({ id }) => id);
  await api.graphql(owner, "mutation ($c: [ID!]!) { undoSettings(changes: $c) { __typename } }", {
    c: changes,
  });
  await expect(shopper).toHaveTitle(/Nivasa$/);
  expect(problems).toEqual([]);
});

test("an owner opens an empty shop by its checklist, and a shopper orders from it", async ({
  page,
  browser,
}) => {
  const directory = mkdtempSync(join(tmpdir(), "nivasa-empty-shop-"));
  const empty = await startShopProcess({ dataDir: directory, args: ["--empty"] });
  try {
    const visitor = await (await browser.newContext()).newPage();
    const early = await visitor.goto(empty.url);
    expect(early?.status()).toBe(503);
    await expect(visitor.getByRole("heading", { name: "Opening soon" })).toBeVisible();
    expect(await axeInBothThemes(visitor)).toEqual([]);

    await signInAs(page, empty.url, "admin");
    await openSettled(page, `${empty.url}/admin/shop/opening`);
    await expect(page.getByRole("heading", { name: /^\d of 8 steps are done\./ })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeInBothThemes(page)).toEqual([]);
    }
    // By keyboard alone.
    const tabTo = async (name: RegExp) => {
      const wanted = page.getByRole("link", { name }).or(page.getByRole("button", { name }));
      await expect(wanted).toBeVisible();
      for (let presses = 0; presses < 90; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`The keyboard doesn't reach ${name.source}`);
    };
    await tabTo(/^Enter the name/);
    await page.keyboard.press("Enter");
    await page.getByLabel("Shop name").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Ambalama");
    await page.getByLabel("Phone").focus();
    await page.keyboard.type("091 555 0133");
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 changes saved.")).toBeVisible();

    const added = await page.request.post(`${empty.url}/api/products/addProduct`, {
      data: {
        ...{ name: "Galle Bench", category: "Furnitures", price: 9850, countInStock: 3 },
        ...{ description: "A bench to sit on.", image: "/pictures/stool.png" },
        modelImageUrl: "/pictures/stool.glb",
      },
    });
    expect(added.status(), await added.text()).toBe(201);
    const { _id: bench } = (await added.json()) as { readonly _id: string };

    await openSettled(page, `${empty.url}/admin/shop/opening`);
    await expect(page.getByRole("heading", { name: /Ambalama can open\.$/ })).toBeVisible();
    await tabTo(/^Open the shop…/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Open Ambalama?" });
    await dialog.getByRole("button", { name: "Open the shop" }).press("Enter");
    await expect(page.getByRole("heading", { name: "The shop is open" })).toBeVisible();

    // The open page of the visitor becomes the shop.
    await expect(visitor.getByRole("heading", { name: "Opening soon" })).toBeHidden();
    expect((await visitor.goto(empty.url))?.status()).toBe(200);
    await signInAs(visitor, empty.url, "malini");
    const ordered = await visitor.request.post(`${empty.url}/api/order/`, {
      data: {
        orderItems: [{ productId: bench, quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: 10_350,
      },
    });
    expect(ordered.status(), await ordered.text()).toBe(200);
    await expect
      .poll(() => mailsTo(directory, "malini@example.lk").join("\n"))
      .toContain("Galle Bench");
    expect(mailsTo(directory, "malini@example.lk").join("\n")).toContain("Ambalama");
  } finally {
    await empty.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});
