import type { Server } from "@grpc/grpc-js";
import type {
  Http2Server,
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
  ServerHttp2Stream,
} from "node:http2";
import { gzipSync } from "node:zlib";

/** Bytes before a message: whether it is compressed, and its length. */
const prefixBytes = 5;

const compressed = (framed: Buffer): Buffer => {
  const message = gzipSync(framed.subarray(prefixBytes), { level: 9 });
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt8(1, 0);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
};

/**
 * Compresses each answer of a bound server for calls that accept gzip, as EventStoreDB and
 * KurrentDB do. Adds to `accepted` which encodings the calls of each method accept. The server of
 * the gRPC library can do neither.
 */
export const compressAnswers = (server: Server, accepted: Map<string, Set<string>>): void => {
  const servers = server["http2Servers"] as ReadonlyMap<Http2Server, unknown>;
  for (const listening of servers.keys()) {
    listening.prependListener(
      "stream",
      (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
        const encodings = String(headers["grpc-accept-encoding"] ?? "");
        const method = String(headers[":path"]);
        accepted.set(method, (accepted.get(method) ?? new Set()).add(encodings));
        if (!encodings.includes("gzip")) return;
        const respond = stream.respond.bind(stream);
        stream.respond = (answer, options) => {
          respond({ ...(answer as OutgoingHttpHeaders), "grpc-encoding": "gzip" }, options);
        };
        const write = stream.write.bind(stream) as (
          message: Buffer,
          done?: (error?: Error | null) => void,
        ) => boolean;
        stream.write = (message: unknown, ...more: readonly unknown[]) =>
          write(
            compressed(message as Buffer),
            more.at(-1) as ((error?: Error | null) => void) | undefined,
          );
      },
    );
  }
};
