import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from "react";
import { setShopCategories } from "../components/shop-categories.ts";
import { ShopContext, type FirstShop } from "../components/shop-context.ts";

/** Loads after the page, which already holds the shop's identity. */
const ShopUpdates = lazy(async () => ({
  default: (await import("./shop-updates.tsx")).ShopUpdates,
}));

/** Provides the shop's identity to the whole page and follows its changes. */
export function ShopProvider({ first, children }: { first: FirstShop; children: ReactNode }) {
  const [shop, setShop] = useState(first.shop);
  const { accentHue, categories } = shop;
  setShopCategories(categories);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--hue", String(accentHue));
  }, [accentHue]);
  return (
    <ShopContext value={shop}>
      {children}
      <Suspense>
        <ShopUpdates after={first.position} onShop={setShop} />
      </Suspense>
    </ShopContext>
  );
}
