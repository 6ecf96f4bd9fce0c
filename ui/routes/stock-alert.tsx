import * as t from "#texts/alerts.ts";
import { PageTitle } from "../components/page-title.tsx";
import { StockAlertPage } from "../features/shop/alerts/stock-alert-page.tsx";

/** Confirms the address of an alert about stock. */
export function Component() {
  return (
    <>
      <PageTitle>{t.stockAlert}</PageTitle>
      <StockAlertPage />
    </>
  );
}
