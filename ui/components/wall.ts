import type { walls } from "../generated/shop.ts";

/** The limewashed walls of the scenes; each has its own floor. */
export type Wall = (typeof walls)[number];

/** Where an object is placed, which sets the height of the floor line. */
export type Placement = "floor" | "table" | "wall";
