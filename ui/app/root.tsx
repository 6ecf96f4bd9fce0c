import { useEffect } from "react";
import { Outlet, ScrollRestoration, type Location } from "react-router-dom";
import { LoginPopupProvider } from "../features/shared/account/login-popup.tsx";
import { repeatEarlyInput, forgetEarlyKeysLater } from "./early-input.ts";
import { Offline } from "./offline.tsx";
import { FocusOnPageChange, SkipLink } from "./page-change.tsx";

/**
 * The first page of a tab has no key of its own; without its path all first pages would share one.
 */
function placeInHistory({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

/** The root layout of all pages, in the shop and in the admin area. */
export function Root() {
  useEffect(() => {
    void repeatEarlyInput();
    return forgetEarlyKeysLater();
  }, []);
  return (
    <LoginPopupProvider>
      <SkipLink />
      <Outlet />
      <FocusOnPageChange />
      <Offline />
      <ScrollRestoration getKey={placeInHistory} />
    </LoginPopupProvider>
  );
}
