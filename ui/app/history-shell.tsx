import { lazy, Suspense } from "react";
import { Link, NavLink, useParams } from "react-router-dom";
import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { Mark } from "../components/mark.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { ThemeToggle } from "../components/theme-toggle.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { landingOf } from "../features/shared/account/landing.ts";
import { viewerMay } from "../features/shared/account/may.ts";
import { RoleInOffice } from "../features/shared/account/rights.ts";
import { useReloadOnRoleChange } from "../features/shared/account/role-change.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { historyPaths } from "../history-paths.ts";
import { paths } from "../paths.ts";
import type { PastThing } from "../routes/history-past.tsx";

const Explorer = lazy(async () => ({ default: (await import("../routes/history.tsx")).Component }));
const OrderAtMoment = lazy(async () => ({
  default: (await import("../routes/history-order.tsx")).Component,
}));
const Compare = lazy(async () => ({
  default: (await import("../routes/history-compare.tsx")).Component,
}));
const Replay = lazy(async () => ({
  default: (await import("../routes/history-replay.tsx")).Component,
}));
const PastBoard = lazy(async () => ({
  default: (await import("../routes/history-board.tsx")).Component,
}));
const Workbench = lazy(async () => ({
  default: (await import("../routes/history-workbench.tsx")).Component,
}));
const Verify = lazy(async () => ({
  default: (await import("../routes/history-verify.tsx")).Component,
}));
const WhatIf = lazy(async () => ({
  default: (await import("../routes/history-what-if.tsx")).Component,
}));
const Past = lazy(async () => ({
  default: (await import("../routes/history-past.tsx")).Component,
}));
const NotFound = lazy(async () => ({
  default: (await import("../routes/not-found.tsx")).Component,
}));

/** The history area, for staff who may read it. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  useReloadOnRoleChange(viewer?.role);
  if (loading) {
    return <Waiting />;
  }
  if (!viewer) {
    return (
      <main id="main" tabIndex={-1} className="wrap pb-room">
        <LockedPage reason="Log in as staff to see the history" onSignIn={open} />
      </main>
    );
  }
  if (!viewerMay(viewer, "HISTORY_READ")) {
    const staff = viewer.role !== "SHOPPER";
    return (
      <main id="main" tabIndex={-1} className="wrap py-room">
        <Empty
          first
          door="shuttered"
          heading={staff ? "This page is for the office." : "The history is for staff"}
          action={
            staff ? (
              <LinkButton to={landingOf(viewer)}>Your runs</LinkButton>
            ) : (
              <LinkButton to={paths.home}>Go to User Home</LinkButton>
            )
          }
        >
          {staff ? "Your runs are here." : `You’re signed in as ${viewer.name}, a customer.`}
        </Empty>
      </main>
    );
  }
  return (
    <div lang="en" className="flex min-h-dvh flex-col text-sm leading-body md:h-dvh md:min-h-160">
      <header className="flex min-h-14 flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line px-3 py-2 md:gap-x-4 md:px-5">
        <Link to={paths.home}>
          <Mark className="text-subtitle!" />
          <span className="sr-only"> home</span>
        </Link>
        <h1 className="heading text-title">
          <Link to={paths.history}>History</Link>
        </h1>
        <nav
          aria-label="History"
          className="flex gap-1 max-md:order-last max-md:-mx-3 max-md:w-screen max-md:overflow-x-auto max-md:px-3"
        >
          <HouseLink to={paths.history}>Events</HouseLink>
          <HouseLink to={historyPaths.replay()}>Replay</HouseLink>
          <HouseLink to={historyPaths.compare()}>Compare</HouseLink>
          <HouseLink to={historyPaths.workbench()}>Workbench</HouseLink>
          <HouseLink to={historyPaths.verify()}>Verify</HouseLink>
          <HouseLink to={historyPaths.whatIf()}>What if</HouseLink>
        </nav>
        <span className="text-fine text-ink-muted max-md:hidden">read only</span>
        <span className="ml-auto" />
        <ThemeToggle />
        {viewerMay(viewer, "ORDERS_READ") && (
          <LinkButton to={paths.adminOrders} size="dense" className="max-sm:hidden">
            Order board
          </LinkButton>
        )}
        <LinkButton to={paths.home} size="dense">
          Go to User Home
        </LinkButton>
      </header>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        <RoleInOffice value={viewer.role}>
          <Suspense fallback={<Waiting />}>
            <Page />
          </Suspense>
        </RoleInOffice>
      </main>
    </div>
  );
}

function HouseLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      end
      className="inline-flex min-h-dense items-center rounded-control px-3 text-fine font-demi hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
    >
      {children}
    </NavLink>
  );
}

function Waiting() {
  return (
    <Loading className="p-6">
      <Skeleton className="h-96" />
    </Loading>
  );
}

/** The page of an address: the events, one selected event, or not found. */
function Page() {
  const address = useParams()["*"] ?? "";
  const event = /^event\/([^/]+)\/?$/.exec(address)?.[1];
  if (address === "" || event !== undefined) return <Explorer event={event ?? null} />;
  const order = /^order\/([^/]+)\/?$/.exec(address)?.[1];
  if (order !== undefined) return <OrderAtMoment order={order} />;
  if (/^compare\/?$/.test(address)) return <Compare />;
  if (/^replay\/?$/.test(address)) return <Replay />;
  if (/^workbench\/?$/.test(address)) return <Workbench />;
  const past = /^(product|stock|cart)\/([^/]+)\/?$/.exec(address);
  if (past) return <Past thing={past[1] as PastThing} id={past[2] ?? ""} />;
  if (/^verify\/?$/.test(address)) return <Verify />;
  if (/^what-if\/?$/.test(address)) return <WhatIf />;
  if (/^board\/?$/.test(address)) return <PastBoard />;
  return <NotFound />;
}
