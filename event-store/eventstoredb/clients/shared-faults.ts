import type { Writable } from "node:stream";
import type { Channel } from "@grpc/grpc-js";
import { withTimeout } from "../timeout.ts";

const retirementMs = 2000;

/** Ends a client's open calls, and closes its channel, which `dispose` leaves open. */
export const endClient = async (
  dispose: () => Promise<void>,
  getChannel: () => Promise<Channel>,
): Promise<void> => {
  await withTimeout(retirementMs, "Ending a client", dispose()).catch(() => undefined);
  getChannel().then(
    (channel) => {
      channel.close();
    },
    () => undefined,
  );
};

/** Replaces the discovery of the server in an ended client. */
export const connectNoMore = (): Promise<never> =>
  Promise.reject(new Error("This client was ended"));

/**
 * Works around a fault of both libraries that ends a Node process: nothing handles a rejection of
 * their `handleError`, and it rejects if the cluster is searched for and not found meanwhile. The
 * failed call reports the error itself.
 */
export const neverRejecting =
  <Call, Failure>(handle: (call: Call, failure: Failure) => Promise<void>) =>
  (call: Call, failure: Failure): Promise<void> =>
    handle(call, failure).catch(() => undefined);

/**
 * Works around a fault of both libraries' append stream that ends a Node process: appends that wait
 * for a full buffer reject without a listener if the stream breaks. Reports the buffer as never
 * full; callers bound the number of appends in it.
 */
export const neverFull = (stream: Writable): void => {
  const write = stream.write.bind(stream) as (message: unknown) => boolean;
  stream.write = (message: unknown) => {
    write(message);
    return true;
  };
};
