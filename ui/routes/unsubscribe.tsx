import * as t from "#texts/alerts.ts";
import { PageTitle } from "../components/page-title.tsx";
import { UnsubscribePage } from "../features/shop/alerts/unsubscribe-page.tsx";

/** Ends emails by the link in one of them. */
export function Component() {
  return (
    <>
      <PageTitle>{t.unsubscribe}</PageTitle>
      <UnsubscribePage />
    </>
  );
}
