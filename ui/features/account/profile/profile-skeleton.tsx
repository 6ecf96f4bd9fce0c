import { PageHeading } from "../../../components/page-heading.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

/** The page while the account is on the way. */
export function ProfileSkeleton() {
  return (
    <>
      <PageHeading>Edit Profile</PageHeading>
      <Loading label="Loading your profile" className="grid gap-7">
        <Skeleton className="h-80" />
        <Skeleton className="h-44" />
        <Skeleton className="h-96" />
      </Loading>
    </>
  );
}
