import { CloseCode, type Server } from "graphql-ws";
import type { WebSocket } from "ws";

/** Ping interval. A socket that has not answered by the next ping is terminated. */
const heartbeatMs = 12_000;

/** Maximum messages per second, and maximum burst: several tabs share one socket. */
const messagesPerSecond = 20;
const maxBurst = 200;

/** The shop's own close code, like HTTP's 429. */
const tooManyMessages = 4429;

/** Counts the messages of one socket; returns false if there are too many. */
const createMessageCount = (now: () => number = () => performance.now()) => {
  let left = maxBurst;
  let countedAt = now();
  return (): boolean => {
    const at = now();
    left = Math.min(maxBurst, left + ((at - countedAt) / 1000) * messagesPerSecond);
    countedAt = at;
    left -= 1;
    return left >= 0;
  };
};

/** Maximum bytes of a close frame's reason, minus those of a truncated character. */
const maxReasonBytes = 120;

/** Notified of events of a socket. */
export interface SocketEvents {
  /** The client has disconnected abruptly, or violates the protocol. */
  readonly onClientFault: (error: unknown) => void;
  /** An unexpected failure of the shop itself. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Runs the graphql-ws protocol on a socket. The library's own adapter writes to the console, closes
 * a socket as broken after a client's mistake, and leaves a rejected promise unhandled when a
 * socket closes.
 */
export const speakGraphql = <Extra>(
  server: Server<Extra>,
  client: WebSocket,
  extra: Extra,
  { onClientFault, onFailure }: SocketEvents,
): void => {
  const close = (code: number, reason: string): void => {
    client.close(code, Buffer.from(reason).subarray(0, maxReasonBytes).toString());
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
      // Resolves when the data has been sent, which slows the sender down for a slow reader. A
      // disconnected socket closes by itself.
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

/** The library's error for a message that only servers send. */
const isUnknownMessage = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unexpected message of type");
