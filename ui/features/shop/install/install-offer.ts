/** The event by which a browser offers to install the app. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The installation state reported by the browser so far. */
export const installState: { offer: InstallOffer | null; installed: boolean; tell: () => void } = {
  offer: null,
  installed: false,
  tell: () => undefined,
};

/** Call it on start: the browser may make its offer before any page needs it, and only once. */
export function listenForInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!("prompt" in event)) return;
    // The shop asks on its own page instead of interrupting the user.
    event.preventDefault();
    installState.offer = event as InstallOffer;
    installState.tell();
  });
  addEventListener("appinstalled", () => {
    installState.offer = null;
    installState.installed = true;
    installState.tell();
  });
}
