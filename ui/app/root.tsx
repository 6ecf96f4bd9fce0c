import { Outlet, ScrollRestoration } from "react-router-dom";
import { LoginPopupProvider } from "../features/account/login-popup.tsx";
import { FocusOnPageChange, SkipLink } from "./page-change.tsx";

/** What every page shares, in the shop and in the admin area. */
export function Root() {
  return (
    <LoginPopupProvider>
      <SkipLink />
      <Outlet />
      <FocusOnPageChange />
      <ScrollRestoration />
    </LoginPopupProvider>
  );
}
