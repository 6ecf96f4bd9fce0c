/** Where a piece stands or hangs, in whole centimetres from the back wall's left corner, and how it is turned. */
export interface RoomPlace {
  readonly leftCm: number;
  readonly backCm: number;
  readonly bottomCm: number;
  /** In degrees. */
  readonly turn: number;
}

/** One piece of a cart; the second of a product is copy 2. */
export interface RoomPiece {
  readonly productId: string;
  readonly copy: number;
  /** Null where its owner took it out of the room. */
  readonly place: RoomPlace | null;
}

/** A room and what stands in it. The pieces need not be in the cart any more: whoever shows the room leaves those out. */
export interface RoomPlan {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
  readonly pieces: readonly RoomPiece[];
}
