/** Whether an address is a loopback address, whose traffic cannot be intercepted. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether the settings make a shop reachable from this machine only. */
export const isLocalOnly = ({
  publicUrl,
  host,
}: {
  readonly publicUrl: string | null;
  readonly host: string;
}): boolean =>
  [publicUrl ?? "http://localhost", `http://${host}`].every(
    (url) => URL.canParse(url) && isLoopback(new URL(url)),
  );
