import { lazy, Suspense } from "react";
import { Outlet, useMatch } from "react-router-dom";
import { hydrateLater } from "../components/hydrate-later.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { paths } from "../paths.ts";
import { useShop } from "../components/shop-context.ts";
import { GuestCartMerge } from "./guest-cart-merge.tsx";
import { GuestWishMerge } from "./guest-wish-merge.tsx";
import { Navbar } from "./navbar.tsx";

const PageEventsPanel = lazy(async () => ({
  default: (await import("./page-events-panel.tsx")).PageEventsPanel,
}));

const ClosedPages = lazy(async () => ({
  default: (await import("./closed-pages.tsx")).ClosedPages,
}));

/** It is below the first view. */
const Footer = lazy(async () => ({ default: (await import("./footer.tsx")).Footer }));

const RenewedMessages = lazy(async () => ({
  default: (await import("./renewed-messages.tsx")).RenewedMessages,
}));

const Announcement = lazy(async () => ({
  default: (await import("./announcement.tsx")).Announcement,
}));

/** Hydrates after the header and the footer, so that no single task takes long. */
const Page = hydrateLater(Outlet);

/** A page of the shop, or what visitors and staff see of it while it isn't open. */
export function Shell() {
  const { closed } = useShop();
  if (!closed) return <OpenShop />;
  return (
    <Suspense>
      <ClosedPages whole={<OpenShop />} page={<Page />} />
    </Suspense>
  );
}

/** A page of the shop between header and footer. */
function OpenShop() {
  const { announcement } = useShop();
  const home = useMatch({ path: paths.home, end: true }) !== null;
  const { viewer } = useViewer();
  return (
    <div className="flex min-h-dvh flex-col">
      {announcement && (
        <Suspense>
          <Announcement announcement={announcement} />
        </Suspense>
      )}
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
      <Suspense>
        <Footer frieze={home} />
      </Suspense>
      {viewer && (
        <Suspense>
          <RenewedMessages />
        </Suspense>
      )}
      {viewer && viewerMay(viewer, "HISTORY_READ") && (
        <Suspense>
          <PageEventsPanel viewerId={viewer.id} />
        </Suspense>
      )}
    </div>
  );
}
