import * as t from "#texts/shell.ts";
import { useRouteError } from "react-router-dom";
import { NotOpen } from "../components/not-open.tsx";

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
    <NotOpen onRetry={() => location.reload()}>
      {outdated ? t.pageNotFetched : t.nothingLost}
    </NotOpen>
  );
}
