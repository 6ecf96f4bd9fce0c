import * as t from "#texts/shell.ts";
import { useRouteError } from "react-router-dom";
import { PageLoadError } from "../components/page-load-error.tsx";

/** Replaces a page that couldn't load, with a shuttered door and a Try again button. */
export function RouteError() {
  return (
    <main id="main" tabIndex={-1}>
      <PageError />
    </main>
  );
}

/** The same inside the shell, which keeps its navigation. */
export function PageError() {
  const error = useRouteError();
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <PageLoadError onRetry={() => location.reload()}>
      {outdated ? t.pageNotLoaded : t.nothingLost}
    </PageLoadError>
  );
}
