import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limits, messages } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { CommentField } from "./comment-field.tsx";
import { OfflineReview } from "./offline-review.tsx";
import { NoOrder, OrderFailed } from "./order-problem.tsx";
import { OwnReview } from "./own-review.tsx";
import { ItemChoice, type ReviewableItem } from "./item-choice.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00.000Z") });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const pieceOf = (productId: string): ReviewableItem => ({
  ...{ productId, name: productId.toUpperCase(), note: "Delivered 20/11/2026", picture: null },
});

describe("the reviewed item", () => {
  const open = (chosen: string | null, error: string | null = null) => {
    const onChoose = vi.fn();
    const ref = vi.fn();
    const pieces = ["lamp", "mat"].map(pieceOf);
    render(
      <ItemChoice ref={ref} items={pieces} chosen={chosen} error={error} onChoose={onChoose} />,
    );
    return {
      onChoose,
      radios: screen.getAllByRole<HTMLInputElement>("radio"),
      first: ref.mock.calls[0]?.[0] as unknown,
    };
  };

  it("is one of a group with one tab stop: the selected one, or the first", () => {
    const none = open(null);
    expect(none.radios.map(({ checked }) => checked)).toEqual([false, false]);
    expect(new Set(none.radios.map(({ name }) => name)).size).toBe(1);
    expect(none.first).toBe(none.radios[0]);
    fireEvent.click(screen.getByText("MAT"));
    expect(none.onChoose).toHaveBeenCalledExactlyOnceWith("mat");
    cleanup();
    const second = open("mat");
    expect(second.radios.map(({ checked }) => checked)).toEqual([false, true]);
    expect(second.first).toBe(second.radios[1]);
  });

  it("announces the error at each of them", () => {
    const { radios } = open(null, "Please choose a piece");
    for (const radio of radios) {
      const note = document.getElementById(radio.getAttribute("aria-describedby") ?? "");
      expect(note?.textContent).toBe("Please choose a piece");
    }
  });
});

describe("the comment of a review", () => {
  const open = (keptAt: number | null) => {
    const { container } = render(
      <CommentField value="Bright." keptAt={keptAt} onChange={vi.fn()} />,
    );
    return container.textContent;
  };

  it("has a maximum length, which is counted down and announced", () => {
    open(null);
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(field.maxLength).toBe(limits.reviewComment);
    const room = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(room?.textContent).toMatch(/^7 /);
  });

  it("shows when it was stored: the time if it was today, otherwise with the date", () => {
    expect(open(null)).not.toMatch(/kept/i);
    cleanup();
    expect(open(Date.parse("2026-11-21T09:00:00.000Z"))).toMatch(/2:30 pm/);
    cleanup();
    expect(open(Date.parse("2026-11-21T09:00:00.000Z"))).not.toMatch(/21\/11/);
    cleanup();
    expect(open(Date.parse("2026-11-20T09:00:00.000Z"))).toMatch(/20\/11\/2026, 2:30 pm/);
  });
});

describe("an order that cannot be reviewed", () => {
  const texts = messages.review;

  it.each([
    [
      "the shop says why",
      new CombinedGraphQLErrors({ errors: [{ message: "Please log in" }] }),
      "Error: Please log in",
    ],
    [
      "the shop answered with nothing of use",
      new ServerError("502", { response: new Response(null, { status: 502 }), bodyText: "" }),
      texts.orderNotLoaded,
    ],
    ["there is the shop is unreachable", new TypeError("Failed to fetch"), texts.network],
  ])("given that %s, shows that, and loads again", (_what, error, words) => {
    const onRetry = vi.fn();
    render(<OrderFailed error={error} onRetry={onRetry} />);
    expect(screen.getByText(words)).toBeDefined();
    fireEvent.click(screen.getByText("Try again"));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([
    [true, texts.orderMissing],
    [false, texts.onlyAfterDelivery],
  ])("that is not there (delivered: %s) links to My Orders", (delivered, words) => {
    openPage(<NoOrder delivered={delivered} />);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/my-orders");
  });
});

describe("the buyer's own review", () => {
  const review = {
    ...{
      __typename: "Review",
      id: "r1",
      rating: 4,
      comment: "Bright.",
      revisedAt: null,
      before: null,
      state: "PUBLISHED",
      hiddenFor: null,
      photos: [],
    },
    createdAt: "2026-11-01T08:00:00.000Z",
  } as never as Parameters<typeof OwnReview>[0]["review"];
  const open = (change: object = {}, onRevise?: () => void) =>
    render(
      <OwnReview
        name="Lamp"
        review={{ ...review, ...change }}
        picture={null}
        onRevise={onRevise}
      />,
    ).container;

  it("is shown with stars and date, and can be revised unless it is being revised", () => {
    const onRevise = vi.fn();
    const shown = open({}, onRevise);
    expect(shown.textContent).toMatch(/01\/11\/2026/);
    fireEvent.click(screen.getByRole("button"));
    expect(onRevise).toHaveBeenCalledOnce();
    cleanup();
    open();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows its earlier text only if it was revised", () => {
    expect(open().querySelector("details")).toBeNull();
    cleanup();
    const before = {
      __typename: "ReviewBefore",
      rating: 2,
      comment: "Dim.",
      at: "2026-11-01T08:00:00.000Z",
    };
    const revised = open({ revisedAt: "2026-11-05T08:00:00.000Z", before });
    expect(revised.querySelector("details")?.textContent).toMatch(/Dim\./);
    expect(revised.textContent).toMatch(/05\/11\/2026/);
  });
});

it("a review of an order that has not reached the shop stays on this device and can be changed", async () => {
  openPage(<OfflineReview authorId="ann" items={[pieceOf("lamp")]} />);
  fireEvent.click(screen.getAllByRole("radio")[3]!);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Bright." } });
  fireEvent.submit(screen.getByRole("textbox").closest("form")!);
  const note = await screen.findByText(messages.review.savedHere);
  expect(document.activeElement?.contains(note)).toBe(true);
  fireEvent.click(screen.getByText(/^Edit/));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Bright.");
});
