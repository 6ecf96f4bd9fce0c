import { once } from "node:events";
import { setTimeout as elapse } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import WebSocket from "ws";
import { apiClient, someAddress, type ApiClient, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import {
  startMisbehavingEventServer,
  type MisbehavingEventServer,
} from "../../testing/misbehaving-event-server/server.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { startProxy, type Proxy } from "../../testing/proxy.ts";
import { launchShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { codesIn } from "../../testing/outbox.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";

const mongoDb = await findMongoDb();

const limits = {
  SIGN_IN_TRIES_PER_ACCOUNT: "4",
  SIGN_UPS_PER_ADDRESS: "4",
  ORDERS_PER_PERSON: "6",
  REPORTS_PER_PERSON: "2",
  TRACKING_TRIES: "3",
} as const;

const kettle = { productId: "uva-kettle", quantity: 1 };

const board = /* GraphQL */ `
  subscription ($after: Position) {
    orderBoardChanged(after: $after) {
      order {
        id
      }
      position
    }
  }
`;

const presence = /* GraphQL */ `
  subscription ($orderId: ID) {
    orderPresence(orderId: $orderId) {
      others {
        orderId
        dragging
        earlier
      }
    }
  }
`;

const trackOrder = /* GraphQL */ `
  query ($number: String!, $contact: String!) {
    trackOrder(number: $number, contact: $contact) {
      __typename
      ... on OrderTracked {
        grant
      }
    }
  }
`;

const follow = /* GraphQL */ `
  subscription ($grant: String!) {
    trackedOrderChanged(grant: $grant) {
      granted
    }
  }
`;

describe.skipIf(mongoDb.start === null)(`three web processes on ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  let log: MisbehavingEventServer;
  let proxy: Proxy;
  let shop: ApiClient;
  let environment: Readonly<Record<string, string>>;
  let webs: ShopProcess[];
  let admin: Person;
  let ann: Person;
  let ben: Person;

  const started: ShopProcess[] = [];
  const dataDirs: string[] = [];
  /** Starts a process as a supervisor does: again, if its servers didn't answer in time. */
  const inRole = async (role: string, starts = 3): Promise<ShopProcess> => {
    const dataDir = temporaryDirectory();
    dataDirs.push(dataDir);
    const options = { dataDir, environment, args: ["--role", role] };
    const shopProcess = await launchShopProcess(options);
    started.push(shopProcess);
    try {
      await shopProcess.opened;
      return shopProcess;
    } catch (error) {
      if (starts === 1) throw error;
      return inRole(role, starts - 1);
    }
  };

  const startWeb = async (): Promise<ShopProcess> => {
    const web = await inRole("web");
    await proxy.add(web.url);
    return web;
  };

  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
    log = await startMisbehavingEventServer();
    environment = {
      EVENTSTORE_URL: log.url,
      MONGODB_URL: server.newUrl(),
      TRUST_PROXY: "1",
      DRAIN_SECONDS: "1",
      ...limits,
    };
    proxy = await startProxy();
    shop = apiClient(proxy.url, (email) => codesIn(...dataDirs)(email));
    // One after the other: FerretDB breaks connections if two processes create indexes at once.
    await inRole("projector");
    await inRole("projector");
    webs = [await startWeb(), await startWeb(), await startWeb()];
    admin = await shop.admin();
    ann = await shop.signUp("ann");
    ben = await shop.signUp("ben");
    await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 1000 });
    // Five processes start one after the other, on a busy machine for more than a minute.
  }, 180_000);

  afterAll(async () => {
    await proxy.close();
    for (const each of started) each.kill();
    await Promise.all(started.map(({ ended }) => ended));
    await server.close();
    log.goAway();
  });

  const placeOrder = (who: Person) =>
    shop.rest(who, "POST", "/order", {
      orderItems: [kettle],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    });

  /** Sends requests at once. Returns how many were over the limit. */
  const refusedOf = async (count: number, send: (index: number) => Promise<{ status: number }>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
    return answers.filter(({ status }) => status === 429).length;
  };

  const from = (address: string) => ({ "x-forwarded-for": address });

  it("count each limit together", async () => {
    const signIn = { email: "admin@nivasa.lk", password: "a wrong password" };
    const wrongly = () => shop.rest(null, "POST", "/users/auth", signIn, from("203.0.113.1"));
    expect(await refusedOf(7, wrongly)).toBe(7 - 4);

    const signUp = (index: number) => {
      const account = { name: "Sam", email: `sam${index}@example.lk`, password: "a good password" };
      return shop.rest(null, "POST", "/users", account, from("203.0.113.2"));
    };
    expect(await refusedOf(6, signUp)).toBe(6 - 4);

    expect(await refusedOf(9, () => placeOrder(ann))).toBe(9 - 6);

    const report = {
      issueType: "Website Bug",
      subject: "A button does nothing",
      description: "The second one.",
      email: "ann@example.lk",
    };
    expect(await refusedOf(5, () => shop.rest(ann, "POST", "/reports", report))).toBe(5 - 2);
  });

  it("accept a grant of order tracking from each other, and count tries together", async () => {
    const { number } = (await placeOrder(ben)).body.data as { readonly number: string };
    const track = async (contact: string) => {
      const answer = await shop.graphql(null, trackOrder, { number, contact });
      return answer.body.data.trackOrder as { readonly __typename: string; readonly grant: string };
    };
    const found = await track(someAddress.phone);
    for (const { url } of webs) {
      const updates = subscribeTo(url, follow, { variables: { grant: found.grant } });
      expect(await updates.next()).toEqual({ data: { trackedOrderChanged: { granted: true } } });
    }
    const others = await Promise.all(Array.from({ length: 4 }, () => track("0770000000")));
    expect(others.map(({ __typename }) => __typename).toSorted()).toEqual([
      ...["NotFound", "NotFound"],
      ...["TooManyTries", "TooManyTries"],
    ]);
  });

  it("end a session and its sockets everywhere", async () => {
    const cal = await shop.signUp("cal");
    const opening = webs.map(async ({ url }) => {
      const socket = new WebSocket(
        `${url.replace("http", "ws")}/graphql`,
        ["graphql-transport-ws"],
        { headers: { authorization: `Bearer ${cal.token}` } },
      );
      await once(socket, "open");
      socket.send(JSON.stringify({ type: "connection_init" }));
      return socket;
    });
    const sockets = await Promise.all(opening);
    const codes = sockets.map(async (socket) => (await once(socket, "close")) as [number]);
    expect((await shop.rest(cal, "POST", "/users/logout")).status).toBe(204);
    for (const { url } of webs) {
      expect((await apiClient(url).rest(cal, "GET", "/users/profile")).status).toBe(401);
    }
    for (const code of await Promise.all(codes)) expect(code[0]).toBe(4403);
  });

  it("show staff at an order to each other, and miss no live update after a kill", async () => {
    const [first, killed] = webs;
    if (!first || !killed) throw new Error("There are three processes");
    const colleague = await shop.withRole("admin");
    const presenceOf = (others: readonly object[]) => ({ data: { orderPresence: { others } } });
    const watching = subscribeTo(first.url, presence, { token: admin.token });
    expect(await watching.next()).toEqual(presenceOf([]));
    subscribeTo(killed.url, presence, {
      token: colleague.token,
      variables: { orderId: "o1" },
    })
      .next()
      .catch(() => undefined);
    const there = { orderId: "o1", dragging: false, earlier: true };
    expect(await watching.next()).toEqual(presenceOf([there]));

    const seen = new Set<string>();
    let position: string | undefined;
    const watchAt = async (url: string) => {
      const updates = subscribeTo(url, board, {
        token: admin.token,
        variables: { after: position },
      });
      for (;;) {
        const message = await updates.next();
        const { order, position: reached } = (
          message.data as {
            orderBoardChanged: { order: { id: string } | null; position: string };
          }
        ).orderBoardChanged;
        if (order) seen.add(order.id);
        position = reached;
      }
    };
    const placed: string[] = [];
    const place = async () => {
      // The proxy needs a moment to notice a killed process.
      const answer = await eventually(async () => {
        const { status, body } = await placeOrder(ben);
        expect(status).toBe(200);
        return body as { readonly data: { readonly _id: string } };
      });
      placed.push(answer.data._id);
    };
    const broken = watchAt(killed.url).catch(() => undefined);
    await place();
    await eventually(() => expect(seen.has(placed[0] ?? "")).toBe(true));
    const before = position;
    killed.kill();
    await Promise.all([broken, place()]);
    await place();
    expect(position).toBe(before);
    watchAt(proxy.url).catch(() => undefined);
    await eventually(() => expect([...seen]).toEqual(expect.arrayContaining(placed)));
    // The places of a killed process expire by the clock of MongoDB.
    expect(await watching.next()).toEqual(presenceOf([]));
    proxy.remove(killed.url);
    webs = webs.filter((web) => web !== killed);
  });

  it("lose no request during a rolling restart", async () => {
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    const isEnding = () => ending.signal.aborted;
    const changing = [ann, ben].map(async (who) => {
      expect((await shop.rest(who, "POST", "/cart", kettle)).status).toBe(201);
      let changes = 0;
      let quantity = 1;
      while (!isEnding()) {
        quantity = (quantity % 99) + 1;
        const answer = await shop.rest(who, "PUT", "/cart/uva-kettle", { quantity });
        expect(answer).toMatchObject({ status: 200 });
        changes += 1;
        // Without a pace it would take the processor time of the starts.
        await elapse(20);
      }
      const { body } = await shop.rest(who, "GET", "/cart");
      expect((body as readonly { quantity: number }[])[0]?.quantity).toBe(quantity);
      return changes;
    });
    const reading = Array.from({ length: 2 }, async () => {
      while (!isEnding()) {
        expect(await shop.rest(null, "GET", "/products/uva-kettle")).toMatchObject({ status: 200 });
        await elapse(20);
      }
    });
    const all = Promise.all([Promise.all(changing), ...reading]);
    all.catch(() => undefined);
    for (const old of webs) {
      await startWeb();
      process.kill(old.pid ?? 0, "SIGTERM");
      expect(await old.ended).toBe(0);
      proxy.remove(old.url);
    }
    ending.abort();
    const [changes] = await all;
    expect(Math.min(...changes)).toBeGreaterThan(5);
  });
});
