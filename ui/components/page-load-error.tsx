import { messages } from "#texts/messages.ts";
import * as t from "#texts/components.ts";
import { Empty } from "./empty.tsx";
import { PageTitle } from "./page-title.tsx";
import { RetryButton } from "./retry-button.tsx";

/** Replaces a page that couldn't load: the reason and a Try again button. */
export function PageLoadError({ onRetry, children }: { onRetry: () => unknown; children: string }) {
  return (
    <div className="wrap py-room">
      <PageTitle>{t.pageNotOpened}</PageTitle>
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
