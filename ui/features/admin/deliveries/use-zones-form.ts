import { useMutation } from "@apollo/client/react";
import { useState, type SetStateAction } from "react";
import { useCommand } from "../../../apollo/use-command.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { notify } from "../../../components/toast.tsx";
import {
  ChangeDeliveryZonesDocument,
  DeliveryZonesDocument,
  type DeliveryZonesQuery,
} from "../../../generated/operations.ts";
import { useRead } from "../kit/read.tsx";
import { useFocusRefetch } from "./use-focus-refetch.ts";
import {
  changeCount,
  draftsOf,
  editedSince,
  inputOf,
  problemsAt,
  type ZoneDraft,
  type ZoneProblems,
} from "./zones-draft.ts";

/** All delivery zones with their edition. */
export type ZonePlan = DeliveryZonesQuery["deliveryZones"];

/** The delivery zones, read again when the window gets the focus. */
export function useZonePlan() {
  const plan = useRead(DeliveryZonesDocument, {});
  useFocusRefetch(plan.retry);
  return plan;
}

/** Unsaved input, and the zones that it started from. */
interface Edit {
  readonly base: ZonePlan;
  readonly zones: readonly ZoneDraft[];
}

/**
 * The input over the delivery zones. Until something is edited, it follows the stored zones. After
 * that it keeps what the admin saw, so that another admin's change is noticed on saving.
 */
export function useZonesForm(plan: ZonePlan) {
  const [change, { client }] = useMutation(ChangeDeliveryZonesDocument);
  const [edit, setEdit] = useState<Edit | null>(null);
  const [problems, setProblems] = useState<ZoneProblems>({});
  const [outdated, setOutdated] = useState<{ message: string; plan: ZonePlan } | null>(null);
  const { idOf } = useCommandIds();
  const { pending, problem, run } = useCommand("The zones couldn’t be saved. Please try again.");
  const base = edit?.base ?? plan;
  const stored = draftsOf(base.zones);
  const zones = edit?.zones ?? stored;
  const changes = changeCount(zones, stored);

  function reset(left: SetStateAction<Edit | null> = null) {
    setEdit(left);
    setProblems({});
    setOutdated(null);
  }

  function load(current: ZonePlan, left?: SetStateAction<Edit | null>) {
    client.writeQuery({ query: DeliveryZonesDocument, data: { deliveryZones: current } });
    reset(left);
  }

  return {
    zones,
    stored,
    changes,
    pending,
    problems,
    /** Why saving failed, if it was not because of a field. */
    problem: Object.keys(problems).length > 0 ? null : problem,
    /** Another admin was faster: the shop's message, and a function that loads their zones. */
    outdated: outdated && {
      message: outdated.message,
      load: () => load(outdated.plan),
    },
    reset: () => reset(),
    /** Changes the input. The problems of the given zone's fields are cleared. */
    edit(next: readonly ZoneDraft[], cleared: readonly string[] = []) {
      setEdit({ base, zones: next });
      const gone = new Set(cleared);
      setProblems(Object.fromEntries(Object.entries(problems).filter(([at]) => !gone.has(at))));
    },
    /** Resolves with whether everything was saved. */
    async save(): Promise<boolean> {
      const input = inputOf(zones);
      setProblems(input.problems);
      if (Object.keys(input.problems).length > 0) return false;
      const done = await run(async () => {
        const wanted = { zones: input.zones, seen: base.edition };
        const { data } = await change({ variables: { ...wanted, commandId: idOf(wanted) } });
        const answer = data?.changeDeliveryZones;
        if (answer?.__typename === "InvalidInput") setProblems(problemsAt(zones, answer.fields));
        return answer;
      });
      if (!done) return false;
      if (done.__typename === "DeliveryZonesOutdated") {
        setOutdated({ message: done.message, plan: done.zones });
        return false;
      }
      // Input that was edited since it was sent stays.
      load(done.zones, (now) =>
        now && now.zones !== zones
          ? { base: done.zones, zones: editedSince(now.zones, zones, done.zones.zones) }
          : null,
      );
      notify.success(done.message);
      return true;
    },
  };
}
