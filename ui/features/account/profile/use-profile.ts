import { useQuery } from "@apollo/client/react";
import { ProfileDocument, type Profile_MeFragment } from "../../../generated/operations.ts";

export type Profile = Profile_MeFragment;

export interface ProfileState {
  /** Null while nobody knows, and where it cannot be read. */
  profile: Profile | null;
  loading: boolean;
  retry: () => void;
}

/**
 * What who is signed in has said of themselves; `fresh` asks the shop even where the page knows.
 */
export function useProfile({ fresh }: { fresh: boolean }): ProfileState {
  const { data, loading, refetch } = useQuery(ProfileDocument, {
    fetchPolicy: fresh ? "network-only" : "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  return {
    profile: data?.me ?? null,
    loading: loading && !data?.me,
    retry: () => void refetch().catch(() => undefined),
  };
}
