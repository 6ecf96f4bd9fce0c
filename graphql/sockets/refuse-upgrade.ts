import type { Duplex } from "node:stream";

/** Answers a refused upgrade, and disconnects after the response was sent. */
export const refuseUpgrade = (
  socket: Duplex,
  status: string,
  ...headers: readonly string[]
): void => {
  socket.once("finish", () => socket.destroy());
  socket.end(
    [`HTTP/1.1 ${status}`, "Connection: close", "Content-Length: 0", ...headers, "", ""].join(
      "\r\n",
    ),
  );
};
