import type { CancelReason, OrderStatus, StopFailure } from "#domain/constants.ts";
import type { Slot } from "#domain/values/delivery-day.ts";
import type {
  AddressChange,
  ItemsChange,
  OrderDocument,
  OrderMoment,
  OrderReturn,
} from "./document.ts";

/** One step of an order's history. `number` is the order's revision after it. */
export type OrderStep = { readonly at: string; readonly number: number } & (
  | {
      readonly kind: "placed";
      readonly status: OrderStatus;
      readonly moves: Moves;
      /** Staff placed it for the buyer on the phone. */
      readonly byStaff: boolean;
    }
  | {
      readonly kind: "moved";
      readonly status: OrderStatus;
      readonly previousStatus: OrderStatus;
      readonly movedBack: boolean;
      readonly moves: Moves;
    }
  /** Several moves back and forth between two statuses; `at` is the time of the first. */
  | {
      readonly kind: "went-between";
      readonly status: OrderStatus;
      readonly previousStatus: OrderStatus;
      readonly moves: Moves;
    }
  | {
      readonly kind: "address-changed";
      readonly fields: AddressChange["fields"];
      readonly byStaff: boolean;
    }
  | {
      readonly kind: "day-changed";
      readonly day: Slot | null;
      readonly previousDay: Slot | null;
      readonly byBuyer: boolean;
    }
  | { readonly kind: "confirmed-by-phone" }
  | {
      readonly kind: "items-changed";
      readonly items: ItemsChange["items"];
      readonly totalCents: number;
      readonly previousTotalCents: number;
    }
  | {
      readonly kind: "items-returned";
      readonly items: OrderReturn["items"];
      readonly reason: OrderReturn["reason"];
      readonly refundCents: number;
    }
  | { readonly kind: "commented"; readonly note: string }
  | {
      readonly kind: "cancelled";
      readonly reason: CancelReason | null;
      readonly byStaff: boolean;
      readonly note: string | null;
    }
  | { readonly kind: "returned"; readonly returnReason: StopFailure }
);

type Moves = readonly OrderMoment[];

/** Fewer moves back and forth are listed one by one. */
const minFolded = 3;

const isBetweenTheSame = (one: OrderMoment, other: OrderMoment): boolean =>
  one.status === other.previousStatus && one.previousStatus === other.status;

const stepOf = (moves: readonly [OrderMoment, ...Moves], byStaff: boolean): OrderStep => {
  const [first] = moves;
  const { at, status, previousStatus, movedBack } = first;
  const number = (moves.at(-1) ?? first).revision;
  if (previousStatus === null) return { kind: "placed", at, number, status, moves, byStaff };
  return moves.length > 1
    ? { kind: "went-between", at, number, status, previousStatus, moves }
    : { kind: "moved", at, number, status, previousStatus, movedBack, moves };
};

/**
 * Splits consecutive moves into steps. Moves back and forth between two statuses become one step.
 */
const stepsOfMoves = (moves: Moves, isLatest: boolean, byStaff: boolean): readonly OrderStep[] => {
  const runs: (readonly [OrderMoment, ...Moves])[] = [];
  for (const move of moves) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isBetweenTheSame(last, move)) runs[runs.length - 1] = [...run, move];
    else runs.push([move]);
  }
  return runs.flatMap((run, index) => {
    // The current status is always a step of its own.
    const latest = isLatest && index === runs.length - 1 ? run.at(-1) : undefined;
    const [first, ...others] = run;
    const folded = latest ? others.slice(0, -1) : others;
    if (folded.length + 1 < minFolded) return run.map((move) => stepOf([move], byStaff));
    return [stepOf([first, ...folded], byStaff), ...(latest ? [stepOf([latest], byStaff)] : [])];
  });
};

/** The history of an order, oldest first, with moves back and forth combined. */
export const stepsOf = ({
  history,
  addressChanges,
  dayChanges,
  confirmations,
  itemsChanges,
  returns,
  comments,
  cancellation,
  returned,
  by,
}: Pick<
  OrderDocument,
  | "history"
  | "addressChanges"
  | "dayChanges"
  | "itemsChanges"
  | "returns"
  | "comments"
  | "cancellation"
  | "returned"
  | "confirmations"
  | "by"
>): readonly OrderStep[] => {
  const between: OrderStep[] = [
    ...addressChanges.map(({ at, fields, byStaff = false, revision: number }) => ({
      kind: "address-changed" as const,
      at,
      fields,
      byStaff,
      number,
    })),
    ...dayChanges.map(({ at, day, previousDay, byBuyer, revision: number }) => ({
      kind: "day-changed" as const,
      at,
      day,
      previousDay,
      byBuyer,
      number,
    })),
    ...confirmations.map(({ at, revision: number }) => ({
      kind: "confirmed-by-phone" as const,
      at,
      number,
    })),
    ...itemsChanges.map(({ revision: number, ...change }) => ({
      kind: "items-changed" as const,
      ...change,
      number,
    })),
    ...returns.map(({ at, items, reason, refundCents, revision: number }) => ({
      kind: "items-returned" as const,
      ...{ at, items, reason, refundCents, number },
    })),
    ...comments.map(({ at, text: note, revision: number }) => ({
      kind: "commented" as const,
      ...{ at, note, number },
    })),
    ...(cancellation
      ? [
          {
            kind: "cancelled" as const,
            at: cancellation.at,
            reason: cancellation.reason,
            byStaff: cancellation.byStaff,
            note: cancellation.note,
            number: cancellation.revision,
          },
        ]
      : []),
    ...(returned
      ? [
          {
            kind: "returned" as const,
            at: returned.at,
            returnReason: returned.reason,
            number: returned.revision,
          },
        ]
      : []),
  ].sort((a, b) => a.number - b.number);
  const steps: OrderStep[] = [];
  let from = -1;
  for (const step of [...between, null]) {
    const until = step?.number ?? Number.POSITIVE_INFINITY;
    const moves = history.filter(({ revision }) => revision > from && revision < until);
    steps.push(...stepsOfMoves(moves, step === null, by === "staff"), ...(step ? [step] : []));
    from = until;
  }
  return steps;
};
