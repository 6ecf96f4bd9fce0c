import { arugamSoapSet } from "./bathwares/arugam-soap-set.ts";
import { kalpitiyaBathStool } from "./bathwares/kalpitiya-bath-stool.ts";
import { maduLaundryBasket } from "./bathwares/madu-laundry-basket.ts";
import { mirissaBasin } from "./bathwares/mirissa-basin.ts";
import { nilaveliTub } from "./bathwares/nilaveli-tub.ts";
import { poyaMirror } from "./bathwares/poya-mirror.ts";
import { trincoTowelLadder } from "./bathwares/trinco-towel-ladder.ts";
import { unawatunaRainShower } from "./bathwares/unawatuna-rain-shower.ts";
import type { Models } from "./workshop/part.ts";

export const bathwares: Models = {
  "arugam-soap-set": arugamSoapSet,
  "kalpitiya-bath-stool": kalpitiyaBathStool,
  "madu-laundry-basket": maduLaundryBasket,
  "mirissa-basin": mirissaBasin,
  "nilaveli-tub": nilaveliTub,
  "poya-mirror": poyaMirror,
  "trinco-towel-ladder": trincoTowelLadder,
  "unawatuna-rain-shower": unawatunaRainShower,
};
