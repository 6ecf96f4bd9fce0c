import { ApolloProvider } from "@apollo/client/react";
import { useState, type ReactNode } from "react";
import { createShopClient } from "../apollo/client.ts";
import { ConnectionProvider } from "../apollo/connection.tsx";
import { Toaster } from "../components/toast.tsx";

/** What the whole page needs, outside the router. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ client, connection }] = useState(createShopClient);
  return (
    <ApolloProvider client={client}>
      <ConnectionProvider connection={connection}>
        {children}
        <Toaster />
      </ConnectionProvider>
    </ApolloProvider>
  );
}
