import type { ReactNode } from "react";
import { LockedPage } from "../../components/locked-page.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useLoginPopup } from "./login-popup.tsx";
import { useViewer, type Viewer } from "./viewer.ts";

export interface SignedInProps {
  /** The page's name, for the document. */
  title: string;
  /** Why one has to sign in, for example: Log in to see your cart. */
  reason: string;
  /** Shown while nobody knows who is there. */
  waiting: ReactNode;
  /** The page has a frame of its own, to the edges. */
  wide?: boolean;
  /** The page, for who is signed in. */
  children: (viewer: Viewer) => ReactNode;
}

/** A page for whoever is signed in; a visitor is asked to log in. */
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
