import type { RoomPlan } from "#domain/cart/room-plan.ts";
import type { RoomPlanInput } from "#graphql/generated/resolver-types.ts";

/** What a client sent as a room; whether it is one is for the cart's rules. */
export const roomPlanOf = ({ pieces, ...room }: RoomPlanInput): RoomPlan => ({
  ...room,
  pieces: pieces.map(({ productId, copy, place }) => ({ productId, copy, place: place ?? null })),
});
