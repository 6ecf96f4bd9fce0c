import { createContext, use, type ReactNode } from "react";
import type { Freshness } from "../components/freshness.ts";
import { useStore } from "../storage/store.ts";
import type { LiveConnection } from "./live-connection.ts";

const ConnectionContext = createContext<LiveConnection | null>(null);

export function ConnectionProvider({
  connection,
  children,
}: {
  connection: LiveConnection;
  children: ReactNode;
}) {
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

export function useLiveConnection(): LiveConnection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error("useLiveConnection needs a ConnectionProvider above it");
  return connection;
}

/** The freshness of all live data on the page: live, catching up or offline. */
export function useFreshness(): Freshness {
  return useStore(useLiveConnection().freshness);
}
