import type { PictureKind } from "#domain/product/pictures.ts";
import type { SampleProduct } from "../sample-product.ts";
import { closeUps } from "./close-ups.ts";
import { rooms } from "./rooms/rooms.ts";
import { walls } from "./walls.ts";

/** Raised where the studio lights or frames otherwise, so that every picture is taken again. */
const look = 1;

/** Where things are in metres, and degrees turned. */
interface Companion {
  readonly slug: string;
  readonly at: readonly [number, number, number];
  readonly turn: number;
}

/** Everything that a picture is taken by, but for the models themselves. */
export interface Shot {
  readonly kind: PictureKind;
  readonly look: number;
  readonly slug: string;
  readonly others: readonly Companion[];
  /** What the studio is told besides. */
  readonly setting: object;
}

/** What hangs from a ceiling: a record knows a floor, a table and a wall alone. */
const hanging = new Set(["monsoon-ceiling-fan"]);

/** The height in metres that the middle of what hangs on a wall is at, beside somebody. */
const hung = 1.5;

/** The pictures that are taken of a product, in the gallery's order. */
export const shotsOf = (product: SampleProduct): readonly Shot[] => {
  const { slug, category } = product;
  const placement = hanging.has(slug) ? "ceiling" : product.placement;
  const setting = { placement, ...walls[category] };
  const shot = (kind: PictureKind, more: object = {}): Shot => ({
    kind,
    look,
    slug,
    others: [],
    setting: { ...setting, ...more },
  });
  const { others = [], ...room } = rooms[slug] ?? { stands: [0, 0, 0.5] };
  return [
    shot("three-quarter"),
    shot(
      { ceiling: "below", wall: "side", floor: "behind", table: "behind" }[
        placement
      ] as PictureKind,
    ),
    shot("close", closeUps[slug]),
    shot("person", { hung }),
    {
      ...shot("room", room),
      others: others.map(([companion, [x, y, z, turn = 0]]) => ({
        slug: companion,
        at: [x, y, z],
        turn,
      })),
    },
  ];
};
