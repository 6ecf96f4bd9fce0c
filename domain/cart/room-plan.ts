/** Position of an item in whole centimetres from the back wall's left corner, and its rotation. */
export interface RoomPlace {
  readonly leftCm: number;
  readonly backCm: number;
  readonly bottomCm: number;
  /** In degrees. */
  readonly turn: number;
}

/** One item of a cart. The second item of a product is copy 2. */
export interface RoomPiece {
  readonly productId: string;
  readonly copy: number;
  /** Null if the owner removed it from the room. */
  readonly place: RoomPlace | null;
}

/** A room and its items. Items may have left the cart since; the planner does not show those. */
export interface RoomPlan {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
  readonly pieces: readonly RoomPiece[];
}
