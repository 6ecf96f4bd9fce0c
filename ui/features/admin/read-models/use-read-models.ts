import { useMutation, useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { useCommand } from "../../../apollo/use-command.ts";
import { notify } from "../../../components/toast.tsx";
import {
  DropReadModelDocument,
  ReadModelsChangedDocument,
  ReadModelsDocument,
  RebuildReadModelDocument,
  VerifyReadModelDocument,
} from "../../../generated/operations.ts";

/** The read models, updated live. */
export function useReadModels() {
  const { data, error, refetch } = useQuery(ReadModelsDocument, {
    fetchPolicy: "cache-and-network",
  });
  useLiveUpdates({
    document: ReadModelsChangedDocument,
    variables: {},
    after: data ? null : undefined,
    // Each update contains the complete list, so a missed update does no harm.
    read: ({ readModelsChanged: { position } }) => ({ position, remaining: 0 }),
  });
  return {
    readModels: data?.readModels,
    failed: Boolean(error) && !data,
    retry: () => refetch().then(() => undefined),
  };
}

/** Starts maintenance jobs; the result is shown as a notification. */
export function useMaintenance() {
  const [rebuild] = useMutation(RebuildReadModelDocument);
  const [verify] = useMutation(VerifyReadModelDocument);
  const [drop] = useMutation(DropReadModelDocument);
  const { pending, run } = useCommand("");

  async function ask(
    send: () => Promise<{ code?: unknown; message: string } | undefined>,
  ): Promise<void> {
    let text = "The shop isn’t responding. Please try again.";
    const done = await run(async () => {
      const answer = await send();
      if (answer) text = answer.message;
      return answer;
    });
    if (done) notify.success(text);
    else notify.failure(text);
  }

  return {
    pending,
    rebuild: (name: string) =>
      ask(async () => (await rebuild({ variables: { name } })).data?.rebuildReadModel),
    verify: (name: string) =>
      ask(async () => (await verify({ variables: { name } })).data?.verifyReadModel),
    drop: (collection: string) =>
      ask(async () => (await drop({ variables: { collection } })).data?.dropReadModel),
  };
}
