import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import {
  useLiveQuery,
  type Followed,
  type LiveQueryOptions,
} from "../../../apollo/live-updates.tsx";
import {
  usePagedQuery,
  type Page,
  type PagedQuery,
  type PagedQueryOptions,
} from "../../../apollo/use-paged-query.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

const content = Symbol("content");

/** Data that a page reads from the shop. It shows them by `Read`, which also shows failures. */
export interface Reading<Data> {
  /** Undefined until the first answer. A later failure keeps them. */
  readonly [content]: Data | undefined;
  /** The last request failed. */
  readonly failed: boolean;
  /** Requests the data again; never rejects. */
  readonly retry: () => Promise<void>;
}

/**
 * The data before `Read` shows them, for live updates and for parts that say themselves that they
 * are unknown, such as counts. Undefined until the first answer.
 */
export function latest<Data>(reading: Reading<Data>): Data | undefined {
  return reading[content];
}

/** What a query of `ui/apollo/` has read. */
export function readingOf<Data>({
  data,
  failed,
  retry,
}: {
  data: Data | null | undefined;
  failed: unknown;
  retry: () => Promise<unknown>;
}): Reading<Data> {
  return {
    [content]: data ?? undefined,
    failed: Boolean(failed),
    // A repeated failure is shown where the first one was.
    retry: () =>
      retry().then(
        () => undefined,
        () => undefined,
      ),
  };
}

export interface ReadOptions {
  fetchPolicy?: "cache-first" | "network-only" | "no-cache";
  /** Milliseconds between requests while the page is visible. */
  pollMs?: number;
  /** Until other variables are answered, the data are those of the variables before. */
  keepsPrevious?: boolean;
}

export interface QueryReading<Data> extends Reading<Data> {
  /**
   * Requests the data with everything up to a position of the log. Resolves with whether they
   * arrived; a failure keeps the earlier ones.
   */
  readonly refresh: (after?: string) => Promise<boolean>;
}

/** Reads from the shop; nothing if the variables are null. Shows cached data first. */
export function useRead<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables> | null,
  { fetchPolicy, pollMs, keepsPrevious = false }: ReadOptions = {},
): QueryReading<Data> {
  const { data, previousData, error, refetch } = useQuery(
    document as TypedDocumentNode<Data>,
    variables === null
      ? skipToken
      : {
          variables,
          fetchPolicy: fetchPolicy ?? "cache-and-network",
          ...(pollMs !== undefined && {
            pollInterval: pollMs,
            skipPollAttempt: () => window.document.hidden,
          }),
        },
  );
  const refresh = (after?: string) =>
    variables === null
      ? Promise.resolve(false)
      : refetch(after === undefined ? undefined : { after }).then(
          () => true,
          () => false,
        );
  return {
    ...readingOf({
      data: data ?? (keepsPrevious ? previousData : undefined),
      failed: error,
      retry: () => refresh(),
    }),
    refresh,
  };
}

/** Reads data whose answer has no position, live. */
export function useLiveRead<
  Data,
  Variables extends OperationVariables,
  Updates extends Followed<Updates>,
>(options: LiveQueryOptions<Data, Variables, Updates>): Reading<Data> {
  return readingOf(useLiveQuery(options));
}

export interface PagedReading<List extends Page>
  extends Reading<List>, Omit<PagedQuery<List>, "failed" | "retry"> {
  /** The list of other variables is shown until this one is loaded. */
  readonly stale: boolean;
}

/** Reads a list page by page. While another list loads, the one before is shown. */
export function usePagedRead<Data, Variables extends OperationVariables, List extends Page>(
  options: PagedQueryOptions<Data, Variables, List>,
): PagedReading<List> {
  const paged = usePagedQuery(options);
  return {
    ...paged,
    ...readingOf({ ...paged, data: paged.shown }),
    stale: paged.list === null && paged.shown !== null,
  };
}

/** The failed request, with Try again; nothing if it didn't fail. */
export function ReadFailure<Data>({
  of: { [content]: data, failed, retry },
  className = "",
  children,
}: {
  of: Reading<Data>;
  className?: string;
  children: string;
}) {
  if (!failed) return null;
  return (
    <MessageBox
      tone={data === undefined ? "danger" : "warn"}
      className={className}
      action={<RetryButton onRetry={retry} />}
    >
      {children}
    </MessageBox>
  );
}

export interface ReadProps<Data> {
  of: Reading<Data>;
  /** The data within a sentence: "the runs". */
  what: string;
  /** In place of "Couldn’t load …". */
  failure?: string;
  /** The heights of the placeholders. */
  skeleton: string | readonly string[];
  /** Added to the placeholders and the messages, for their margins. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows data of the shop: placeholders until they arrive, a failure with Try again in place of them
 * or, if they are shown already, above them.
 */
export function Read<Data>({
  of,
  what,
  failure = `Couldn’t load ${what}.`,
  skeleton,
  className = "",
  children,
}: ReadProps<Data>) {
  const data = latest(of);
  if (data === undefined && !of.failed) {
    return (
      <Loading label={`Loading ${what.replace(/^the /, "")}`} className={`grid gap-4 ${className}`}>
        {[skeleton].flat().map((height, index) => (
          <Skeleton key={index} className={height} />
        ))}
      </Loading>
    );
  }
  return (
    <>
      <ReadFailure of={of} className={className}>
        {failure}
      </ReadFailure>
      {data !== undefined && children(data)}
    </>
  );
}
