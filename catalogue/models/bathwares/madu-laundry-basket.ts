import { ring, wrapped } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { clay, reed, teak } from "../workshop/materials.ts";
import { count, made, mapped, type Part } from "../workshop/part.ts";
import { bent, rod } from "../workshop/tube.ts";

/** Woven of reed, two indigo bands, a lid with ribs. */
export const maduLaundryBasket = (): readonly Part[] => [
  ...mapped(
    reed,
    wrapped([190, 420], { times: 7 }),
    lathe("M200 190H300L283 420H200", { segments: 56 }),
  ),
  ...made(
    clay("#8f6d3c"),
    lathe("M200 416H284Q288 416 288 420V432H200", { segments: 56, steps: 3 }),
  ),
  ...made(
    clay("#dcc494"),
    lathe("M200 150C246 150 288 164 302 180H200", { segments: 56, steps: 10 }),
  ),
  ...made(
    clay("#b08f55"),
    ...count(24).map((index) => {
      const angle = (2 * Math.PI * index) / 24;
      const out = (r: number, y: number): readonly [number, number, number] => [
        200 + r * Math.sin(angle),
        y,
        r * Math.cos(angle),
      ];
      const [inner, outer] = [
        rod(out(14, 150.5), out(62, 155), 1.1, 1.1, { sides: 4, ends: "flat" }),
        rod(out(62, 155), out(102, 179), 1.1, 1.1, { sides: 4, ends: "flat" }),
      ];
      return [...inner, ...outer];
    }),
  ),
  ...made(
    clay("#dcc494"),
    lathe("M309 176Q312 183 309 190H296V176Z", { hollow: true, segments: 56 }),
  ),
  ...made(
    clay("#b08f55"),
    ...count(56).map((index) => {
      const angle = (2 * Math.PI * index) / 56;
      const next = angle + 0.05;
      return rod(
        [200 + 110.5 * Math.sin(angle), 177, 110.5 * Math.cos(angle)],
        [200 + 110.5 * Math.sin(next), 189, 110.5 * Math.cos(next)],
        1.5,
        1.5,
        { sides: 4, ends: "flat" },
      );
    }),
  ),
  ...made(teak.dark, bent("M186 154C184 124 216 124 214 154", 0, 3.4, { steps: 14 })),
  ...made(
    clay("#b08f55"),
    bent("M294 230C322 226 324 288 292 284", 0, 4.4, { steps: 14 }),
    bent("M106 230C78 226 76 288 108 284", 0, 4.4, { steps: 14 }),
  ),
  ...made(clay("#8f6d3c"), ring([200, 232, 0], 97.3, 1.2, { sides: 5, segments: 56 })),
];
