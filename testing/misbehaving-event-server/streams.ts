import { status } from "@grpc/grpc-js";
import type { IStreamsServer } from "@eventstore/db-client/generated/streams_grpc_pb.js";
import { appendsOf } from "./appends.ts";
import type { SharedByCalls } from "./behaviour.ts";
import { callError } from "./messages.ts";
import { readsOf } from "./reads.ts";

/**
 * The part of the streams service that the shop uses: reads, subscriptions to `$all` and batched
 * appends.
 */
export const streamsService = (shared: SharedByCalls): IStreamsServer => {
  const unimplemented = callError(status.UNIMPLEMENTED, "The shop doesn't use this");
  return {
    read: readsOf(shared),
    batchAppend: appendsOf(shared),
    append: (_call, callback) => callback(unimplemented),
    delete: (_call, callback) => callback(unimplemented),
    tombstone: (_call, callback) => callback(unimplemented),
  };
};
