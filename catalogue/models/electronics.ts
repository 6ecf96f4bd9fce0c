import { batticaloaFloorLamp } from "./electronics/batticaloa-floor-lamp.ts";
import { galleFortLantern } from "./electronics/galle-fort-lantern.ts";
import { kolpettyDeskFan } from "./electronics/kolpetty-desk-fan.ts";
import { maradanaRecordPlayer } from "./electronics/maradana-record-player.ts";
import { monsoonCeilingFan } from "./electronics/monsoon-ceiling-fan.ts";
import { pettahRadio } from "./electronics/pettah-radio.ts";
import { sigiriTableLamp } from "./electronics/sigiri-table-lamp.ts";
import { weligamaWallLamp } from "./electronics/weligama-wall-lamp.ts";
import type { Models } from "./workshop/part.ts";

export const electronics: Models = {
  "batticaloa-floor-lamp": batticaloaFloorLamp,
  "galle-fort-lantern": galleFortLantern,
  "kolpetty-desk-fan": kolpettyDeskFan,
  "maradana-record-player": maradanaRecordPlayer,
  "monsoon-ceiling-fan": monsoonCeilingFan,
  "pettah-radio": pettahRadio,
  "sigiri-table-lamp": sigiriTableLamp,
  "weligama-wall-lamp": weligamaWallLamp,
};
