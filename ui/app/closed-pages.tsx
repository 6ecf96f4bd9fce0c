import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useShop } from "../components/shop-context.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { isOpenToVisitors } from "./closed-paths.ts";
import { ClosedFrame, ClosedShop } from "./closed-shop.tsx";
import { PreviewBar } from "./preview-bar.tsx";

/**
 * A page while the shop isn't open: visitors see a notice in its place, and staff see the shop
 * below a line that says so. The first HTML is always the visitors'.
 */
export function ClosedPages({
  whole,
  page,
}: {
  /** The page with the header and footer of the open shop. */
  whole: ReactNode;
  page: ReactNode;
}) {
  const shop = useShop();
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  const isStaff = viewer !== null && viewer.role !== "SHOPPER";
  const asVisitor = isStaff && search === "?view=visitors";
  if (isStaff && !asVisitor) {
    return (
      <>
        <PreviewBar viewer={viewer} asVisitor={false} />
        {whole}
      </>
    );
  }
  if (!isOpenToVisitors(pathname, shop)) {
    return (
      <>
        {asVisitor && <PreviewBar viewer={viewer} asVisitor />}
        <ClosedShop />
      </>
    );
  }
  return shop.closed?.opensSoon ? <ClosedFrame>{page}</ClosedFrame> : whole;
}
