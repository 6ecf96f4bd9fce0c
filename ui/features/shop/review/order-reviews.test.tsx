import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import type { OwnReview_ReviewFragment } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OrderReviews } from "./order-reviews.tsx";
import { storeReviewDraft, readReviewDraft } from "./review-draft.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const piece = (productId: string) => ({
  productId,
  name: `The ${productId}`,
  note: "Delivered 02/10/2026",
  picture: null,
});

const ownReview = (productId: string): OwnReview_ReviewFragment => ({
  __typename: "OwnReview",
  id: `${productId} ann`,
  productId,
  reviewId: `review-${productId}`,
  orderId: "order-1",
  rating: 4,
  comment: "It boils.",
  options: [],
  createdAt: "2026-10-08T08:00:00.000Z",
  revisedAt: null,
  before: null,
  state: "PUBLISHED",
  hiddenFor: null,
  photos: [],
  answer: null,
});

const saved = (productId: string) => ({
  submitReview: {
    __typename: "ReviewSaved",
    message: messages.review.submitted,
    position: "1",
    review: ownReview(productId),
    product: null,
  },
});

const draw = ({
  pieces = ["lamp", "kettle"],
  own = [],
  first = null,
  answer = (variables: Readonly<Record<string, unknown>>): object | Promise<object> =>
    saved(String(variables["productId"])),
}: {
  pieces?: readonly string[];
  own?: readonly OwnReview_ReviewFragment[];
  first?: string | null;
  answer?: (variables: Readonly<Record<string, unknown>>) => object | Promise<object>;
}) => {
  const shop = scriptedShop({
    SubmitReview: answer as (variables: object) => Record<string, unknown>,
  });
  render(
    <MemoryRouter>
      <OrderReviews
        authorId="ann"
        orderId="order-1"
        items={pieces.map(piece)}
        own={own}
        first={first}
      />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return shop;
};

const star = (words: string) => screen.getByRole<HTMLInputElement>("radio", { name: words });
const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the required selection", () => {
  it("is the item first, if there are several", () => {
    const { requests } = draw({});
    press("Send review");
    expect(screen.getByText(messages.review.productMissing)).toBeDefined();
    expect(screen.getByText(messages.review.ratingMissing)).toBeDefined();
    expect(document.activeElement).toBe(chosen(/The lamp/));
    expect(requests).toEqual([]);
  });

  it("is only the number of stars, if there is one item", () => {
    draw({ pieces: ["lamp"] });
    expect(screen.queryByText("Which item?")).toBeNull();
    press("Send review");
    expect(screen.queryByText(messages.review.productMissing)).toBeNull();
    expect(document.activeElement).toBe(star("1 of 5, Not for me"));
    fireEvent.click(star("3 of 5, Good"));
    expect(screen.queryByText(messages.review.ratingMissing)).toBeNull();
  });
});

describe("a draft", () => {
  it("is stored on the device until it is sent", async () => {
    const { variablesOf } = draw({ pieces: ["lamp"] });
    fireEvent.click(star("5 of 5, Just right"));
    fireEvent.change(comment(), { target: { value: "A warm light." } });
    expect(screen.getByText(/^Draft saved on this device, /)).toBeDefined();
    expect(readReviewDraft("ann", "lamp")).toMatchObject({ rating: 5, comment: "A warm light." });
    press("Send review");
    const done = await screen.findByText(messages.review.submitted);
    await waitFor(() => expect(done.closest("[role=status]")).toBe(document.activeElement));
    expect(readReviewDraft("ann", "lamp")).toBeNull();
    expect(variablesOf("SubmitReview")).toMatchObject([
      { productId: "lamp", rating: 5, comment: "A warm light.", orderId: "order-1" },
    ]);
  });

  it("is restored, and can be deleted", () => {
    storeReviewDraft("ann", "lamp", { rating: 2, comment: "Too dim.", photos: [] });
    draw({ pieces: ["lamp"] });
    expect(comment().value).toBe("Too dim.");
    expect(star("2 of 5, Could be better").checked).toBe(true);
    press("Delete draft");
    expect(comment().value).toBe("");
    expect(readReviewDraft("ann", "lamp")).toBeNull();
  });

  it("belongs to the item that is selected after it", () => {
    draw({});
    fireEvent.click(star("4 of 5, Very good"));
    fireEvent.click(chosen(/The kettle/));
    expect(star("4 of 5, Very good").checked).toBe(true);
    fireEvent.click(chosen(/The lamp/));
    expect(star("4 of 5, Very good").checked).toBe(false);
    fireEvent.click(chosen(/The kettle/));
    expect(star("4 of 5, Very good").checked).toBe(true);
  });
});

describe("a review that is not stored", () => {
  const send = () => {
    fireEvent.click(star("1 of 5, Not for me"));
    press("Send review");
  };

  it("shows why it was refused, and keeps the text", async () => {
    const refusal = {
      __typename: "NotFound",
      code: "NOT_FOUND",
      message: messages.product.notFound,
    };
    draw({ pieces: ["lamp"], answer: () => ({ submitReview: refusal }) });
    send();
    expect(
      await screen.findByText(`${messages.review.failed}. ${messages.product.notFound}`),
    ).toBeDefined();
    expect(star("1 of 5, Not for me").checked).toBe(true);
  });

  it("keeps its command id across attempts, so that it is stored once", async () => {
    let tries = 0;
    const { variablesOf } = draw({
      pieces: ["lamp"],
      answer() {
        tries += 1;
        if (tries === 1) throw new TypeError("the shop is unreachable");
        return saved("lamp");
      },
    });
    send();
    expect(await screen.findByText(messages.review.error)).toBeDefined();
    press("Send review");
    await screen.findByText(messages.review.submitted);
    const [first, second] = variablesOf("SubmitReview");
    expect(second).toEqual(first);
  });
});

describe("a late answer", () => {
  const sendLamp = () => {
    const answer = Promise.withResolvers<object>();
    draw({ own: [ownReview("kettle")], answer: () => answer.promise });
    fireEvent.click(chosen(/The lamp/));
    fireEvent.click(star("5 of 5, Just right"));
    press("Send review");
    return answer;
  };
  const moves = [
    ["another item was chosen", () => fireEvent.click(chosen(/The kettle/))],
    ["another review is being revised", () => press(/Revise/)],
    ["the text was edited", () => fireEvent.change(comment(), { target: { value: "Warm." } })],
  ] as const;

  it.each(moves)("does not close the form if %s", async (_when, move) => {
    const success = vi.spyOn(notify, "success").mockImplementation(() => undefined);
    const answer = sendLamp();
    move();
    const typed = comment().value;
    await act(async () => answer.resolve(saved("lamp")));
    await waitFor(() => expect(success.mock.calls).toEqual([[messages.review.submitted]]));
    expect(comment().value).toBe(typed);
    expect(readReviewDraft("ann", "lamp")?.comment).toBe(typed === "Warm." ? typed : undefined);
  });

  it.each(moves)("shows no refusal in the form if %s", async (_when, move) => {
    const failure = vi.spyOn(notify, "failure").mockImplementation(() => undefined);
    const answer = sendLamp();
    move();
    await act(async () => answer.reject(new TypeError("the shop is unreachable")));
    await waitFor(() => expect(failure.mock.calls).toEqual([[messages.review.error]]));
    expect(screen.queryByText(messages.review.error)).toBeNull();
  });
});

describe("a photo that is added late", () => {
  const addPhoto = async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => answer.promise);
    URL.createObjectURL = () => "blob:photo";
    fireEvent.change(document.querySelector("input[type=file]")!, {
      target: { files: [new File(["x"], "a.jpg", { type: "image/jpeg" })] },
    });
    await screen.findByText("Adding…");
    return () => act(async () => answer.resolve(Response.json({ url: "/1.webp" })));
  };

  it("belongs to its item only", async () => {
    draw({});
    fireEvent.click(chosen(/The lamp/));
    const arrive = await addPhoto();
    fireEvent.click(chosen(/The kettle/));
    await arrive();
    await waitFor(() => expect(readReviewDraft("ann", "lamp")?.photos).toEqual(["/1.webp"]));
    fireEvent.change(comment(), { target: { value: "It boils." } });
    expect(readReviewDraft("ann", "kettle")).toMatchObject({ comment: "It boils.", photos: [] });
  });

  it("does not restore a deleted draft", async () => {
    draw({ pieces: ["lamp"] });
    const arrive = await addPhoto();
    press("Delete draft");
    await arrive();
    expect(readReviewDraft("ann", "lamp")).toBeNull();
    fireEvent.change(comment(), { target: { value: "Warm." } });
    expect(readReviewDraft("ann", "lamp")?.photos).toEqual([]);
  });
});

describe("the buyer's own review", () => {
  it("is shown next to the form and is revised there", async () => {
    const { variablesOf } = draw({ own: [ownReview("kettle")] });
    const mine = screen.getByRole("region", { name: "Your review of the The kettle" });
    fireEvent.click(within(mine).getByRole("button", { name: /Revise/ }));
    expect(chosen(/The kettle/).checked).toBe(true);
    expect(document.activeElement).toBe(star("4 of 5, Very good"));
    expect(comment().value).toBe("It boils.");
    fireEvent.change(comment(), { target: { value: "It leaks." } });
    press("Send review");
    await screen.findByText(messages.review.submitted);
    expect(variablesOf("SubmitReview")).toMatchObject([{ rating: 4, comment: "It leaks." }]);
    press("Review another item");
    expect(chosen(/The lamp/).checked).toBe(true);
  });

  it("for every item hides the form, unless one is being revised", () => {
    draw({ pieces: ["kettle"], own: [ownReview("kettle")] });
    expect(screen.queryByRole("textbox")).toBeNull();
    cleanup();
    draw({ pieces: ["kettle"], own: [ownReview("kettle")], first: "kettle" });
    expect(comment().value).toBe("It boils.");
  });

  it("shows its earlier text", () => {
    const before = {
      __typename: "EarlierReview" as const,
      rating: 1,
      comment: "It leaks.",
      at: "2026-10-01T08:00:00.000Z",
    };
    draw({ own: [{ ...ownReview("kettle"), revisedAt: "2026-10-12T08:00:00.000Z", before }] });
    const mine = screen.getByRole("region", { name: /kettle/ });
    expect(within(mine).getByText("It leaks.")).toBeDefined();
    expect(mine.textContent).toContain("revised 12/10/2026");
  });
});
