import type { ReactNode } from "react";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

export interface LoadingOrErrorProps {
  /** True if loading failed; otherwise it is loading. */
  failed: boolean;
  onRetry: () => Promise<unknown>;
  /** The message if loading failed. */
  children: ReactNode;
}

/** Placeholder for a part of the log that is loading or couldn't load. */
export function LoadingOrError({ failed, onRetry, children }: LoadingOrErrorProps) {
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
