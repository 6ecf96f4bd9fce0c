import type { ReactNode } from "react";
import { MessageBox } from "../../components/message-box.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { PageTitle } from "../../components/page-title.tsx";

/** What a form's sending came to. */
export type FormResult = { done: true; message: string } | { done: false; message: string } | null;

export interface RecoveryPageProps {
  title: string;
  /** What to do here, in a sentence. */
  lead: ReactNode;
  result: FormResult;
  /** Where one can go instead. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A page with one short form and what came of it. */
export function RecoveryPage(props: RecoveryPageProps) {
  return (
    <div className="wrap pb-room">
      <PageTitle>{props.title}</PageTitle>
      <RecoveryContent {...props} />
    </div>
  );
}

/** The same within a page that has its frame already. */
export function RecoveryContent({ title, lead, result, instead, children }: RecoveryPageProps) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <div className="grid max-w-[26rem] gap-6">
        <p className="text-lg text-ink-muted">{lead}</p>
        {children}
        {result && (
          <MessageBox tone={result.done ? "success" : "danger"} takeFocus={!result.done}>
            {result.message}
          </MessageBox>
        )}
        {instead && <p className="text-sm text-ink-muted">{instead}</p>}
      </div>
    </>
  );
}
