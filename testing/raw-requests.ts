import { randomBytes } from "node:crypto";

/** The bytes of an HTTP upgrade to a web socket. */
export const upgrade = (target: string, ...more: readonly string[]): string =>
  [
    `GET ${target} HTTP/1.1`,
    "Host: shop",
    "Connection: Upgrade",
    "Upgrade: websocket",
    ...more,
    "",
    "",
  ].join("\r\n");

export const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
export const version = "Sec-WebSocket-Version: 13";
export const protocol = "Sec-WebSocket-Protocol: graphql-transport-ws";
/** Headers of a complete handshake. */
export const handshake = [key, version, protocol] as const;

const json = "Content-Type: application/json";
const post = (...lines: readonly string[]) =>
  ["POST /graphql HTTP/1.1", "Host: x", json, ...lines].join("\r\n");
const smuggled = "GET /api/order HTTP/1.1\r\nHost: x\r\n\r\n";
/** Invalid requests, or two in one, each with its defect. */
export const rawRequests: readonly (readonly [string, string | Buffer])[] = [
  [
    "with a length and chunks",
    post("Content-Length: 4", "Transfer-Encoding: chunked", "", `0\r\n\r\n${smuggled}`),
  ],
  [
    "with chunks and a length",
    post("Transfer-Encoding: chunked", "Content-Length: 4", "", `0\r\n\r\n${smuggled}`),
  ],
  ["with two lengths", post("Content-Length: 4", "Content-Length: 0", "", smuggled)],
  ["with a list of lengths", post("Content-Length: 4, 4", "", smuggled)],
  ["with a negative length", post("Content-Length: -1", "", smuggled)],
  ["with a length in hex", post("Content-Length: 0x10", "", smuggled)],
  ["with a length that overflows", post(`Content-Length: ${"9".repeat(40)}`, "", smuggled)],
  ["with an unknown coding", post("Transfer-Encoding: xchunked", "", smuggled)],
  ["with chunked twice", post("Transfer-Encoding: chunked, chunked", "", smuggled)],
  ["with a space before the colon", post("Transfer-Encoding : chunked", "", smuggled)],
  ["with a folded header", post("X-A: b\r\n c", "Content-Length: 0", "", "")],
  ["with bare line feeds", "GET /healthz HTTP/1.1\nHost: x\n\n"],
  ["with bare carriage returns", "GET /healthz HTTP/1.1\rHost: x\r\r"],
  ["with an invalid chunk size", post("Transfer-Encoding: chunked", "", "zz\r\n")],
  [
    "with a chunk size that overflows",
    post("Transfer-Encoding: chunked", "", `${"f".repeat(20)}\r\n`),
  ],
  ["with two hosts", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  ["without a host", "GET /healthz HTTP/1.1\r\n\r\n"],
  [
    "with an invalid host",
    'POST /graphql HTTP/1.1\r\nHost: [\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n{"query":"{ __typename }" }',
  ],
  [
    "with a foreign address and an invalid host",
    'POST http://[/graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n{"query":"{ __typename }" }',
  ],
  ["with a nul in a header", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: \0\r\n\r\n"],
  [
    "with a header of 64 kB",
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(65_536)}\r\n\r\n`,
  ],
  ["with 3,000 headers", `GET /healthz HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(3000)}\r\n`],
  ["of an unknown method", "BREW /graphql HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["that asks for a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["that traces", "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["of HTTP/9", "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
  ["of TLS", Buffer.from("16030100a5010000a10303", "hex")],
  ["of random bytes", randomBytes(4096)],
  ["of line endings only", "\r\n".repeat(2000)],
  ["with an unsupported expectation", post("Expect: coffee", "Content-Length: 0", "", "")],
  ["with a body that isn't gzip", post("Content-Encoding: gzip", "Content-Length: 4", "", "abcd")],
  ["for two slashes", "GET // HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["for an address with a broken escape", "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["for the page of two slashes and a bracket", "GET //[ HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["for a file outside", "GET /uploads/..%2f..%2faccounts.db HTTP/1.1\r\nHost: x\r\n\r\n"],
  [
    "for Google's return at a broken address",
    "GET /auth/google/callback?//[ HTTP/1.1\r\nHost: [\r\n\r\n",
  ],
];
