import { behind, close, side, threeQuarter } from "./alone.js";
import { person } from "./person.js";
import { room } from "./room.js";

/** The set for each kind of picture. */
export const shots = {
  "three-quarter": threeQuarter,
  behind,
  below: behind,
  side,
  close,
  person,
  room,
};
