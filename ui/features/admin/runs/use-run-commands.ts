import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { notify } from "../../../components/toast.tsx";
import {
  AddRunStopsDocument,
  ChangeRunPlanDocument,
  DiscardRunDocument,
  MoveRunStopDocument,
  PlanRunDocument,
  RemoveRunStopDocument,
  StartRunDocument,
  type PlannedRunFragment,
  type RunPlanInput,
} from "../../../generated/operations.ts";

export type PlannedRun = PlannedRunFragment;

/** The answer to a command on a run. */
export interface SavedRun {
  readonly run: PlannedRun;
  /** The shop's text. */
  readonly message: string;
  /** Numbers of the orders that are not on the run. */
  readonly leftOut: readonly string[];
  readonly position: string;
}

interface Answered {
  readonly __typename: string;
  readonly message: string;
  readonly run?: PlannedRun;
  readonly leftOut?: readonly string[];
  readonly position?: string;
}

/**
 * Commands on the plan of a run, one at a time. Each resolves with the saved run, or with null if
 * it was refused; the reason is shown as a message. Another person's change is in the cache
 * already.
 */
export function useRunCommands() {
  const [pending, setPending] = useState(false);
  const [plan] = useMutation(PlanRunDocument);
  const [changePlan] = useMutation(ChangeRunPlanDocument);
  const [addStops] = useMutation(AddRunStopsDocument);
  const [removeStop] = useMutation(RemoveRunStopDocument);
  const [moveStop] = useMutation(MoveRunStopDocument);
  const [start] = useMutation(StartRunDocument);
  const [discard] = useMutation(DiscardRunDocument);

  async function send(
    command: (commandId: string) => Promise<Answered | undefined>,
  ): Promise<SavedRun | null> {
    setPending(true);
    const answer = await command(newCommandId()).catch(() => undefined);
    setPending(false);
    if (answer?.run && answer.position !== undefined) {
      const { run, message, leftOut = [], position } = answer;
      if (leftOut.length > 0) {
        notify.failure(
          `${leftOut.join(", ")} ${leftOut.length === 1 ? "is" : "are"} not on the run: on another run, changed, or not to be delivered any more.`,
        );
      }
      return { run, message, leftOut, position };
    }
    notify.failure(answer?.message ?? "The run couldn’t be changed. Please try again.");
    return null;
  }

  return {
    pending,
    plan: (date: string, wanted: RunPlanInput, orderIds: readonly string[]) =>
      send(async (commandId) => {
        const variables = { date, plan: wanted, orderIds: [...orderIds], commandId };
        return (await plan({ variables })).data?.planRun;
      }),
    changePlan: ({ id, edition: seen }: PlannedRun, wanted: RunPlanInput) =>
      send(async (commandId) => {
        const variables = { id, plan: wanted, seen, commandId };
        return (await changePlan({ variables })).data?.changeRunPlan;
      }),
    addStops: ({ id, edition: seen }: PlannedRun, orderIds: readonly string[]) =>
      send(async (commandId) => {
        const variables = { id, orderIds: [...orderIds], seen, commandId };
        return (await addStops({ variables })).data?.addRunStops;
      }),
    removeStop: ({ id, edition: seen }: PlannedRun, orderId: string) =>
      send(async (commandId) => {
        const variables = { id, orderId, seen, commandId };
        return (await removeStop({ variables })).data?.removeRunStop;
      }),
    moveStop: ({ id, edition: seen }: PlannedRun, orderId: string, position: number) =>
      send(async (commandId) => {
        const variables = { id, orderId, position, seen, commandId };
        return (await moveStop({ variables })).data?.moveRunStop;
      }),
    start: ({ id, edition: seen }: PlannedRun) =>
      send(async (commandId) => {
        return (await start({ variables: { id, seen, commandId } })).data?.startRun;
      }),
    discard: ({ id, edition: seen }: PlannedRun) =>
      send(async (commandId) => {
        return (await discard({ variables: { id, seen, commandId } })).data?.discardRun;
      }),
  };
}
