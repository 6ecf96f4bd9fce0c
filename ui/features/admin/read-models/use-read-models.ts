import { useMutation, useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { sendRequest } from "../kit/send-request.ts";
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

  return {
    rebuild: (name: string) =>
      sendRequest(async () => (await rebuild({ variables: { name } })).data?.rebuildReadModel),
    verify: (name: string) =>
      sendRequest(async () => (await verify({ variables: { name } })).data?.verifyReadModel),
    drop: (collection: string) =>
      sendRequest(async () => (await drop({ variables: { collection } })).data?.dropReadModel),
  };
}
