import { cleanup, render } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createShopClient } from "../../ui/apollo/client.ts";
import { Providers } from "../../ui/app/providers.tsx";
import { routes } from "../../ui/app/routes.tsx";
import { defaultShop } from "../default-shop.ts";
import { apiClient, type ApiClient, type Person } from "../api-client.ts";
import { completeBrowser } from "./browser.ts";
import { installNetwork, type Network } from "./network.ts";
import { openThreadedShop, type ThreadedShop } from "./threaded-shop.ts";

/** The one router of this window, as in the browser. */
export const router = createBrowserRouter(routes);

/** The whole interface in jsdom, connected to a real shop on a free port. */
export interface Interface {
  readonly shop: ThreadedShop & ApiClient;
  readonly network: Network;
  /** Opens an address with the session of a user; null for a visitor. */
  visit(address: string, who: Person | null): Promise<void>;
  /** Closes the page, restores the network, and clears the browser's storage. */
  leave(): void;
  close(): Promise<void>;
}

export const openInterface = async (): Promise<Interface> => {
  const threadedShop = await openThreadedShop();
  const shop = { ...threadedShop, ...apiClient(threadedShop.url) };
  completeBrowser();
  const network = installNetwork(shop.url);
  return {
    shop,
    network,
    async visit(address, who) {
      network.useSession(who?.token ?? null);
      await router.navigate(address);
      render(
        <Providers shop={createShopClient(null)} first={defaultShop}>
          <RouterProvider router={router} />
        </Providers>,
      );
    },
    leave() {
      cleanup();
      network.lose();
      network.restore();
      localStorage.clear();
      sessionStorage.clear();
    },
    async close() {
      await network.settle();
      await shop.close();
    },
  };
};
