import { createRequire } from "node:module";
import type gossip from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import type gossipMessages from "@eventstore/db-client/generated/gossip_pb.js";
import type features from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import type featureMessages from "@eventstore/db-client/generated/serverfeatures_pb.js";
import type shared from "@eventstore/db-client/generated/shared_pb.js";
import type status from "@eventstore/db-client/generated/status_pb.js";
import type streams from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type streamMessages from "@eventstore/db-client/generated/streams_pb.js";
import type coreErrors from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/errors_pb.js";
import type newErrors from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js";
import type newStreams from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js";
import type newMessages from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js";

/**
 * Whether this process tests `@kurrent/kurrentdb-client`. The stubs of the two client libraries
 * cannot be loaded into one process, so the project `kurrentdb` of vitest.config.ts sets it.
 */
export const isKurrentDb = process.env["EVENT_CLIENT"] === "kurrentdb";

/** The name of the server in the shop's messages. */
export const serverName = isKurrentDb ? "KurrentDB" : "EventStoreDB";

const require = createRequire(import.meta.url);
const kurrent = "@kurrent/kurrentdb-client/generated/kurrentdb/protocols";
const first = isKurrentDb ? `${kurrent}/v1` : "@eventstore/db-client/generated";

/** The stubs of the first protocol, from the tested library. */
export const protocol = {
  gossip: require(`${first}/gossip_grpc_pb.js`) as typeof gossip,
  gossipMessages: require(`${first}/gossip_pb.js`) as typeof gossipMessages,
  features: require(`${first}/serverfeatures_grpc_pb.js`) as typeof features,
  featureMessages: require(`${first}/serverfeatures_pb.js`) as typeof featureMessages,
  shared: require(`${first}/shared_pb.js`) as typeof shared,
  status: require(`${first}/status_pb.js`) as typeof status,
  streams: require(`${first}/streams_grpc_pb.js`) as typeof streams,
  streamMessages: require(`${first}/streams_pb.js`) as typeof streamMessages,
} as const;

/** Loads the stubs of the second protocol, which only KurrentDB has. */
export const secondProtocol = () =>
  ({
    streams: require(`${kurrent}/v2/streams/streams_grpc_pb.js`) as typeof newStreams,
    messages: require(`${kurrent}/v2/streams/streams_pb.js`) as typeof newMessages,
    errors: require(`${kurrent}/v2/streams/errors_pb.js`) as typeof newErrors,
    coreErrors: require(`${kurrent}/v2/errors_pb.js`) as typeof coreErrors,
  }) as const;
