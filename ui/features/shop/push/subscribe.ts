import type { PushSubscriptionInput } from "../../../generated/operations.ts";

/** Subscribes this browser to messages of the shop's key. Rejects if the browser refuses. */
export async function subscribe(key: string): Promise<PushSubscriptionInput> {
  // Without one, `ready` would never resolve.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error("No service worker");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // A subscription of another key is in the way, for example after the shop has got a new one.
    const previous = await pushManager.getSubscription();
    if (!previous) throw error;
    await previous.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}
