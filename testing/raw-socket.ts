import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** What somebody does to a server below HTTP. */
export type Ending =
  /** Waits until the server has answered or hung up. */
  | "answer"
  /** Resets the connection as soon as the bytes have left. */
  | "reset"
  /** Resets it when the server has begun to answer. */
  | "reset-late"
  /** Closes its half and waits for the server. */
  | "half-close"
  /** Says no more; the connection stays open. */
  | "silence";

/** A connection on which everything may go wrong. */
export const openRaw = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // A server that hangs up in the middle of what is sent is what these tests are about.
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

/**
 * Sends bytes and gives what came back until the head of an answer was whole; empty where nothing
 * is waited for.
 */
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
