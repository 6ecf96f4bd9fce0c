import * as t from "#texts/alerts.ts";
import { PageTitle } from "../components/page-title.tsx";
import { useFragmentToken } from "../components/use-fragment-token.ts";
import { StockAlertPage } from "../features/shop/alerts/stock-alert-page.tsx";

/** Confirms the address of an alert about stock. */
export function Component() {
  const token = useFragmentToken();
  return (
    <>
      <PageTitle>{t.stockAlert}</PageTitle>
      <StockAlertPage key={token} token={token} />
    </>
  );
}
