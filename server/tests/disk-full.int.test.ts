import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import type { Account } from "#domain/account/account.ts";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { accountOf } from "../../testing/accounts.ts";
import { someAddress, type Answer } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { canMountDisks, smallDisk } from "../../testing/small-disk.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

const order = {
  orderItems: [{ productId: "uva-kettle", quantity: 1 }],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};
const report = {
  issueType: "Other",
  subject: "A leg is loose",
  description: "The left one.",
  email: "ann@example.lk",
  attachments: [
    {
      name: "a.pdf",
      data: `data:application/pdf;base64,${Buffer.from("%PDF-1.4".padEnd(200_000)).toString("base64")}`,
    },
  ],
};

const expectUnavailable = ({ status, headers, body }: Answer) => {
  expect({ status, body }).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
};

const account = (id: string): Account => accountOf(id, { name: "n".repeat(2000) });

describe.skipIf(!canMountDisks)("accounts on a full disk (skipped if none can be mounted)", () => {
  it("stay intact, and a new one is accepted when there is space", async () => {
    const disk = smallDisk(1);
    const stores = openEmbeddedAccounts(disk.path);
    onTestFinished(stores.close);
    disk.fill();
    const stored: string[] = [];
    const fillUp = async () => {
      for (;;) {
        const id = randomUUID();
        await stores.accounts.insert(account(id));
        stored.push(id);
      }
    };
    await expect(fillUp()).rejects.toThrow(StoreUnavailable);
    expect((await stores.accounts.byIds(stored)).size).toBe(stored.length);
    disk.empty();
    expect(await stores.accounts.insert(account("ann"))).toBe(true);
  });
});

describe.skipIf(!canMountDisks)("a shop with a full disk (skipped if none can be mounted)", () => {
  it("serves reads, answers writes with 503, and recovers by itself when there is space", async () => {
    const disk = smallDisk(48);
    const shop = await openTestShop({ DATA_DIR: disk.path, DISK_RESERVE_MB: "0" });
    onTestFinished(shop.close);
    const [ann, admin] = [await shop.signUpVerified("ann"), await shop.admin()];
    const health = async () => (await fetch(`${shop.url}/healthz`)).status;
    const addToCart = () =>
      shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });

    disk.fill();
    const texts = "x".repeat(1900);
    // A file may still have room for some changes.
    await eventually(
      async () => {
        const comment = `${texts}${randomUUID()}`;
        const changed = await shop.rest(admin, "PUT", "/products/uva-kettle", {
          description: comment,
        });
        expectUnavailable(changed);
      },
      { interval: 1 },
    );
    const key = { "idempotency-key": randomUUID() };
    expectUnavailable(await shop.rest(ann, "POST", "/order", order, key));
    expectUnavailable(await addToCart());
    expectUnavailable(await shop.rest(ann, "POST", "/reports", report));
    const newcomer = (name: string) => ({
      name,
      email: `${name}@example.lk`,
      password: "a good password",
    });
    await eventually(async () => {
      const name = `n${randomUUID()}`;
      expectUnavailable(await shop.rest(null, "POST", "/users", newcomer(name)));
    });
    expect(await health()).toBe(503);
    expect((await shop.rest(null, "GET", "/products")).status).toBe(200);
    expect((await shop.rest(ann, "GET", "/cart")).status).toBe(200);

    disk.empty();
    await eventually(async () => expect((await addToCart()).status).toBe(201));
    expect((await shop.rest(ann, "POST", "/order", order, key)).status).toBe(200);
    expect((await shop.rest(ann, "POST", "/reports", report)).status).toBe(201);
    expect((await shop.rest(null, "POST", "/users", newcomer("ben"))).status).toBe(201);
    await eventually(async () => expect(await health()).toBe(200));
    const mine = await shop.rest(ann, "GET", "/order/myorders");
    expect(mine.body.data).toHaveLength(1);
    await caughtUp(shop);
  });
});
