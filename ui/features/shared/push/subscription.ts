/**
 * The account that has turned messages on in this browser, and its session at that time. The shop
 * ends messages with the session. If the session has only expired, they continue with the account's
 * next sign-in (`renew-push.ts`).
 */
const subscriberKey = "nivasa.messages-for";

/** The session in which an account has turned messages on in this browser; null if it has not. */
export function subscribedSession(accountId: string): string | null {
  try {
    const [id, session] = (localStorage.getItem(subscriberKey) ?? "").split(" ");
    return id === accountId && session !== undefined ? session : null;
  } catch {
    return null;
  }
}

/** Stores who has turned messages on in this browser. */
export function noteSubscriber(accountId: string, session: string): void {
  try {
    localStorage.setItem(subscriberKey, `${accountId} ${session}`);
  } catch {
    // Without storage, messages are not turned on again after the session expires.
  }
}

/** Forgets who has turned messages on in this browser. */
export function forgetSubscriber(): void {
  try {
    localStorage.removeItem(subscriberKey);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Ends the browser's subscription, so that no message can reach it any more. */
export async function endSubscription(): Promise<void> {
  forgetSubscriber();
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Safari has no `pushManager` outside the Home Screen.
  if (!registration || !("pushManager" in registration)) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
