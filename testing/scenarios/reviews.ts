import { someAddress } from "../api-client.ts";
import type { Scenario, Scene } from "../scenario.ts";
import { ok, created, invalid, noSession, notFound, nothing } from "./answers.ts";
import { kettle } from "./goods.ts";

/** A kettle that was delivered to Ann. */
const delivered = async ({ shop, ann, admin }: Scene): Promise<string> => {
  const order = {
    orderItems: [{ productId: kettle, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  };
  const placed = await shop.rest(ann, "POST", "/order", order);
  const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  return kettle;
};

const submitReview = `mutation ($productId: ID!, $rating: Int!, $comment: String!) {
  submitReview(productId: $productId, rating: $rating, comment: $comment) {
    ... on ReviewSaved { review { rating } product { id } }
    ... on Refusal { code }
  }
}`;

const review = (body: { readonly rating: number; readonly comment?: string }) => ({
  rest: (id: string) => ({ method: "POST", path: `/products/reviews/${id}`, body }),
  graphql: (productId: string) => ({
    query: submitReview,
    variables: { comment: "", ...body, productId },
  }),
});

/** The same kettle with Ann's positive review. */
const reviewed = async (scene: Scene): Promise<string> => {
  const id = await delivered(scene);
  const path = `/products/reviews/${id}`;
  await scene.shop.rest(scene.ann, "POST", path, { rating: 4, comment: "It boils." });
  return id;
};

const nothingThere = async () => "nothing";
const theKettle = async () => kettle;

/** Review scenarios for both APIs. */
export const reviewScenarios: readonly Scenario[] = [
  {
    name: "a visitor reads reviews",
    who: "visitor",
    rest: () => ({ method: "GET", path: `/products/reviews/${kettle}` }),
    graphql: () => ({
      query: `{ product(id: "${kettle}") { reviews { rating items { name } } } }`,
    }),
    then: ok,
    events: nothing,
  },
  {
    name: "reviews of an unknown product",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products/reviews/nothing" }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a buyer reviews a delivered product",
    who: "ann",
    given: delivered,
    ...review({ rating: 5, comment: "It boils." }),
    then: created,
    events: ["ReviewSubmitted"],
  },
  {
    name: "a buyer revises their own review",
    who: "ann",
    given: reviewed,
    ...review({ rating: 2, comment: "It leaks." }),
    then: created,
    events: ["ReviewRevised"],
  },
  {
    name: "a buyer submits an unchanged review",
    who: "ann",
    given: reviewed,
    ...review({ rating: 4, comment: "It boils." }),
    then: created,
    events: nothing,
  },
  {
    name: "a review by a visitor",
    who: "visitor",
    given: theKettle,
    ...review({ rating: 5 }),
    then: noSession,
    events: nothing,
  },
  {
    name: "a review without stars",
    who: "ann",
    given: delivered,
    ...review({ rating: 0 }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a review of a product that was not delivered",
    who: "ben",
    given: theKettle,
    ...review({ rating: 5 }),
    then: { status: 403, code: "NOT_DELIVERED" },
    events: nothing,
  },
  {
    name: "a review of an unknown product",
    who: "ann",
    given: nothingThere,
    ...review({ rating: 5 }),
    then: notFound,
    events: nothing,
  },
];
