import type { ReactNode } from "react";
import { LockedPage } from "../../../components/locked-page.tsx";
import { PageTitle } from "../../../components/page-title.tsx";
import { useLoginPopup } from "./login-popup.tsx";
import { useViewer, type Viewer } from "./viewer.ts";

export interface SignedInProps {
  /** The page's name, for the document title. */
  title: string;
  /** Why signing in is needed, for example: Log in to see your cart. */
  reason: string;
  /** Shown until the viewer is known. */
  waiting: ReactNode;
  /** The page has a full-width layout of its own. */
  wide?: boolean;
  /** The page for a signed-in user. */
  children: (viewer: Viewer) => ReactNode;
}

/** A page for signed-in users; a visitor is asked to log in. */
export function SignedIn({ title, reason, waiting, wide = false, children }: SignedInProps) {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className={wide && viewer ? undefined : "wrap pb-room"}>
      <PageTitle>{title}</PageTitle>
      {viewer ? (
        children(viewer)
      ) : loading ? (
        waiting
      ) : (
        <LockedPage reason={reason} onSignIn={open} />
      )}
    </div>
  );
}
