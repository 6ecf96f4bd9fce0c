import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "../testing/api-client.ts";
import { filledDirectory } from "../testing/filled-directory.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const dataUrl = (content: Buffer, type = "image/png") =>
  `data:${type};base64,${content.toString("base64")}`;

const report = {
  issueType: "Product Defect",
  subject: "A leg is loose",
  description: "The left one.",
  orderNumber: "",
  email: "ann@example.lk",
  attachments: [{ name: "../the leg\r\n.png", data: dataUrl(png) }],
};

const dataDir = filledDirectory();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ DATA_DIR: dataDir });
});
afterAll(() => shop.close());

describe("a report", () => {
  it("is stored, linked to the sender's order, and visible only to the sender and to admins", async () => {
    const [ann, ben, admin] = [
      await shop.signUpVerified("ann"),
      await shop.signUp("ben"),
      await shop.admin(),
    ];
    const placed = await shop.rest(ann, "POST", "/order", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
    });
    const { _id: orderId, number } = placed.body.data;
    const sent = await shop.rest(ann, "POST", "/reports", {
      ...report,
      orderNumber: String(number).toLowerCase(),
    });
    expect(sent).toMatchObject({ status: 201, body: { success: true } });

    const mine = await shop.rest(ann, "GET", "/reports");
    expect(mine.body.data).toMatchObject([
      {
        subject: "A leg is loose",
        orderNumber: number,
        orderId,
        attachments: [{ name: ".. the leg .png", mediaType: "image/png", bytes: png.length }],
      },
    ]);
    const list = "{ myReports { totalCount } }";
    expect((await shop.graphql(ben, list)).body.data.myReports.totalCount).toBe(0);
    expect((await shop.graphql(ann, list)).body.data.myReports.totalCount).toBe(1);
    const all = "{ reports { items { subject attachments { url } } } }";
    expect((await shop.graphql(ann, all)).body.errors[0].extensions.code).toBe("FORBIDDEN");
    const seen = await shop.graphql(admin, all);
    expect(seen.body.data.reports.items[0].subject).toBe("A leg is loose");

    const { url } = mine.body.data[0].attachments[0];
    const path = String(url).replace("/api", "");
    const download = await fetch(`${shop.url}${String(url)}`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    expect(Buffer.from(await download.arrayBuffer()).equals(png)).toBe(true);
    expect(download.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(download.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await shop.rest(ben, "GET", path)).status).toBe(404);
    expect((await shop.rest(null, "GET", path)).status).toBe(401);
    expect((await shop.rest(ann, "GET", path.replace(/0$/, "7"))).status).toBe(404);
    const file = String(url).replace("/api/reports/", "").replace("/attachments", "");
    for (const way of ["reports", "uploads/..%2freports", "pictures/..%2f..%2freports"]) {
      const guessed = await fetch(`${shop.url}/${way}/${ann.id}/${file}`);
      expect(Buffer.from(await guessed.arrayBuffer()).includes(png)).toBe(false);
    }
  });

  it("is stored once, however often it is sent under the same key", async () => {
    const cat = await shop.signUpVerified("cat");
    const key = { "idempotency-key": randomUUID() };
    const first = await shop.rest(cat, "POST", "/reports", report, key);
    expect(await shop.rest(cat, "POST", "/reports", report, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
    const other = { ...report, subject: "Another", attachments: [] };
    expect((await shop.rest(cat, "POST", "/reports", other, key)).status).toBe(422);
    expect((await shop.rest(cat, "GET", "/reports")).body.data).toHaveLength(1);
  });

  it.each([
    ["a visitor", null, report, 401],
    ["no type", "dan", { ...report, issueType: "" }, 400],
    ["four files", "eve", { ...report, attachments: Array(4).fill(report.attachments[0]) }, 400],
    [
      "a page that claims to be a picture",
      "fay",
      { ...report, attachments: [{ name: "a.png", data: dataUrl(Buffer.from("<html>")) }] },
      400,
    ],
    [
      "a file that is too large",
      "gus",
      {
        ...report,
        attachments: [
          { name: "a.png", data: dataUrl(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])) },
        ],
      },
      400,
    ],
    ["more than three files", "hal", { ...report, description: "x".repeat(22e6) }, 413],
  ])("is refused for %s", async (_what, name, body, status) => {
    const person = name === null ? null : await shop.signUpVerified(name);
    const before = await shop.shop.store.head();
    expect((await shop.rest(person, "POST", "/reports", body)).status).toBe(status);
    expect(await shop.eventsSince(before)).toEqual([]);
  });

  it("is erased completely with its sender's account", async () => {
    const [ida, admin] = [await shop.signUpVerified("ida"), await shop.admin()];
    const secret = { ...report, subject: "A secret subject" };
    expect((await shop.rest(ida, "POST", "/reports", secret)).status).toBe(201);
    expect(readdirSync(join(dataDir, "reports", ida.id))).toHaveLength(1);
    await shop.graphql(
      admin,
      "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }",
      { id: ida.id },
    );
    expect(existsSync(join(dataDir, "reports", ida.id))).toBe(false);
    const seen = await shop.graphql(admin, "{ reports { items { subject } } }");
    expect(JSON.stringify(seen.body)).not.toContain("A secret subject");
    expect(JSON.stringify(seen.body)).toContain("Erased");
  });
});
