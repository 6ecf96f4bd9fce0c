import { lazy, Suspense } from "react";
import { Outlet, useLocation, useMatch } from "react-router-dom";
import { hydrateLater } from "../components/hydrate-later.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { paths } from "../paths.ts";
import { useShop } from "../components/shop-context.ts";
import { Announcement } from "./announcement.tsx";
import { isOpenToVisitors } from "./closed-paths.ts";
import { GuestCartMerge } from "./guest-cart-merge.tsx";
import { GuestWishMerge } from "./guest-wish-merge.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { RenewedMessages } from "./renewed-messages.tsx";

const PageEventsPanel = lazy(async () => ({
  default: (await import("./page-events-panel.tsx")).PageEventsPanel,
}));

const loadClosed = () => import("./closed-shop.tsx");
const ClosedShop = lazy(async () => ({ default: (await loadClosed()).ClosedShop }));
const ClosedFrame = lazy(async () => ({ default: (await loadClosed()).ClosedFrame }));
const PreviewBar = lazy(async () => ({
  default: (await import("./preview-bar.tsx")).PreviewBar,
}));

/** Hydrates after the header and the footer, so that no single task takes long. */
const Page = hydrateLater(Outlet);

/**
 * A page of the shop. While the shop isn't open, visitors see a notice in its place, and staff see
 * the shop below a line that says so. The first HTML is always the visitors'.
 */
export function Shell() {
  const shop = useShop();
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  if (!shop.closed) return <OpenShop />;
  const isStaff = viewer !== null && viewer.role !== "SHOPPER";
  const asVisitor = isStaff && search === "?view=visitors";
  if (isStaff && !asVisitor) {
    return (
      <>
        <Suspense>
          <PreviewBar viewer={viewer} asVisitor={false} />
        </Suspense>
        <OpenShop />
      </>
    );
  }
  if (!isOpenToVisitors(pathname, shop)) {
    return (
      <Suspense>
        {asVisitor && <PreviewBar viewer={viewer} asVisitor />}
        <ClosedShop />
      </Suspense>
    );
  }
  if (!shop.closed.opensSoon) return <OpenShop />;
  return (
    <Suspense>
      <ClosedFrame>
        <Page />
      </ClosedFrame>
    </Suspense>
  );
}

/** A page of the shop between header and footer. */
function OpenShop() {
  const home = useMatch({ path: paths.home, end: true }) !== null;
  const { viewer } = useViewer();
  return (
    <div className="flex min-h-dvh flex-col">
      <Announcement />
      <Navbar />
      <GuestCartMerge />
      <GuestWishMerge />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100svh-4rem)] flex-1 md:min-h-[calc(100svh-5rem)]"
      >
        <Page />
      </main>
      <Footer frieze={home} />
      <RenewedMessages />
      {viewer && viewerMay(viewer, "HISTORY_READ") && (
        <Suspense>
          <PageEventsPanel viewerId={viewer.id} />
        </Suspense>
      )}
    </div>
  );
}
