import { arugamSoapSet } from "./bathwares/arugam-soap-set.ts";
import { kalpitiyaBathStool } from "./bathwares/kalpitiya-bath-stool.ts";
import { maduLaundryBasket } from "./bathwares/madu-laundry-basket.ts";
import { mirissaBasin } from "./bathwares/mirissa-basin.ts";
import { nilaveliTub } from "./bathwares/nilaveli-tub.ts";
import { poyaMirror } from "./bathwares/poya-mirror.ts";
import { trincoTowelLadder } from "./bathwares/trinco-towel-ladder.ts";
import { unawatunaRainShower } from "./bathwares/unawatuna-rain-shower.ts";
import { batticaloaFloorLamp } from "./electronics/batticaloa-floor-lamp.ts";
import { galleFortLantern } from "./electronics/galle-fort-lantern.ts";
import { kolpettyDeskFan } from "./electronics/kolpetty-desk-fan.ts";
import { maradanaRecordPlayer } from "./electronics/maradana-record-player.ts";
import { monsoonCeilingFan } from "./electronics/monsoon-ceiling-fan.ts";
import { pettahRadio } from "./electronics/pettah-radio.ts";
import { sigiriTableLamp } from "./electronics/sigiri-table-lamp.ts";
import { weligamaWallLamp } from "./electronics/weligama-wall-lamp.ts";
import { bentotaPlantersChair } from "./furnitures/bentota-planters-chair.ts";
import { ellaBookcase } from "./furnitures/ella-bookcase.ts";
import { gallePettagama } from "./furnitures/galle-pettagama.ts";
import { jaffnaPalmyrahStool } from "./furnitures/jaffna-palmyrah-stool.ts";
import { kandalamaSofa } from "./furnitures/kandalama-sofa.ts";
import { lunuDaybed } from "./furnitures/lunu-daybed.ts";
import { mataraAlmirah } from "./furnitures/matara-almirah.ts";
import { peradeniyaDesk } from "./furnitures/peradeniya-desk.ts";
import { kelaniyaCurryPots } from "./kitchen/kelaniya-curry-pots.ts";
import { maligawatteTiffinCarrier } from "./kitchen/maligawatte-tiffin-carrier.ts";
import { mannarRiceJars } from "./kitchen/mannar-rice-jars.ts";
import { mataleWangediya } from "./kitchen/matale-wangediya.ts";
import { nuwaraTeaSet } from "./kitchen/nuwara-tea-set.ts";
import { pinnawalaSpoonRail } from "./kitchen/pinnawala-spoon-rail.ts";
import { puttalamCoconutScraper } from "./kitchen/puttalam-coconut-scraper.ts";
import { uvaKettle } from "./kitchen/uva-kettle.ts";
import { ambalangodaMask } from "./wall-designs/ambalangoda-mask.ts";
import { anuradhaMoonstone } from "./wall-designs/anuradha-moonstone.ts";
import { araliyaRelief } from "./wall-designs/araliya-relief.ts";
import { dodanduwaLaceFrame } from "./wall-designs/dodanduwa-lace-frame.ts";
import { dumbaraWallHanging } from "./wall-designs/dumbara-wall-hanging.ts";
import { kabookJaliPanel } from "./wall-designs/kabook-jali-panel.ts";
import { rambukkanaSesath } from "./wall-designs/rambukkana-sesath.ts";
import { tangalleBatikPanel } from "./wall-designs/tangalle-batik-panel.ts";
import type { Part } from "./workshop/part.ts";

/** What each sample product is made of, by its slug. */
export const models: Readonly<Record<string, () => readonly Part[]>> = {
  "arugam-soap-set": arugamSoapSet,
  "kalpitiya-bath-stool": kalpitiyaBathStool,
  "madu-laundry-basket": maduLaundryBasket,
  "mirissa-basin": mirissaBasin,
  "nilaveli-tub": nilaveliTub,
  "poya-mirror": poyaMirror,
  "trinco-towel-ladder": trincoTowelLadder,
  "unawatuna-rain-shower": unawatunaRainShower,
  "batticaloa-floor-lamp": batticaloaFloorLamp,
  "galle-fort-lantern": galleFortLantern,
  "kolpetty-desk-fan": kolpettyDeskFan,
  "maradana-record-player": maradanaRecordPlayer,
  "monsoon-ceiling-fan": monsoonCeilingFan,
  "pettah-radio": pettahRadio,
  "sigiri-table-lamp": sigiriTableLamp,
  "weligama-wall-lamp": weligamaWallLamp,
  "bentota-planters-chair": bentotaPlantersChair,
  "ella-bookcase": ellaBookcase,
  "galle-pettagama": gallePettagama,
  "jaffna-palmyrah-stool": jaffnaPalmyrahStool,
  "kandalama-sofa": kandalamaSofa,
  "lunu-daybed": lunuDaybed,
  "matara-almirah": mataraAlmirah,
  "peradeniya-desk": peradeniyaDesk,
  "kelaniya-curry-pots": kelaniyaCurryPots,
  "maligawatte-tiffin-carrier": maligawatteTiffinCarrier,
  "mannar-rice-jars": mannarRiceJars,
  "matale-wangediya": mataleWangediya,
  "nuwara-tea-set": nuwaraTeaSet,
  "pinnawala-spoon-rail": pinnawalaSpoonRail,
  "puttalam-coconut-scraper": puttalamCoconutScraper,
  "uva-kettle": uvaKettle,
  "ambalangoda-mask": ambalangodaMask,
  "anuradha-moonstone": anuradhaMoonstone,
  "araliya-relief": araliyaRelief,
  "dodanduwa-lace-frame": dodanduwaLaceFrame,
  "dumbara-wall-hanging": dumbaraWallHanging,
  "kabook-jali-panel": kabookJaliPanel,
  "rambukkana-sesath": rambukkanaSesath,
  "tangalle-batik-panel": tangalleBatikPanel,
};
