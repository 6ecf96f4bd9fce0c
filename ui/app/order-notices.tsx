import { lazy, Suspense } from "react";
import { useViewer } from "../features/account/viewer.ts";
import { useNoticeStanding } from "../features/own-order/notices/notice-choice.ts";

const OrderNotices = lazy(async () => {
  const module = await import("../features/own-order/notices/order-notices.tsx");
  return { default: module.OrderNotices };
});

/** Follows the signed-in user's orders on every page if this browser has order notifications on. */
export function WantedOrderNotices() {
  const standing = useNoticeStanding();
  const { viewer } = useViewer();
  if (standing !== "on" || !viewer) return null;
  return (
    <Suspense fallback={null}>
      <OrderNotices key={viewer.id} />
    </Suspense>
  );
}
