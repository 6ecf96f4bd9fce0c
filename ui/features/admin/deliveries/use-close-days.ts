import { useMutation } from "@apollo/client/react";
import { CloseDeliveryDayDocument } from "../../../generated/operations.ts";

/** A zone's day as an admin wants it. */
export interface DayWish {
  readonly zoneId: string;
  readonly date: string;
  /** Null opens the day again. */
  readonly reason: string | null;
  /** The same for each try, so that a retry changes nothing twice. */
  readonly commandId: string;
}

/** Outcome of one close or open command. */
export interface DayAnswer {
  readonly zoneId: string;
  readonly done: boolean;
  /** The shop's answer, or why there is none. */
  readonly message: string;
}

/** Closes or opens days, each on its own. Resolves with the outcome of each. */
export type CloseDays = (wishes: readonly DayWish[]) => Promise<readonly DayAnswer[]>;

/** Closes days for new orders, and opens them again. `onChanged` gets the position of the last. */
export function useCloseDays(onChanged: (position: string) => void): CloseDays {
  const [close] = useMutation(CloseDeliveryDayDocument);
  return async (wishes) => {
    let last = "";
    const answers = await Promise.all(
      wishes.map(async (variables) => {
        const { zoneId } = variables;
        const answer = await close({ variables })
          .then(({ data }) => data?.closeDeliveryDay)
          .catch(() => undefined);
        if (answer?.__typename === "DeliveryDayClosed") {
          if (answer.position > last) last = answer.position;
          return { zoneId, done: true, message: answer.message };
        }
        const field = answer?.__typename === "InvalidInput" ? answer.fields[0] : undefined;
        const message = field?.message ?? answer?.message ?? "The shop didn’t answer.";
        return { zoneId, done: false, message };
      }),
    );
    if (last !== "") onChanged(last);
    return answers;
  };
}
