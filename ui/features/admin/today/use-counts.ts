import { useLiveQuery } from "../../../apollo/live-updates.tsx";
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
  const { data } = useLiveQuery({
    query: CountsDocument,
    skip: !allowed,
    live: CountsChangedDocument,
    dataOf: ({ today }) => ({ today }),
  });
  return data?.today;
}
