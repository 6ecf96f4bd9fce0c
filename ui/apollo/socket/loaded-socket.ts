import type { LiveSocket } from "./socket.ts";

/**
 * A socket whose code the page fetches with the first subscription. A fetch that fails is repeated
 * by the next one.
 */
export function createLoadedSocket(open: () => Promise<LiveSocket>): LiveSocket {
  let opened: Promise<LiveSocket> | null = null;

  function load(): Promise<LiveSocket> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    subscribe(payload, sink) {
      let isLeft = false;
      let leave = () => {
        isLeft = true;
      };
      load().then(
        (socket) => {
          if (!isLeft) leave = socket.subscribe(payload, sink);
        },
        (error: unknown) => {
          if (!isLeft) sink.error(error);
        },
      );
      return () => leave();
    },
    terminate() {
      // A failed fetch has told its followers, and leaves no connection to end.
      opened?.then((socket) => socket.terminate()).catch(() => {});
    },
  };
}
