import { useQuery } from "@apollo/client/react";
import { ProfileDocument, type Profile_MeFragment } from "../../../generated/operations.ts";

export type Profile = Profile_MeFragment;

export interface ProfileState {
  /** Null while it is loading, and if it couldn't load. */
  profile: Profile | null;
  loading: boolean;
  retry: () => void;
}

/** The profile of the signed-in user; `fresh` asks the shop even if it is cached. */
export function useProfile({ fresh }: { fresh: boolean }): ProfileState {
  const { data, loading, refetch } = useQuery(ProfileDocument, {
    fetchPolicy: fresh ? "network-only" : "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  return {
    profile: data?.me ?? null,
    loading: loading && !data?.me,
    retry: () => void refetch(),
  };
}
