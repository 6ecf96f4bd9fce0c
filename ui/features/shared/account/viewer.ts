import { useQuery } from "@apollo/client/react";
import { useDeferredValue, useMemo } from "react";
import { ViewerDocument, type Viewer_MeFragment } from "../../../generated/operations.ts";

export type Viewer = Viewer_MeFragment;

export interface ViewerState {
  /** The signed-in user; null for a visitor. */
  viewer: Viewer | null;
  /** Not known yet. */
  loading: boolean;
}

/**
 * The current user. Queried once and cached; the server-rendered HTML is the same for all users.
 */
export function useViewer(): ViewerState {
  const { data, loading } = useQuery(ViewerDocument, { ssr: false });
  const viewer = data?.me ?? null;
  const isLoading = loading && !data;
  return useMemo(() => ({ viewer, loading: isLoading }), [viewer, isLoading]);
}

/**
 * Like `useViewer`, for components with many instances: updated after the rest of the page, in a
 * transition, so that the page stays responsive.
 */
export function useVisitor(): ViewerState {
  return useDeferredValue(useViewer());
}
