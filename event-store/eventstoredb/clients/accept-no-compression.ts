import { CompressionFilter } from "@grpc/grpc-js/build/src/compression-filter.js";

/**
 * Loading this module lets every call say that it accepts no compressed answers. Both servers
 * compress each answer with gzip for clients that accept it. `@grpc/grpc-js` always says so, has no
 * option for it, and unpacks each message on the calling thread.
 */
const filter = CompressionFilter.prototype;
const send = filter.sendMetadata;

filter.sendMetadata = async function (this: CompressionFilter, metadata) {
  const headers = await send.call(this, metadata);
  headers.set("grpc-accept-encoding", "identity");
  return headers;
};
