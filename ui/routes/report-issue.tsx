import * as t from "#texts/report.ts";
import { useSearchParams } from "react-router-dom";
import { PageHeading } from "../components/page-heading.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { IssueReportPage } from "../features/shop/report-issue/issue-report-page.tsx";
import { limits } from "../generated/shop.ts";

/** The form for an issue report. */
export function Component() {
  const { open } = useLoginPopup();
  const [params, setParams] = useSearchParams();
  return (
    <SignedIn
      title={t.reportHeading}
      reason={t.logInToReport}
      waiting={
        <>
          <PageHeading>{t.reportHeading}</PageHeading>
          <Loading>
            <Skeleton className="h-152 max-w-2xl" />
          </Loading>
        </>
      }
    >
      {(viewer) => (
        <IssueReportPage
          key={viewer.id}
          sender={viewer}
          orderNumber={params.get("order")?.slice(0, limits.reportOrderNumber) ?? null}
          onStartAgain={() => setParams({}, { replace: true })}
          onSignIn={open}
        />
      )}
    </SignedIn>
  );
}
