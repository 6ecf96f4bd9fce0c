import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, paint, varied } from "../workshop/materials.ts";
import { rolled, tipped } from "../workshop/moves.ts";
import { count, made, type Mesh, type Part, type Point } from "../workshop/part.ts";
import { dome } from "../workshop/plate.ts";
import { tube } from "../workshop/tube.ts";

const green = varied(paint("#385443"), { Green: "#385443", Cream: "#e6dcc2", Black: "#2a2c2b" });
const dark = varied(paint("#26392e"), { Green: "#26392e", Cream: "#b9a988", Black: "#161716" });
const wire = paint("#39443f");

/** A hoop of the cage, upright. */
const hoop = (radius: number, z: number, thick: number): Mesh =>
  tube(
    count(49).map((step): Point => {
      const angle = (2 * Math.PI * step) / 48;
      return [200 + radius * Math.sin(angle), 178 - radius * Math.cos(angle), z];
    }),
    thick,
    { sides: thick > 2 ? 8 : 5, ends: "flat" },
  );

/** Distance of a wire before or behind the rim, by distance from the hub. */
const bulge = (radius: number): number => 38 * Math.sqrt(Math.max(0, 1 - (radius / 118) ** 2));

/** Wires from hub to rim with a swirl, bulging to the front or back. */
const wires = (many: number, side: 1 | -1, swing: number): readonly Mesh[] =>
  count(many).map((index) =>
    tube(
      [26, 60, 92, 118].map((radius): Point => {
        const angle = (2 * Math.PI * index) / many + swing * ((radius - 26) / 92) ** 2;
        return [
          200 + radius * Math.sin(angle),
          178 - radius * Math.cos(angle),
          side * bulge(radius),
        ];
      }),
      0.95,
      { sides: 4, ends: "flat" },
    ),
  );

const blade = "M200 164C154 144 136 96 170 80C208 74 234 112 214 166Z";

/** Lathe bodies lie flat; this tips them to face the viewer. */
const facing = (mesh: Mesh): Mesh => tipped(mesh, -90, [178, 0]);

/** Four brass blades in a cage on a cast foot. */
export const kolpettyDeskFan = (): readonly Part[] => [
  ...made(
    green,
    lathe("M200 284H218L222 318C240 322 268 330 268 350H200", { segments: 44, oval: 0.9, z: -22 }),
  ),
  ...made(dark, lathe("M200 345H276Q280 350 276 355H200", { segments: 44, oval: 0.9, z: -22 })),
  ...made(brass.dark, lathe("M200 274H220V292Q212 298 200 299", { segments: 28, z: -22 })),
  ...made(brass.dark, box([186, 214], [333, 341], [26, 38], { round: 3 })),
  ...made(brass.light, ball([200, 336, 38], 5)),
  ...made(dark, facing(lathe("M200 180Q232 186 238 210V268Q234 300 200 302", { segments: 32 }))),
  ...made(green, lathe("M200 200H212V282H200", { segments: 20, z: -34 })),
  ...count(4).flatMap((index) =>
    made(
      brass.middle,
      rolled(dome(blade, -3, 9, { steps: 6, rings: 3 }), 12 + index * 90, [200, 178]),
    ),
  ),
  ...made(dark, facing(lathe("M200 140H218Q227 144 227 152V172H200", { segments: 32 }))),
  ...made(brass.middle, facing(lathe("M200 132Q212 134 216 142H200", { segments: 28 }))),
  ...made(
    wire,
    hoop(118, 0, 2.8),
    hoop(84, bulge(84), 1),
    hoop(52, bulge(52), 1),
    hoop(27, bulge(26), 1.6),
    hoop(72, -bulge(72), 1),
  ),
  ...made(wire, ...wires(24, 1, 0.24), ...wires(16, -1, 0)),
];
