import { CategoriesPage } from "../features/admin/shop/categories/categories-page.tsx";
import { ShopBar } from "../features/admin/shop/shop-bar.tsx";

/** The categories of the shop, for owners. */
export function Component() {
  return (
    <>
      <ShopBar />
      <CategoriesPage />
    </>
  );
}
