import { cleanup, render } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createShopClient } from "../../ui/apollo/client.ts";
import { Providers } from "../../ui/app/providers.tsx";
import { routes } from "../../ui/app/routes.tsx";
import { apiClient, type ApiClient, type Person } from "../api-client.ts";
import { completeBrowser } from "./browser.ts";
import { installNetwork, type Network } from "./network.ts";
import { openShopBeside, type ShopBeside } from "./shop-beside.ts";

/** The one router of this window, as the browser has one. */
export const router = createBrowserRouter(routes);

/** The whole interface in jsdom, before a real shop of its own on a free port. */
export interface Interface {
  readonly shop: ShopBeside & ApiClient;
  readonly network: Network;
  /** Opens an address as a browser does that has the session of somebody; null for a visitor. */
  visit(address: string, who: Person | null): Promise<void>;
  /** Leaves the page, with the network restored and nothing kept by the browser. */
  leave(): void;
  close(): Promise<void>;
}

export const openInterface = async (): Promise<Interface> => {
  const beside = await openShopBeside();
  const shop = { ...beside, ...apiClient(beside.url) };
  completeBrowser();
  const network = installNetwork(shop.url);
  return {
    shop,
    network,
    async visit(address, who) {
      network.useSession(who?.token ?? null);
      await router.navigate(address);
      render(
        <Providers shop={createShopClient(null)}>
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
