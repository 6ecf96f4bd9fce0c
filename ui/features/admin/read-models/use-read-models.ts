import { useMutation, useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
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

/** Starts maintenance jobs. The list shows their progress, so only a failure is a notification. */
export function useMaintenance() {
  const [rebuild] = useMutation(RebuildReadModelDocument);
  const [verify] = useMutation(VerifyReadModelDocument);
  const [drop] = useMutation(DropReadModelDocument);

  async function start(
    send: () => Promise<{ code?: unknown; message: string } | undefined>,
  ): Promise<void> {
    const answer = await send().catch(() => undefined);
    if (!answer) notify.failure("The shop isn’t responding. Please try again.");
    else if ("code" in answer) notify.failure(answer.message);
  }

  return {
    rebuild: (name: string) =>
      start(async () => (await rebuild({ variables: { name } })).data?.rebuildReadModel),
    verify: (name: string) =>
      start(async () => (await verify({ variables: { name } })).data?.verifyReadModel),
    drop: (collection: string) =>
      start(async () => (await drop({ variables: { collection } })).data?.dropReadModel),
  };
}
