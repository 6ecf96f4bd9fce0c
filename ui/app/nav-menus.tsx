import {
  ChevronDown,
  CircleHelp,
  LogOut,
  Menu as MenuIcon,
  Package,
  SquareKanban,
  User,
  X,
} from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { IconButton } from "../components/icon-button.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../components/menu.tsx";
import { ThemeToggle } from "../components/theme-toggle.tsx";
import { Mark } from "../components/mark.tsx";
import { paths } from "../paths.ts";
import type { Viewer } from "../features/account/viewer.ts";
import { accountPlaces, mainPlaces } from "./places.ts";

/** The name of who is signed in; opens the places of the account. */
export function NameMenu({ viewer, onSignOut }: { viewer: Viewer; onSignOut: () => void }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-control max-w-56 items-center gap-2 rounded-control px-2.5 text-base font-medium hover:bg-[color-mix(in_oklch,var(--ink)_7%,transparent)] max-md:hidden"
        >
          <User aria-hidden size={20} />
          <span className="truncate">{viewer.name}</span>
          <ChevronDown aria-hidden size={16} />
        </button>
      }
    >
      <MenuLink to={paths.profile} icon={<User aria-hidden size={18} />}>
        Edit Profile
      </MenuLink>
      <MenuLink to={paths.myOrders} icon={<Package aria-hidden size={18} />}>
        My Orders
      </MenuLink>
      <MenuLink to={paths.reportIssue} icon={<CircleHelp aria-hidden size={18} />}>
        Report an Issue
      </MenuLink>
      {viewer.role === "ADMIN" && (
        <MenuLink to={paths.admin} icon={<SquareKanban aria-hidden size={18} />}>
          Admin
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden size={18} />} onSelect={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}

const row = "flex min-h-13 w-full items-center border-b border-line text-lg";

export interface SheetMenuProps {
  viewer: Viewer | null;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** The menu of phones: a sheet of full height. */
export function SheetMenu({ viewer, onSignIn, onSignOut }: SheetMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  function then(action: () => void) {
    close();
    action();
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton
          label="Menu"
          icon={<MenuIcon aria-hidden size={22} />}
          className="-ml-3 md:hidden"
        />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-40 flex flex-col overflow-y-auto bg-page px-gutter pb-6"
        >
          <div className="flex h-16 flex-none items-center justify-between">
            <Dialog.Title>
              <Mark />
              <span className="sr-only"> menu</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden size={22} />} className="-mr-3" />
            </Dialog.Close>
          </div>
          <nav aria-label="Main">
            <ul>
              {mainPlaces.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    className={`${row} aria-[current=page]:font-semibold`}
                    onClick={close}
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
              {viewer &&
                accountPlaces.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={row} onClick={close}>
                      {label}
                    </Link>
                  </li>
                ))}
              {viewer?.role === "ADMIN" && (
                <li>
                  <Link to={paths.admin} className={row} onClick={close}>
                    Admin
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          <button type="button" className={row} onClick={() => then(viewer ? onSignOut : onSignIn)}>
            {viewer ? "Sign Out" : "Sign In"}
          </button>
          <div className="mt-auto flex items-center justify-between pt-6 text-sm text-ink-muted">
            {viewer ? `Signed in as ${viewer.name}` : "Colours"}
            <ThemeToggle />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
