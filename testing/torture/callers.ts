import { orderStatuses } from "#domain/constants.ts";
import { deriveId } from "#event-store/uuid.ts";
import type { Random } from "#server/seed/random.ts";
import { setTimeout as after } from "node:timers/promises";
import { someAddress, type Answer, type ApiClient, type Person } from "../api-client.ts";
import type { DyingShop } from "./dying-shop.ts";
import type { Ledger, Member } from "./ledger.ts";

/** State shared by all callers. */
export interface World {
  readonly shop: DyingShop;
  readonly ledger: Ledger;
  /** The variants that the callers buy. */
  readonly products: readonly { readonly _id: string; readonly price: number }[];
  /** Whether callers must stop. */
  readonly isOver: () => boolean;
}

interface CartItem {
  readonly productId: string;
  readonly quantity: number;
}

const password = "a good password";
const deliveryFee = 500;

/** A promo code for fewer orders than are placed. Cancelled orders give their use back. */
export const scarceCode = { code: "SCARCE", uses: 25 } as const;

/** A deterministic key from the seed. */
export const keyFrom = (random: Random): string =>
  Array.from({ length: 4 }, () => Math.floor(random.next() * 2 ** 32).toString(36)).join("-");

/**
 * Signs up a user. If the first response was lost, the account already exists and the user logs in.
 */
export const signUp = async ({ shop, ledger }: World, name: string): Promise<Member> => {
  const email = `${name}@example.lk`;
  let answer = await shop.answerTo((client) =>
    client.rest(null, "POST", "/users", { name, email, password }),
  );
  if (answer.status !== 201) {
    answer = await shop.answerTo((client) =>
      client.rest(null, "POST", "/users/auth", { email, password }),
    );
  }
  if (answer.status >= 300) throw new Error(`${name} can't sign up: ${JSON.stringify(answer)}`);
  const { _id: id, token } = answer.body as { readonly _id: string; readonly token: string };
  const member: Member = { person: { id, token }, email, password, firstName: null };
  ledger.members.push(member);
  return member;
};

/** Sends a command until it is answered, and records the acknowledgement. */
const command = async (
  { shop, ledger }: World,
  random: Random,
  who: Person,
  what: "cart" | "order" | "status" | "cancel",
  send: (
    client: ApiClient,
    headers: Readonly<Record<"idempotency-key", string>>,
  ) => Promise<Answer>,
): Promise<Answer> => {
  const key = keyFrom(random);
  const repeat = (client: ApiClient) => send(client, { "idempotency-key": key });
  const answer = await shop.answerTo(repeat);
  if (answer.status >= 500) throw new Error(`A ${what} was answered ${JSON.stringify(answer)}`);
  if (answer.status >= 300) {
    ledger.refused += 1;
    return answer;
  }
  const body = answer.body as { readonly _id?: string; readonly data?: { readonly _id?: string } };
  ledger.commands.push({
    what,
    commandId: deriveId(who.id, key),
    personId: who.id,
    repeat,
    status: answer.status,
    orderId: what === "order" ? (body.data?._id ?? body._id ?? null) : null,
  });
  return answer;
};

/** Fills and changes a cart, orders, and changes a profile, in an order derived from the seed. */
export const goShopping = async (world: World, random: Random, name: string): Promise<void> => {
  const { products, ledger } = world;
  const member = await signUp(world, name);
  const { person } = member;
  let cart: readonly CartItem[] = [];
  const placed: string[] = [];

  const changeCart = async (method: string, path: string, body?: object) => {
    const answer = await command(world, random, person, "cart", (client, headers) =>
      client.rest(person, method, path, body, headers),
    );
    if (answer.status < 300) cart = (answer.body as { readonly data: readonly CartItem[] }).data;
  };

  const order = async () => {
    const items = [...new Set([random.pick(products), random.pick(products)])].map((product) => ({
      ...product,
      quantity: random.between(1, 3),
    }));
    const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
    const isDiscounted = random.next() < 0.4;
    const body = {
      orderItems: items.map(({ _id: productId, quantity }) => ({ productId, quantity })),
      shippingAddress: someAddress,
      totalPrice: isDiscounted ? sum : sum + deliveryFee,
      ...(isDiscounted ? { promoCode: scarceCode.code } : {}),
      again: true,
    };
    const answer = await command(world, random, person, "order", (client, headers) =>
      client.rest(person, "POST", "/order/", body, headers),
    );
    const { data } = answer.body as { readonly data?: { readonly _id: string } };
    if (answer.status !== 200 || !data) return;
    ledger.orders.set(data._id, orderStatuses[0]);
    placed.push(data._id);
  };

  const cancel = async (orderId: string) => {
    const answer = await command(world, random, person, "cancel", async (client, headers) => {
      const response = await client.graphql(
        person,
        `mutation ($orderId: ID!, $commandId: ID) {
          cancelOrder(orderId: $orderId, commandId: $commandId) { __typename }
        }`,
        { orderId, commandId: headers["idempotency-key"] },
      );
      if (response.status !== 200) return response;
      const { data } = response.body as {
        readonly data: { readonly cancelOrder: { readonly __typename: string } } | null;
      };
      return { ...response, status: data?.cancelOrder.__typename === "OrderCancelled" ? 200 : 409 };
    });
    if (answer.status === 200) ledger.orders.set(orderId, "cancelled");
  };

  /** Moves an order to the first free slot, which may be the one that it has. */
  const changeDay = async (orderId: string) => {
    const { district, province } = someAddress;
    const possible = await world.shop.answerTo((client) =>
      client.graphql(
        null,
        `query ($district: String, $province: String!) {
          deliveryDates(district: $district, province: $province) { earliest { date half } }
        }`,
        { district, province },
      ),
    );
    const { data } = possible.body as {
      readonly data: { readonly deliveryDates: { readonly earliest: object | null } } | null;
    };
    const day = data?.deliveryDates.earliest;
    if (!day) return;
    const commandId = keyFrom(random);
    await world.shop.answerTo((client) =>
      client.graphql(
        person,
        `mutation ($orderId: ID!, $day: DeliveryDayInput!, $commandId: ID) {
          changeDeliveryDay(orderId: $orderId, day: $day, commandId: $commandId) { __typename }
        }`,
        { orderId, day, commandId },
      ),
    );
  };

  const changeProfile = async () => {
    const firstName = `Name ${keyFrom(random)}`;
    const body = { name, email: member.email, firstName };
    const answer = await world.shop.answerTo((client) =>
      client.rest(person, "PUT", "/users/profile", body),
    );
    if (answer.status === 200) member.firstName = firstName;
  };

  while (!world.isOver()) {
    const chance = random.next();
    const line = cart.length > 0 ? random.pick(cart) : null;
    if (chance < 0.25) await order();
    else if (chance < 0.3 && placed.length > 0) {
      // Each order only once: an already cancelled order stores nothing more, whatever the response
      // was.
      const orderId = random.pick(placed);
      placed.splice(placed.indexOf(orderId), 1);
      await cancel(orderId);
    } else if (chance < 0.35 && placed.length > 0) await changeDay(random.pick(placed));
    else if (chance < 0.4) await changeProfile();
    else if (chance < 0.6 && line) {
      const quantity = (line.quantity % 9) + 1;
      await changeCart("PUT", `/cart/${line.productId}`, { quantity });
    } else if (chance < 0.7 && line) await changeCart("DELETE", `/cart/${line.productId}`);
    else {
      const productId = random.pick(products)._id;
      await changeCart("POST", "/cart", { productId, quantity: random.between(1, 3) });
    }
  }
};

const looksMs = 50;

/** Changes the status of orders, one after the other. */
export const moveOrders = async (world: World, random: Random, admin: Person): Promise<void> => {
  const { orders } = world.ledger;
  while (!world.isOver()) {
    if (![...orders.values()].some((at) => at !== "cancelled")) {
      await after(looksMs);
      continue;
    }
    const [id, before] = random.pick([...orders].filter(([, at]) => at !== "cancelled"));
    const status = random.pick(orderStatuses.filter((each) => each !== before));
    const answer = await command(world, random, admin, "status", (client, headers) =>
      client.rest(admin, "PUT", `/order/${id}`, { status }, headers),
    );
    // A response may be late: an order acknowledged as cancelled never changes status.
    if (answer.status === 200 && orders.get(id) !== "cancelled") orders.set(id, status);
  }
};

/** Hashing a password is costly: more sign-ups would leave little CPU time for other callers. */
const betweenNewcomersMs = 250;

/** Signs up one user after the other. */
export const signUpNewcomers = async (world: World, name: string): Promise<void> => {
  for (let newcomer = 0; !world.isOver(); newcomer += 1) {
    await signUp(world, `${name}${newcomer}`);
    await after(betweenNewcomersMs);
  }
};
