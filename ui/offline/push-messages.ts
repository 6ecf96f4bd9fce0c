/** A message as the shop sends it (`mail/push/push-templates.ts`). */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** Messages about the same subject replace each other. */
  readonly about: string;
  /** Path of the page that a press on it opens. */
  readonly path: string;
}

/** A tab of the shop. */
interface Tab {
  readonly url: string;
  focus: () => Promise<unknown>;
}

/** Parts of a browser that messages need. */
export interface PushSurroundings {
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly pushManager: Pick<PushManager, "subscribe">;
  };
  clients: {
    matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  /** Sends JSON to the shop, with the session's cookie. */
  post: (url: string, body: string) => Promise<unknown>;
  /** The shop's own origin. */
  origin: string;
}

/** An event of a browser that has replaced or ended its subscription. */
export interface SubscriptionChange {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

/** Replaces the subscription of the browser's session. */
export const renewalOperation =
  "mutation RenewPushDevice($input: PushSubscriptionInput!) { addPushDevice(input: $input) { __typename } }";

/** Messages to this device in the service worker: no page needs to be open. */
export function createPushMessages({ registration, clients, post, origin }: PushSurroundings) {
  return {
    /** Shows a message. Browsers require one for every push, even if it can't be read. */
    async show(text: string | undefined): Promise<void> {
      const message = read(text);
      // Without `renotify` a message that replaces another one would have no sound.
      const options = {
        body: message?.text ?? "",
        tag: message?.about ?? "",
        ...(message && { renotify: true }),
        icon: "/icon-192.png",
        data: message?.path ?? "/",
      };
      await registration.showNotification(message?.title ?? "New message", options);
    },

    /** Opens the page of a pressed message: its tab, if there is one. */
    async open(path: unknown): Promise<void> {
      const address = new URL(typeof path === "string" ? path : "/", origin);
      if (address.origin !== origin) return;
      const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
      const tab = tabs.find(({ url }) => url === address.href);
      await (tab ? tab.focus() : clients.openWindow(address.href));
    },

    /** Passes on a new subscription of this browser. Rejects if the shop is unreachable. */
    async renew({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
      const next =
        newSubscription ??
        (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
      if (!next) return;
      const { endpoint, keys = {} } = next.toJSON();
      const input = { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] };
      const operation = { query: renewalOperation, variables: { input } };
      await post(`${origin}/graphql`, JSON.stringify(operation));
    },
  };
}

function read(text: string | undefined): PushMessage | null {
  try {
    const message = JSON.parse(text ?? "") as PushMessage | null;
    return typeof message?.title === "string" ? message : null;
  } catch {
    return null;
  }
}
