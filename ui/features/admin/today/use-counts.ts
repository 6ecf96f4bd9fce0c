import { skipToken, useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  CountsChangedDocument,
  CountsDocument,
  type CountsQuery,
} from "../../../generated/operations.ts";

export type Counts = CountsQuery["today"];

/**
 * The counts for the navigation of the admin area, live; undefined until they have loaded, and for
 * a role that may not see them.
 */
export function useCounts(allowed = true): Counts | undefined {
  const { data, client } = useQuery(
    CountsDocument,
    allowed ? { fetchPolicy: "cache-and-network" } : skipToken,
  );
  useLiveUpdates({
    document: CountsChangedDocument,
    variables: {},
    after: data ? null : undefined,
    read: ({ todayChanged: { position } }) => ({ position, remaining: 0 }),
    onUpdate: ({ todayChanged: { today } }) =>
      client.writeQuery({ query: CountsDocument, data: { today } }),
  });
  return data?.today;
}
