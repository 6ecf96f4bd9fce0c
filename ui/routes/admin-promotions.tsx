import { AdminBar } from "../components/admin-bar.tsx";
import { PromotionsPage } from "../features/admin/promotions/promotions-page.tsx";

/** The shop's promo codes; the open one is kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Promotions" />
      <PromotionsPage />
    </>
  );
}
