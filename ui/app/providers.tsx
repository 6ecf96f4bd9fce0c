import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { ShopClient } from "../apollo/client.ts";
import { ConnectionProvider } from "../apollo/connection-provider.tsx";
import type { FirstShop } from "../components/shop-context.ts";
import { ShopProvider } from "./shop-provider.tsx";
import { Toaster } from "../components/toast.tsx";

/** The context providers of the whole page, outside the router. */
export function Providers({
  shop,
  first,
  children,
}: {
  shop: ShopClient;
  /** The shop's identity when the page opens. */
  first: FirstShop;
  children: ReactNode;
}) {
  return (
    <ApolloProvider client={shop.client}>
      <ConnectionProvider connection={shop.connection}>
        <ShopProvider first={first}>
          {children}
          <Toaster />
        </ShopProvider>
      </ConnectionProvider>
    </ApolloProvider>
  );
}
