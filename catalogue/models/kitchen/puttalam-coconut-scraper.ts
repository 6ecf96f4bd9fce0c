import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, glaze, steel, teak } from "../workshop/materials.ts";
import { made, type Part } from "../workshop/part.ts";
import { plate } from "../workshop/plate.ts";
import { rod } from "../workshop/tube.ts";

const neck =
  "M236 338C256 334 268 322 278 304C286 288 302 278 318 280L326 298C312 300 304 310 298 324C288 350 270 370 246 378Z";
const blade =
  "M306 288L330 244C322 236 318 224 322 212L329.700 202.800L329.400 211.600L337 202.600L336.600 211.500L344 202.900L343.500 212.200L350.700 204L349.900 213.800L356.900 206.100L355.900 216.500L362.700 209.300L361.500 220.200L368 213.500L366.600 224.900L373 218.600L371.400 230.300L377.700 224.100L376 236C372 250 360 256 348 254L324 300Z";

/** The toothed iron on a seat to sit across, and half a coconut. */
export const puttalamCoconutScraper = (): readonly Part[] => [
  ...[-1, 1].flatMap((side) => [
    ...made(
      teak.dark,
      rod([116, 376, side * 24], [98, 430, side * 50], 7.6, 7),
      rod([228, 376, side * 24], [246, 430, side * 50], 7.6, 7),
    ),
  ]),
  ...made(
    teak.black,
    rod([104, 408, -40], [104, 408, 40], 3.6),
    rod([238, 408, -40], [238, 408, 40], 3.6),
    rod([104, 408, 0], [238, 408, 0], 3.6),
  ),
  ...made(
    teak.middle,
    plate(
      "M52 352C52 340 64 336 80 338C130 346 190 346 244 337L256 374C200 390 120 390 76 380C58 376 50 366 52 352Z",
      [-40, 40],
      { bevel: 6 },
    ),
  ),
  ...made(
    teak.light,
    plate(
      "M60 340.500Q64 336.500 80 337.500C130 345.500 190 345.500 236 337.500L240 341C190 349 130 349 80 341Z",
      [-35, 35],
    ),
  ),
  ...made(teak.middle, plate(neck, [-17, 17], { bevel: 4 })),
  ...made(steel, plate(blade, [-3.5, 3.5], { bevel: 1 })),
  ...made(
    brass.light,
    ball([316, 291, 15], 5),
    ball([308, 303, 16], 5),
    ball([316, 291, -15], 5),
    ball([308, 303, -16], 5),
  ),
  ...made(
    teak.dark,
    lathe("M366 398C366 420 348 432 324 432V426C342 426 358 416 359 398Z", {
      axis: 324,
      z: 8,
      hollow: true,
      segments: 40,
    }),
  ),
  ...made(
    glaze("#e6e3d6"),
    lathe("M363 397H350C348 412 338 420 324 421V417C336 416 344 408 346 399Z", {
      axis: 324,
      z: 8,
      hollow: true,
      segments: 40,
    }),
  ),
  ...made(
    clay("#fdfcf8"),
    lathe("M324 416C338 416 346 408 348 398L350 400C348 412 338 420 324 421", {
      axis: 324,
      z: 8,
      segments: 32,
    }),
  ),
];
