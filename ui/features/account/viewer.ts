import { useQuery } from "@apollo/client/react";
import { useDeferredValue, useMemo } from "react";
import { ViewerDocument, type Viewer_MeFragment } from "../../generated/operations.ts";

export type Viewer = Viewer_MeFragment;

export interface ViewerState {
  /** Who is signed in; null for a visitor. */
  viewer: Viewer | null;
  /** Nobody knows yet. */
  loading: boolean;
}

/** Who is signed in. Asked once and kept in the cache; the first HTML is the same for everybody. */
export function useViewer(): ViewerState {
  const { data, loading } = useQuery(ViewerDocument, { ssr: false });
  const viewer = data?.me ?? null;
  const isLoading = loading && !data;
  return useMemo(() => ({ viewer, loading: isLoading }), [viewer, isLoading]);
}

/**
 * The same for parts that are many: told when the rest of the page knows it, and the page answers
 * presses meanwhile.
 */
export function useVisitor(): ViewerState {
  return useDeferredValue(useViewer());
}
