import * as t from "#texts/account.ts";
import { PageHeading } from "../../../components/page-heading.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

/** Shown while the account is loading. */
export function ProfileSkeleton() {
  return (
    <>
      <PageHeading>{t.editProfile}</PageHeading>
      <Loading label={t.loadingYourProfile} className="grid gap-7">
        <Skeleton className="h-80" />
        <Skeleton className="h-44" />
        <Skeleton className="h-96" />
      </Loading>
    </>
  );
}
