import { lazy, Suspense } from "react";
import { Outlet, useMatch } from "react-router-dom";
import { hydrateLater } from "../components/hydrate-later.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { paths } from "../paths.ts";
import { Announcement } from "./announcement.tsx";
import { GuestCartMerge } from "./guest-cart-merge.tsx";
import { GuestWishMerge } from "./guest-wish-merge.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { RenewedMessages } from "./renewed-messages.tsx";

const PageEventsPanel = lazy(async () => ({
  default: (await import("./page-events-panel.tsx")).PageEventsPanel,
}));

/** Hydrates after the header and the footer, so that no single task takes long. */
const Page = hydrateLater(Outlet);

/** A page of the shop between header and footer. */
export function Shell() {
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
