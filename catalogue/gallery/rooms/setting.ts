/** Metres to the right, up from the floor and out from the wall, and degrees turned. */
export type Place = readonly [x: number, y: number, z: number, turned?: number];

/** A product's position in a room, and the products around it. */
export interface RoomSetting {
  readonly stands: Place;
  readonly others?: readonly (readonly [slug: string, at: Place])[];
  readonly blocks?: readonly {
    readonly size: readonly [number, number, number];
    readonly at: readonly [number, number, number];
    readonly colour: string;
  }[];
  readonly view?: {
    readonly turn?: number;
    readonly rise?: number;
    readonly fill?: number;
    readonly middle?: number;
  };
  /** Indices of the surrounding products that must be completely visible. */
  readonly whole?: readonly number[];
}

export type Others = readonly (readonly [slug: string, at: Place])[];

/** Settings of the products of a category, by slug. */
export type Rooms = Readonly<Record<string, RoomSetting>>;

/** Heights of surfaces in metres. */
export const chest = 0.74;
export const desk = 0.76;

/** On the old chest, or above it. */
export const onChest = (
  stands: Place,
  others: Others = [],
  view: RoomSetting["view"] = {},
): RoomSetting => ({
  stands,
  others: [["galle-pettagama", [0, 0, 0.36]], ...others],
  whole: [0],
  view: { fill: 0.66, ...view },
});
