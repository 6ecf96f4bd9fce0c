import type { LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { largestFile } from "./kinds.ts";
import { addressesOf, createCheckedLookup, isPublicAddress } from "./public-address.ts";

/** A file of another host, or the problem, phrased to follow "could not be fetched: ". */
export type FetchedFile = { readonly bytes: Buffer } | { readonly problem: string };

/** Fetches a file of another host. */
export type FetchFile = (address: string) => Promise<FetchedFile>;

/** Why a fetch failed; the message is shown to admins. */
class NotFetched extends Error {
  override readonly name = "NotFetched";
}

const maxRedirects = 5;

export interface FetchLimits {
  /** Resolves all addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const existingAddresses = (host: string): Promise<readonly LookupAddress[]> =>
  addressesOf(host).catch((cause: unknown) => {
    throw new NotFetched(`the host ${host} doesn't exist`, { cause });
  });

const privateHost = (host: string) => new NotFetched(`${host} is not on the public internet`);

/**
 * Fetches external files for the shop to store. Refuses private addresses (SSRF): resolves a host,
 * checks all its addresses, and connects to the checked address, also for every redirect. A DNS
 * answer that changes in between has no effect.
 */
export const createFetchFile = ({
  lookup = existingAddresses,
  isAllowed = isPublicAddress,
  timeoutMs = 15_000,
  maxBytes = largestFile,
}: FetchLimits = {}): FetchFile => {
  const checkedLookup = createCheckedLookup({ lookup, isAllowed, refusal: privateHost });

  const open = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !isAllowed(host)) throw privateHost(host);
      const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
        agent: false,
        signal,
        lookup: checkedLookup,
        headers: { accept: "image/*, model/*, */*;q=0.5", "accept-encoding": "identity" },
      });
      request.once("response", resolve);
      request.on("error", reject);
      request.end();
    });

  const urlOf = (address: string, base?: URL): URL => {
    const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
    if (!url || !/^https?:$/.test(url.protocol)) throw new NotFetched("it isn't a web address");
    if (url.username || url.password) throw new NotFetched("the address contains a password");
    return url;
  };

  const read = async (answer: IncomingMessage): Promise<Buffer> => {
    const tooLarge = new NotFetched(`it is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`);
    if (Number(answer.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes) throw tooLarge;
      parts.push(part);
    }
    return Buffer.concat(parts);
  };

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let url = urlOf(address);
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const answer = await open(url, signal);
        try {
          const { statusCode = 0, headers } = answer;
          if (statusCode === 200) return { bytes: await read(answer) };
          if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) {
            throw new NotFetched(`${url.hostname} answers ${statusCode}`);
          }
          url = urlOf(headers.location, url);
        } finally {
          answer.destroy();
        }
      }
      throw new NotFetched(`${url.hostname} redirects too often`);
    } catch (error) {
      if (error instanceof NotFetched) return { problem: error.message };
      if (signal.aborted) return { problem: "it took too long" };
      return { problem: `the host is unreachable (${codeOf(error)})` };
    }
  };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "no connection";
