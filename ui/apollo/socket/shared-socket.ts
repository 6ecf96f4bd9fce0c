import { createSocket, socketAddress, type LiveSocket } from "./socket.ts";
import { createTabSocket } from "./tab-socket.ts";

/** A worker that cannot be loaded says nothing at all in some browsers. */
const patienceMs = 5_000;

/**
 * The one socket that the tabs of a browser share: a shop takes only so many of one session. A browser without shared workers,
 * or one that does not start this one, opens a socket for the tab itself.
 */
export function openSharedSocket(
  openWorker = () =>
    new SharedWorker(new URL("./shared-socket.worker.ts", import.meta.url), {
      type: "module",
      name: "nivasa-live",
    }),
): LiveSocket {
  const ownSocket = () => createSocket(socketAddress(location));
  if (typeof SharedWorker === "undefined") return ownSocket();
  let worker: SharedWorker;
  try {
    worker = openWorker();
  } catch {
    // A browser may forbid it, in a private window for example.
    return ownSocket();
  }
  const shared = createTabSocket(worker.port);
  let current: LiveSocket = shared;
  const timer = setTimeout(fallBack, patienceMs);
  void shared.answered.then(() => clearTimeout(timer));
  worker.addEventListener("error", fallBack);

  function fallBack() {
    clearTimeout(timer);
    if (current !== shared) return;
    current = ownSocket();
    shared.breakOff();
  }
  return {
    subscribe: (payload, sink) => current.subscribe(payload, sink),
    terminate: () => current.terminate(),
  };
}
