import fc from "fast-check";
import { expect, it } from "vitest";
import { cartDecider } from "./cart/decider.ts";
import { categoryDecider } from "./category/decider.ts";
import { streamCategory, streamId, streamName } from "./decider.ts";
import { addressBookDecider } from "./address-book/decider.ts";
import { orderDecider } from "./order/decider.ts";
import { productDecider } from "./product/decider.ts";
import { issueReportDecider } from "./issue-report/decider.ts";
import { reviewDecider } from "./review/decider.ts";
import { settingsDecider } from "./settings/decider.ts";
import { stockDecider } from "./stock/decider.ts";
import { stockAlertDecider } from "./stock-alert/decider.ts";
import { wishListDecider } from "./wishlist/decider.ts";

const categories = [
  addressBookDecider,
  cartDecider,
  orderDecider,
  productDecider,
  issueReportDecider,
  reviewDecider,
  settingsDecider,
  categoryDecider,
  stockDecider,
  wishListDecider,
  stockAlertDecider,
].map(({ category }) => category);

it("every stream category has its own name without a dash, so that a stream name can be parsed", () => {
  expect(new Set(categories).size).toBe(categories.length);
  for (const category of categories) expect(category).toMatch(/^[a-z]+$/);
});

it("a stream name parses back to its category and id, also if the id contains dashes", () => {
  fc.assert(
    fc.property(fc.constantFrom(...categories), fc.string(), (category, id) => {
      const name = streamName(category, id);
      expect([streamCategory(name), streamId(name)]).toEqual([category, id]);
    }),
  );
  expect(streamId(streamName("cart", "a-b-c"))).toBe("a-b-c");
});
