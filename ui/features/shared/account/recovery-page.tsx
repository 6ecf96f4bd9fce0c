import type { ReactNode } from "react";
import { Scene } from "../../../components/drawings/scene.tsx";
import key from "../../../components/drawings/key.svg?raw";
import { MessageBox } from "../../../components/message-box.tsx";
import { PageTitle } from "../../../components/page-title.tsx";
import { QuietPage } from "../../../components/quiet-page.tsx";

/** The result of submitting a form; null before that. */
export type FormResult = { done: true; message: string } | { done: false; message: string } | null;

export interface RecoveryPageProps {
  title: string;
  /** The instruction, in a sentence. */
  lead: ReactNode;
  result: FormResult;
  /** A link to an alternative. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A page with one short form and its result, next to the drawing of a door and its key. */
export function RecoveryPage({ title, lead, result, instead, children }: RecoveryPageProps) {
  return (
    <QuietPage flip drawing={<Scene drawing={key} />} heading={title} lead={lead}>
      <PageTitle>{title}</PageTitle>
      <div className="mt-7 grid max-w-104 gap-6">
        {children}
        {result && (
          <MessageBox tone={result.done ? "success" : "danger"} takeFocus={!result.done}>
            {result.message}
          </MessageBox>
        )}
        {instead && <p className="text-sm text-ink-muted">{instead}</p>}
      </div>
    </QuietPage>
  );
}
