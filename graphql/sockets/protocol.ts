import { CloseCode, type Server } from "graphql-ws";
import type { WebSocket } from "ws";

/** A socket that leaves a ping unanswered for so long is gone. */
const heartbeatMs = 12_000;

/**
 * Messages a second that a socket may send, and how many at once: several tabs share one socket.
 */
const messagesPerSecond = 20;
const mostAtOnce = 200;

/** A close code of the shop's own, as HTTP's 429. */
const tooManyMessages = 4429;

/** Counts the messages of one socket; false where it sends too many. */
const createMessageCount = (now: () => number = () => performance.now()) => {
  let left = mostAtOnce;
  let countedAt = now();
  return (): boolean => {
    const at = now();
    left = Math.min(mostAtOnce, left + ((at - countedAt) / 1000) * messagesPerSecond);
    countedAt = at;
    left -= 1;
    return left >= 0;
  };
};

/** Bytes of the reason that a closing frame can hold, less those of a letter that is cut in two. */
const longestReason = 120;

/** Notified of what happens to a socket. */
export interface SocketEvents {
  /** The other side has hung up in the middle, or says what the protocol does not know. */
  readonly onClientFault: (error: unknown) => void;
  /** Something unexpected of the shop's own. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Lets a client speak the protocol of graphql-ws over a socket. The library's own adapter writes to
 * the console, ends a socket as broken for a client's mistake, and leaves a promise without a catch
 * when a socket closes.
 */
export const speakGraphql = <Extra>(
  server: Server<Extra>,
  client: WebSocket,
  extra: Extra,
  { onClientFault, onFailure }: SocketEvents,
): void => {
  const close = (code: number, reason: string): void => {
    client.close(code, Buffer.from(reason).subarray(0, longestReason).toString());
  };

  client.on("error", onClientFault);

  const mayGoOn = createMessageCount();
  let hasAnswered = true;
  const heartbeat = setInterval(() => {
    if (!hasAnswered) {
      client.terminate();
      return;
    }
    hasAnswered = false;
    client.ping();
  }, heartbeatMs);
  client.on("pong", () => {
    hasAnswered = true;
  });

  const closed = server.opened(
    {
      protocol: client.protocol,
      // Resolves when the bytes have left, so that a slow reader is waited for. One that is gone
      // closes by itself.
      send: (text) =>
        new Promise((resolve) => {
          client.send(text, (error) => {
            if (error) onClientFault(error);
            resolve();
          });
        }),
      close,
      onMessage(listener) {
        client.on("message", (data: Buffer) => {
          if (!mayGoOn()) {
            close(tooManyMessages, "Too many messages");
            return;
          }
          listener(data.toString()).catch((error: unknown) => {
            if (isUnknownMessage(error)) {
              onClientFault(error);
              close(CloseCode.BadRequest, "Invalid message received");
              return;
            }
            onFailure(error);
            close(CloseCode.InternalServerError, "Something went wrong. Please try again.");
          });
        });
      },
    },
    extra,
  );

  client.once("close", (code, reason) => {
    clearInterval(heartbeat);
    closed(code, reason.toString()).catch(onFailure);
  });
};

/** What the library throws for a message that only servers send. */
const isUnknownMessage = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unexpected message of type");
