import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Reviews_ProductFragmentDoc, ViewerDocument } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { LoginPopupContext } from "../../shared/account/login-popup.tsx";
import { Reviews } from "./reviews.tsx";

interface Given {
  /** Stars of the loaded reviews, in their order. */
  stars: readonly number[];
  /** Total number of reviews. */
  count?: number;
  /** Numbers of helpful votes and URLs of photos, by place. */
  helpful?: readonly number[];
  photos?: readonly (readonly string[])[];
  signedIn?: boolean;
  answers?: Parameters<typeof scriptedShop>[0];
}

const onSignIn = vi.fn();
const ann = {
  __typename: "Me",
  id: "ann",
  name: "Ann",
  email: "ann@example.lk",
  role: "SHOPPER",
} as const;

const draw = ({
  stars,
  count = stars.length,
  helpful = [],
  photos = [],
  signedIn = false,
  answers = {},
}: Given) => {
  const shop = scriptedShop({ HelpfulReviews: () => ({ helpfulReviews: [] }), ...answers });
  const { client, wrapper: Shop } = shop;
  client.writeQuery({
    query: ViewerDocument,
    data: { me: signedIn ? ann : null },
  });
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
        withPhotos: photos.filter((each) => each.length > 0).length,
        spread: [1, 2, 3, 4, 5].map((each) => stars.filter((one) => one === each).length),
        items: stars.map((rating, index) => ({
          __typename: "Review" as const,
          id: `review-${index}`,
          rating,
          comment: index === 0 ? "" : `Comment ${index}`,
          name: `Buyer ${index}`,
          options: index === 0 ? [] : ["Moss", "Teak"],
          createdAt: `2026-11-20T08:00:0${9 - index}.000Z`,
          photos: [...(photos[index] ?? [])],
          helpfulCount: helpful[index] ?? 0,
          answer: null,
        })),
      },
    },
  });
  // A masked fragment is enough, because the data is read from the cache.
  const masked = product as unknown as Parameters<typeof Reviews>[0]["product"];
  render(
    <Shop>
      <LoginPopupContext value={{ open: onSignIn }}>
        <Reviews product={masked} />
      </LoginPopupContext>
    </Shop>,
  );
  return shop;
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
    fireEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect(buyers()).toHaveLength(8);
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  it("are sorted by the shop if there are more than loaded", async () => {
    const shop = draw({
      stars: eight,
      count: 90,
      answers: {
        ProductReviewList: () => ({
          product: {
            __typename: "Product",
            id: "kettle",
            reviews: { __typename: "ProductReviews", productId: "kettle", items: [] },
          },
        }),
      },
    });
    sortBy("Lowest rating");
    await waitFor(() => expect(buyers()).toEqual([]));
    expect(shop.variablesOf("ProductReviewList")).toEqual([
      { id: "kettle", sort: "LOWEST", withPhotos: false, stars: null },
    ]);
  });

  it("are shown partially again after selecting stars", () => {
    draw({ stars: eight });
    fireEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    fireEvent.click(bar(5));
    expect(buyers()).toHaveLength(6);
    fireEvent.click(bar(1));
    expect(buyers()).toEqual(["7"]);
  });
});

const sortBy = (name: string) => {
  const sort = screen.getByLabelText<HTMLSelectElement>("Sort by");
  const option = within(sort).getByRole<HTMLOptionElement>("option", { name });
  fireEvent.change(sort, { target: { value: option.value } });
};

it("are sorted by rating and time", () => {
  draw({ stars: [4, 2, 5], helpful: [3, 2, 1] });
  expect(buyers()).toEqual(["0", "1", "2"]);
  sortBy("Lowest rating");
  expect(buyers()).toEqual(["1", "0", "2"]);
  sortBy("Highest rating");
  expect(buyers()).toEqual(["2", "0", "1"]);
});

describe("photos", () => {
  const photos = [["/a.webp"], [], ["/b.webp", "/c.webp"]];

  it("filter the reviews", () => {
    draw({ stars: [5, 4, 3], photos });
    fireEvent.click(screen.getByRole("button", { name: "With photos 2" }));
    expect(buyers()).toEqual(["0", "2"]);
    expect(screen.getByRole("status").textContent).toBe("2 reviews with photos");
    fireEvent.click(bar(4));
    expect(screen.getByText("No review matches both filters.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all reviews" }));
    expect(buyers()).toEqual(["0", "1", "2"]);
  });

  it("are enlarged, and arrow keys go through all of them", async () => {
    draw({ stars: [5, 4, 3], photos });
    const tile = screen.getByRole("button", { name: "Photo 1 of 2 by Buyer 2, enlarge" });
    tile.focus();
    fireEvent.click(tile);
    const dialog = await screen.findByRole("dialog", { name: "Buyer 2" });
    expect(within(dialog).getByRole("status").textContent).toBe("Photo 2 of 3");
    fireEvent.keyDown(within(dialog).getByRole("button", { name: "Next photo" }), {
      key: "ArrowRight",
    });
    expect(within(dialog).getByRole("status").textContent).toBe("Photo 3 of 3");
    fireEvent.click(within(dialog).getByRole("button", { name: "Next photo" }));
    expect(screen.getByRole("dialog", { name: "Buyer 0" })).toBeDefined();
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.activeElement).toBe(tile));
  });
});

describe("a helpful vote", () => {
  beforeEach(() => onSignIn.mockClear());
  const savedVote = ({
    helpful,
    ...review
  }: Record<"helpful" | "id" | "helpfulCount", unknown>) => ({
    __typename: "ReviewVoteSaved",
    helpful,
    message: "Marked as helpful",
    position: "1",
    review: { __typename: "Review", ...review },
  });
  const helpfulButton = () => screen.getByRole("button", { name: "Helpful, Buyer 0" });

  it("keeps the vote for another review that was answered meanwhile", async () => {
    const answers = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const late = [...answers];
    draw({
      stars: [5, 4],
      signedIn: true,
      answers: {
        MarkReviewHelpful: async ({ helpful, reviewId }) => {
          await late.shift()?.promise;
          return { markReviewHelpful: savedVote({ helpful, id: reviewId, helpfulCount: 1 }) };
        },
      },
    });
    const [first, second] = ["Helpful, Buyer 0", "Helpful, Buyer 1"].map((name) =>
      screen.getByRole("button", { name }),
    );
    await waitFor(() => expect(first!.getAttribute("aria-disabled")).toBeNull());
    fireEvent.click(first!);
    fireEvent.click(second!);
    await act(async () => answers[0]?.resolve(null));
    await waitFor(() => expect(first!.getAttribute("aria-pressed")).toBe("true"));
    expect(second!.getAttribute("aria-busy")).toBe("true");
    await act(async () => answers[1]?.resolve(null));
    await waitFor(() => expect(second!.getAttribute("aria-pressed")).toBe("true"));
    expect(first!.getAttribute("aria-pressed")).toBe("true");
  });

  it("asks a visitor to sign in", () => {
    draw({ stars: [5] });
    fireEvent.click(helpfulButton());
    expect(onSignIn).toHaveBeenCalledWith("Sign in to mark a review as helpful");
  });

  it("is stored, counted and can be taken back", async () => {
    const shop = draw({
      stars: [5],
      helpful: [1],
      signedIn: true,
      answers: {
        MarkReviewHelpful: ({ helpful }) => ({
          markReviewHelpful: savedVote({
            helpful,
            id: "review-0",
            helpfulCount: helpful ? 2 : 1,
          }),
        }),
      },
    });
    expect(screen.getByText("1 person found this helpful")).toBeDefined();
    // Before the page knows what the user marked, a press does nothing.
    fireEvent.click(helpfulButton());
    expect(shop.variablesOf("MarkReviewHelpful")).toEqual([]);
    expect(onSignIn).not.toHaveBeenCalled();
    await waitFor(() => expect(helpfulButton().getAttribute("aria-disabled")).toBeNull());
    fireEvent.click(helpfulButton());
    expect(await screen.findByText("2 people found this helpful")).toBeDefined();
    await waitFor(() => expect(helpfulButton().getAttribute("aria-pressed")).toBe("true"));
    fireEvent.click(helpfulButton());
    await waitFor(() => expect(helpfulButton().getAttribute("aria-pressed")).toBe("false"));
    expect(shop.variablesOf("MarkReviewHelpful")).toMatchObject([
      { reviewId: "review-0", helpful: true },
      { reviewId: "review-0", helpful: false },
    ]);
  });
});
