import { clay } from "../workshop/materials.ts";
import { moved } from "../workshop/moves.ts";
import { count, made, type Part } from "../workshop/part.ts";
import { plate } from "../workshop/plate.ts";

/** The openings of a block: four leaves and four quarter rounds. */
const openings =
  "M35 8C47 17 47 23 35 32.5C23 23 23 17 35 8ZM35 62C47 53 47 47 35 37.5C23 47 23 53 35 62ZM8 35C17 47 23 47 32.5 35C23 23 17 23 8 35ZM62 35C53 47 47 47 37.5 35C47 23 53 23 62 35ZM8 8H22Q22 22 8 22ZM62 8H48Q48 22 62 22ZM8 62H22Q22 48 8 48ZM62 62H48Q48 48 62 48Z";
const outer = "M1.5 1.5H68.5V68.5H1.5Z";
const face = plate(`${outer}${openings}`, [22, 30], { bevel: 1.4, steps: 3 });
/** Deep in the openings the clay is in shade. */
const core = plate(`${outer}${openings}`, [0, 22], { steps: 3 });
const bed = plate("M0 0H70V70H0ZM1 1V69H69V1Z", [1, 27]);

/** Twenty pierced blocks of laterite red, bedded in mortar. */
export const kabookJaliPanel = (): readonly Part[] =>
  count(20)
    .flatMap((index) => {
      const at = [60 + (index % 4) * 70, 65 + Math.floor(index / 4) * 70, 0] as const;
      return [
        ...made(clay("#b4603f"), moved(face, at)),
        ...made(clay("#5c2b1e"), moved(core, at)),
        ...made(clay("#8d4530"), moved(bed, at)),
      ];
    })
    .concat(
      made(clay("#8d4530"), plate("M56 61H344V419H56ZM60 65V415H340V65Z", [0, 30], { bevel: 1 })),
    );
