import {
  Banknote,
  Bell,
  CalendarDays,
  Flag,
  History,
  Layers,
  List,
  LogOut,
  Phone,
  Settings2,
  Store,
  SquareKanban,
  SquarePlus,
  Star,
  Sun,
  Tag,
  Truck,
  Users,
  Warehouse,
  Webhook,
} from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef } from "react";
import { Link, Navigate, NavLink, Outlet, useLocation } from "react-router-dom";
import { Mark } from "../components/mark.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { RoleInOffice } from "../features/shared/account/rights.ts";
import { useReloadOnRoleChange } from "../features/shared/account/role-change.ts";
import { useSignOut } from "../features/shared/account/session.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { SettingsProvider } from "../features/admin/kit/settings-provider.tsx";
import { useCounts, type Counts } from "../features/admin/today/use-counts.ts";
import type { Role } from "../generated/operations.ts";
import { paths } from "../paths.ts";
import "./admin-strip.css";
import { AdminCommands } from "./admin-commands.tsx";
import { permissionAt, placesOf, type AdminPlace } from "./admin-places.ts";
import { OfficePage } from "./office-page.tsx";

const PageEventsPanel = lazy(async () => ({
  default: (await import("./page-events-panel.tsx")).PageEventsPanel,
}));

const icons = {
  "Add Items": SquarePlus,
  "List Items": List,
  Orders: SquareKanban,
  Today: Sun,
  Calls: Phone,
  Deliveries: CalendarDays,
  Runs: Truck,
  Cash: Banknote,
  Reports: Flag,
  People: Users,
  Stock: Warehouse,
  Demand: Bell,
  Promotions: Tag,
  Reviews: Star,
  Webhooks: Webhook,
  System: Layers,
  History,
  Shop: Store,
  Settings: Settings2,
};

/** The admin area, for staff only; others are redirected to Home. */
export function AdminShell() {
  const { viewer, loading } = useViewer();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  useReloadOnRoleChange(viewer?.role);
  if (loading) {
    return (
      <Loading className="p-6">
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (!viewer || viewer.role === "SHOPPER") return <Navigate to={paths.home} replace />;
  const needed = permissionAt(pathname);
  const closed = needed !== null && !viewerMay(viewer, needed);
  return (
    <RoleInOffice value={viewer.role}>
      <div
        lang="en"
        className="grid min-h-dvh text-sm leading-body md:grid-cols-label-54 max-md:grid-rows-[auto_1fr]"
      >
        <aside className="admin-strip flex gap-2 overflow-x-auto border-line bg-sunken max-md:items-center max-md:border-b max-md:px-3 max-md:py-2 md:sticky md:top-0 md:h-dvh md:flex-col md:gap-6 md:border-r md:px-3 md:py-4.5">
          <Link to={paths.home} className="px-2 py-2">
            <Mark className="text-[1.4375rem]! max-md:[&>[lang]]:hidden" />
            <span className="sr-only"> home</span>
          </Link>
          <AdminNav role={viewer.role} />
          <div className="md:mt-auto">
            <p className="px-2 text-fine text-ink-muted max-md:hidden">
              Signed in as
              <br />
              <b className="font-semibold text-ink">{viewer.name}</b>
            </p>
            <button
              type="button"
              className={`${sidePlace} ${sidePlaceHover} md:mt-2 md:w-full`}
              onClick={() => void signOut()}
            >
              <LogOut aria-hidden size={18} className="max-md:hidden" />
              Sign Out
            </button>
          </div>
        </aside>
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-col">
          {closed ? (
            <OfficePage viewer={viewer} permission={needed} />
          ) : (
            <SettingsProvider>
              <Outlet />
            </SettingsProvider>
          )}
        </main>
        {viewerMay(viewer, "ORDERS_READ") && <AdminCommands role={viewer.role} />}
        {viewerMay(viewer, "HISTORY_READ") && (
          <Suspense>
            <PageEventsPanel viewerId={viewer.id} />
          </Suspense>
        )}
      </div>
    </RoleInOffice>
  );
}

function AdminNav({ role }: { role: Role }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const counts = useCounts(viewerMay({ role }, "ORDERS_READ"));
  const places = placesOf(role);

  // On phones the navigation is wider than the screen, and the current link may be out of view.
  useEffect(() => {
    const present = nav.current?.querySelector("[aria-current=page]");
    present?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);

  return (
    <nav ref={nav} aria-label="Admin">
      <ul className="flex gap-0.5 md:flex-col">
        {places.map((place, index) => (
          <li
            key={place.label}
            className={
              place.label === "Today" && index > 0
                ? "md:mt-3 md:border-t md:border-line-strong md:pt-3"
                : ""
            }
          >
            <SidePlace
              place={place}
              icon={icons[place.label]}
              waiting={counts ? waitingAt(place.label, counts) : null}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const sidePlace =
  "flex min-h-9 items-center gap-2.5 rounded-control px-2.5 font-medium whitespace-nowrap text-ink-muted " +
  "max-md:min-h-control pointer-coarse:min-h-control";
const sidePlaceHover = "hover:bg-ink/6 hover:text-ink";

/** The count at a link: as shown, and as announced. */
interface Waiting {
  shown: string;
  announced: string;
}

/** The count at a link; null for none. */
function waitingAt(
  label: AdminPlace["label"],
  { openOrders, toCall, lowStock, openReports }: Counts,
): Waiting | null {
  if (label === "Orders" && openOrders > 0) {
    return { shown: String(openOrders), announced: `${openOrders} to be delivered` };
  }
  if (label === "Calls" && toCall > 0) {
    return { shown: String(toCall), announced: `${toCall} to call` };
  }
  if (label === "Stock" && lowStock > 0)
    return { shown: `${lowStock} low`, announced: `${lowStock} low` };
  if (label === "Reports" && openReports > 0) {
    return { shown: String(openReports), announced: `${openReports} open` };
  }
  return null;
}

function SidePlace({
  place,
  icon: Icon,
  waiting,
}: {
  place: AdminPlace;
  icon: typeof Flag;
  waiting: Waiting | null;
}) {
  const id = useId();
  return (
    <>
      <NavLink
        to={place.to}
        aria-describedby={waiting ? id : undefined}
        className={`${sidePlace} ${sidePlaceHover} aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-1`}
      >
        <Icon aria-hidden size={18} className="max-md:hidden" />
        {place.label}
        {waiting && (
          <span aria-hidden className="ml-auto text-xs font-semibold tabular-nums max-md:ml-0">
            {waiting.shown}
          </span>
        )}
      </NavLink>
      {waiting && (
        <span id={id} hidden>
          {waiting.announced}
        </span>
      )}
    </>
  );
}
