import { bentotaPlantersChair } from "./furnitures/bentota-planters-chair.ts";
import { ellaBookcase } from "./furnitures/ella-bookcase.ts";
import { gallePettagama } from "./furnitures/galle-pettagama.ts";
import { jaffnaPalmyrahStool } from "./furnitures/jaffna-palmyrah-stool.ts";
import { kandalamaSofa } from "./furnitures/kandalama-sofa.ts";
import { lunuDaybed } from "./furnitures/lunu-daybed.ts";
import { mataraAlmirah } from "./furnitures/matara-almirah.ts";
import { peradeniyaDesk } from "./furnitures/peradeniya-desk.ts";
import type { Models } from "./workshop/part.ts";

export const furnitures: Models = {
  "bentota-planters-chair": bentotaPlantersChair,
  "ella-bookcase": ellaBookcase,
  "galle-pettagama": gallePettagama,
  "jaffna-palmyrah-stool": jaffnaPalmyrahStool,
  "kandalama-sofa": kandalamaSofa,
  "lunu-daybed": lunuDaybed,
  "matara-almirah": mataraAlmirah,
  "peradeniya-desk": peradeniyaDesk,
};
