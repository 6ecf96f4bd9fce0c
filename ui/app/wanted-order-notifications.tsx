import { lazy, Suspense } from "react";
import { useViewer } from "../features/shared/account/viewer.ts";
import { useNotificationStatus } from "../features/shop/own-order/notifications/notification-setting.ts";

const OrderNotifications = lazy(async () => {
  const module = await import("../features/shop/own-order/notifications/order-notifications.tsx");
  return { default: module.OrderNotifications };
});

/** Follows the signed-in user's orders on every page if this browser has order notifications on. */
export function WantedOrderNotifications() {
  const status = useNotificationStatus();
  const { viewer } = useViewer();
  if (status !== "on" || !viewer) return null;
  return (
    <Suspense fallback={null}>
      <OrderNotifications key={viewer.id} />
    </Suspense>
  );
}
