import { ring, wrapped } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, glowing, rush, varied } from "../workshop/materials.ts";
import { made, mapped, type Part } from "../workshop/part.ts";

const body = varied(clay("#b4603f"), {
  Terracotta: "#b4603f",
  Moss: "#4f6f58",
  Charcoal: "#3a3a38",
});

/** A turned clay base under a shade of split rush. */
export const sigiriTableLamp = (): readonly Part[] => [
  ...made(
    body,
    lathe("M200 226H214Q214 234 222 240C254 262 260 322 236 350H200", { segments: 48, steps: 9 }),
  ),
  ...[293, 302, 311].map((y) => ({
    mesh: ring([200, y, 0], 49.9, 1.2, { sides: 6, segments: 48 }),
    material: clay("#8d4530"),
  })),
  ...made(brass.middle, lathe("M200 92H205V230H200", { segments: 20 })),
  ...mapped(
    rush,
    wrapped([72, 100], { times: 22 }),
    lathe("M262 72L300 190H297L259 72Z", { hollow: true, segments: 56 }),
  ),
  ...made(
    clay("#b28a62"),
    ring([200, 190, 0], 98.5, 2.2, { segments: 56, sides: 6 }),
    ring([200, 72, 0], 60.5, 1.8, { segments: 56, sides: 6 }),
  ),
  ...made(
    glowing("#fbe9bd", 1.2),
    lathe("M200 112C212 112 218 124 216 136C212 148 208 150 206 158H200", { segments: 20 }),
  ),
];
