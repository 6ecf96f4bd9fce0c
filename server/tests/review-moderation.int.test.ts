import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const kettle = "uva-kettle";

const submitReview = `mutation ($rating: Int!, $photos: [String!]) {
  submitReview(productId: "${kettle}", rating: $rating, comment: "Boils.", photos: $photos) {
    __typename
    ... on Refusal { code message }
    ... on ReviewSaved { message review { id reviewId state } product { numReviews } }
  }
}`;

const queue = `query ($state: ReviewState!) {
  reviewQueue(state: $state) {
    approval counts { waiting published hidden }
    items { id name rating revision state photos { url hidden } product { id } }
  }
}`;

const moderate = `mutation ($id: ID!, $change: ReviewModerationInput!, $revision: Int!) {
  moderateReview(id: $id, change: $change, expectedRevision: $revision) {
    __typename
    ... on Refusal { code message }
    ... on ReviewModerated { message review { state hiddenFor revision answer { text } } }
    ... on ReviewChangedMeanwhile { review { revision timeline { kind by } } }
  }
}`;

const publicReviews = `query {
  product(id: "${kettle}") {
    numReviews
    reviews {
      withPhotos spread
      items(sort: MOST_HELPFUL) { id rating name photos helpfulCount answer { text } }
    }
  }
}`;

const vote = `mutation ($reviewId: ID!, $helpful: Boolean!) {
  markReviewHelpful(productId: "${kettle}", reviewId: $reviewId, helpful: $helpful) {
    __typename
    ... on Refusal { code message }
    ... on ReviewVoteSaved { helpful review { helpfulCount } }
  }
}`;

const photoOf = (shade: number, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .withExif({ IFD0: { Copyright: "Ann Perera", Software: "A camera" } })
    .jpeg()
    .toBuffer();

/** A shop that has delivered a kettle to Ann and to Ben. */
const opened = async (wait: boolean) => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const [ann, ben] = [await shop.signUp("ann"), await shop.signUp("ben")];
  for (const buyer of [ann, ben]) {
    const placed = await shop.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: kettle, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
    });
    const { _id: orderId } = (placed.body as { readonly data: { readonly _id: string } }).data;
    await shop.rest(admin, "PUT", `/order/${orderId}`, { status: "Delivered" });
  }
  const ask = async (who: Person | null, query: string, variables: object = {}) => {
    const { body } = await shop.graphql(who, query, variables);
    // Tests know the shape of the response.
    return (body as { readonly data: Readonly<Record<string, never>> }).data;
  };
  if (wait) {
    await ask(admin, `mutation { changeSettings(input: { reviewsWait: true }) { __typename } }`);
  }
  /** Sends a file as a photo of a review. */
  const send = async (who: Person | null, file: Buffer, product = kettle) => {
    const response = await fetch(`${shop.url}/api/uploads/review-photos?product=${product}`, {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        ...(who && { authorization: `Bearer ${who.token}` }),
      },
      body: new Uint8Array(file),
    });
    const body = (await response.json()) as { readonly url?: string; readonly message?: string };
    return { status: response.status, ...body };
  };
  const urlOf = async (who: Person, file: Buffer) => (await send(who, file)).url ?? "";
  return { shop, admin, ann, ben, ask, send, urlOf };
};

it("a review waits for approval, is published, hidden and answered", async () => {
  const { shop, admin, ann, ask } = await opened(true);
  const before = await ask(null, publicReviews);
  const sent = await ask(ann, submitReview, { rating: 1 });
  expect(sent).toMatchObject({
    submitReview: {
      message: expect.stringMatching(/^Review submitted successfully\. It appears after approval/),
      review: { state: "WAITING" },
    },
  });
  expect(await ask(null, publicReviews)).toEqual(before);
  const rest = await shop.rest(null, "GET", `/products/reviews/${kettle}`);
  expect(JSON.stringify(rest.body)).not.toContain("Boils.");

  const waiting = await ask(admin, queue, { state: "WAITING" });
  expect(waiting).toMatchObject({
    reviewQueue: {
      approval: true,
      counts: { waiting: 1 },
      items: [{ id: `${kettle} ${ann.id}`, name: "ann", rating: 1, revision: 1 }],
    },
  });
  const id = `${kettle} ${ann.id}`;
  const change = (wanted: object, revision: number, who = admin) =>
    ask(who, moderate, { id, change: wanted, revision });
  expect(await change({ publish: { answer: "Thank you." } }, 1)).toMatchObject({
    moderateReview: {
      message: "Review published",
      review: { state: "PUBLISHED", revision: 3, answer: { text: "Thank you." } },
    },
  });
  expect(await ask(null, publicReviews)).toMatchObject({
    product: { reviews: { items: [{ rating: 1, name: "ann", answer: { text: "Thank you." } }] } },
  });
  expect(await change({ hide: "ADVERTISING" }, 1)).toMatchObject({
    moderateReview: {
      __typename: "ReviewChangedMeanwhile",
      review: { revision: 3, timeline: [{}, {}, { kind: "ANSWERED" }] },
    },
  });
  expect(await change({ hide: "ADVERTISING" }, 3)).toMatchObject({
    moderateReview: { review: { state: "HIDDEN", hiddenFor: "ADVERTISING" } },
  });
  expect(await ask(null, publicReviews)).toEqual(before);
  expect(await change({ publish: {}, hold: true }, 4)).toMatchObject({
    moderateReview: { __typename: "InvalidInput" },
  });
});

it("only roles that moderate see the queue, and catalogue staff see no names in it", async () => {
  const { shop, ann, ask } = await opened(true);
  await ask(ann, submitReview, { rating: 4 });
  for (const role of ["orders", "driver", "analyst", "shopper"] as const) {
    const person = role === "shopper" ? ann : await shop.withRole(role);
    const answer = await shop.graphql(person, queue, { state: "WAITING" });
    expect(answer.body, role).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  }
  expect(await ask(await shop.withRole("support"), queue, { state: "WAITING" })).toMatchObject({
    reviewQueue: { items: [{ name: "ann" }] },
  });
  const seen = await ask(await shop.withRole("catalogue"), queue, { state: "WAITING" });
  expect(seen).toMatchObject({ reviewQueue: { items: [{ rating: 4 }] } });
  expect(JSON.stringify(seen)).not.toContain('"ann"');
});

it("photos have no camera data, belong to their author, and can be hidden one by one", async () => {
  const { shop, admin, ann, ben, ask, urlOf } = await opened(false);
  const photos = [await urlOf(ann, await photoOf(10)), await urlOf(ann, await photoOf(20))];
  const stored = await fetch(`${shop.url}${photos[0] ?? ""}`);
  const bytes = Buffer.from(await stored.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes("Ann Perera")).toBe(false);

  expect(await ask(ben, submitReview, { rating: 5, photos })).toMatchObject({
    submitReview: { code: "INVALID_INPUT", message: expect.stringContaining("add it again") },
  });
  expect(await ask(ann, submitReview, { rating: 5, photos })).toMatchObject({
    submitReview: { review: { state: "PUBLISHED" } },
  });
  const id = `${kettle} ${ann.id}`;
  const hidden = { photo: { number: 2, hidden: true } };
  await ask(admin, moderate, { id, change: hidden, revision: 1 });
  expect(await ask(null, publicReviews)).toMatchObject({
    product: { reviews: { withPhotos: 1, items: [{ photos: [photos[0]] }] } },
  });
  // The address of a hidden photo answers only its author and staff who moderate.
  const seenBy = async (who: Person | null) => {
    const headers = who ? { authorization: `Bearer ${who.token}` } : {};
    return (await fetch(`${shop.url}${photos[1] ?? ""}`, { headers })).status;
  };
  const support = await shop.withRole("support");
  expect(await Promise.all([null, ben, ann, support].map(seenBy))).toEqual([404, 404, 200, 200]);
  expect((await fetch(`${shop.url}${photos[0] ?? ""}`)).status).toBe(200);
  const unknown = { photo: { number: 3, hidden: true } };
  expect(await ask(admin, moderate, { id, change: unknown, revision: 2 })).toMatchObject({
    moderateReview: { code: "NOT_FOUND" },
  });
});

it("refuses photos that are too many, too large, or no pictures, each with the reason", async () => {
  const { shop, ann, ask, send, urlOf } = await opened(false);
  const [cid] = [await shop.signUp("cid")];
  const good = await photoOf(1);
  expect(await send(null, good)).toMatchObject({ status: 401 });
  expect(await send(cid, good)).toMatchObject({
    status: 403,
    message: "You can only review delivered items.",
  });
  expect(await send(ann, good, "poya-mirror")).toMatchObject({ status: 403 });
  expect(await send(ann, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({
    status: 415,
    message: expect.stringContaining("Please choose a JPEG, PNG, WebP or AVIF photo."),
  });
  expect(await send(ann, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff))).toMatchObject({
    status: 413,
    message: expect.stringContaining("10 MB"),
  });
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: "#000" },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await send(ann, bomb)).toMatchObject({ status: 415 });
  const five = [];
  for (const shade of [10, 60, 110, 160, 210]) five.push(await urlOf(ann, await photoOf(shade)));
  expect(await ask(ann, submitReview, { rating: 5, photos: five })).toMatchObject({
    submitReview: { code: "INVALID_INPUT", message: "You can add up to 4 photos." },
  });
});

it("an erasure keeps the text, and removes the name and the photos", async () => {
  const { shop, admin, ann, ben, ask, urlOf } = await opened(false);
  const file = await photoOf(30);
  const photos = [await urlOf(ann, file)];
  const ofBen = [await urlOf(ben, file)];
  await ask(ann, submitReview, { rating: 5, photos });
  await ask(ben, submitReview, { rating: 4, photos: ofBen });
  expect(photos).not.toEqual(ofBen);
  await ask(admin, `mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }`, {
    id: ann.id,
  });
  const { product } = (await ask(null, publicReviews)) as unknown as {
    readonly product: { readonly reviews: { readonly items: readonly object[] } };
  };
  expect(product.reviews.items).toContainEqual(
    expect.objectContaining({ name: "Erased", rating: 5, photos: [] }),
  );
  const statusOf = async (url = "") => (await fetch(`${shop.url}${url}`)).status;
  expect(await statusOf(photos[0])).toBe(404);
  expect(await statusOf(photos[0]?.replace(/-\d+\.webp$/, "-240.avif"))).toBe(404);
  expect(await statusOf(ofBen[0])).toBe(200);
});

it("counts a helpful vote once a person, and never the author's", async () => {
  const { ann, ben, ask } = await opened(false);
  const sent = (await ask(ann, submitReview, { rating: 5 })) as unknown as {
    readonly submitReview: { readonly review: { readonly reviewId: string } };
  };
  const { reviewId } = sent.submitReview.review;
  const marked = { __typename: "ReviewVoteSaved", review: { helpfulCount: 1 } };
  for (const _again of [1, 2]) {
    const answer = await ask(ben, vote, { reviewId, helpful: true });
    expect(answer).toMatchObject({ markReviewHelpful: marked });
  }
  expect(await ask(ann, vote, { reviewId, helpful: true })).toMatchObject({
    markReviewHelpful: { code: "INVALID_INPUT" },
  });
  const own = `query { helpfulReviews(productId: "${kettle}") }`;
  expect(await ask(ben, own)).toEqual({ helpfulReviews: [reviewId] });
  expect(await ask(ann, own)).toEqual({ helpfulReviews: [] });
  expect(await ask(ben, vote, { reviewId, helpful: false })).toMatchObject({
    markReviewHelpful: { helpful: false, review: { helpfulCount: 0 } },
  });
  expect(await ask(ben, vote, { reviewId: "none", helpful: true })).toMatchObject({
    markReviewHelpful: { code: "NOT_FOUND" },
  });
});
