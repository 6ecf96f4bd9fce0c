import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Person } from "../testing/api-client.ts";
import { samplePicture } from "../testing/sample-picture.ts";
import { filledDirectory } from "../testing/filled-directory.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { shopOfFile } from "../testing/shop-of-file.ts";

const megabyte = 1024 * 1024;
const fileOf = (bytes: number) => ({
  name: "a.pdf",
  data: `data:application/pdf;base64,${Buffer.concat([
    Buffer.from("%PDF-1.4"),
    Buffer.alloc(bytes - 8),
  ]).toString("base64")}`,
});
const report = (...attachments: readonly object[]) => ({
  issueType: "Other",
  subject: "A leg is loose",
  description: "The left one.",
  email: "ann@example.lk",
  attachments,
});

const { opened } = shopOfFile();

const openedWith = async (environment: Readonly<Record<string, string>>) => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

const statusesOf = async (shop: TestShop, who: Person, ...bodies: readonly object[]) => {
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await shop.rest(who, "POST", "/reports", body)).status);
  return statuses;
};

/** A report request of which all but the last byte has been sent. */
const begun = async (
  { url }: TestShop,
  { token }: Person,
  body: object,
): Promise<ClientRequest> => {
  const text = JSON.stringify(body);
  const sending = request(`${url}/api/reports`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      authorization: `Bearer ${token}`,
    },
  });
  sending.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    sending.write(text.slice(0, -1), (error) => (error ? reject(error) : resolve()));
  });
  return sending;
};

const finish = async (sending: ClientRequest): Promise<number | undefined> => {
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  sending.end("}");
  const [response] = await answered;
  response.resume();
  return response.statusCode;
};

/** Takes the slot of a person: of two requests, one is refused and the other is returned. */
const holdSlot = async (...of: Parameters<typeof begun>): Promise<ClientRequest> => {
  const [one, other] = await Promise.all([begun(...of), begun(...of)]);
  const refused = await Promise.race(
    [one, other].map(async (sending) => {
      const [{ statusCode }] = (await once(sending, "response")) as [IncomingMessage];
      expect(statusCode).toBe(503);
      return sending;
    }),
  );
  refused.destroy();
  return refused === one ? other : one;
};

describe("reports", () => {
  it("are limited per hour, and the same report can be resent at any time", async () => {
    const shop = await openedWith({ REPORTS_PER_PERSON: "2" });
    const [ann, ben] = [await shop.signUp("ann"), await shop.signUp("ben")];
    const key = { "idempotency-key": randomUUID() };
    const first = await shop.rest(ann, "POST", "/reports", report(), key);
    expect(await statusesOf(shop, ann, report(), report())).toEqual([201, 429]);
    const refused = await shop.rest(ann, "POST", "/reports", report());
    expect(refused.body).toMatchObject({ success: false, code: "TOO_MANY_TRIES" });
    expect(refused.body.message).toMatch(/many reports.* Please wait (59|60) minutes\.$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect((await shop.rest(ann, "POST", "/reports", report(), key)).body).toEqual(first.body);
    expect(await statusesOf(shop, ben, report())).toEqual([201]);
  });

  it("accept files from a verified email address only, before the body is read", async () => {
    const shop = opened();
    const eve = await shop.signUp("eve");
    for (const bytes of [100, 100 * 1024]) {
      const answer = await shop.rest(eve, "POST", "/reports", report(fileOf(bytes)));
      expect(answer).toMatchObject({ status: 403, body: { code: "EMAIL_UNVERIFIED" } });
      expect(answer.body.message).toMatch(/verify your email/);
    }
    expect(await statusesOf(shop, eve, report())).toEqual([201]);
  });

  it("limit the bytes per user and in total, also after a restart", async () => {
    const settings = { DATA_DIR: filledDirectory(), REPORT_MB_PER_PERSON: "2" };
    const before = await openTestShop(settings);
    const ann = await before.signUpVerified("ann");
    const bodies = [report(fileOf(megabyte)), report(fileOf(megabyte)), report(fileOf(100))];
    expect(await statusesOf(before, ann, ...bodies)).toEqual([201, 201, 413]);
    await before.close();

    const shop = await openedWith({ ...settings, REPORT_MB_IN_ALL: "3" });
    const refused = await shop.rest(ann, "POST", "/reports", report(fileOf(100)));
    expect(refused).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
    expect(refused.body.message).toMatch(/without files/);
    const ben = await shop.signUpVerified("ben");
    expect(await statusesOf(shop, ben, report(fileOf(megabyte)))).toEqual([201]);
    const last = await shop.rest(ben, "POST", "/reports", report(fileOf(100)));
    expect(last).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
    expect(last.headers.get("retry-after")).toBe("600");
    expect(await statusesOf(shop, ann, report())).toEqual([201]);

    await shop.graphql(
      await shop.admin(),
      "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }",
      { id: ann.id },
    );
    expect(await statusesOf(shop, ben, report(fileOf(100)))).toEqual([201]);
  });

  it("leave the disk reserve free", async () => {
    const dataDir = filledDirectory();
    const shop = await openedWith({ DATA_DIR: dataDir, DISK_RESERVE_MB: "1000000000" });
    const ann = await shop.signUpVerified("ann");
    expect(await statusesOf(shop, ann, report(fileOf(100)), report())).toEqual([503, 201]);
    const added = await shop.rest(await shop.admin(), "POST", "/products/addProduct", {
      name: "A lamp",
      description: "It shines.",
      price: 10,
      category: "Electronics",
      image: `data:image/png;base64,${samplePicture.toString("base64")}`,
      modelImageUrl: "/models/lamp.glb",
      countInStock: 1,
    });
    expect(added).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
    expect(existsSync(join(dataDir, "uploads"))).toBe(false);
  });

  it("with large bodies are read two at a time; the next is refused with a time to retry", async () => {
    const shop = opened();
    const [ann, ben] = [await shop.signUpVerified("ann"), await shop.signUpVerified("ben")];
    const cid = await shop.signUpVerified("cid");
    const large = report(fileOf(megabyte));
    // One person has one slot.
    const underWay = [await holdSlot(shop, ann, large), await holdSlot(shop, cid, large)];
    const third = await begun(shop, ben, large);
    const [refused] = (await once(third, "response")) as [IncomingMessage];
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    third.destroy();
    expect(await statusesOf(shop, ben, report())).toEqual([201]);
    // One completes and one disconnects; both free their slots.
    const [one, other] = underWay;
    expect(one && (await finish(one))).toBe(201);
    other?.destroy();
    await expect
      .poll(async () => (await shop.rest(ben, "POST", "/reports", large)).status)
      .toBe(201);
    const all = await Promise.all([begun(shop, ann, large), begun(shop, ben, large)]);
    expect(await Promise.all(all.map(finish))).toEqual([201, 201]);
  });

  it("are stored once, however often the same one is sent in parallel", async () => {
    const shop = opened();
    const ann = await shop.signUpVerified("ann");
    for (let round = 0; round < 5; round += 1) {
      const key = { "idempotency-key": randomUUID() };
      const body = report(fileOf(1000), fileOf(2000), fileOf(3000));
      const answers = await Promise.all(
        [1, 2, 3].map(() => shop.rest(ann, "POST", "/reports", body, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    }
    expect((await shop.rest(ann, "GET", "/reports")).body.data).toHaveLength(5);
  });

  it("count the stored files, without those left half written by a crash", async () => {
    const dataDir = filledDirectory();
    const shop = await openedWith({ DATA_DIR: dataDir, REPORT_MB_PER_PERSON: "1" });
    const ann = await shop.signUpVerified("ann");
    const left = join(dataDir, "reports", ann.id, "left");
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, "0"), Buffer.alloc(megabyte - 1000));
    writeFileSync(join(left, "1.x.part"), Buffer.alloc(megabyte));
    expect(await statusesOf(shop, ann, report(fileOf(2000)), report(fileOf(1000)))).toEqual([
      413, 201,
    ]);
  });
});
