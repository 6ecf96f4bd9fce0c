import { limits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { isRecent, noneRecent, remember, type RecentIds } from "../recent-ids.ts";
import {
  invalidInput,
  productChanged,
  stockShortage,
  type FieldProblem,
  type InvalidInput,
  type ProductChanged,
  type StockShortage,
} from "../refusal.ts";
import { hasControls, normalLine } from "../values/line.ts";
import type { StockCommand } from "./commands.ts";
import type { StockEvent } from "./events.ts";

export interface StockState {
  readonly onHand: number;
  readonly reserved: number;
  /** The product's own limit of low stock; null for the shop's limit. */
  readonly lowFrom: number | null;
  /** Open reservations: quantity by claim. */
  readonly reservations: ReadonlyMap<string, number>;
  /** Claims with a released or confirmed reservation. They can never reserve again. */
  readonly settled: RecentIds;
  /** Claims with returned items. They return them once. */
  readonly returned: RecentIds;
}

export type StockRefusal = InvalidInput | StockShortage | ProductChanged;

/** Items that can be ordered now. */
export const available = (state: StockState): number => state.onHand - state.reserved;

/**
 * The rules of one product's stock: on hand minus reserved is never negative, and a reservation is
 * settled once.
 */
export const stockDecider: Decider<StockState, StockCommand, StockEvent, StockRefusal> = {
  category: "stock",
  initialState: {
    onHand: 0,
    reserved: 0,
    lowFrom: null,
    reservations: new Map(),
    settled: noneRecent,
    returned: noneRecent,
  },

  evolve(state, event) {
    switch (event.type) {
      case "StockReceived":
        return { ...state, onHand: state.onHand + event.data.quantity };
      case "StockAdjusted":
        return { ...state, onHand: event.data.onHand };
      case "StockReserved": {
        const { quantity } = event.data;
        return {
          ...state,
          reserved: state.reserved + quantity,
          reservations: new Map(state.reservations).set(claimOf(event.data), quantity),
        };
      }
      case "StockReservationReleased":
        return giveBack(settle(state, event.data), claimOf(event.data));
      case "StockReservationConfirmed":
        return {
          ...settle(state, event.data),
          onHand: state.onHand - event.data.quantity,
        };
      case "StockReturned":
        return giveBack(
          { ...state, onHand: state.onHand + event.data.quantity },
          claimOf(event.data),
        );
      case "LowStockLimitChanged":
        return { ...state, lowFrom: event.data.lowFrom };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "ReceiveStock": {
        const { quantity, reason } = command;
        if (reason === undefined) {
          return isCount(quantity) && quantity > 0
            ? accept({ type: "StockReceived", data: { quantity } })
            : refuse(countInStockProblem);
        }
        const problems = [
          ...(isCount(quantity) && quantity > 0 ? [] : [receivedProblem]),
          ...reasonProblems(reason),
        ];
        return problems.length === 0
          ? accept({ type: "StockReceived", data: { quantity, reason: normalLine(reason) } })
          : refuse(invalidInput(...problems));
      }
      case "CountStock": {
        const { onHand, seen, reason } = command;
        const problems = [
          ...(isCount(onHand) ? countedProblems(onHand, state) : [countedProblem]),
          ...reasonProblems(reason),
        ];
        if (problems.length > 0) return refuse(invalidInput(...problems));
        if (onHand === state.onHand) return accept();
        if (seen !== state.onHand) return refuse(productChanged(["stock"]));
        return accept({
          type: "StockAdjusted",
          data: { onHand, previousOnHand: state.onHand, reason: normalLine(reason) },
        });
      }
      case "SetLowStockLimit": {
        const { lowFrom } = command;
        if (lowFrom !== null && !isCount(lowFrom)) return refuse(invalidInput(limitProblem));
        return lowFrom === state.lowFrom
          ? accept()
          : accept({
              type: "LowStockLimitChanged",
              data: { lowFrom, previousLowFrom: state.lowFrom },
            });
      }
      case "AdjustStock": {
        if (!isCount(command.available)) return refuse(countInStockProblem);
        if (seesAnother(command, available(state))) return refuse(productChanged(["stock"]));
        const onHand = command.available + state.reserved;
        return onHand === state.onHand
          ? accept()
          : accept({ type: "StockAdjusted", data: { onHand, previousOnHand: state.onHand } });
      }
      case "ReserveStock": {
        const { quantity, productId, productName } = command;
        if (state.reservations.has(claimOf(command))) return accept();
        if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse(quantityProblem);
        const left = available(state);
        if (quantity > left || hasEnded(state, claimOf(command))) {
          return refuse(
            stockShortage([{ productId, name: productName, requested: quantity, available: left }]),
          );
        }
        return accept({ type: "StockReserved", data: { ...ofClaim(command), quantity } });
      }
      case "ReleaseReservation":
      case "ConfirmReservation": {
        const quantity = state.reservations.get(claimOf(command));
        if (quantity === undefined) return accept();
        return accept({
          type:
            command.type === "ReleaseReservation"
              ? "StockReservationReleased"
              : "StockReservationConfirmed",
          data: { ...ofClaim(command), quantity },
        });
      }
      case "ReturnStock": {
        const { quantity } = command;
        const reserved = state.reservations.get(claimOf(command));
        if (reserved !== undefined) {
          return accept({
            type: "StockReservationReleased",
            data: { ...ofClaim(command), quantity: reserved },
          });
        }
        return isRecent(state.returned, claimOf(command))
          ? accept()
          : accept({ type: "StockReturned", data: { ...ofClaim(command), quantity } });
      }
      default:
        return unreachable(command);
    }
  },
};

/** An order, or a later change of it. */
interface Claim {
  readonly orderId: string;
  readonly claim?: string;
}

const claimOf = ({ orderId, claim }: Claim): string =>
  claim === undefined ? orderId : `${orderId} ${claim}`;

const ofClaim = ({ orderId, claim }: Claim): Claim => ({
  orderId,
  ...(claim === undefined ? {} : { claim }),
});

const hasEnded = ({ settled, returned }: StockState, claim: string): boolean =>
  isRecent(settled, claim) || isRecent(returned, claim);

const giveBack = (state: StockState, claim: string): StockState => ({
  ...state,
  returned: remember(state.returned, claim),
});

const isCount = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= limits.stock;

const receivedProblem: FieldProblem = {
  field: "quantity",
  message: `Please enter how many units came in, from 1 to ${limits.stock}`,
};

const countedProblem: FieldProblem = {
  field: "onHand",
  message: `Please enter how many are on the shelf, from 0 to ${limits.stock}`,
};

const limitProblem: FieldProblem = {
  field: "lowFrom",
  message: `Please enter a whole number from 0 to ${limits.stock}`,
};

/** Reserved items are still on the shelf, so a count cannot be lower. */
const countedProblems = (onHand: number, { reserved }: StockState): readonly FieldProblem[] =>
  onHand >= reserved
    ? []
    : [
        {
          field: "onHand",
          message: `Orders being placed hold ${reserved}, so enter at least ${reserved}`,
        },
      ];

const reasonProblems = (reason: string): readonly FieldProblem[] => {
  if (normalLine(reason) === "") return [{ field: "reason", message: "Please enter a reason" }];
  if (normalLine(reason).length > limits.stockReason) {
    return [{ field: "reason", message: `At most ${limits.stockReason} characters` }];
  }
  return hasControls(normalLine(reason))
    ? [{ field: "reason", message: "Please write this on one line" }]
    : [];
};

const countInStockProblem = invalidInput({
  field: "countInStock",
  message: `Please enter a whole number from 0 to ${limits.stock}`,
});

const quantityProblem = invalidInput({
  field: "quantity",
  message: "Please enter a whole number of 1 or more",
});

const settle = (
  state: StockState,
  { quantity, ...claim }: Claim & { readonly quantity: number },
): StockState => {
  const reservations = new Map(state.reservations);
  reservations.delete(claimOf(claim));
  return {
    ...state,
    reserved: state.reserved - quantity,
    reservations,
    settled: remember(state.settled, claimOf(claim)),
  };
};

/** Whether a count was based on another figure. A count that already holds is accepted anyway. */
const seesAnother = (
  { seen, available: wanted }: Extract<StockCommand, { type: "AdjustStock" }>,
  now: number,
): boolean => seen !== undefined && seen !== now && wanted !== now;
