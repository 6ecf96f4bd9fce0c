import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const kettle = "uva-kettle";

const ownReviews = `query ($productIds: [ID!]!) {
  myReviews(productIds: $productIds) {
    id productId reviewId orderId rating comment revisedAt before { rating comment }
  }
}`;

const submitReview = `mutation ($rating: Int!, $comment: String!, $commandId: ID) {
  submitReview(productId: "${kettle}", rating: $rating, comment: $comment, commandId: $commandId) {
    __typename
    ... on Refusal { code message }
    ... on ReviewSaved {
      message
      review { id reviewId orderId rating revisedAt before { rating } }
      product { numReviews reviews { items { id rating } } }
    }
  }
}`;

interface Read {
  readonly data: { readonly myReviews: readonly object[] };
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

interface Saved {
  readonly review: { readonly id: string; readonly reviewId: string };
  readonly product: {
    readonly numReviews: number;
    readonly reviews: { readonly items: readonly object[] };
  };
}

/** A shop that has delivered a kettle to Ann. */
const { opened: shopOf } = shopOfFile();

const opened = async () => {
  const shop = shopOf();
  const [admin, ann, ben] = [
    await shop.admin(),
    await shop.signUp("ann"),
    await shop.signUp("ben"),
  ];
  const placed = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: kettle, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const { _id: orderId } = (placed.body as { readonly data: { readonly _id: string } }).data;
  await shop.rest(admin, "PUT", `/order/${orderId}`, { status: "Delivered" });
  const read = async (who: Person | null, productIds = [kettle]) =>
    (await shop.graphql(who, ownReviews, { productIds })).body as Read;
  const submit = async (who: Person, variables: object) => {
    const { body } = await shop.graphql(who, submitReview, variables);
    return (body as { readonly data: { readonly submitReview: Saved } }).data.submitReview;
  };
  return { orderId, ann, ben, read, submit };
};

it("returns a review, and keeps earlier texts when it is revised", async () => {
  const { orderId, ann, read, submit } = await opened();
  expect((await read(ann)).data.myReviews).toEqual([]);
  const first = await submit(ann, { rating: 4, comment: "It boils.", commandId: "first" });
  expect(first).toMatchObject({
    __typename: "ReviewSaved",
    message: "Review submitted successfully",
    review: { orderId, rating: 4, revisedAt: null, before: null },
  });
  const revision = await submit(ann, { rating: 2, comment: "It leaks." });
  expect(revision.review).toMatchObject({ id: first.review.id, rating: 2, before: { rating: 4 } });
  expect(revision.product).toMatchObject({ numReviews: first.product.numReviews });
  expect(revision.product.reviews.items).toContainEqual({
    id: revision.review.reviewId,
    rating: 2,
  });
  expect((await read(ann)).data.myReviews).toMatchObject([
    { productId: kettle, comment: "It leaks.", before: { comment: "It boils." } },
  ]);
});

it("refuses a review of a product that was not delivered, with the reason", async () => {
  const { ben, read, submit } = await opened();
  expect(await submit(ben, { rating: 5, comment: "" })).toEqual({
    __typename: "NotDelivered",
    code: "NOT_DELIVERED",
    message: "You can only review delivered items.",
  });
  expect((await read(ben)).data.myReviews).toEqual([]);
});

it("returns reviews to their own author only, one per product", async () => {
  const { ann, ben, read, submit } = await opened();
  await submit(ann, { rating: 4, comment: "" });
  expect((await read(ann, [kettle, kettle, "poya-mirror"])).data.myReviews).toHaveLength(1);
  expect((await read(ben)).data.myReviews).toEqual([]);
  expect((await read(null)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

it("names the variant of the reviewed order, and of no other buyer's", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const [admin, ann, ben] = [
    await shop.admin(),
    await shop.signUp("ann"),
    await shop.signUp("ben"),
  ];
  const fan = "kolpetty-desk-fan";
  const deliver = async (who: Person, productId: string) => {
    const placed = await shop.rest(who, "POST", "/order/", {
      orderItems: [{ productId, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 17_400,
    });
    const { _id } = (placed.body as { readonly data: { readonly _id: string } }).data;
    await shop.rest(admin, "PUT", `/order/${_id}`, { status: "Delivered" });
    return _id;
  };
  await deliver(ann, fan);
  const cream = await deliver(ann, `${fan}.2`);
  const black = await deliver(ben, `${fan}.3`);
  const submit = async (orderId: string, rating: number) => {
    const answer = await shop.graphql(
      ann,
      `mutation ($rating: Int!, $orderId: ID!) {
        submitReview(productId: "${fan}", rating: $rating, comment: "", orderId: $orderId) {
          ... on ReviewSaved { review { options } product { reviews { items { options } } } }
        }
      }`,
      { rating, orderId },
    );
    return (answer.body as { readonly data: { readonly submitReview: object } }).data.submitReview;
  };
  expect(await submit(cream, 4)).toEqual({
    review: { options: ["Cream"] },
    product: { reviews: { items: [{ options: ["Cream"] }] } },
  });
  expect(await submit(black, 5)).not.toMatchObject({ review: { options: ["Black"] } });
  const reviews = await shop.rest(null, "GET", `/products/reviews/${fan}`);
  expect(reviews.body).toMatchObject({ reviews: [{ rating: 5, options: [expect.any(String)] }] });
});
