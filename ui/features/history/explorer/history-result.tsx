import type { ReactNode } from "react";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

export interface HistoryResultProps<Data> {
  /** Null or undefined until the first answer. */
  data: Data | null | undefined;
  /** An error, or true, if the last request failed. */
  failed: unknown;
  /** Requests the data again. */
  retry: () => unknown;
  /** The message if loading failed. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** A part of the log, or a placeholder while it loads, or why it couldn't load. */
export function HistoryResult<Data>(props: HistoryResultProps<Data>) {
  return (
    <QueryResult
      {...props}
      className="m-5"
      ifStale="replace"
      skeleton={
        <Loading className="p-5">
          <Skeleton className="h-96" />
        </Loading>
      }
    />
  );
}
