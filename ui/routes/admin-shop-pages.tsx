import { PagesPage } from "../features/admin/shop/pages/pages-page.tsx";
import { ShopBar } from "../features/admin/shop/shop-bar.tsx";

/** The pages that the shop's owners write. */
export function Component() {
  return (
    <>
      <ShopBar />
      <PagesPage />
    </>
  );
}
