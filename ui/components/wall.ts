/** The limewashed walls of the scenes; each has its own floor. */
export type Wall = "furnitures" | "electronics" | "kitchen" | "bath" | "walls";

/** Where an object is placed, which sets the height of the floor line. */
export type Placement = "floor" | "table" | "wall";
