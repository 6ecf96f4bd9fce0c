import { expect, it } from "vitest";
import { createCartService } from "#domain/cart/service.ts";
import { createCheckout } from "#domain/order/checkout.ts";
import { noLimits } from "#domain/order/placing/admission.ts";
import { createOrderService } from "#domain/order/service.ts";
import type { CommandContext } from "#domain/ports.ts";
import { createProductService } from "#domain/product/service.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { deriveId } from "#event-store/uuid.ts";
import { collect } from "../testing/collect.ts";
import { commandContext } from "../testing/events.ts";
import { isKurrentDb } from "../testing/misbehaving-event-server/protocol.ts";
import { eventServer, storeOn } from "../testing/misbehaving-event-server/store.ts";
import { eventually } from "../testing/eventually.ts";
import { externalFiles } from "../testing/external-files.ts";
import { addressOf, detailsOf } from "../testing/shop.ts";

const price = 1000;

/** A process of the shop on a shared EventStoreDB, with a clock that does not move. */
const processOn = async (server: { readonly url: string }) => {
  const { store } = await storeOn(server);
  const time = { now: performance.now() };
  const commands = createCommandHandler({ store, now: () => time.now });
  const checkout = createCheckout({ commands, deriveId });
  const orders = createOrderService({
    commands,
    checkout,
    deriveId,
    limits: noLimits,
    onPending: (_orderId, error) => {
      throw error;
    },
  });
  const carts = createCartService(commands);
  const products = createProductService({ commands, deriveId, files: externalFiles });
  return {
    store,
    time,
    commands,
    products,
    add: (productId: string, context: CommandContext) => carts.add(productId, 1, context),
    order: (productId: string, context: CommandContext, totalPrice = price + 500) =>
      orders.place(
        {
          items: [{ productId, quantity: 1 }],
          // Each buyer's zone has delivery days of its own.
          shippingAddress:
            context.actor.id === "ben"
              ? addressOf({ province: "Southern", district: "Galle" })
              : addressOf(),
          totalPrice,
          again: true,
        },
        context,
      ),
  };
};

/** Two processes on one server, with chairs and lamps to sell. */
const opened = async () => {
  const server = await eventServer();
  const [one, other] = [await processOn(server), await processOn(server)];
  for (const name of ["chair", "lamp"]) {
    await one.products.add(
      { details: detailsOf({ name }), priceCents: price * 100, countInStock: 100 },
      commandContext(),
      name,
    );
  }
  const seen = { ...server.seen };
  /** The calls that the server has received since the last use of this function. */
  const calls = () => {
    const since = {
      appends: server.seen.appends - seen.appends,
      reads: server.seen.reads - seen.reads,
    };
    Object.assign(seen, server.seen);
    return since;
  };
  return { server, one, other, calls };
};

const ben = { id: "ben", role: "shopper" } as const;
const placed = { outcome: "placed" };

it("a warm order needs no read, and on KurrentDB one append, while another process sells other products", async () => {
  const { one, other, calls } = await opened();
  for (const [shop, product, actor] of [
    [one, "chair", undefined],
    [other, "lamp", ben],
  ] as const) {
    await shop.add(product, commandContext(undefined, actor));
    expect(await shop.order(product, commandContext(undefined, actor))).toMatchObject(placed);
    await shop.add(product, commandContext(undefined, actor));
  }
  calls();
  const ends = await Promise.all([
    one.order("chair", commandContext()),
    other.order("lamp", commandContext(undefined, ben)),
  ]);
  expect(ends).toMatchObject([placed, placed]);
  expect(calls()).toEqual({ appends: isKurrentDb ? 2 : 14, reads: 0 });
});

it("orders far apart need no reads while a subscription is live", async () => {
  const { server, one, other, calls } = await opened();
  const arrived: string[] = [];
  one.store.subscribe(
    null,
    async (events) => void arrived.push(...events.map(({ type }) => type)),
    () => undefined,
  );
  const isLive = () => one.store.status().every(({ state }) => state === "live");
  await eventually(() => expect(isLive()).toBe(true));
  const addAndOrder = async () => {
    one.time.now += 60_000;
    await one.add("chair", commandContext());
    return one.order("chair", commandContext());
  };
  one.time.now = performance.now();
  // What was read before the subscription is read once more.
  expect(await addAndOrder()).toMatchObject(placed);
  calls();
  // The first delivery day has room for these.
  for (let orders = 0; orders < 5; orders += 1) expect(await addAndOrder()).toMatchObject(placed);
  expect(calls()).toEqual({ appends: isKurrentDb ? 10 : 40, reads: 0 });

  await other.products.change("chair", { priceCents: 90_000 }, commandContext());
  await eventually(() => expect(arrived.at(-1)).toBe("ProductPriceChanged"));
  expect(await addAndOrder()).toMatchObject({ refusal: { code: "PRICE_CHANGED" } });

  server.behave({ subscriptions: "silent" });
  server.drop();
  await eventually(() => expect(isLive()).toBe(false));
  calls();
  await addAndOrder();
  expect(calls().reads).toBeGreaterThan(0);
});

it("if another process sells the same product, only its new events are read", async () => {
  const { one, other, calls } = await opened();
  await one.order("chair", commandContext());
  await other.order("chair", commandContext(undefined, ben));
  calls();
  // Only ann writes to her cart. Ben has appended twice to the stock stream, so the first of the
  // two appends conflicts. On KurrentDB the append of the whole order is refused before.
  expect(await one.order("chair", commandContext())).toMatchObject(placed);
  expect(calls()).toEqual({ appends: isKurrentDb ? 9 : 8, reads: 1 });
  expect((await one.commands.load(stockDecider, "chair")).state).toMatchObject({
    onHand: 97,
    reserved: 0,
  });
});

it("a price changed by another process takes effect within a second", async () => {
  const { one, other } = await opened();
  expect(await one.order("chair", commandContext())).toMatchObject(placed);
  await other.products.change("chair", { priceCents: 90_000 }, commandContext());
  one.time.now += 1001;
  expect(await one.order("chair", commandContext())).toMatchObject({
    refusal: { code: "PRICE_CHANGED" },
  });
  expect(await one.order("chair", commandContext(), 1400)).toMatchObject(placed);
});

it("cached state never causes a refusal", async () => {
  const { one, other } = await opened();
  for (const product of ["chair", "lamp"]) await one.order(product, commandContext());
  await other.products.change("chair", { priceCents: 90_000 }, commandContext());
  await one.products.change("lamp", { countInStock: 0 }, commandContext());
  await other.products.change("lamp", { countInStock: 5 }, commandContext());
  expect(await one.order("chair", commandContext(), 1400)).toMatchObject(placed);
  expect(await one.add("lamp", commandContext())).toMatchObject({ accepted: true });
  expect(await one.order("lamp", commandContext())).toMatchObject(placed);
});

it("a command sent to two processes is handled once, with the same answer from both", async () => {
  const { one, other } = await opened();
  await Promise.all([one.order("lamp", commandContext()), other.order("lamp", commandContext())]);
  const context = commandContext();
  const ends = await Promise.all([one.order("chair", context), other.order("chair", context)]);
  expect(ends).toMatchObject([placed, placed]);
  const events = await collect(one.store.readStream("stock-chair"));
  expect(events.filter(({ type }) => type === "StockReserved")).toHaveLength(1);
});

it("a command id reused for other input at another process is refused", async () => {
  const { one, other } = await opened();
  const [first, second] = [commandContext(), commandContext()];
  await Promise.all([one.add("chair", first), other.add("lamp", second)]);
  const reused = { refusal: { code: "COMMAND_REUSED" } };
  // Each append would write to the revision at which the other process has stored the command's
  // event.
  expect(await other.add("lamp", first)).toMatchObject(reused);
  expect(await one.add("chair", second)).toMatchObject(reused);
  const order = commandContext();
  await one.order("chair", order);
  expect(await other.order("lamp", order)).toMatchObject({ outcome: "refused", ...reused });
  expect(await collect(one.store.readStream("cart-ann"))).toHaveLength(4);
});

it("an order whose answer was lost is found, with any cached state", async () => {
  const { server, one, calls } = await opened();
  await one.order("chair", commandContext());
  calls();
  server.behave({ appends: "drop" });
  const context = commandContext();
  const lost = one.order("chair", context);
  await server.until(({ appends }) => appends > 0 && calls().appends > 0);
  server.behave({ appends: "answer" });
  expect(await lost).toMatchObject(placed);
  expect(calls().reads).toBeGreaterThan(0);
  expect(await one.order("chair", context)).toMatchObject(placed);
  const events = await collect(one.store.readAll(null));
  expect(events.filter(({ type }) => type === "OrderSubmitted")).toHaveLength(2);
});
