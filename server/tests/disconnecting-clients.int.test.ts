import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { captureLog } from "../../testing/captured-log.ts";
import { samplePicture } from "../../testing/sample-picture.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const kettle = "uva-kettle";
const photos = `/api/uploads/review-photos?product=${kettle}`;

const captured = captureLog();
let shop: TestShop;
let admin: Person;
/** Customers whose kettle has been delivered. */
let buyers: readonly Person[];

beforeAll(async () => {
  shop = await openTestShop({}, captured.log);
  admin = await shop.admin();
  buyers = await Promise.all(
    ["ann", "ben", "cid", "dee"].map(async (name) => {
      const buyer = await shop.signUpVerified(name);
      const placed = await shop.rest(buyer, "POST", "/order/", {
        orderItems: [{ productId: kettle, quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: 10_350,
      });
      const { data } = placed.body as { readonly data: { readonly _id: string } };
      await shop.rest(admin, "PUT", `/order/${data._id}`, { status: "Delivered" });
      return buyer;
    }),
  );
  return shop.close;
});
beforeEach(captured.forget);

/** A request with a body of which the last byte isn't sent yet. */
const begun = async (
  { token }: Person,
  method: string,
  path: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = { "content-type": "application/octet-stream" },
): Promise<ClientRequest> => {
  const bytes = Buffer.from(body);
  const sending = request(`${shop.url}${path}`, {
    method,
    headers: { ...headers, "content-length": bytes.length, authorization: `Bearer ${token}` },
  });
  sending.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    sending.write(bytes.subarray(0, -1), (error) => (error ? reject(error) : resolve()));
  });
  return sending;
};

const statusOf = async (sending: ClientRequest): Promise<number | undefined> => {
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

const send = async (who: Person): Promise<number> => {
  const { status } = await fetch(`${shop.url}${photos}`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      authorization: `Bearer ${who.token}`,
    },
    body: new Uint8Array(samplePicture),
  });
  return status;
};

/** Takes all slots of a person: of four requests, one is refused and the others are returned. */
const holdSlots = async (who: Person): Promise<readonly ClientRequest[]> => {
  const begunAll = await Promise.all(
    [1, 2, 3, 4].map(() => begun(who, "POST", photos, samplePicture)),
  );
  const refused = await Promise.race(
    begunAll.map(async (sending) => {
      expect(await statusOf(sending)).toBe(503);
      return sending;
    }),
  );
  refused.destroy();
  return begunAll.filter((sending) => sending !== refused);
};

it("leaves slots for the photos of others while one person sends slowly", async () => {
  const [ann, ben, cid, dee] = buyers as [Person, Person, Person, Person];
  const slow = await holdSlots(ann);
  expect(await send(ben)).toBe(201);
  const others = [...(await holdSlots(ben)), ...(await holdSlots(cid))];
  expect(await send(dee)).toBe(503);
  for (const each of others) each.destroy();
  await expect.poll(() => send(dee)).toBe(201);
  const [first, ...more] = slow;
  first?.end(samplePicture.subarray(-1));
  expect(first && (await statusOf(first))).toBe(201);
  for (const each of more) each.destroy();
});

it("logs no error if the sender of a body leaves", async () => {
  const [ann] = buyers as [Person];
  const created = await fetch(`${shop.url}/api/uploads`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${admin.token}`,
      "tus-resumable": "1.0.0",
      "upload-length": String(samplePicture.length),
      "upload-metadata": `filename ${btoa("a.png")},filetype ${btoa("image/png")},purpose ${btoa("picture")}`,
    },
  });
  const upload = created.headers.get("location") ?? "";
  const json = { "content-type": "application/json" };
  const report = JSON.stringify({ description: "a".repeat(200_000) });
  const bodies: readonly Parameters<typeof begun>[] = [
    [ann, "POST", photos, samplePicture],
    [ann, "POST", "/api/reports", report, json],
    [ann, "POST", "/api/order/", report.slice(0, 50_000), json],
    [admin, "PUT", `/api/products/${kettle}`, report, json],
    [ann, "POST", "/graphql", report.slice(0, 50_000), json],
    [
      admin,
      "PATCH",
      new URL(upload, shop.url).pathname,
      samplePicture,
      {
        "content-type": "application/offset+octet-stream",
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
      },
    ],
  ];
  for (const body of bodies) {
    const sending = await begun(...body);
    const closed = new Promise((resolve) => sending.once("close", resolve));
    sending.destroy();
    await closed;
  }
  await expect.poll(() => send(ann)).toBe(201);
  expect(captured.from(40)).toEqual([]);
});

it("logs no error if the reader of a report leaves", async () => {
  const body = JSON.stringify({ query: "{ historyReport(name: FUNNEL) { __typename } }" });
  const json = { "content-type": "application/json" };
  const isCancelled = async () => {
    const sending = await begun(admin, "POST", "/graphql", body, json);
    sending.end(body.slice(-1));
    await once(sending, "finish");
    sending.destroy();
    return captured.from(20).some(({ err }) => err?.message.includes("report"));
  };
  await expect.poll(isCancelled).toBe(true);
  expect(captured.from(40)).toEqual([]);
});
