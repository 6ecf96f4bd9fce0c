import type { DeriveId } from "../ports.ts";
import { createCallService, type CallService } from "./calls/service.ts";
import { createDayService, type DayService } from "./day/service.ts";
import { orderDecider as decider } from "./decider.ts";
import { createEndingService, type EndingService } from "./ending/service.ts";
import { createFulfilmentService, type FulfilmentService } from "./fulfilment/service.ts";
import { createOrderHandling, type OrderHandlingOptions } from "./handling.ts";
import { createItemsService, type ItemsService } from "./items/service.ts";
import type { OrderLimits } from "./placing/admission.ts";
import { createPlacingService, type PlacingService } from "./placing/service.ts";

export type OrderService = PlacingService &
  DayService &
  CallService &
  ItemsService &
  FulfilmentService &
  EndingService;

export const createOrderService = (
  options: OrderHandlingOptions & { readonly deriveId: DeriveId; readonly limits: OrderLimits },
): OrderService => {
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
