import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A TCP proxy to a server that can be cut: all connections break and new ones fail until it is
 * restored.
 */
export interface Wire {
  readonly url: string;
  cut(): void;
  restore(): void;
  /** Resolves when this many more bytes have been sent to the server. */
  carried(bytes: number): Promise<void>;
  /** Routes new connections to another server. */
  lead(target: string): void;
  close(): Promise<void>;
}

export const layWire = async (target: string): Promise<Wire> => {
  let { hostname, port } = new URL(target);
  let awaited: { left: number; readonly reached: () => void } | null = null;
  const open = new Set<Socket>();
  let whole = true;
  const count = ({ length }: Buffer) => {
    if (!awaited) return;
    awaited.left -= length;
    if (awaited.left > 0) return;
    awaited.reached();
    awaited = null;
  };
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      if (socket === near) near.on("data", count);
      socket.pipe(other);
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      // Cutting the connection causes socket errors; the tests expect them.
      socket.on("error", () => socket.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    restore() {
      whole = true;
    },
    carried: (bytes) =>
      new Promise((reached) => {
        awaited = { left: bytes, reached };
      }),
    lead(other) {
      ({ hostname, port } = new URL(other));
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
};
