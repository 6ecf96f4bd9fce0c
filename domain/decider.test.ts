import fc from "fast-check";
import { expect, it } from "vitest";
import { cartDecider } from "./cart/decider.ts";
import { streamCategory, streamId, streamName } from "./decider.ts";
import { addressBookDecider } from "./address-book/decider.ts";
import { orderDecider } from "./order/decider.ts";
import { productDecider } from "./product/decider.ts";
import { issueReportDecider } from "./issue-report/decider.ts";
import { reviewDecider } from "./review/decider.ts";
import { settingsDecider } from "./settings/decider.ts";
import { stockDecider } from "./stock/decider.ts";

const categories = [
  addressBookDecider,
  cartDecider,
  orderDecider,
  productDecider,
  issueReportDecider,
  reviewDecider,
  settingsDecider,
  stockDecider,
].map(({ category }) => category);

it("every kind of stream has a name of its own without a dash, so that a stream's name can be taken apart", () => {
  expect(new Set(categories).size).toBe(categories.length);
  for (const category of categories) expect(category).toMatch(/^[a-z]+$/);
});

it("a stream's name gives back its kind and its id, also of ids with dashes in them", () => {
  fc.assert(
    fc.property(fc.constantFrom(...categories), fc.string(), (category, id) => {
      const name = streamName(category, id);
      expect([streamCategory(name), streamId(name)]).toEqual([category, id]);
    }),
  );
  expect(streamId(streamName("cart", "a-b-c"))).toBe("a-b-c");
});
