import type { FastifyRequest } from "fastify";
import { addressKeyOf } from "#domain/address-key.ts";

const addresses = new WeakMap<FastifyRequest, string>();

/**
 * The key by which every limit counts the caller of a request. It stays the same when the client
 * disconnects, which takes the address from the socket. Empty if that happened before the request
 * was first looked at.
 */
export const addressOf = (request: FastifyRequest): string => {
  const known = addresses.get(request);
  if (known !== undefined) return known;
  const ip = request.ip as string | undefined;
  const address = addressKeyOf(ip ?? "");
  addresses.set(request, address);
  return address;
};
