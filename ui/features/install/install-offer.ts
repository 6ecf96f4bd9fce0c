/** What a browser gives that offers to install the shop. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** What the browser has said of installing so far. */
export const heard: { offer: InstallOffer | null; installed: boolean; tell: () => void } = {
  offer: null,
  installed: false,
  tell: () => undefined,
};

/**
 * The browser may offer before any page asks for it, and only once: to be called when the shop
 * opens.
 */
export function listenForInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!("prompt" in event)) return;
    // The shop asks on its own page, and not in the middle of something else.
    event.preventDefault();
    heard.offer = event as InstallOffer;
    heard.tell();
  });
  addEventListener("appinstalled", () => {
    heard.offer = null;
    heard.installed = true;
    heard.tell();
  });
}
