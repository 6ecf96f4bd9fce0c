import type { ReactNode } from "react";
import { MessageBox } from "../../components/message-box.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";

export interface UnreadProps {
  /** It could not be read; else it is on its way. */
  failed: boolean;
  onRetry: () => Promise<unknown>;
  /** What cannot be shown then, in a sentence. */
  children: ReactNode;
}

/** In the place of what is read of the log: on its way, or failed. */
export function Unread({ failed, onRetry, children }: UnreadProps) {
  return failed ? (
    <MessageBox
      tone="danger"
      className="m-5"
      action={<RetryButton onRetry={() => onRetry().then(() => undefined)} />}
    >
      {children}
    </MessageBox>
  ) : (
    <Loading className="p-5">
      <Skeleton className="h-96" />
    </Loading>
  );
}
