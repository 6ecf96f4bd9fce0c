import { expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { added } from "../../testing/shop.ts";
import { roomLimits } from "../constants.ts";
import { cartDecider } from "./decider.ts";
import type { RoomPiece, RoomPlan } from "./room-plan.ts";

const { given } = scenarioOf(cartDecider);

const sofa: RoomPiece = {
  productId: "sofa",
  copy: 1,
  place: { leftCm: 112, backCm: 0, bottomCm: 0, turn: 0 },
};
const room: RoomPlan = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [sofa] };
const arrange = (changes: Partial<RoomPlan> = {}) =>
  ({ type: "ArrangeRoom", room: { ...room, ...changes } }) as const;
const arranged = { type: "RoomArranged", data: room } as const;

it("stores the whole room, and leaves the lines unchanged", () => {
  const { state } = given(added("sofa", 1)).when(arrange()).then(arranged);
  expect(state.room).toEqual(room);
  expect(state.lines).toHaveLength(1);
});

it("stores nothing if the room is unchanged", () => {
  given(arranged).when(arrange()).then();
  given().when(arrange()).thenOnceOnly();
});

it("stores no fields that a room does not have", () => {
  const more = { ...room, owner: "Ann", pieces: [{ ...sofa, note: "by the window" }] };
  given().when({ type: "ArrangeRoom", room: more }).then(arranged);
});

it("stores that an item was removed from the room", () => {
  const pieces = [{ ...sofa, place: null }];
  given(arranged)
    .when(arrange({ pieces }))
    .then({ type: "RoomArranged", data: { ...room, pieces } });
});

const side = "Please enter a length from 1.5 to 12 metres";
const wrong = "Each item must be inside the room, and only once";
const at = (place: Partial<NonNullable<RoomPiece["place"]>>) => [
  { ...sofa, place: { leftCm: 0, backCm: 0, bottomCm: 0, turn: 0, ...place } },
];

it.each<[Partial<RoomPlan>, string, string]>([
  [{ widthCm: 149 }, "widthCm", side],
  [{ depthCm: 1201 }, "depthCm", side],
  [{ depthCm: 300.5 }, "depthCm", side],
  [{ heightCm: 199 }, "heightCm", "Please enter a length from 2 to 6 metres"],
  [
    { pieces: Array.from({ length: 25 }, (_, copy) => ({ ...sofa, copy: copy + 1 })) },
    "pieces",
    `A room holds at most ${roomLimits.pieces} items`,
  ],
  [{ pieces: [sofa, sofa] }, "pieces", wrong],
  [{ pieces: [{ ...sofa, productId: "" }] }, "pieces", wrong],
  [{ pieces: [{ ...sofa, productId: "x".repeat(101) }] }, "pieces", wrong],
  [{ pieces: [{ ...sofa, copy: 0 }] }, "pieces", wrong],
  [{ pieces: at({ turn: 45 }) }, "pieces", wrong],
  [{ pieces: at({ leftCm: -1 }) }, "pieces", wrong],
  [{ pieces: at({ bottomCm: NaN }) }, "pieces", wrong],
])("refuses %o", (changes, field, message) => {
  given()
    .when(arrange(changes))
    .thenRefused({ code: "INVALID_INPUT", fields: [{ field, message }] });
});
