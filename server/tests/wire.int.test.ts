import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createDiskStorage } from "#uploads/storage/disk-storage.ts";
import { compressFiles } from "../compression/compress-files.ts";
import { registerFiles } from "../http/pages/files.ts";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as received. */
  readonly bytes: Buffer;
}

/** Sends a request without decompressing the response. */
const ask = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
  { method = "GET", body }: { readonly method?: string; readonly body?: object } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const type = body && { "content-type": "application/json" };
    const sent = request(url, { method, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, bytes });
      });
    });
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });

const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

describe("a file", () => {
  const script = "export const words = 'lamp, kettle and chair';\n".repeat(200);
  let url = "";
  let built = "";
  beforeAll(async () => {
    built = temporaryDirectory();
    mkdirSync(`${built}/ui/assets`, { recursive: true });
    writeFileSync(`${built}/ui/assets/index-1a2b.js`, script);
    writeFileSync(`${built}/ui/assets/small-1a2b.js`, "export {};");
    writeFileSync(`${built}/ui/index.html`, `<title>Nivasa</title>${"<p>".repeat(1000)}`);
    await compressFiles(`${built}/ui`);
    const app = Fastify();
    await registerFiles(app, createDiskStorage(temporaryDirectory(), 0), async () => false, built);
    url = await app.listen({ port: 0, host: "127.0.0.1" });
    return () => app.close();
  });

  it.each([
    ["br", browser, brotliDecompressSync],
    ["gzip", { "accept-encoding": "gzip" }, gunzipSync],
    ["gzip", { "accept-encoding": "br;q=0, gzip" }, gunzipSync],
  ] as const)(
    "of the build is compressed with %s for clients that accept it",
    async (encoding, wanted, unpack) => {
      const { headers, bytes } = await ask(`${url}/assets/index-1a2b.js`, wanted);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-type"]).toBe("application/javascript; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers.vary).toMatch(/^accept-encoding$/i);
      expect(Number(headers["content-length"])).toBe(bytes.length);
      expect(unpack(bytes).toString()).toBe(script);
    },
  );

  it("is uncompressed for clients that accept nothing else, with a Vary header for caches", async () => {
    const { headers, bytes } = await ask(`${url}/assets/index-1a2b.js`);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toMatch(/^accept-encoding$/i);
    expect(bytes.toString()).toBe(script);
    const small = await ask(`${url}/assets/small-1a2b.js`, browser);
    expect(small.headers["content-encoding"]).toBeUndefined();
    expect(small.bytes.toString()).toBe("export {};");
  });

  it("has a separate ETag for each encoding, and isn't sent again if it matches", async () => {
    const address = `${url}/assets/index-1a2b.js`;
    const plain = await ask(address);
    const packed = await ask(address, browser);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await ask(address, { ...browser, "if-none-match": packed.headers.etag ?? "" });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
  });

  it("reports the same length for HEAD as for GET", async () => {
    const got = await ask(`${url}/assets/index-1a2b.js`, browser);
    const head = await ask(`${url}/assets/index-1a2b.js`, browser, { method: "HEAD" });
    expect(head.bytes).toHaveLength(0);
    for (const name of ["content-length", "content-encoding", "content-type", "etag"]) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
  });

  it("supports ranges", async () => {
    const plain = await ask(`${url}/assets/index-1a2b.js`, { range: "bytes=7-11" });
    expect(plain).toMatchObject({ status: 206, bytes: Buffer.from("const") });
    const whole = await ask(`${url}/assets/index-1a2b.js`, browser);
    const part = await ask(`${url}/assets/index-1a2b.js`, { ...browser, range: "bytes=4-" });
    expect(part.headers["content-encoding"]).toBe("br");
    expect(part.bytes.equals(whole.bytes.subarray(4))).toBe(true);
  });

  it("in compressed form has no address of its own", async () => {
    expect((await ask(`${url}/assets/index-1a2b.js.br`)).status).toBe(404);
  });

  it("of the sample pictures is compressed if the build has a compressed copy, otherwise not", async () => {
    const address = `${url}/pictures/uva-kettle.svg`;
    const plain = await ask(address, browser);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const picture = readFileSync(
      new URL("../../catalogue/pictures/uva-kettle.svg", import.meta.url),
    );
    expect(plain.bytes.equals(picture)).toBe(true);

    await compressFiles("catalogue/pictures", `${built}/pictures`);
    onTestFinished(() => rmSync(`${built}/pictures`, { recursive: true }));
    const app = Fastify();
    await registerFiles(app, createDiskStorage(temporaryDirectory(), 0), async () => false, built);
    onTestFinished(() => app.close());
    const again = await app.listen({ port: 0, host: "127.0.0.1" });
    const packed = await ask(`${again}/pictures/uva-kettle.svg`, browser);
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers["content-type"]).toContain("image/svg+xml");
    expect(brotliDecompressSync(packed.bytes).equals(picture)).toBe(true);
    const unpacked = await ask(`${again}/pictures/uva-kettle.svg`);
    expect(unpacked.bytes.equals(picture)).toBe(true);
  });
});

describe("a response", () => {
  let shop: TestShop;
  let ann: Person;
  const products = { query: "{ products(limit: 20) { items { id name description } } }" };
  const credentials = { email: "ann@example.lk", password: "a good password" };
  beforeAll(async () => {
    shop = await openTestShop();
    ann = await shop.signUp("ann");
    return shop.close;
  });
  const graphql = (headers: Readonly<Record<string, string>>) =>
    ask(`${shop.url}/graphql`, headers, { method: "POST", body: products });

  it("of REST and of GraphQL is compressed from a kilobyte on", async () => {
    for (const answer of [await ask(`${shop.url}/api/products`, browser), await graphql(browser)]) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
      expect(JSON.parse(brotliDecompressSync(answer.bytes).toString())).toBeTruthy();
    }
    const short = await ask(`${shop.url}/api/products/nothing`, browser);
    expect(short.headers["content-encoding"]).toBeUndefined();
    expect(short.headers.vary).toBe("accept-encoding");
  });

  it("is uncompressed for clients that accept nothing else", async () => {
    const { headers, bytes } = await ask(`${shop.url}/api/products`);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("accept-encoding");
    expect(JSON.parse(bytes.toString())).toBeTruthy();
  });

  it("to HEAD has no body", async () => {
    const { status, bytes } = await ask(`${shop.url}/api/products`, browser, { method: "HEAD" });
    expect(status).toBe(200);
    expect(bytes).toHaveLength(0);
  });

  it("of the documentation is compressed", async () => {
    const { headers } = await ask(`${shop.url}/api/docs`, browser);
    expect(headers).toMatchObject({ "content-encoding": "br" });
    expect(headers["content-type"]).toMatch(/^text\/html/);
  });

  it("to a browser's session is compressed only if a page of the shop requests it", async () => {
    const signedIn = { ...browser, cookie: `nivasa_session=${ann.token}` };
    const own = await graphql({ ...signedIn, "sec-fetch-site": "same-origin" });
    expect(own.headers["content-encoding"]).toBe("br");
    for (const site of ["cross-site", "same-site", "none"]) {
      const url = `${shop.url}/api/products`;
      const other = await ask(url, { ...signedIn, "sec-fetch-site": site });
      expect(other.headers["content-encoding"]).toBeUndefined();
    }
    expect((await graphql(signedIn)).headers["content-encoding"]).toBeUndefined();
    const app = await graphql({ ...browser, authorization: `Bearer ${ann.token}` });
    expect(app.headers["content-encoding"]).toBe("br");
  });

  it("that opens a session is never compressed", async () => {
    const long = Array.from({ length: 9 }, (_, index) => `${"a".repeat(120)}${index}: __typename`);
    const query = `mutation ($i: LogInInput!) { logIn(input: $i) { __typename } ${long.join(" ")} }`;
    const answer = await ask(`${shop.url}/graphql`, browser, {
      method: "POST",
      body: { query, variables: { i: credentials } },
    });
    expect(answer.headers["set-cookie"]).toBeDefined();
    expect(answer.bytes.length).toBeGreaterThan(1024);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  it("over a socket is not compressed", async () => {
    const changes = subscribeTo(shop.url, "subscription { stockChanged { position } }");
    expect(await changes.next()).toBeTruthy();
  });

  it("refuses a compressed request body", async () => {
    const { status } = await ask(
      `${shop.url}/graphql`,
      { ...browser, "content-encoding": "gzip" },
      { method: "POST", body: products },
    );
    expect(status).toBeLessThan(500);
  });
});
