import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/report.ts";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { PageHeading } from "../../../components/page-heading.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { MyReportsDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { OwnIssueReports } from "./own-issue-reports.tsx";
import type { Sender } from "./issue-report-draft.ts";
import { IssueReportForm } from "./issue-report-form.tsx";

export interface IssueReportPageProps {
  sender: Sender;
  /** The order that the sender came from; null for none. */
  orderNumber: string | null;
  /** Called to start another report, which is not about an order yet. */
  onStartAgain: () => void;
  onSignIn: (reason: string) => void;
}

/** The form for an issue report, and the user's earlier reports. */
export function IssueReportPage({
  sender,
  orderNumber,
  onStartAgain,
  onSignIn,
}: IssueReportPageProps) {
  const client = useApolloClient();
  const [sent, setSent] = useState<string | null>(null);

  function keep(message: string) {
    setSent(message);
    // A list that fails to load shows its own error.
    void client.refetchQueries({ include: [MyReportsDocument] }).catch(() => undefined);
  }

  function startAgain() {
    setSent(null);
    onStartAgain();
  }

  return (
    <>
      <PageHeading>{t.reportHeading}</PageHeading>
      <div className="grid items-start gap-x-columns gap-y-14 two-col:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          {sent ? (
            <>
              <MessageBox tone="success" takeFocus>
                {sent}
              </MessageBox>
              <p className="mt-5 max-w-(--measure) text-lg text-ink-muted">{t.answerComesHere}</p>
              <Button className="mt-6" onClick={startAgain}>
                {t.reportSomethingElse}
              </Button>
            </>
          ) : (
            <>
              <p className="mb-6 max-w-(--measure) text-ink-muted">
                <Sentence
                  of={t.whereAnOrderIs}
                  orders={<TextLink to={paths.myOrders}>{t.myOrders}</TextLink>}
                />
              </p>
              <IssueReportForm
                sender={sender}
                orderNumber={orderNumber}
                onSent={keep}
                onSignIn={() => onSignIn(t.logInToSend)}
              />
            </>
          )}
        </div>
        <section aria-labelledby="own-reports" className="min-w-0">
          <h2 id="own-reports" className="heading mb-4 text-xl">
            {t.yourReports}
          </h2>
          <OwnIssueReports />
        </section>
      </div>
    </>
  );
}
