import { useRouteError } from "react-router-dom";
import { Empty } from "../components/empty.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { messages } from "../generated/shop.ts";

/** A page that could not be shown: the door is shuttered, and one can knock again. */
export function RouteError() {
  return (
    <main id="main" tabIndex={-1}>
      <PageError />
    </main>
  );
}

/** The same within the shell, which keeps its navigation around it. */
export function PageError() {
  const error = useRouteError();
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <div className="wrap py-room">
      <PageTitle>Not open</PageTitle>
      <Empty
        first
        door="shuttered"
        heading={messages.order.failed}
        action={<RetryButton onRetry={() => location.reload()} />}
      >
        {outdated
          ? "The page could not be fetched. Check the connection."
          : "Nothing you did is lost."}
      </Empty>
    </div>
  );
}
