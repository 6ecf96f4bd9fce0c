import { messages } from "#texts/messages.ts";
import * as t from "#texts/components.ts";
import { Empty } from "./empty.tsx";
import { PageTitle } from "./page-title.tsx";
import { RetryButton } from "./retry-button.tsx";

/** A page that could not be shown, why, and the way to try again. */
export function NotOpen({ onRetry, children }: { onRetry: () => unknown; children: string }) {
  return (
    <div className="wrap py-room">
      <PageTitle>{t.notOpen}</PageTitle>
      <Empty
        first
        door="shuttered"
        heading={messages.order.failed}
        action={<RetryButton onRetry={onRetry} />}
      >
        {children}
      </Empty>
    </div>
  );
}
