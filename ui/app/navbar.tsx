import * as t from "#texts/shell.ts";
import { Heart, ShoppingBag } from "lucide-react";
import { useQuery } from "@apollo/client/react";
import { Link, NavLink } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { iconButtonStyle } from "../components/icon-button.tsx";
import { Mark } from "../components/mark.tsx";
import { ThemeToggle } from "../components/theme-toggle.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { useSignOut } from "../features/shared/account/session.ts";
import { useViewer, type ViewerState } from "../features/shared/account/viewer.ts";
import { countOf } from "../features/shop/cart/guest/guest-cart.ts";
import { useGuestCart } from "../features/shop/cart/guest/guest-cart-store.ts";
import { useWishIds, wishListPlace } from "../features/shop/wish-list/wish-ids.ts";
import { ShellCartDocument } from "../generated/operations.ts";
import { paths } from "../paths.ts";
import { LanguageMenu, NameMenu, SheetMenu } from "./nav-menus.tsx";
import { NavSearch } from "./nav-search.tsx";
import { mainPlaces } from "./places.ts";
import "./navbar.css";

/** The header of every shop page. */
export function Navbar() {
  const visitor = useViewer();
  const { viewer, loading } = visitor;
  const { open } = useLoginPopup();
  const signOut = useSignOut();
  const signIn = () => open();

  return (
    <header className="relative z-20 has-[.search-alone]:z-40 bg-page">
      <div className="wrap nav-row">
        <SheetMenu viewer={viewer} onSignIn={signIn} onSignOut={() => void signOut()} />
        <Link to={paths.home} className="col-start-2 row-start-1 py-2 md:col-start-1">
          <Mark className="max-[22.5rem]:text-heading!" />
          <span className="sr-only"> {t.homeAfterMark}</span>
        </Link>
        <nav aria-label={t.main} className="max-md:hidden">
          <ul className="flex gap-[clamp(1rem,1.7vw,2rem)]">
            {mainPlaces.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end className="nav-place">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <NavSearch />
        <div className="nav-end flex items-center justify-end max-md:-mr-3 md:gap-2">
          <LanguageMenu />
          <ThemeToggle className="max-md:hidden" />
          <WishListLink visitor={visitor} />
          {viewer && <NameMenu viewer={viewer} onSignOut={() => void signOut()} />}
          {viewer ? <OwnCartLink /> : !loading && <GuestCartLink />}
          {/* On narrower screens, signing out is in the account menu and in the menu sheet. */}
          {/* Reserves its space until the viewer is known, so that nothing next to it moves. */}
          <Button
            variant={viewer ? "quiet" : "outlined"}
            className={classNames(
              viewer ? "max-lg:hidden" : "whitespace-nowrap max-md:mr-3 max-md:px-3!",
              loading && "invisible",
            )}
            onClick={viewer ? () => void signOut() : signIn}
          >
            {viewer ? t.signOut : t.signIn}
          </Button>
        </div>
      </div>
    </header>
  );
}

/** The link to the wish list; on phones it is in the menu. */
function WishListLink({ visitor }: { visitor: ViewerState }) {
  const count = useWishIds(visitor)?.length ?? 0;
  if (wishListPlace(visitor) === "none") return null;
  return (
    <Link
      to={paths.wishList}
      aria-label={count === 0 ? t.wishListEmpty : t.wishListHolds(count)}
      className={classNames(iconButtonStyle, "max-md:hidden")}
    >
      <Heart aria-hidden size={22} />
    </Link>
  );
}

function OwnCartLink() {
  const { data } = useQuery(ShellCartDocument);
  return <CartLink count={data?.cart.itemCount ?? 0} />;
}

/** The link to a visitor's cart; hidden while the cart is empty. */
function GuestCartLink() {
  const count = countOf(useGuestCart());
  return count > 0 && <CartLink count={count} />;
}

function CartLink({ count }: { count: number }) {
  return (
    <Link
      to={paths.cart}
      aria-label={count === 0 ? t.cartEmpty : t.cartHolds(count)}
      className={iconButtonStyle}
    >
      <ShoppingBag aria-hidden size={22} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-2.25 right-2 size-2.25 rounded-full bg-clay shadow-[0_0_0_2px_var(--page)]"
        />
      )}
    </Link>
  );
}
