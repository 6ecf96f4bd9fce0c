import { useMutation, useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import { useCommand } from "../../apollo/use-command.ts";
import { notify } from "../../components/toast.tsx";
import {
  DropReadModelDocument,
  ReadModelsChangedDocument,
  ReadModelsDocument,
  RebuildReadModelDocument,
  VerifyReadModelDocument,
} from "../../generated/operations.ts";

/** The read models, live. */
export function useReadModels() {
  const { data, error, refetch } = useQuery(ReadModelsDocument, {
    fetchPolicy: "cache-and-network",
  });
  useLiveUpdates({
    document: ReadModelsChangedDocument,
    variables: {},
    after: data ? null : undefined,
    // Each update tells all there is, so that nothing is missed.
    read: ({ readModelsChanged: { position } }) => ({ position, remaining: 0 }),
  });
  return {
    readModels: data?.readModels,
    failed: Boolean(error) && !data,
    retry: () => refetch().then(() => undefined),
  };
}

/** What can be asked for; what came of asking is told as a notice. */
export function useMaintenance() {
  const [rebuild] = useMutation(RebuildReadModelDocument);
  const [verify] = useMutation(VerifyReadModelDocument);
  const [drop] = useMutation(DropReadModelDocument);
  const { pending, run } = useCommand("");

  async function ask(
    send: () => Promise<{ code?: unknown; message: string } | undefined>,
  ): Promise<void> {
    let told = "No answer came. Press again.";
    const done = await run(async () => {
      const answer = await send();
      if (answer) told = answer.message;
      return answer;
    });
    if (done) notify.success(told);
    else notify.failure(told);
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
