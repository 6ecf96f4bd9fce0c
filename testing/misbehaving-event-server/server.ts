import { Server, ServerCredentials, status } from "@grpc/grpc-js";
import type { IGossipServer } from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import type { IServerFeaturesServer } from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import { createSignal } from "#event-store/signal.ts";
import { compressAnswers } from "./compression.ts";
import { createServerLog, type ServerLog } from "./log.ts";
import { callError } from "./messages.ts";
import type { Behaviour, ObservedCalls } from "./behaviour.ts";
import { isKurrentDb, protocol } from "./protocol.ts";
import { addSecondStreams } from "./second-streams.ts";
import { streamsService } from "./streams.ts";

const { gossip, gossipMessages, features, featureMessages, shared, streams } = protocol;

/**
 * A node of EventStoreDB or KurrentDB, built from the tested client's own stubs, whose behaviour a
 * test controls.
 */
export interface MisbehavingEventServer {
  readonly port: number;
  /** Connection string of this node. */
  readonly url: string;
  readonly log: ServerLog;
  readonly seen: Readonly<ObservedCalls>;
  /** By method: the encodings of answers that its calls accept. */
  readonly accepted: ReadonlyMap<string, ReadonlySet<string>>;
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
  /** The most appends it does in a second. */
  readonly appendsPerSecond?: number;
  /** A file that each write is flushed to; by default it flushes nothing. */
  readonly flushTo?: string;
}

const host = "127.0.0.1";

/** The supported methods that the shop uses, with the first version that has them. */
const methods = [
  ["event_store.client.streams.streams", "read", 0],
  ["event_store.client.streams.streams", "append", 0],
  ["event_store.client.streams.streams", "batchappend", 0],
  ["kurrentdb.protocol.v2.streams.streamsservice", "appendsession", 25.1],
  ["kurrentdb.protocol.v2.streams.streamsservice", "appendrecords", 26.1],
] as const;

export const startMisbehavingEventServer = async ({
  version = isKurrentDb ? "26.1.0" : "23.10.8",
  now = Date.now,
  appendsPerSecond = Infinity,
  flushTo,
}: MisbehavingEventServerOptions = {}): Promise<MisbehavingEventServer> => {
  const log = createServerLog(now, flushTo);
  const changed = createSignal();
  const never = new AbortController().signal;
  const held: (() => void)[] = [];
  const open = new Set<() => void>();
  const accepted = new Map<string, Set<string>>();
  const seen: ObservedCalls = {
    ...{ appends: 0, reads: 0, streamReads: 0, readEvents: 0, subscriptions: 0, openReads: 0 },
  };
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
      const { LEADER, FOLLOWER } = gossipMessages.MemberInfo.VNodeState;
      const member = (at: number, state: typeof LEADER | typeof FOLLOWER) =>
        new gossipMessages.MemberInfo()
          .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
          .setTimeStamp("0")
          .setState(state)
          .setIsAlive(true)
          .setHttpEndPoint(new gossipMessages.EndPoint().setAddress(host).setPort(at));
      const { appends } = behaviour;
      const members =
        typeof appends === "object" && "leader" in appends
          ? [member(port, FOLLOWER), member(appends.leader, LEADER)]
          : [member(port, LEADER)];
      callback(null, new gossipMessages.ClusterInfo().setMembersList(members));
    },
  };

  const featuresService: IServerFeaturesServer = {
    getSupportedMethods(_call, callback) {
      if (version === null) {
        callback(callError(status.UNIMPLEMENTED, "Unknown service"));
        return;
      }
      const supported = new featureMessages.SupportedMethods().setEventStoreServerVersion(version);
      for (const [service, method, since] of methods) {
        if (Number.parseFloat(version) < since) continue;
        supported.addMethods(
          new featureMessages.SupportedMethod().setServiceName(service).setMethodName(method),
        );
      }
      callback(null, supported);
    },
  };

  const listen = async (): Promise<void> => {
    const next = new Server({ "grpc.max_receive_message_length": 32 * 1024 * 1024 });
    const byCalls = {
      log,
      seen,
      held,
      open,
      now,
      paced: paceOf(appendsPerSecond),
      behaviour: () => behaviour,
      changed: changed.notify,
    };
    next.addService(streams.StreamsService, streamsService(byCalls));
    if (isKurrentDb) addSecondStreams(next, byCalls, Number.parseFloat(version ?? "0"));
    next.addService(gossip.GossipService, gossipService);
    next.addService(features.ServerFeaturesService, featuresService);
    port = await new Promise<number>((resolve, reject) => {
      next.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
        if (error) reject(error);
        else resolve(bound);
      });
    });
    compressAnswers(next, accepted);
    server = next;
  };

  const goAway = () => {
    server?.forceShutdown();
    server = null;
  };

  await listen();
  return {
    port,
    url: `${isKurrentDb ? "kurrentdb" : "esdb"}://${host}:${port}?tls=false`,
    log,
    seen,
    accepted,
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

/** Starts each work no earlier than its turn. A server that was idle has no turns left over. */
const paceOf = (perSecond: number): ((work: () => void) => void) => {
  let turn = 0;
  return (work) => {
    const now = performance.now();
    turn = Math.max(turn, now) + 1000 / perSecond;
    if (turn - now < 1) work();
    else setTimeout(work, turn - now);
  };
};
