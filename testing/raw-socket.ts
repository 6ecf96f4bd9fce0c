import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** How a client ends a raw connection. */
export type Ending =
  /** Waits until the server has responded or disconnected. */
  | "answer"
  /** Resets the connection as soon as the bytes are sent. */
  | "reset"
  /** Resets it when the response begins. */
  | "reset-late"
  /** Closes its half and waits for the server. */
  | "half-close"
  /** Sends nothing more and leaves the connection open. */
  | "silence";

/** A raw TCP connection for malformed requests. */
export const openRaw = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // These tests expect the server to disconnect while they send.
  socket.on("error", () => socket.destroy());
  return socket;
};

const received = (socket: Socket): Promise<string> => {
  let text = "";
  return new Promise((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (text.includes("\r\n\r\n")) resolve(text);
    });
    socket.once("close", () => resolve(text));
  });
};

/** Sends bytes and returns the response up to the end of its header; empty if none is expected. */
export const sendRaw = async (
  url: string,
  bytes: string | Buffer,
  ending: Ending = "answer",
): Promise<string> => {
  const socket = await openRaw(url);
  const answer = received(socket);
  const left = new Promise((resolve) => socket.write(bytes, resolve));
  await Promise.race([left, answer]);
  switch (ending) {
    case "reset":
      socket.resetAndDestroy();
      return "";
    case "silence":
      return "";
    case "half-close":
      socket.end();
      break;
    default:
  }
  const text = await answer;
  if (ending === "reset-late") socket.resetAndDestroy();
  else socket.destroy();
  return text;
};
