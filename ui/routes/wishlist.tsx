import * as t from "#texts/wishes.ts";
import { PageTitle } from "../components/page-title.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { useViewer } from "../features/shared/account/viewer.ts";
import { GuestWishList } from "../features/shop/wish-list/guest-wish-list.tsx";
import { OwnWishList } from "../features/shop/wish-list/own-wish-list.tsx";
import { WishListSkeleton } from "../features/shop/wish-list/wish-list-skeleton.tsx";

/** The wish list of the account, or of a visitor in this browser. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  if (!viewer && !loading) {
    return (
      <div className="wrap pb-room">
        <PageTitle>{t.wishList}</PageTitle>
        <GuestWishList onSignIn={() => open(t.logInToSee)} />
      </div>
    );
  }
  return (
    <SignedIn title={t.wishList} reason={t.logInToSee} waiting={<WishListSkeleton />}>
      {() => <OwnWishList />}
    </SignedIn>
  );
}
