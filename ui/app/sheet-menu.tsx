import * as t from "#texts/shell.ts";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { RefObject } from "react";
import { Link, NavLink } from "react-router-dom";
import { IconButton } from "../components/icon-button.tsx";
import { Mark } from "../components/mark.tsx";
import { ThemeToggle } from "../components/theme-toggle.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { wishListPlace } from "../features/shop/wish-list/wish-ids.ts";
import { paths } from "../paths.ts";
import { LanguageLinks } from "./languages.tsx";
import { accountPlaces, mainPlaces } from "./places.ts";

const row = "flex min-h-13 w-full items-center border-b border-line text-lg";

export interface SheetMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the menu and gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  viewer: Viewer | null;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** The menu of phones: a sheet of full height. */
export function SheetMenu({
  open,
  onOpenChange,
  opener,
  viewer,
  onSignIn,
  onSignOut,
}: SheetMenuProps) {
  const close = () => onOpenChange(false);

  function then(action: () => void) {
    close();
    action();
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="fixed inset-0 z-40 flex flex-col overflow-y-auto bg-page px-gutter pb-6"
        >
          <div className="flex h-16 flex-none items-center justify-between">
            <Dialog.Title>
              <Mark />
              <span className="sr-only"> {t.menuAfterMark}</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t.close} icon={<X aria-hidden size={22} />} className="-mr-3" />
            </Dialog.Close>
          </div>
          <nav aria-label={t.main}>
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
              {wishListPlace({ viewer, loading: false }) !== "none" && (
                <li>
                  <Link to={paths.wishList} className={row} onClick={close}>
                    {t.wishList}
                  </Link>
                </li>
              )}
              {viewer &&
                accountPlaces.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={row} onClick={close}>
                      {label}
                    </Link>
                  </li>
                ))}
              {viewer && viewer.role !== "SHOPPER" && (
                <li>
                  <Link to={paths.admin} className={row} onClick={close}>
                    {t.admin}
                  </Link>
                </li>
              )}
              {viewerMay(viewer, "HISTORY_READ") && (
                <li>
                  <Link to={paths.history} className={row} onClick={close}>
                    {t.history}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          <button type="button" className={row} onClick={() => then(viewer ? onSignOut : onSignIn)}>
            {viewer ? t.signOut : t.signIn}
          </button>
          <LanguageLinks className="border-t border-line pt-2" />
          <div className="mt-auto flex items-center justify-between pt-6 text-sm text-ink-muted">
            {viewer ? t.signedInAs(viewer.name) : t.colours}
            <ThemeToggle />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
