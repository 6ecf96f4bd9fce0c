import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { samplePicture } from "../../testing/sample-picture.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";

/** A request of the tus protocol; `upload` is the number of an upload that was created before. */
interface HostileRequest {
  readonly method: string;
  readonly upload: number | string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

const numbers = fc.constantFrom(
  "0",
  "1",
  "5",
  "300",
  "-1",
  "1.5",
  "1e3",
  "9007199254740993",
  "NaN",
);
const encoded = (text: string) => Buffer.from(text).toString("base64");
const pictureOf = (name: string) =>
  `filename ${encoded(name)},filetype ${encoded("image/png")},purpose ${encoded("picture")}`;
const metadata = fc.constantFrom(
  `filename ${encoded("../../../accounts.db")},purpose ${encoded("model")}`,
  `purpose ${encoded("__proto__")}`,
  pictureOf("\u0000\u202e.png"),
  "filename !!!,purpose ,,",
  "",
);
/** A header with a value of one of these kinds, by their weights; null leaves it out. */
const header = (name: string, ...kinds: readonly fc.WeightedArbitrary<string | null>[]) =>
  fc.oneof(...kinds).map((value) => (value === null ? {} : { [name]: value }));
const missing = fc.constant(null);
const needed = (name: string, right: string, odd: fc.Arbitrary<string>) =>
  header(
    name,
    { weight: 8, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: missing },
  );
const rare = (name: string, value: fc.Arbitrary<string>) =>
  header(name, { weight: 9, arbitrary: missing }, { weight: 1, arbitrary: value });
const headers = fc
  .tuple(
    needed("upload-length", "300", numbers),
    needed("upload-offset", "0", numbers),
    needed("upload-metadata", pictureOf("a.png"), metadata),
    needed("content-type", "application/offset+octet-stream", fc.constant("text/html")),
    rare("upload-defer-length", fc.constantFrom("1", "0")),
    rare("upload-concat", fc.constantFrom("partial", "final;/api/uploads/x")),
    rare("upload-checksum", fc.constantFrom("sha256 AAAA", "md5 AAAA", "sha256", "%%%")),
    rare("tus-resumable", fc.constant("0.2.2")),
    rare("x-http-method-override", fc.constantFrom("DELETE", "PATCH", "TRACE")),
  )
  .map((each): Readonly<Record<string, string>> => Object.assign({}, ...each) as never);
const requests: fc.Arbitrary<HostileRequest> = fc.record({
  method: fc.constantFrom("POST", "POST", "PATCH", "PATCH", "HEAD", "DELETE", "OPTIONS", "PUT"),
  upload: fc.oneof(fc.nat(3), fc.constantFrom("", "..%2f..%2faccounts.db", "__proto__", "%00")),
  headers,
  bytes: fc.nat(400),
});

it("answers any sequence of upload requests without a server error, and stores no other file", async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const admin = await shop.admin();
  /** The files in all folders but that of the uploads, without those of the databases. */
  const others = () =>
    readdirSync(dataDir, { recursive: true, encoding: "utf8" })
      .filter((path) => !/^uploading\b|\.db/.test(path))
      .toSorted();
  const send = (
    method: string,
    path: string,
    more: Readonly<Record<string, string>>,
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    fetch(`${shop.url}${path}`, {
      method,
      headers: { "tus-resumable": "1.0.0", authorization: `Bearer ${admin.token}`, ...more },
      ...(body && { body }),
    });
  const upload = () =>
    send(
      "POST",
      "/api/uploads",
      {
        "upload-length": String(samplePicture.length),
        "upload-metadata": pictureOf("a.png"),
        "content-type": "application/offset+octet-stream",
      },
      new Uint8Array(samplePicture),
    );
  expect((await upload()).status).toBe(201);
  const before = others();

  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 2, maxLength: 8 }), async (sequence) => {
      const created: string[] = [];
      for (const { method, upload: target, headers: sent, bytes } of sequence) {
        const path =
          typeof target === "string"
            ? `/api/uploads/${target}`
            : ((method === "POST" ? null : created[target]) ?? "/api/uploads");
        const hasBody = method === "POST" || method === "PATCH" || method === "PUT";
        const body = hasBody ? new Uint8Array(bytes).fill(7) : undefined;
        const answer = await send(method, path, sent, body);
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        const location = answer.headers.get("location");
        if (answer.status === 201 && location !== null) created.push(location);
        await answer.arrayBuffer();
      }
      expect(others()).toEqual(before);
      for (const path of created) await send("DELETE", path, {});
    }),
    { numRuns: 60 },
  );
  expect((await upload()).status).toBe(201);
});
