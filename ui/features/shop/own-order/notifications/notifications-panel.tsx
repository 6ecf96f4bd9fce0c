import * as t from "#texts/orders.ts";
import { MessageBox } from "../../../../components/message-box.tsx";
import { paths } from "../../../../paths.ts";
import {
  showNotification,
  useNotificationStatus,
  setNotifications,
} from "./notification-setting.ts";

/**
 * The switch for notifications when an order moves; it asks for permission when it is pressed,
 * never before.
 */
export function NotificationsPanel() {
  const status = useNotificationStatus();

  async function choose(wanted: boolean) {
    await setNotifications(wanted);
    if (wanted && Notification.permission === "granted") {
      showNotification(t.notificationsAreOn, t.notifiedHere, paths.myOrders);
    }
  }

  return (
    <section
      aria-labelledby="order-notifications"
      className="rounded-panel border border-line bg-raised px-6 pt-5 pb-6"
    >
      <h2 id="order-notifications" className="heading mb-2 text-subtitle">
        {t.notifyMe}
      </h2>
      {status === "unsupported" ? (
        <p className="text-base leading-normal text-ink-muted">{t.noNotificationsHere}</p>
      ) : status === "refused" ? (
        <MessageBox tone="warn">{t.notificationsBlocked(window.location.host)}</MessageBox>
      ) : (
        <label className="flex min-h-control items-center justify-between gap-4 text-base leading-dense">
          <span>
            {t.onThisDevice}
            <span className="block text-fine text-ink-muted">{t.whileShopIsOpen}</span>
          </span>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself
            role="switch"
            checked={status === "on"}
            onChange={({ target }) => void choose(target.checked)}
            className={
              "relative h-6.5 w-11 flex-none appearance-none rounded-round border border-line-strong bg-sunken " +
              "after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-round after:bg-line-strong " +
              "after:transition-transform checked:border-accent checked:bg-accent checked:after:translate-x-4.5 checked:after:bg-on-accent"
            }
          />
        </label>
      )}
    </section>
  );
}
