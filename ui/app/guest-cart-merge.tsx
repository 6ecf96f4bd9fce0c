import { lazy, Suspense, useState } from "react";
import { useMatch } from "react-router-dom";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { useMergeIsDue } from "../features/shop/cart/guest/guest-cart-store.ts";
import { paths } from "../paths.ts";

const MergeNotice = lazy(async () => ({
  default: (await import("../features/shop/cart/guest/merge-notice.tsx")).MergeNotice,
}));

/** Merges a visitor's cart into the account's cart after any kind of sign-in. */
export function GuestCartMerge() {
  const { viewer } = useViewer();
  const isDue = useMergeIsDue();
  const [forWhom, setForWhom] = useState<string | null>(null);
  const owner = viewer && viewerMay(viewer, "SHOP") ? viewer.id : null;
  const ordered = useMatch(paths.paymentSuccess) !== null;
  // Mounted until sign-out: the user reads the result and can undo it.
  if (isDue && owner !== null && owner !== forWhom) setForWhom(owner);
  if (owner === null || owner !== forWhom) return null;
  return (
    <Suspense>
      <MergeNotice key={owner} ordered={ordered} />
    </Suspense>
  );
}
