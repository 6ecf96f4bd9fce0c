import { NavLink } from "react-router-dom";
import { AdminBar } from "../../../components/admin-bar.tsx";
import { ConnectionStatus } from "../../shared/order/connection-status.tsx";
import { paths } from "../../../paths.ts";

/** The pages about the shop's own identity. */
const pages = [
  { label: "Details", to: paths.adminShop },
  { label: "Categories", to: paths.adminShopCategories },
  { label: "Delivery", to: paths.adminShopDelivery },
  { label: "Pages", to: paths.adminShopPages },
  { label: "Opening", to: paths.adminShopOpening },
] as const;

/** The header of the pages about the shop itself, with the way to each of them. */
export function ShopBar() {
  return (
    <>
      <AdminBar title="Shop">
        <ConnectionStatus />
      </AdminBar>
      <nav
        aria-label="Shop"
        className="flex gap-7 overflow-x-auto border-b border-line px-4 md:px-6"
      >
        {pages.map(({ label, to }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="flex min-h-control items-center font-demi whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_var(--accent)]"
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
