import { useMutation } from "@apollo/client/react";
import { useLiveRead } from "../kit/read.tsx";
import { sendRequest } from "../kit/send-request.ts";
import {
  DropReadModelDocument,
  ReadModelsChangedDocument,
  ReadModelsDocument,
  RebuildReadModelDocument,
  VerifyReadModelDocument,
} from "../../../generated/operations.ts";

/** The read models, updated live. */
export const useReadModels = () =>
  useLiveRead({
    query: ReadModelsDocument,
    live: ReadModelsChangedDocument,
    dataOf: ({ readModels }) => ({ readModels }),
  });

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
