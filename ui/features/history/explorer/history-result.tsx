import type { ReactNode } from "react";
import { Empty } from "../../../components/empty.tsx";
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

export interface NothingThereProps {
  heading: string;
  /** The shop's answer; its message says why there is nothing. */
  answer: object;
  /** True if the heading is the first of the page. */
  first?: boolean;
  action: ReactNode;
}

/** Shown instead of a part of the log that does not exist. */
export function NothingThere({ answer, ...rest }: NothingThereProps) {
  return (
    <div className="wrap py-8">
      <Empty {...rest} door="shuttered">
        {"message" in answer ? String(answer.message) : ""}
      </Empty>
    </div>
  );
}
