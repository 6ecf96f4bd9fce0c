import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Reviews_ProductFragmentDoc } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Reviews } from "./reviews.tsx";

afterEach(cleanup);

interface Given {
  /** Stars of the newest reviews, newest first. */
  stars: readonly number[];
  /** Total number of reviews. */
  count?: number;
}

const draw = ({ stars, count = stars.length }: Given) => {
  const { client, wrapper } = scriptedShop();
  const product = { __typename: "Product" as const, id: "kettle" };
  const sum = stars.reduce((total, each) => total + each, 0);
  client.writeFragment({
    fragment: Reviews_ProductFragmentDoc,
    data: {
      ...product,
      reviews: {
        __typename: "ProductReviews",
        productId: "kettle",
        rating: stars.length > 0 ? sum / stars.length : 0,
        numReviews: count,
        spread: [1, 2, 3, 4, 5].map((each) => stars.filter((one) => one === each).length),
        items: stars.map((rating, index) => ({
          __typename: "Review" as const,
          id: `review-${index}`,
          rating,
          comment: index === 0 ? "" : `Comment ${index}`,
          name: `Buyer ${index}`,
          options: index === 0 ? [] : ["Moss", "Teak"],
          createdAt: "2026-11-20T08:00:00.000Z",
        })),
      },
    },
  });
  // A masked fragment is enough, because the data is read from the cache.
  render(<Reviews product={product as unknown as Parameters<typeof Reviews>[0]["product"]} />, {
    wrapper,
  });
};

const buyers = () =>
  screen
    .queryAllByRole("article")
    .map((review) => /Buyer (\d)/.exec(review.textContent)?.[1] ?? "");
/** The bar of a number of stars; five is the top bar. */
const bar = (stars: number): HTMLButtonElement => {
  const group = within(screen.getByRole("group", { name: "Show reviews by stars" }));
  const found = group.getAllByRole<HTMLButtonElement>("button")[5 - stars];
  if (!found) throw new Error(`No bar of ${stars} stars`);
  return found;
};

it("reports that there are no reviews yet", () => {
  draw({ stars: [] });
  expect(screen.getByText(messages.product.noReviews)).toBeDefined();
  expect(screen.queryByRole("group")).toBeNull();
  expect(buyers()).toEqual([]);
});

it("shows the average, and each review with stars and date", () => {
  draw({ stars: [5, 4] });
  expect(screen.getByText("4.5")).toBeDefined();
  expect(screen.getByText("2 reviews")).toBeDefined();
  const [first, second] = screen.getAllByRole("article");
  if (!first || !second) throw new Error("Two reviews were given");
  expect(within(first).getByRole("img", { name: "5 of 5 stars" })).toBeDefined();
  expect(within(first).getByText("20/11/2026")).toBeDefined();
  expect(first.textContent).not.toContain("Comment");
  expect(within(second).getByText("Comment 1")).toBeDefined();
  expect(within(second).getByText("Moss, Teak")).toBeDefined();
  expect(first.textContent).not.toContain("Moss");
});

describe("the distribution", () => {
  it("counts reviews per number of stars; empty bars are disabled", () => {
    draw({ stars: [5, 5, 3] });
    expect(bar(5).textContent).toContain("2");
    expect(bar(5).disabled).toBe(false);
    expect(bar(4).disabled).toBe(true);
    expect(bar(3).querySelector("[style]")?.getAttribute("style")).toMatch(/^width: 33\.3/);
  });

  it("filters by a number of stars, and shows all when pressed again", () => {
    draw({ stars: [5, 3, 5] });
    fireEvent.click(bar(5));
    expect(buyers()).toEqual(["0", "2"]);
    expect(bar(5).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("2 reviews with 5 stars");
    fireEvent.click(bar(5));
    expect(buyers()).toEqual(["0", "1", "2"]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("uses the singular for one review and one star", () => {
    draw({ stars: [1, 5] });
    fireEvent.click(bar(1));
    expect(screen.getByRole("status").textContent).toBe("1 review with 1 star");
  });
});

describe("many reviews", () => {
  const eight = [5, 5, 5, 5, 5, 5, 5, 1];

  it("are shown partially until all are requested", () => {
    draw({ stars: eight });
    expect(buyers()).toHaveLength(6);
    fireEvent.click(screen.getByRole("button", { name: "Show all 8" }));
    expect(buyers()).toHaveLength(8);
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  it("are the newest if there are more than loaded", () => {
    draw({ stars: eight, count: 90 });
    expect(screen.getByRole("button", { name: "Show the newest 8" })).toBeDefined();
  });

  it("are shown partially again after selecting stars", () => {
    draw({ stars: eight });
    fireEvent.click(screen.getByRole("button", { name: "Show all 8" }));
    fireEvent.click(bar(5));
    expect(buyers()).toHaveLength(6);
    fireEvent.click(bar(1));
    expect(buyers()).toEqual(["7"]);
  });
});
