import { ambalangodaMask } from "./wall-designs/ambalangoda-mask.ts";
import { anuradhaMoonstone } from "./wall-designs/anuradha-moonstone.ts";
import { araliyaRelief } from "./wall-designs/araliya-relief.ts";
import { dodanduwaLaceFrame } from "./wall-designs/dodanduwa-lace-frame.ts";
import { dumbaraWallHanging } from "./wall-designs/dumbara-wall-hanging.ts";
import { kabookJaliPanel } from "./wall-designs/kabook-jali-panel.ts";
import { rambukkanaSesath } from "./wall-designs/rambukkana-sesath.ts";
import { tangalleBatikPanel } from "./wall-designs/tangalle-batik-panel.ts";
import type { Models } from "./workshop/part.ts";

export const wallDesigns: Models = {
  "ambalangoda-mask": ambalangodaMask,
  "anuradha-moonstone": anuradhaMoonstone,
  "araliya-relief": araliyaRelief,
  "dodanduwa-lace-frame": dodanduwaLaceFrame,
  "dumbara-wall-hanging": dumbaraWallHanging,
  "kabook-jali-panel": kabookJaliPanel,
  "rambukkana-sesath": rambukkanaSesath,
  "tangalle-batik-panel": tangalleBatikPanel,
};
