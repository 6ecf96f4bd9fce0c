import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPage } from "../../testing/page.tsx";
import { browserWithout3d, lampItem, roomItemOf, sofaItem } from "../../testing/rooms.ts";
import { ApiError, scriptedShop } from "../../testing/scripted-shop.tsx";
import { GuestRoom, OwnRoom } from "./cart-room.tsx";
import { roomStore } from "./saved/room-store.ts";

beforeEach(browserWithout3d);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Item = ReturnType<typeof roomItemOf>;
type Answer = object | Error;

const given = (answer: Answer) => {
  if (answer instanceof Error) throw answer;
  return answer;
};
const cart = (items: readonly Item[], room: object | null = null) => ({
  cart: { __typename: "Cart", id: "cart", items, room },
});
const guestCart = (items: readonly Item[]) => ({
  guestCart: { __typename: "GuestCart", id: "guest", items },
});
const planned = (leftCm: number) => ({
  __typename: "RoomPlan",
  ...{ widthCm: 500, depthCm: 360, heightCm: 264 },
  pieces: [
    {
      __typename: "PlannedPiece",
      productId: "sofa",
      copy: 1,
      place: { __typename: "PiecePlace", leftCm, backCm: 0, bottomCm: 0, turn: 0 },
    },
  ],
});

const openOwn = (reading: readonly Answer[], arranging: Answer = {}) => {
  const answers = [...reading];
  const shop = scriptedShop({
    CartRoom: () =>
      given(answers.length > 1 ? answers.shift()! : answers[0]!) as ReturnType<typeof cart>,
    ArrangeRoom: () => ({ arrangeRoom: given(arranging) }),
  });
  openPage(<OwnRoom />, { shop });
  return shop;
};

const openGuest = (answer: Answer) => {
  const shop = scriptedShop({ GuestRoom: () => given(answer) as ReturnType<typeof guestCart> });
  const lines = [{ productId: "sofa", quantity: 1, priceWhenAdded: 5 }];
  openPage(<GuestRoom lines={lines} />, { shop });
  return shop;
};

const planner = () => screen.findByText("My cart together");
const save = async () => {
  fireEvent.click(await screen.findByText("Save this room"));
  await act(async () => undefined);
};
const sofa = () => screen.getByLabelText(/^Sofa\. /).getAttribute("aria-label");

describe("the room of who is signed in", () => {
  it("waits, and then shows the cart in a first room", async () => {
    openOwn([cart([sofaItem, lampItem])]);
    expect(screen.getByText("Loading the room")).toBeDefined();
    await planner();
    expect(screen.getByLabelText<HTMLInputElement>("Width").value).toBe("4.20");
    expect(screen.getByText("It waits with your cart, on all your devices.")).toBeDefined();
  });

  it("is the one that waited with the cart", async () => {
    openOwn([cart([sofaItem], planned(40))]);
    await planner();
    expect(sofa()).toMatch(/^Sofa\. 40 cm from the left wall/);
    expect(screen.getByText("This room is saved")).toBeDefined();
  });

  it("is nothing for an empty cart, nor where all of it is no longer sold", async () => {
    openOwn([cart([])]);
    expect(await screen.findByText("Look around")).toBeDefined();
    cleanup();
    openOwn([cart([{ ...sofaItem, product: null as never }])]);
    expect(await screen.findByText("Look around")).toBeDefined();
  });

  it("names pieces without a size, also where there are no others", async () => {
    openOwn([cart([roomItemOf("Old Vase", null)])]);
    await planner();
    expect(screen.getByText(/^Nobody has told the size of the Old Vase/)).toBeDefined();
  });

  it("says that the cart could not be read, and reads it again", async () => {
    const shop = openOwn([new ApiError("UNAVAILABLE"), cart([sofaItem])]);
    fireEvent.click(await screen.findByText("Try again"));
    await planner();
    expect(shop.variablesOf("CartRoom")).toHaveLength(2);
  });

  it("is sent with all its pieces and an id of its own for each press", async () => {
    const changed = { __typename: "CartChanged", message: "Saved", ...cart([], planned(112)) };
    const { variablesOf } = openOwn([cart([sofaItem])], changed);
    await save();
    const [sent] = variablesOf("ArrangeRoom");
    expect(sent?.["room"]).toMatchObject({
      widthCm: 420,
      pieces: [{ productId: "sofa", copy: 1, place: { leftCm: 112, backCm: 0, turn: 0 } }],
    });
    expect(sent?.["commandId"]).toMatch(/^[\w-]{8,}$/);
  });

  it.each([
    [
      "in the shop's words where it refuses it",
      { __typename: "InvalidInput", code: "INVALID_INPUT", message: "That is no room" },
      "That is no room",
    ],
    [
      "where the shop is away",
      new ApiError("UNAVAILABLE"),
      "The room is not saved. It stays on this page; please try again.",
    ],
  ])("says that it is not saved, %s", async (_what, answer, words) => {
    openOwn([cart([sofaItem])], answer);
    await save();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText("Save this room")).toBeDefined();
  });

  it("given a cart that changes meanwhile, then what was moved stays, and what is new finds a place", async () => {
    const { client } = openOwn([cart([sofaItem]), cart([sofaItem, lampItem])]);
    await planner();
    fireEvent.keyDown(screen.getByLabelText(/^Sofa\. /), { key: "ArrowLeft" });
    await act(() => client.refetchQueries({ include: "active" }));
    await waitFor(() => expect(screen.getByLabelText(/^Floor Lamp\. /)).toBeDefined());
    expect(sofa()).toMatch(/^Sofa\. 107 cm from the left wall/);
  });
});

describe("the room of a visitor", () => {
  it("is asked for by what the browser holds, and kept in the browser", async () => {
    const { variablesOf } = openGuest(guestCart([sofaItem]));
    await save();
    expect(variablesOf("GuestRoom")).toEqual([
      { lines: [{ productId: "sofa", quantity: 1, priceWhenAdded: 5 }] },
    ]);
    expect(roomStore.read()?.pieces).toMatchObject([{ productId: "sofa" }]);
    expect(screen.getByText("Saved. It is kept in this browser.")).toBeDefined();
  });

  it("given a browser that keeps nothing, then it says so, and that the link does", async () => {
    openGuest(guestCart([lampItem]));
    await planner();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await save();
    expect(screen.getByText(/^This browser keeps nothing.*The link keeps it\.$/)).toBeDefined();
  });

  it("says that it could not be read", async () => {
    openGuest(new ApiError("UNAVAILABLE"));
    expect(await screen.findByText("Try again")).toBeDefined();
    expect(screen.queryByText("My cart together")).toBeNull();
  });
});
