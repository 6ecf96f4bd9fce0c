import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, signInAs, test } from "./shop-test.ts";

const file = fileURLToPath(new URL("../dist/own-documents.json", import.meta.url));

test("the server knows every GraphQL document that pages send from the build", async ({
  page,
  shop,
}) => {
  const own = new Set(JSON.parse(readFileSync(file, "utf8")) as readonly string[]);
  const sent = new Set<string>();
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/graphql")) return;
    sent.add((request.postDataJSON() as { readonly query: string }).query);
  });
  await signInAs(page, shop.url, "admin");
  for (const path of ["/category?q=lamp", "/Item-Page/uva-kettle", "/cart", "/my-orders"]) {
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const path of ["/admin/orders", "/admin/list", "/history"]) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/graphql"));
    await page.goto(`${shop.url}${path}`);
    await answered;
  }
  // The page of the last address sends several.
  await expect.poll(() => sent.size).toBeGreaterThanOrEqual(4);
  expect([...sent].filter((query) => !own.has(query))).toEqual([]);
});
