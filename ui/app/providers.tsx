import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { ShopClient } from "../apollo/client.ts";
import { ConnectionProvider } from "../apollo/connection-provider.tsx";
import { Toaster } from "../components/toast.tsx";

/** The context providers of the whole page, outside the router. */
export function Providers({ shop, children }: { shop: ShopClient; children: ReactNode }) {
  return (
    <ApolloProvider client={shop.client}>
      <ConnectionProvider connection={shop.connection}>
        {children}
        <Toaster />
      </ConnectionProvider>
    </ApolloProvider>
  );
}
