import { Server, ServerCredentials, status } from "@grpc/grpc-js";
import gossip from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import gossipMessages from "@eventstore/db-client/generated/gossip_pb.js";
import features from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import featureMessages from "@eventstore/db-client/generated/serverfeatures_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type { IGossipServer } from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import type { IServerFeaturesServer } from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import { createSignal } from "#event-store/signal.ts";
import { createServerLog, type ServerLog } from "./log.ts";
import { callError } from "./messages.ts";
import type { Behaviour, ObservedCalls } from "./behaviour.ts";
import { streamsService } from "./streams.ts";

/**
 * A single-node EventStoreDB, built from the client's own stubs, whose behaviour a test controls.
 */
export interface MisbehavingEventServer {
  readonly port: number;
  /** Connection string of this node. */
  readonly url: string;
  readonly log: ServerLog;
  readonly seen: Readonly<ObservedCalls>;
  behave(change: Partial<Behaviour>): void;
  /** Sends the held responses. */
  release(): void;
  /** Breaks every open call; the node stays up. */
  drop(): void;
  /** Stops like a killed process; stored events remain. */
  goAway(): void;
  /** Opens the same port again. */
  comeBack(): Promise<void>;
  /** Resolves as soon as the received calls satisfy a condition. */
  until(reached: (seen: Readonly<ObservedCalls>) => boolean): Promise<void>;
}

export interface MisbehavingEventServerOptions {
  /** Null for a server too old to report its version. */
  readonly version?: string | null;
  /** Its clock, if different from the client's. */
  readonly now?: () => number;
}

const host = "127.0.0.1";

/** Protocol version and the supported methods that the shop queries. */
const methods = [
  ["event_store.client.streams.streams", "read"],
  ["event_store.client.streams.streams", "append"],
  ["event_store.client.streams.streams", "batchappend"],
] as const;

export const startMisbehavingEventServer = async ({
  version = "23.10.8",
  now = Date.now,
}: MisbehavingEventServerOptions = {}): Promise<MisbehavingEventServer> => {
  const log = createServerLog(now);
  const changed = createSignal();
  const never = new AbortController().signal;
  const held: (() => void)[] = [];
  const open = new Set<() => void>();
  const seen: ObservedCalls = { appends: 0, reads: 0, subscriptions: 0, openReads: 0 };
  let behaviour: Behaviour = {
    appends: "answer",
    reads: "answer",
    subscriptions: "answer",
    credentials: "accept",
  };
  let port = 0;
  let server: Server | null = null;

  const gossipService: IGossipServer = {
    read(_call, callback) {
      const self = new gossipMessages.MemberInfo()
        .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
        .setTimeStamp("0")
        .setState(gossipMessages.MemberInfo.VNodeState.LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossipMessages.EndPoint().setAddress(host).setPort(port));
      callback(null, new gossipMessages.ClusterInfo().setMembersList([self]));
    },
  };

  const featuresService: IServerFeaturesServer = {
    getSupportedMethods(_call, callback) {
      if (version === null) {
        callback(callError(status.UNIMPLEMENTED, "Unknown service"));
        return;
      }
      const supported = new featureMessages.SupportedMethods().setEventStoreServerVersion(version);
      for (const [service, method] of methods) {
        supported.addMethods(
          new featureMessages.SupportedMethod().setServiceName(service).setMethodName(method),
        );
      }
      callback(null, supported);
    },
  };

  const listen = async (): Promise<void> => {
    const next = new Server();
    next.addService(
      streams.StreamsService,
      streamsService({
        log,
        seen,
        held,
        open,
        now,
        behaviour: () => behaviour,
        changed: changed.notify,
      }),
    );
    next.addService(gossip.GossipService, gossipService);
    next.addService(features.ServerFeaturesService, featuresService);
    port = await new Promise<number>((resolve, reject) => {
      next.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
        if (error) reject(error);
        else resolve(bound);
      });
    });
    server = next;
  };

  const goAway = () => {
    server?.forceShutdown();
    server = null;
  };

  await listen();
  return {
    port,
    url: `esdb://${host}:${port}?tls=false`,
    log,
    seen,
    behave(change) {
      behaviour = { ...behaviour, ...change };
    },
    release() {
      for (const answer of held.splice(0)) answer();
    },
    drop() {
      for (const end of [...open]) end();
    },
    goAway,
    comeBack: listen,
    async until(reached) {
      while (!reached(seen)) await changed.next(never);
    },
  };
};
