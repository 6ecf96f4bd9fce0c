import { useShop } from "./shop-context.ts";

/** The document's title: the page's name, then the shop's. */
export function PageTitle({ children }: { children?: string }) {
  const { name } = useShop();
  return <title>{children ? `${children} · ${name}` : name}</title>;
}
