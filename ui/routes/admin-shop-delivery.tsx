import { DeliveryPage } from "../features/admin/shop/delivery/delivery-page.tsx";
import { ShopBar } from "../features/admin/shop/shop-bar.tsx";

/** The delivery fees and the closed days, for owners. */
export function Component() {
  return (
    <>
      <ShopBar />
      <DeliveryPage />
    </>
  );
}
