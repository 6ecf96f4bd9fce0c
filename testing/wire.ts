import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A wire to a server that can be cut: every connection over it dies, and new ones too, until it is mended. */
export interface Wire {
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export const layWire = async (target: string): Promise<Wire> => {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let whole = true;
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
      socket.pipe(other);
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      // What a cut wire does to a socket is what the test is about.
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
    mend() {
      whole = true;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
};
