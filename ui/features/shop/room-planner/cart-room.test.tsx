import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPage } from "../../../testing/page.tsx";
import { browserWithout3d, lampItem, roomItemOf, sofaItem } from "../../../testing/rooms.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { GuestRoom, OwnRoom } from "./cart-room.tsx";
import { roomStore } from "./saved/room-store.ts";

beforeEach(browserWithout3d);
afterEach(() => {
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

const planner = () => screen.findByText("My cart in a room");
const save = async () => {
  fireEvent.click(await screen.findByText("Save this room"));
  await act(async () => undefined);
};
const sofa = () => screen.getByLabelText(/^Sofa\. /).getAttribute("aria-label");

describe("the room of a signed-in customer", () => {
  it("shows a skeleton, then the cart in a default room", async () => {
    openOwn([cart([sofaItem, lampItem])]);
    expect(screen.getByText("Loading the room")).toBeDefined();
    await planner();
    expect(screen.getByLabelText<HTMLInputElement>("Width").value).toBe("4.20");
    expect(screen.getByText("It’s saved with your cart, on all your devices.")).toBeDefined();
  });

  it("is the room saved with the cart", async () => {
    openOwn([cart([sofaItem], planned(40))]);
    await planner();
    expect(sofa()).toMatch(/^Sofa\. 40 cm from the left wall/);
    expect(screen.getByText("This room is saved")).toBeDefined();
  });

  it("is null for an empty cart and for a cart of discontinued products", async () => {
    openOwn([cart([])]);
    expect(await screen.findByText("Browse the shop")).toBeDefined();
    cleanup();
    openOwn([cart([{ ...sofaItem, product: null as never }])]);
    expect(await screen.findByText("Browse the shop")).toBeDefined();
  });

  it("lists items without a size, even if no other item is in the cart", async () => {
    openOwn([cart([roomItemOf("Old Vase", null)])]);
    await planner();
    expect(screen.getByText(/^We don’t know the size of the Old Vase/)).toBeDefined();
  });

  it("reports that the cart couldn't load, and loads it on retry", async () => {
    const shop = openOwn([new ApiError("UNAVAILABLE"), cart([sofaItem])]);
    fireEvent.click(await screen.findByText("Try again"));
    await planner();
    expect(shop.variablesOf("CartRoom")).toHaveLength(2);
  });

  it("is sent with all its pieces and a new command id for each press", async () => {
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
      "with the shop's message if it is rejected",
      { __typename: "InvalidInput", code: "INVALID_INPUT", message: "That is no room" },
      "That is no room",
    ],
    [
      "if the shop is unreachable",
      new ApiError("UNAVAILABLE"),
      "The room couldn’t be saved. It’s still on this page; please try again.",
    ],
  ])("reports that the room is not saved, %s", async (_what, answer, words) => {
    openOwn([cart([sofaItem])], answer);
    await save();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText("Save this room")).toBeDefined();
  });

  it("keeps moved pieces in place and places new ones when the cart changes", async () => {
    const { client } = openOwn([cart([sofaItem]), cart([sofaItem, lampItem])]);
    await planner();
    fireEvent.keyDown(screen.getByLabelText(/^Sofa\. /), { key: "ArrowLeft" });
    await act(() => client.refetchQueries({ include: "active" }));
    await waitFor(() => expect(screen.getByLabelText(/^Floor Lamp\. /)).toBeDefined());
    expect(sofa()).toMatch(/^Sofa\. 107 cm from the left wall/);
  });
});

describe("the room of a visitor", () => {
  it("is built from the cart in the browser and saved in the browser", async () => {
    const { variablesOf } = openGuest(guestCart([sofaItem]));
    await save();
    expect(variablesOf("GuestRoom")).toEqual([
      { lines: [{ productId: "sofa", quantity: 1, priceWhenAdded: 5 }] },
    ]);
    expect(roomStore.read()?.pieces).toMatchObject([{ productId: "sofa" }]);
    expect(screen.getByText("Saved. It’s saved in this browser.")).toBeDefined();
  });

  it("suggests the link if the browser cannot store anything", async () => {
    openGuest(guestCart([lampItem]));
    await planner();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await save();
    expect(
      screen.getByText(/^This browser can’t save anything.*Copy the link to keep this room\.$/),
    ).toBeDefined();
  });

  it("reports that the items couldn't load", async () => {
    openGuest(new ApiError("UNAVAILABLE"));
    expect(await screen.findByText("Try again")).toBeDefined();
    expect(screen.queryByText("My cart in a room")).toBeNull();
  });
});
