import type { RoomPlan } from "#domain/cart/room-plan.ts";
import type { RoomPlanInput } from "#graphql/generated/resolver-types.ts";

/** The room plan sent by the client; the cart's rules validate it. */
export const roomPlanOf = ({ pieces, ...room }: RoomPlanInput): RoomPlan => ({
  ...room,
  pieces: pieces.map(({ productId, copy, place }) => ({ productId, copy, place: place ?? null })),
});
