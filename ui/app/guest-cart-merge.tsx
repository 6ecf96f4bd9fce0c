import { lazy, Suspense, useState } from "react";
import { useViewer } from "../features/account/viewer.ts";
import { useMergeIsDue } from "../features/cart/guest/guest-cart-store.ts";

const MergeNotice = lazy(async () => ({
  default: (await import("../features/cart/guest/merge-notice.tsx")).MergeNotice,
}));

/** Takes what a visitor has gathered into the cart of whoever has signed in, by whatever way. */
export function GuestCartMerge() {
  const { viewer } = useViewer();
  const isDue = useMergeIsDue();
  const [forWhom, setForWhom] = useState<string | null>(null);
  const owner = viewer && viewer.role !== "ANALYST" ? viewer.id : null;
  // Stays for as long as they are signed in: what came of it is to be read, and can be undone.
  if (isDue && owner !== null && owner !== forWhom) setForWhom(owner);
  if (owner === null || owner !== forWhom) return null;
  return (
    <Suspense>
      <MergeNotice key={owner} />
    </Suspense>
  );
}
