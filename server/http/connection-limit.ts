import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressKeyOf } from "#domain/address-key.ts";
import { slotsOf } from "#graphql/sockets/socket-slots.ts";

/** Closes connections of a network address that already has `most` open ones. */
export const limitConnections = (server: Server, most: number): void => {
  const take = slotsOf(most);
  server.on("connection", (socket: Socket) => {
    const leave = take(addressKeyOf(socket.remoteAddress ?? ""));
    if (leave) socket.once("close", leave);
    else socket.destroy();
  });
};
