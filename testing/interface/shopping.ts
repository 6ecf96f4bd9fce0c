import { deliveryFeeCents } from "#domain/constants.ts";
import { sampleProducts } from "#catalogue/products.ts";
import { someAddress, type ApiClient, type Person } from "../api-client.ts";

/** Actions in the shop before the page under test is opened. */

export interface OrderOfTest {
  readonly id: string;
  readonly number: string;
}

/** A product of the sample shop. */
export const sampleProduct = (slug: string) => {
  const product = sampleProducts.find((one) => one.slug === slug);
  if (!product) throw new Error(`The sample shop has no ${slug}`);
  return product;
};

/** Throws unless the response has the type that means success. */
const askFor = async (
  shop: ApiClient,
  who: Person,
  type: string,
  query: string,
  variables: object,
): Promise<Readonly<Record<string, unknown>>> => {
  const response = await shop.graphql(who, query, variables);
  const { data } = response.body as { readonly data?: Readonly<Record<string, Answer>> };
  const [answer] = Object.values(data ?? {});
  if (answer?.__typename !== type) throw new Error(`Failed: ${JSON.stringify(response.body)}`);
  return answer;
};

interface Answer extends Readonly<Record<string, unknown>> {
  readonly __typename: string;
}

const put = async (shop: ApiClient, who: Person, path: string, body: object): Promise<void> => {
  const answer = await shop.rest(who, "PUT", path, body);
  if (answer.status !== 200) throw new Error(`Failed: ${JSON.stringify(answer.body)}`);
};

/** Sets the stock of a product. */
export const setStock = (shop: ApiClient, admin: Person, slug: string, countInStock: number) =>
  put(shop, admin, `/products/${slug}`, { countInStock });

/** Sets the price of a product in rupees. */
export const setPrice = (shop: ApiClient, admin: Person, slug: string, price: number) =>
  put(shop, admin, `/products/${slug}`, { price });

/** Changes the status of an order. */
export const moveOrder = (shop: ApiClient, admin: Person, order: OrderOfTest, status: string) =>
  put(shop, admin, `/order/${order.id}`, { status });

export const putInCart = async (
  shop: ApiClient,
  who: Person,
  productId: string,
  quantity: number,
): Promise<void> => {
  await askFor(
    shop,
    who,
    "CartChanged",
    `mutation ($productId: ID!, $quantity: Int!) {
      addToCart(productId: $productId, quantity: $quantity) { __typename }
    }`,
    { productId, quantity },
  );
};

export const placeOrder = async (
  shop: ApiClient,
  who: Person,
  productId: string,
  quantity = 1,
): Promise<OrderOfTest> => {
  const totalPrice = sampleProduct(productId).priceRupees * quantity + deliveryFeeCents / 100;
  const items = [{ productId, quantity }];
  const { order } = await askFor(
    shop,
    who,
    "OrderAccepted",
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { __typename ... on OrderAccepted { order { id number } } }
    }`,
    { input: { items, shippingAddress: someAddress, totalPrice, again: true } },
  );
  return order as OrderOfTest;
};

export const sendReport = async (shop: ApiClient, who: Person, subject: string): Promise<void> => {
  const answer = await shop.rest(who, "POST", "/reports", {
    issueType: "Product Defect",
    subject,
    description: "It arrived like this.",
    email: someAddress.email,
    attachments: [],
  });
  if (answer.status >= 300) throw new Error(`Failed: ${JSON.stringify(answer.body)}`);
};
