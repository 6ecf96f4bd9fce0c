import type { LiveSocket } from "./socket.ts";

/**
 * A socket whose code is loaded with the first subscription. The next subscription retries a failed
 * load.
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
      // A failed load has notified its subscribers, and there is no connection to close.
      opened?.then((socket) => socket.terminate()).catch(() => {});
    },
  };
}
