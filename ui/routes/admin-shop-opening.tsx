import { OpeningPage } from "../features/admin/shop/opening/opening-page.tsx";
import { ShopBar } from "../features/admin/shop/shop-bar.tsx";

/** Whether the shop is open, and what it needs to open, for owners. */
export function Component() {
  return (
    <>
      <ShopBar />
      <OpeningPage />
    </>
  );
}
