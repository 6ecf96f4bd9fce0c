import { expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import type { OrderLine } from "../order/events.ts";
import { productDecider } from "../product/decider.ts";
import { settingsDecider } from "../settings/decider.ts";
import { settingsId } from "../settings/service.ts";
import { createReviewService } from "./service.ts";

const good = { rating: 5, comment: " Very good. ", name: " Ann " };

const lineOf = (productId: string, options?: readonly string[]): OrderLine => ({
  productId,
  name: "Chair",
  priceCents: 100_000,
  quantity: 1,
  image: "/chair.svg",
  ...(options && { options }),
});

/** A shop with a chair that was delivered to these buyers. */
const opened = async (...deliveredTo: readonly string[]) =>
  openedWith([lineOf("chair")], deliveredTo);

const openedWith = async (lines: readonly OrderLine[], deliveredTo: readonly string[]) => {
  const commands = commandsInMemory();
  const add = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", add, commandContext(), null);
  const requested: (readonly (string | null)[])[] = [];
  const used: string[] = [];
  const reviews = createReviewService({
    commands,
    async deliveredLines(...delivered) {
      requested.push(delivered);
      return deliveredTo.includes(delivered[0]) ? lines : null;
    },
    async usePhotos(userId, urls) {
      if (urls.some((url) => !url.startsWith(`/${userId}/`))) return null;
      used.push(...urls);
      return async () => void used.splice(0, used.length);
    },
    settlePhotos: async () => undefined,
  });
  const stored = () => commands.log.filter(({ stream }) => stream === "review-chair");
  return { commands, reviews, stored, requested, used };
};

it("a review is stored without surrounding blanks", async () => {
  const { reviews, stored } = await opened("ann");
  expect(await reviews.submit("chair", good, commandContext())).toMatchObject({ accepted: true });
  expect(stored().map(({ type, data }) => [type, data])).toEqual([
    ["ReviewSubmitted", { userId: "ann", rating: 5, comment: "Very good.", name: "Ann" }],
  ]);
});

it("an author without a name is called Anonymous", async () => {
  const { reviews, stored } = await opened("ann");
  await reviews.submit("chair", { ...good, name: "  " }, commandContext());
  expect(stored()[0]?.data).toMatchObject({ name: "Anonymous" });
});

it("a second review by the same author revises the first", async () => {
  const { reviews, stored } = await opened("ann", "ben");
  await reviews.submit("chair", good, commandContext());
  await reviews.submit("chair", { ...good, rating: 2 }, commandContext());
  const ben = commandContext(undefined, { id: "ben", role: "shopper" });
  await reviews.submit("chair", { ...good, rating: 3 }, ben);
  expect(stored().map(({ type }) => type)).toEqual([
    "ReviewSubmitted",
    "ReviewRevised",
    "ReviewSubmitted",
  ]);
  expect(stored()[1]?.data).toMatchObject({ rating: 2, previousRating: 5 });
});

it("a command happens once, and its id can't be reused", async () => {
  const { reviews, stored } = await opened("ann");
  const context = commandContext();
  await reviews.submit("chair", good, context);
  expect(await reviews.submit("chair", good, context)).toMatchObject({ repeated: true });
  expect(await reviews.submit("chair", { ...good, rating: 1 }, context)).toMatchObject({
    refusal: { code: "COMMAND_REUSED" },
  });
  expect(stored()).toHaveLength(1);
});

it.each([
  ["of what was not delivered", "chair", good, [], "NOT_DELIVERED"],
  ["of what is not sold", "boat", good, ["ann"], "NOT_FOUND"],
  ["without a rating", "chair", { ...good, rating: 0 }, ["ann"], "INVALID_INPUT"],
  ["with six stars", "chair", { ...good, rating: 6 }, ["ann"], "INVALID_INPUT"],
  ["with half a star", "chair", { ...good, rating: 4.5 }, ["ann"], "INVALID_INPUT"],
] as const)("a review %s is refused", async (_what, productId, review, delivered, code) => {
  const { reviews, stored } = await opened(...delivered);
  expect(await reviews.submit(productId, review, commandContext())).toMatchObject({
    accepted: false,
    refusal: { code },
  });
  expect(stored()).toEqual([]);
});

it("checks that the product was delivered to the author", async () => {
  const { reviews, requested } = await opened("ann");
  await reviews.submit("chair", good, commandContext());
  await reviews.submit("chair.2", { ...good, orderId: "order-1" }, commandContext());
  expect(requested).toEqual([
    ["ann", "chair", null],
    ["ann", "chair", "order-1"],
  ]);
});

const variants = [
  lineOf("table", ["Oak"]),
  lineOf("chair.3", ["Moss", "Teak"]),
  lineOf("chair.2", ["Rust", "Teak"]),
];

it.each([
  ["the variant that it is about", variants, "chair.2", ["Rust", "Teak"]],
  ["the first ordered variant, if it is about the product", variants, "chair", ["Moss", "Teak"]],
  ["no variant of an item without options", [lineOf("chair")], "chair", undefined],
  ["no variant of another product", [lineOf("table", ["Oak"])], "chair", undefined],
] as const)("a review names %s", async (_what, lines, reviewedId, options) => {
  const { reviews, stored } = await openedWith(lines, ["ann"]);
  await reviews.submit(reviewedId, good, commandContext());
  expect(stored()).toHaveLength(1);
  const { data } = stored()[0] ?? {};
  expect(data).toEqual({
    userId: "ann",
    rating: 5,
    comment: "Very good.",
    name: "Ann",
    ...(options && { options }),
  });
});

const photos = ["/ann/1", "/ann/2"];

it("photos are marked as used, and belong to the review", async () => {
  const { reviews, stored, used } = await opened("ann");
  await reviews.submit("chair", { ...good, photos }, commandContext());
  expect(stored()[0]?.data).toMatchObject({ photos });
  expect(used).toEqual(photos);
});

it("photos of another person are refused", async () => {
  const { reviews, stored } = await opened("ann");
  const foreign = { ...good, photos: ["/ann/1", "/ben/1"] };
  expect(await reviews.submit("chair", foreign, commandContext())).toMatchObject({
    refusal: { code: "INVALID_INPUT", fields: [{ field: "photos" }] },
  });
  expect(stored()).toEqual([]);
});

it("photos of a refused review are not used", async () => {
  const { reviews, used } = await opened("ann");
  await reviews.submit("chair", { ...good, rating: 0, photos }, commandContext());
  expect(used).toEqual([]);
});

it("reviews wait for approval while the setting says so", async () => {
  const { commands, reviews, stored } = await opened("ann");
  const changes = { reviewsWait: true };
  await commands.handle(
    settingsDecider,
    settingsId,
    { type: "ChangeSettings", changes },
    commandContext(),
    changes,
  );
  await reviews.submit("chair", good, commandContext());
  expect(stored()[0]?.data).toMatchObject({ waits: true });
});
