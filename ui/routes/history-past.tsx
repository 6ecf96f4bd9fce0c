import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { PastCart } from "../features/history/past/past-cart.tsx";
import { PastProduct } from "../features/history/past/past-product.tsx";
import { PastStock } from "../features/history/past/past-stock.tsx";
import { historyPaths } from "../history-paths.ts";

/** Things with a past page, besides orders and their board. */
export type PastThing = "product" | "stock" | "cart";

/** A product, its stock or a cart at the time in the address. */
export function Component({ thing, id }: { thing: PastThing; id: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const moments = {
    at: params.get("at"),
    onMoment: (at: string | null) => void navigate(historyPaths[thing](id, at)),
  };
  const title = { product: "A product", stock: "Stock", cart: "A cart" }[thing];
  return (
    <>
      <PageTitle>{`${title} in the past`}</PageTitle>
      {thing === "product" && <PastProduct productId={id} {...moments} />}
      {thing === "stock" && <PastStock productId={id} {...moments} />}
      {thing === "cart" && <PastCart userId={id} {...moments} />}
    </>
  );
}
