/** Whether an address is this machine's own, where nobody listens in between. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether a shop is reached from this machine alone, by what its settings say. */
export const isOfThisMachine = ({
  publicUrl,
  host,
}: {
  readonly publicUrl: string | null;
  readonly host: string;
}): boolean =>
  [publicUrl ?? "http://localhost", `http://${host}`].every(
    (url) => URL.canParse(url) && isLoopback(new URL(url)),
  );
