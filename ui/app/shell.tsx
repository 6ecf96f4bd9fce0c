import { lazy, Suspense } from "react";
import { Outlet, useMatch } from "react-router-dom";
import { classNames } from "../components/class-names.ts";
import { later } from "../components/later.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { paths } from "../paths.ts";
import { GuestCartMerge } from "./guest-cart-merge.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { WantedOrderNotices } from "./order-notices.tsx";

const EventsBeside = lazy(async () => ({
  default: (await import("./events-beside.tsx")).EventsBeside,
}));

/** Hydrates after the header and the footer, so that no single task takes long. */
const Page = later(Outlet);

/** A page of the shop between header and footer. */
export function Shell() {
  const home = useMatch({ path: paths.home, end: true }) !== null;
  const { viewer } = useViewer();
  return (
    <div className={classNames("flex min-h-dvh flex-col", home && "[--nav-ground:var(--h-wall)]")}>
      <Navbar />
      <GuestCartMerge />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100svh-4rem)] flex-1 md:min-h-[calc(100svh-5rem)]"
      >
        <Page />
      </main>
      <Footer frieze={home} />
      <WantedOrderNotices />
      {viewer && viewer.role !== "SHOPPER" && (
        <Suspense>
          <EventsBeside viewerId={viewer.id} />
        </Suspense>
      )}
    </div>
  );
}
