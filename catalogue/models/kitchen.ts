import { kelaniyaCurryPots } from "./kitchen/kelaniya-curry-pots.ts";
import { maligawatteTiffinCarrier } from "./kitchen/maligawatte-tiffin-carrier.ts";
import { mannarRiceJars } from "./kitchen/mannar-rice-jars.ts";
import { mataleWangediya } from "./kitchen/matale-wangediya.ts";
import { nuwaraTeaSet } from "./kitchen/nuwara-tea-set.ts";
import { pinnawalaSpoonRail } from "./kitchen/pinnawala-spoon-rail.ts";
import { puttalamCoconutScraper } from "./kitchen/puttalam-coconut-scraper.ts";
import { uvaKettle } from "./kitchen/uva-kettle.ts";
import type { Models } from "./workshop/part.ts";

export const kitchen: Models = {
  "kelaniya-curry-pots": kelaniyaCurryPots,
  "maligawatte-tiffin-carrier": maligawatteTiffinCarrier,
  "mannar-rice-jars": mannarRiceJars,
  "matale-wangediya": mataleWangediya,
  "nuwara-tea-set": nuwaraTeaSet,
  "pinnawala-spoon-rail": pinnawalaSpoonRail,
  "puttalam-coconut-scraper": puttalamCoconutScraper,
  "uva-kettle": uvaKettle,
};
