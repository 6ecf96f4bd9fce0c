import { beforeAll, expect, it } from "vitest";
import { fastestOf, processorTime } from "../../testing/fastest-of.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { hostileTexts, worstTexts } from "../../testing/hostile-texts.ts";
import type { Answer, Person } from "../../testing/api-client.ts";
import { graphqlPlaces, restPlaces, type TextPlace } from "../../testing/text-places.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let admin: Person;
/** A sign-up or sign-in ends the session of its request. */
let isStale = false;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  return shop.close;
});

/** Maximum time of an answer, and of one that takes the same time for every order. */
const maxMs = 50;
const maxTrackingMs = 350;

/** Shortens a text, so that its request isn't refused for its bytes alone. */
const fitting = (text: string, maxBytes: number): string => {
  const bytes = Buffer.byteLength(JSON.stringify(text));
  if (bytes <= maxBytes) return text;
  return text
    .slice(0, Math.floor((text.length * maxBytes) / bytes))
    .replace(/[\ud800-\udbff]$/, "");
};

/** Calls with a password take less than this. */
const smallBytes = 9_000;

const isSignedOut = ({ status, body }: Answer): boolean =>
  status === 401 || JSON.stringify(body).includes("UNAUTHENTICATED");

/** Sends a request. Returns its status; 200 for a subscription. */
const send = async (place: TextPlace, text: string): Promise<number> => {
  const request = place.with(text);
  if (request.api === "socket") {
    const { query, variables } = request;
    const updates = subscribeTo(shop.url, query, { token: admin.token, variables });
    await updates.next().catch(() => undefined);
    await updates.hangUp();
    return 200;
  }
  const answer =
    request.api === "rest"
      ? await shop.rest(admin, request.method, request.path, request.body)
      : await shop.graphql(admin, request.query, request.variables);
  isStale ||= isSignedOut(answer);
  return answer.status === 413 && text.length > smallBytes
    ? send(place, fitting(text, smallBytes))
    : answer.status;
};

/** Places and texts for which an answer took too long or was a server error. */
const problemsOf = async (
  places: readonly TextPlace[],
  bytes: number,
): Promise<readonly string[]> => {
  const [worst, others] = [worstTexts(bytes), hostileTexts(bytes)];
  const problems: string[] = [];
  for (const [index, place] of places.entries()) {
    // `npm run fuzz` sends every text to every place.
    const chosen = worst[index % (worst.length + 1)] ?? others[index % others.length] ?? "";
    const text = fitting(chosen, bytes);
    if (isStale) admin = await shop.admin();
    isStale = false;
    const limitMs = place.name.startsWith("Query.trackOrder") ? maxTrackingMs : maxMs;
    const statuses = new Set<number>();
    // The shop runs in this process, so other processes don't count.
    const ms = await fastestOf(async () => statuses.add(await send(place, text)), limitMs, {
      now: processorTime,
    });
    if (ms < limitMs && !statuses.has(413) && ![...statuses].some((each) => each >= 500)) continue;
    const answers = [...statuses].join(", ");
    problems.push(
      `${place.name}: ${answers} after ${ms} ms for ${JSON.stringify(text.slice(0, 20))}`,
    );
  }
  return problems;
};

const isSocket = (place: TextPlace) => place.with("").api === "socket";
const isParameter = ({ name }: TextPlace) => / [?{]\w+\}?$/.test(name);
const [graphql, rest] = [graphqlPlaces(), restPlaces()];

it.each([
  ["an argument of GraphQL", graphql.filter((each) => !isSocket(each)), 90_000],
  ["an argument of a subscription", graphql.filter(isSocket), 50_000],
  ["a field of a call", rest.filter((each) => !isParameter(each)), 90_000],
  ["a parameter of a call", rest.filter(isParameter), 4_000],
])(
  "answers at once whatever text %s is",
  async (_what, places, bytes) => {
    expect(places.length).toBeGreaterThan(10);
    expect(await problemsOf(places, bytes)).toEqual([]);
  },
  120_000,
);

const headers = [
  ...["accept", "accept-encoding", "accept-language", "authorization", "content-type", "cookie"],
  ...["idempotency-key", "if-none-match", "if-range", "origin", "range", "referer", "user-agent"],
  ...["traceparent", "x-forwarded-for", "x-forwarded-host", "upload-metadata", "upload-checksum"],
];
const paths = [
  ...["/", "/Item-Page/uva-kettle", "/uploads/images/a.webp", "/pictures/uva-kettle.svg"],
  ...["/api/products", "/api/uploads", "/auth/google/callback", "/graphql?query={me{id}}"],
];

it("answers at once whatever text a header or a path is", async () => {
  // Headers may have 16 kB in all.
  const texts = [
    " ",
    ",",
    ", ",
    ";",
    "; ",
    "a=",
    "/",
    "//a",
    "%2f",
    "a ",
    "bytes=",
    "*/*,",
    '"',
    "-",
  ].map((part) => ["a", part.repeat(14_000 / part.length), "a"].join(""));
  const problems: string[] = [];
  const check = async (name: string, work: () => Promise<Response>) => {
    let status = 0;
    const ms = await fastestOf(async () => {
      status = (await work()).status;
    }, maxMs);
    if (ms >= maxMs || status >= 500) problems.push(`${name}: ${status} after ${ms} ms`);
  };
  for (const [index, text] of texts.entries()) {
    await check(`path ${text.slice(0, 9)}`, () => fetch(`${shop.url}/${encodeURI(text)}`));
    for (const [at, name] of headers.entries()) {
      const path = paths[(index + at) % paths.length] ?? "/";
      await check(`${path} ${name} ${text.slice(0, 9)}`, () =>
        fetch(`${shop.url}${path}`, { headers: { [name]: text } }),
      );
    }
  }
  for (const text of texts) {
    await check(`if-none-match ${text.slice(0, 9)}`, () =>
      fetch(`${shop.url}/uploads/images/a.webp`, { headers: { "if-none-match": text } }),
    );
  }
  expect(problems).toEqual([]);
});
