import { status } from "@grpc/grpc-js";
import type { IStreamsServer } from "@eventstore/db-client/generated/streams_grpc_pb.js";
import { appendsOf } from "./appends.ts";
import type { SharedByCalls } from "./behaviour.ts";
import { callError } from "./messages.ts";
import { readsOf } from "./reads.ts";

/**
 * The streams service as far as the shop uses it: reads, subscriptions to `$all` and batched
 * appends.
 */
export const streamsService = (shared: SharedByCalls): IStreamsServer => {
  const unimplemented = callError(status.UNIMPLEMENTED, "The shop does not use this");
  return {
    read: readsOf(shared),
    batchAppend: appendsOf(shared),
    append: (_call, callback) => callback(unimplemented),
    delete: (_call, callback) => callback(unimplemented),
    tombstone: (_call, callback) => callback(unimplemented),
  };
};
