import { someAddress } from "../../testing/api-client.ts";
import type { Call } from "../calls.ts";
import { expectIn, many, type Flow } from "../flows.ts";
import { contended, type ServerUnderLoad } from "../server.ts";

/** A Vendure in its own process, with one session per caller. */
export interface PeerUnderLoad extends ServerUnderLoad {
  /** Tokens of the callers' sessions. */
  readonly sessions: readonly string[];
  /** Token of the administrator's session. */
  readonly admin: string;
  /** Product variants, cheapest first. */
  readonly variants: readonly string[];
}

type PeerFlow = Flow<PeerUnderLoad>;

const shop = (call: Call, token: string | null, query: string, variables: object = {}) =>
  call("/shop-api", token, JSON.stringify({ query, variables }));

const read = (name: string, answer: RegExp, query: string, variables: object = {}): PeerFlow => ({
  name,
  callers: many,
  async once(_peer, call) {
    expectIn(await shop(call, null, query, variables), answer);
  },
});

const some = /"totalItems":[1-9]/;
const anOrder = /"__typename":"Order"/;
const paid = /"state":"PaymentSettled"/;

const sessionOf = ({ sessions }: PeerUnderLoad, caller: number): string => sessions[caller] ?? "";

const add = async (peer: PeerUnderLoad, call: Call, caller: number): Promise<void> => {
  const answer = await shop(
    call,
    sessionOf(peer, caller),
    `mutation ($variant: ID!) {
      addItemToOrder(productVariantId: $variant, quantity: 1) {
        __typename
        ... on Order { totalQuantity totalWithTax }
      }
    }`,
    { variant: peer.variants[caller % contended] },
  );
  expectIn(answer, anOrder);
};

/** A session's order starts empty, and is emptied as often as the shop's carts. */
const empty = async (peer: PeerUnderLoad, call: Call, caller: number): Promise<void> => {
  const emptying = "mutation { removeAllOrderLines { __typename } }";
  expectIn(await shop(call, sessionOf(peer, caller), emptying), anOrder);
};

const { firstName, lastName, address, city, province, zipCode, phone } = someAddress;

const shippingMethod = async (call: Call, token: string): Promise<string> => {
  const answer = await shop(call, token, "{ eligibleShippingMethods { id } }");
  const { data } = JSON.parse(answer) as {
    readonly data: { readonly eligibleShippingMethods: readonly { readonly id: string }[] };
  };
  return data.eligibleShippingMethods[0]?.id ?? "";
};

/** Its whole checkout: the seven requests of a shop's pages. */
const order: PeerFlow["once"] = async (peer, call, caller, round) => {
  if (round === 0) await empty(peer, call, caller);
  const token = sessionOf(peer, caller);
  await add(peer, call, caller);
  const customer = { firstName, lastName, emailAddress: `caller${caller}@example.lk` };
  const shippingAddress = {
    ...{ fullName: `${firstName} ${lastName}`, streetLine1: address, city, province },
    ...{ postalCode: zipCode, countryCode: "LK", phoneNumber: phone },
  };
  const step = async (query: string, variables: object, answer = anOrder): Promise<void> =>
    expectIn(await shop(call, token, query, variables), answer);
  await step(
    "mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { __typename } }",
    { input: customer },
  );
  await step(
    "mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { __typename } }",
    { input: shippingAddress },
  );
  await step(
    "mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { __typename } }",
    { id: [await shippingMethod(call, token)] },
  );
  await step('mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }', {});
  await step(
    `mutation {
      addPaymentToOrder(input: { method: "cash", metadata: {} }) {
        __typename
        ... on Order { id code state totalWithTax }
      }
    }`,
    {},
    paid,
  );
};

/** The shop's flows in Vendure, under the same names. */
export const peerFlows: readonly PeerFlow[] = [
  read(
    "list of 20, light",
    some,
    "{ products(options: { take: 20 }) { totalItems items { id name slug } } }",
  ),
  read(
    "list of 20, with prices",
    some,
    "{ products(options: { take: 20 }) { totalItems items { id name slug variants { id priceWithTax stockLevel } } } }",
  ),
  read(
    "product detail",
    /"name":"Uva Kettle"/,
    "query ($slug: String!) { product(slug: $slug) { id name description variants { id priceWithTax stockLevel } } }",
    { slug: "uva-kettle" },
  ),
  read(
    "search",
    some,
    `{
      search(input: { term: "lamp", groupByProduct: true, take: 20 }) {
        totalItems
        items { productId productName priceWithTax { ... on PriceRange { min } ... on SinglePrice { value } } }
      }
    }`,
  ),
  {
    name: "add to cart, GraphQL",
    callers: many,
    async once(peer, call, caller, round) {
      if (round % 90 === 0) await empty(peer, call, caller);
      await add(peer, call, caller);
    },
  },
  { name: "add to cart and place the order", callers: many, once: order },
  { name: "an order alone (add and place)", callers: 1, once: order },
  {
    name: "admin orders, 20 of all",
    callers: many,
    async once({ admin }, call) {
      const query = `{
        orders(options: { take: 20, filter: { active: { eq: false } }, sort: { orderPlacedAt: DESC } }) {
          totalItems
          items { id code state customer { firstName lastName } totalWithTax }
        }
      }`;
      expectIn(await call("/admin-api", admin, JSON.stringify({ query })), some);
    },
  },
];
