import { decideCall, foldCall } from "./calls/rules.ts";
import { decideDay, foldDay } from "./day/rules.ts";
import { decideEnding, foldEnding } from "./ending/rules.ts";
import { decideFulfilment, foldFulfilment } from "./fulfilment/rules.ts";
import { decideItems, foldItems } from "./items/rules.ts";
import { decidePlacing, foldPlacing } from "./placing/rules.ts";
import type { OrderDecider } from "./state.ts";

/** The rules of one order, by room. */
export const orderDecider: OrderDecider = {
  category: "order",
  initialState: { phase: "none" },
  begins: ({ type }) => type === "SubmitOrder",

  evolve(state, event) {
    switch (event.type) {
      case "OrderSubmitted":
      case "OrderPlaced":
      case "OrderRejected":
        return foldPlacing(state, event);
      case "DeliveryAddressChanged":
      case "DeliveryDayRequested":
      case "DeliveryDayChanged":
      case "DeliveryDayRefused":
        return foldDay(state, event);
      case "OrderCalled":
      case "OrderCallUndone":
      case "OrderCallRequested":
        return foldCall(state, event);
      case "OrderItemsRequested":
      case "OrderItemsChanged":
      case "OrderItemsRefused":
      case "OrderItemsSettled":
      case "ItemsReturned":
      case "ReturnedItemsRestocked":
        return foldItems(state, event);
      case "OrderCancelled":
      case "OrderReturned":
      case "ReturnReceived":
      case "OrderCodeReleased":
      case "OrderStockReturned":
        return foldEnding(state, event);
      default:
        return foldFulfilment(state, event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "SubmitOrder":
      case "PlaceOrder":
      case "RejectOrder":
        return decidePlacing(command, state);
      case "ChangeDeliveryAddress":
      case "ChangeDeliveryAddressByStaff":
      case "RequestDeliveryDay":
      case "RequestNextDay":
      case "ConfirmDeliveryDay":
      case "RefuseDeliveryDay":
        return decideDay(command, state);
      case "RecordCall":
      case "CallOnceMore":
      case "UndoCall":
        return decideCall(command, state);
      case "RequestItems":
      case "ConfirmItems":
      case "RefuseItems":
      case "NoteItemsSettled":
      case "ReturnItems":
      case "NoteRestocked":
        return decideItems(command, state);
      case "CancelOrder":
      case "CancelOrderByStaff":
      case "ReturnOrder":
      case "ReceiveReturn":
      case "NoteCodeReleased":
      case "NoteStockReturned":
        return decideEnding(command, state);
      default:
        return decideFulfilment(command, state);
    }
  },
};
