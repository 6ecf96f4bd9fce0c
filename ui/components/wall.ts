/** The limewashed walls of the house; each brings its floor. */
export type Wall = "furnitures" | "electronics" | "kitchen" | "bath" | "walls";

/** Where an object stands, which decides the height of the floor line. */
export type Placement = "floor" | "table" | "wall";
