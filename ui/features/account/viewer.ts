import { useQuery } from "@apollo/client/react";
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
  return { viewer: data?.me ?? null, loading: loading && !data };
}
