import fc from "fast-check";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import type { ApiClient, Person } from "../api-client.ts";
import { fastestOf } from "../fastest-of.ts";
import { hostileTexts, worstTexts } from "../hostile-texts.ts";
import { graphqlPlaces, restPlaces, type TextRequest } from "../text-places.ts";
import { hostileDocuments } from "./hostile-documents.ts";

/** An answer takes longer than this on a busy machine only if its request is expensive. */
const slowMs = 400;
/** After this time without an answer, the shop is stuck. */
const stuckMs = 20_000;

/** A request with hostile parts. Its name describes it in a report. */
type Hostile = TextRequest & { readonly name: string };

const shortened = (text: string): string =>
  text.length <= 300 ? text : `${text.slice(0, 280)} … (${text.length} characters)`;

const documents: fc.Arbitrary<Hostile> = fc
  .tuple(hostileDocuments, fc.constantFrom("graphql", "graphql", "socket"))
  .map(([query, api]) => ({ api, query, variables: {}, name: `${api}: ${query}` }) as const);

/** Bytes of a text for the calls of each kind; parameters are in the head of a request. */
const textBytes = { graphql: 90_000, socket: 50_000, rest: 90_000, parameter: 4_000 } as const;

const places = [...graphqlPlaces(), ...restPlaces()];

const texts: fc.Arbitrary<Hostile> = fc
  .record({
    place: fc.constantFrom(...places),
    choice: fc.nat(),
    turn: fc.nat(50),
    isLong: fc.boolean(),
    isWorst: fc.boolean(),
  })
  .map(({ place, choice, turn, isLong, isWorst }) => {
    const { api } = place.with("");
    const most = / [?{]\w+\}?$/.test(place.name) ? textBytes.parameter : textBytes[api];
    const length = isLong ? most : Math.min(most, 5000);
    const all = isWorst ? worstTexts(length) : hostileTexts(length, turn);
    const text = all[choice % all.length] ?? "";
    const fitting = text.slice(0, Math.floor((text.length * length) / Buffer.byteLength(text)));
    return {
      ...place.with(fitting.replace(/[\ud800-\udbff]$/, "")),
      name: `${place.name}: ${JSON.stringify(text)}`,
    };
  });

/** A sign-in ends the session that its request had. */
const endsSession = /users|log-?(in|out)|sign(Up|Out)|eraseAccount|(reset|change)Password/i;

const subscribed = (url: string, token: string | undefined, query: string, variables: object) =>
  new Promise<void>((resolve, reject) => {
    class Socket extends WebSocket {
      constructor(target: string, protocols: string[]) {
        super(target, protocols, {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        });
      }
    }
    const client = createClient({
      url: `${url.replace("http", "ws")}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    });
    const end = (outcome: () => void) => {
      outcome();
      void client.dispose();
    };
    client.subscribe(
      { query, variables: { ...variables } },
      {
        next: () => end(resolve),
        complete: () => end(resolve),
        // A refusal, or a closed socket.
        error: (error) => end(() => (error instanceof Error ? reject(error) : resolve())),
      },
    );
  });

/**
 * Sends deep, doubled and wide documents, and hostile texts at every place of both APIs, as a
 * visitor or with a role. Returns the number of requests, and the first one that stopped the shop,
 * took too long or got a server error; null if there was none. The same seed sends the same
 * requests.
 */
export const sendHostile = async (
  url: string,
  client: ApiClient,
  people: readonly Person[],
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
): Promise<{ readonly sent: number; readonly problem: string | null }> => {
  const answered = async (request: Hostile, who: Person | null): Promise<void> => {
    if (request.api === "socket") {
      await subscribed(url, who?.token, request.query, request.variables).catch(() => undefined);
      return;
    }
    const answer =
      request.api === "rest"
        ? await client.rest(who, request.method, request.path, request.body)
        : await client.graphql(who, request.query, request.variables);
    const isInternal = JSON.stringify(answer.body).includes('"INTERNAL_SERVER_ERROR"');
    if (answer.status >= 500 || isInternal) throw new Error(`a server error (${answer.status})`);
  };
  const inTime = async (request: Hostile, who: Person | null): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const stuck = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${stuckMs / 1000} s`)), stuckMs);
    });
    await Promise.race([answered(request, who), stuck]).finally(() => clearTimeout(timer));
  };
  let problem: string | null = null;
  const { numRuns } = await fc.check(
    fc.asyncProperty(
      fc.oneof(documents, texts),
      fc.constantFrom(null, ...people),
      async (request, chosen) => {
        const who = endsSession.test(request.name.split(":")[0] ?? "") ? null : chosen;
        try {
          const ms = await fastestOf(() => inTime(request, who), slowMs);
          if (ms >= slowMs) throw new Error(`an answer after ${Math.round(ms)} ms`);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          problem = `${reason}: ${shortened(request.name)}`;
          throw error;
        }
      },
    ),
    {
      seed,
      numRuns: Number.MAX_SAFE_INTEGER,
      plugins: [fc.interruptAfterTimeLimit(seconds * 1000)],
      endOnFailure: true,
    },
  );
  return { sent: numRuns, problem };
};
