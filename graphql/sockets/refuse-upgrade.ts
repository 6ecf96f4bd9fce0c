import type { Duplex } from "node:stream";

/** Answers an upgrade that is not taken, and hangs up when the answer has left. */
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
