import { DetailsPage } from "../features/admin/shop/details/details-page.tsx";
import { ShopBar } from "../features/admin/shop/shop-bar.tsx";

/** The shop's own identity, for owners. */
export function Component() {
  return (
    <>
      <ShopBar />
      <DetailsPage />
    </>
  );
}
