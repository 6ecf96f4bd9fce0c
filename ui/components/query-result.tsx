import type { ReactNode } from "react";
import { Empty } from "./empty.tsx";
import { MessageBox, type MessageBoxProps } from "./message-box.tsx";
import { RetryButton } from "./retry-button.tsx";

export interface QueryResultProps<Data> {
  /** Null or undefined until the first answer. */
  data: Data | null | undefined;
  /** An error, or true, if the last request failed. */
  failed: unknown;
  /** Requests the data again. */
  retry: () => unknown;
  /** Why nothing is shown: a message, or a heading and a line for a doorway. */
  failure: string | { heading: string; text: string; first?: boolean };
  /** Added to the failure message. */
  className?: string;
  /** Shown until the first answer. */
  skeleton: ReactNode;
  /**
   * If there are earlier data: keep them, replace them by the failure, or keep them below a
   * notice. Keeps them by default.
   */
  ifStale?: "keep" | "replace" | Pick<MessageBoxProps, "tone" | "className">;
  children: (data: Data) => ReactNode;
}

/** Data of the shop, or a placeholder while they load, or the failure and a Try again button. */
export function QueryResult<Data>({
  data,
  failed,
  retry,
  failure,
  className = "",
  skeleton,
  ifStale = "keep",
  children,
}: QueryResultProps<Data>) {
  const action = <RetryButton onRetry={retry} />;
  const missing = data === null || data === undefined;
  if (failed && (missing || ifStale === "replace")) {
    return typeof failure === "string" ? (
      <MessageBox tone="danger" className={className} action={action}>
        {failure}
      </MessageBox>
    ) : (
      <Empty
        door="shuttered"
        heading={failure.heading}
        first={failure.first ?? false}
        className={className}
        action={action}
      >
        {failure.text}
      </Empty>
    );
  }
  if (missing) return skeleton;
  return (
    <>
      {Boolean(failed) && typeof ifStale === "object" && (
        <MessageBox {...ifStale} action={action}>
          {typeof failure === "string" ? failure : failure.heading}
        </MessageBox>
      )}
      {children(data)}
    </>
  );
}
