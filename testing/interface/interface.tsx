import { cleanup, render } from "@testing-library/react";
import { RouterProvider } from "react-router-dom";
import { Providers } from "../../ui/app/providers.tsx";
import { router } from "../../ui/app/router.tsx";
import { apiClient, type ApiClient, type Person } from "../api-client.ts";
import { completeBrowser } from "./browser.ts";
import { installNetwork, type Network } from "./network.ts";
import { openShopBeside, type ShopBeside } from "./shop-beside.ts";

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
        <Providers>
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
