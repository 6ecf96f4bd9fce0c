import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { ModeratedReview } from "./review-texts.ts";
import { ReviewsPage } from "./reviews-page.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  stubMatchMedia();
});

const reviewOf = (id: string, change: Partial<ModeratedReview> = {}): ModeratedReview => ({
  __typename: "ModeratedReview",
  id,
  name: `Author of ${id}`,
  rating: 2,
  comment: `Comment of ${id}`,
  options: [],
  createdAt: "2026-11-20T08:00:00.000Z",
  revisedAt: null,
  state: "WAITING",
  hiddenFor: null,
  photos: [],
  answer: null,
  helpfulCount: 0,
  revision: 1,
  authorErased: false,
  timeline: [
    {
      __typename: "ReviewTimelineEntry",
      kind: "SUBMITTED",
      at: "2026-11-20T08:00:00.000Z",
      by: null,
      reason: null,
      photo: null,
    },
  ],
  product: {
    __typename: "Product",
    id: `product-${id}`,
    name: `Item ${id}`,
    image: "/a.svg",
    reviews: {
      __typename: "ProductReviews",
      productId: `product-${id}`,
      spread: [0, 1, 0, 0, 3],
    },
  },
  ...change,
});

const open = (
  reviews: readonly ModeratedReview[],
  moderate: (variables: Readonly<Record<string, unknown>>) => object | Promise<object> = () => ({}),
) => {
  const shop = scriptedShop({
    ReviewQueue: ({ state }) => ({
      reviewQueue: {
        __typename: "ReviewQueue",
        items: reviews.filter((review) => review.state === state),
        nextCursor: null,
        counts: { __typename: "ReviewCounts", waiting: reviews.length, published: 0, hidden: 0 },
        approval: true,
        position: "1",
      },
    }),
    OrderedProduct: () => ({ product: null }),
    ModerateReview: async (variables) => {
      const answer = await moderate(variables);
      if (answer instanceof Error) throw answer;
      return { moderateReview: answer };
    },
  });
  render(
    <MemoryRouter>
      <ReviewsPage picture={() => null} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return shop;
};

const moderated = (review: ModeratedReview) => ({
  __typename: "ReviewModerated",
  message: "Review published",
  position: "2",
  review,
});
const inFocus = (name: string) => screen.findByRole("heading", { level: 2, name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

it("publishes by its key with the seen revision, goes on, and undoes by Z", async () => {
  const published = reviewOf("a", { state: "PUBLISHED", revision: 2 });
  const shop = open([reviewOf("a"), reviewOf("b")], ({ change }) =>
    "publish" in (change as object)
      ? moderated(published)
      : moderated(reviewOf("a", { revision: 3 })),
  );
  await inFocus("Item a");
  press("1");
  await inFocus("Item b");
  expect(screen.getByText("Review published. Item a has 4 reviews, 4.3 on average.")).toBeDefined();
  press("z");
  await inFocus("Item a");
  expect(shop.variablesOf("ModerateReview")).toMatchObject([
    { id: "a", change: { publish: {} }, expectedRevision: 1 },
    { id: "a", change: { hold: true }, expectedRevision: 2 },
  ]);
});

it("moves by J and K, and uses no key in a field", async () => {
  const shop = open([reviewOf("a"), reviewOf("b")]);
  await inFocus("Item a");
  press("j");
  await inFocus("Item b");
  press("k");
  await inFocus("Item a");
  press("3");
  const field = screen.getByLabelText<HTMLTextAreaElement>("Answer of the shop");
  expect(document.activeElement).toBe(field);
  for (const key of ["1", "2", "j", "z"]) fireEvent.keyDown(field, { key });
  expect(shop.variablesOf("ModerateReview")).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("hides with a reason, and names what the average becomes", async () => {
  const review = reviewOf("a", { state: "PUBLISHED" });
  const shop = open([review], () =>
    moderated({ ...review, state: "HIDDEN", hiddenFor: "INSULT", revision: 2 }),
  );
  fireEvent.click(screen.getByRole("button", { name: /^Published/ }));
  await inFocus("Item a");
  press("2");
  const dialog = within(await screen.findByRole("dialog", { name: "Hide this review?" }));
  expect(dialog.getByText(/The average of Item a becomes 5\.0 instead of 4\.3\./)).toBeDefined();
  const hide = dialog.getByRole<HTMLButtonElement>("button", { name: "Hide review" });
  expect(hide.disabled).toBe(true);
  fireEvent.click(dialog.getByRole("radio", { name: "Insult or threat" }));
  fireEvent.click(hide);
  expect(await screen.findByRole("heading", { name: "No published reviews" })).toBeDefined();
  expect(shop.variablesOf("ModerateReview")).toMatchObject([{ change: { hide: "INSULT" } }]);
});

it("names the faster colleague, and keeps the answer", async () => {
  const faster = reviewOf("a", {
    revision: 2,
    timeline: [
      {
        __typename: "ReviewTimelineEntry",
        kind: "ANSWERED",
        at: "2026-11-21T08:00:00.000Z",
        by: "Kasun",
        reason: null,
        photo: null,
      },
    ],
  });
  let requests = 0;
  const shop = open([reviewOf("a")], () => {
    requests += 1;
    return requests === 1
      ? {
          __typename: "ReviewChangedMeanwhile",
          code: "CHANGED_MEANWHILE",
          message: "This review was answered. Nothing was changed.",
          review: faster,
        }
      : moderated({ ...faster, revision: 3 });
  });
  await inFocus("Item a");
  const field = screen.getByLabelText<HTMLTextAreaElement>("Answer of the shop");
  fireEvent.change(field, { target: { value: "Thank you." } });
  fireEvent.click(screen.getByRole("button", { name: "Save without publishing" }));
  expect(
    await screen.findByText(/^Kasun answered it, .*Your answer is still here\./),
  ).toBeDefined();
  expect(field.value).toBe("Thank you.");
  fireEvent.click(screen.getByRole("button", { name: "Send my answer" }));
  await waitFor(() =>
    expect(shop.variablesOf("ModerateReview")).toMatchObject([
      { expectedRevision: 1 },
      { change: { answer: "Thank you." }, expectedRevision: 2 },
    ]),
  );
});

const fieldOf = (text: string) => {
  const field = screen.getByLabelText<HTMLTextAreaElement>("Answer of the shop");
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  return field;
};

it("stays at the review chosen while another one waits to be published", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  open([reviewOf("a"), reviewOf("b"), reviewOf("c")], () => promise);
  await inFocus("Item a");
  press("1");
  press("j");
  press("j");
  await inFocus("Item c");
  const field = fieldOf("Thank");
  await act(async () => resolve(moderated(reviewOf("a", { state: "PUBLISHED", revision: 2 }))));
  expect(screen.getByText(/^Review published/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("Thank");
});

it("stays at the review whose answer is typed while an undo waits", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const published = reviewOf("a", { state: "PUBLISHED", revision: 2 });
  open([reviewOf("a"), reviewOf("b")], ({ change }) =>
    "publish" in (change as object) ? moderated(published) : promise,
  );
  await inFocus("Item a");
  press("1");
  await inFocus("Item b");
  press("z");
  const field = fieldOf("Thank");
  await act(async () => resolve(moderated(reviewOf("a", { revision: 3 }))));
  expect(document.activeElement).toBe(field);
});

it("stays at a review whose answer is typed while it waits to be published", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const published = reviewOf("a", { state: "PUBLISHED", revision: 2 });
  const reviews = [reviewOf("a"), reviewOf("b")];
  const shop = open(reviews, () => promise);
  await inFocus("Item a");
  press("1");
  const field = fieldOf("Thank");
  await act(async () => resolve(moderated(published)));
  expect(screen.getByText(/^Review published/)).toBeDefined();
  reviews.shift();
  await shop.publish({
    reviewQueueChanged: {
      ...{ __typename: "ReviewQueueUpdate", review: published, position: "2", remaining: 0 },
    },
  });
  await screen.findByRole("button", { name: "Waiting 1" });
  expect(document.activeElement).toBe(field);
  press("j");
  await inFocus("Item b");
});

it("keeps an answer that is edited while the one before is saved", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  open([reviewOf("a")], () => promise);
  await inFocus("Item a");
  fieldOf("Thank you.");
  fireEvent.click(screen.getByRole("button", { name: "Save without publishing" }));
  const field = fieldOf("Thank you, Ama.");
  const answer = {
    ...{ __typename: "ReviewAnswer" as const, text: "Thank you.", revisedAt: null },
    at: "2026-11-21T08:00:00.000Z",
  };
  await act(async () => resolve(moderated(reviewOf("a", { revision: 2, answer }))));
  expect(screen.getByText(/^Review published/)).toBeDefined();
  expect(field.value).toBe("Thank you, Ama.");
});

it("keeps the dialog of a review that was opened while another one waits", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  open([reviewOf("a"), reviewOf("b")], () => promise);
  await inFocus("Item a");
  press("1");
  press("j");
  press("2");
  const dialog = await screen.findByRole("dialog", { name: "Hide this review?" });
  await act(async () => resolve(moderated(reviewOf("a", { state: "PUBLISHED", revision: 2 }))));
  expect(dialog.isConnected).toBe(true);
});

it("hides one photo, and shows it again", async () => {
  const photos = [
    { __typename: "ReviewPhoto" as const, url: "/a.webp", hidden: false },
    { __typename: "ReviewPhoto" as const, url: "/b.webp", hidden: true },
  ];
  const shop = open([reviewOf("a", { photos })], () => moderated(reviewOf("a", { photos })));
  await inFocus("Item a");
  fireEvent.click(screen.getByRole("button", { name: "Hide photo 1" }));
  await waitFor(() => expect(shop.variablesOf("ModerateReview")).toHaveLength(1));
  expect(shop.variablesOf("ModerateReview")[0]).toMatchObject({
    change: { photo: { number: 1, hidden: true } },
  });
  expect(screen.getByRole("button", { name: "Show photo 2 again" })).toBeDefined();
});

it("says that nothing waits, and that a change failed", async () => {
  open([]);
  expect(await screen.findByRole("heading", { name: "No review waits" })).toBeDefined();
  cleanup();
  open([reviewOf("a")], () => new ApiError("INTERNAL"));
  await inFocus("Item a");
  press("1");
  expect(
    await screen.findByText("The review couldn’t be changed. Please try again."),
  ).toBeDefined();
});
