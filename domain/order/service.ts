import type { DeriveId } from "../ports.ts";
import { createCallService } from "./calls/service.ts";
import { createDayService } from "./day/service.ts";
import { orderDecider as decider } from "./decider.ts";
import { createEndingService } from "./ending/service.ts";
import { createFulfilmentService } from "./fulfilment/service.ts";
import { createOrderHandling, type OrderHandlingOptions } from "./handling.ts";
import { createItemsService } from "./items/service.ts";
import type { DeliveryFeesNow, OrderLimits } from "./placing/admission.ts";
import { createPlacingService, type OpeningNow, type PublishedTerms } from "./placing/service.ts";

export type OrderService = ReturnType<typeof createOrderService>;

export const createOrderService = (
  options: OrderHandlingOptions & {
    readonly deriveId: DeriveId;
    readonly limits: OrderLimits;
    /** The current delivery fees, from memory; the default ones if missing. */
    readonly deliveryFees?: DeliveryFeesNow;
    /** By default, the shop has no terms of its own. */
    readonly publishedTerms?: PublishedTerms;
    /** By default, the shop is open. */
    readonly openingNow?: OpeningNow;
  },
) => {
  const handling = createOrderHandling({ ...options, decider });
  return {
    ...createPlacingService({ ...options, decider }),
    ...createDayService(handling),
    ...createCallService(handling),
    ...createItemsService(handling),
    ...createFulfilmentService(handling),
    ...createEndingService(handling),
  };
};
