import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { MessageBox } from "../components/message-box.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { TextLink } from "../components/text-link.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer, type Viewer } from "../features/account/viewer.ts";
import { OwnReports } from "../features/report/own-reports.tsx";
import { ReportForm } from "../features/report/report-form.tsx";
import { MyReportsDocument } from "../generated/operations.ts";
import { limits } from "../generated/shop.ts";
import { paths } from "../paths.ts";

/** Tells the shop what went wrong. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className="wrap pb-room">
      <PageTitle>Report an Issue</PageTitle>
      {viewer ? (
        <Reporting key={viewer.id} viewer={viewer} />
      ) : loading ? (
        <>
          <PageHeading>Report an Issue</PageHeading>
          <Loading>
            <Skeleton className="h-[38rem] max-w-[42rem]" />
          </Loading>
        </>
      ) : (
        <LockedPage reason="Log in to report an issue" onSignIn={open} />
      )}
    </div>
  );
}

interface Sent {
  message: string;
  email: string;
}

function Reporting({ viewer }: { viewer: Viewer }) {
  const client = useApolloClient();
  const { open } = useLoginPopup();
  const [params, setParams] = useSearchParams();
  const [sent, setSent] = useState<Sent | null>(null);
  const orderNumber = params.get("order")?.slice(0, limits.reportOrderNumber) ?? null;

  function keep(message: string, email: string) {
    setSent({ message, email });
    // A list that cannot be read says so itself.
    void client.refetchQueries({ include: [MyReportsDocument] }).catch(() => undefined);
  }

  function startAgain() {
    setSent(null);
    setParams({}, { replace: true });
  }

  return (
    <>
      <PageHeading>Report an Issue</PageHeading>
      <div className="grid items-start gap-x-[clamp(2rem,6vw,7rem)] gap-y-14 min-[61.25rem]:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          {sent ? (
            <>
              <MessageBox tone="success" takeFocus>
                {sent.message}
              </MessageBox>
              <p className="mt-5 max-w-(--measure) text-lg text-ink-muted">
                We answer to <b className="font-[550] wrap-anywhere text-ink">{sent.email}</b>.
              </p>
              <Button className="mt-6" onClick={startAgain}>
                Report something else
              </Button>
            </>
          ) : (
            <>
              <p className="mb-6 max-w-(--measure) text-ink-muted">
                Where an order is, <TextLink to={paths.myOrders}>My Orders</TextLink> shows at any
                time. For everything else, tell us here.
              </p>
              <ReportForm
                sender={viewer}
                orderNumber={orderNumber}
                onSent={keep}
                onSignIn={() => open("Log in again to send your report")}
              />
            </>
          )}
        </div>
        <section aria-labelledby="own-reports" className="min-w-0">
          <h2 id="own-reports" className="heading mb-4 text-xl">
            Your reports
          </h2>
          <OwnReports />
        </section>
      </div>
    </>
  );
}
