import type { PictureKind } from "../../domain/product/pictures.ts";
import type { SampleProduct } from "../sample-product.ts";
import { closeUps } from "./close-ups.ts";
import { rooms } from "./rooms/rooms.ts";
import { walls } from "./walls.ts";

/** Increase it when the studio's lighting or framing changes, so that every picture is retaken. */
const look = 1;

/** Position in metres, and degrees turned. */
interface Companion {
  readonly slug: string;
  readonly at: readonly [number, number, number];
  readonly turn: number;
}

/** All inputs of a picture except the models. */
export interface Shot {
  readonly kind: PictureKind;
  readonly look: number;
  readonly slug: string;
  readonly others: readonly Companion[];
  /** Further settings of the studio. */
  readonly setting: object;
}

/** Products that hang from a ceiling; a product record only has floor, table and wall. */
const hanging = new Set(["monsoon-ceiling-fan"]);

/** Height in metres of the middle of a wall product, next to a person. */
const hung = 1.5;

/** The pictures of a product, in gallery order. */
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
