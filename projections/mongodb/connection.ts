import { MongoClient, type Db } from "mongodb";
import { createCircuitBreaker, type OnOutage } from "#event-store/circuit-breaker.ts";
import { strongestWriteConcern } from "./durability.ts";
import { endForgotten, usualPatience, type Patience } from "./forgotten-commands.ts";
import { MongoUnavailable, meaningOf, notAConnectionString, notInTime } from "./errors.ts";

/** A database on a MongoDB server, or on a compatible server. */
export interface MongoConnection {
  /**
   * Every write is stored on a majority and journaled. Every read uses the primary, so it is never
   * stale.
   */
  readonly database: Db;
  /**
   * Runs an operation that a user waits for. Rejects with MongoUnavailable: after `answerMs` if no
   * answer arrives, and at once from then on until the server answers again.
   */
  answer<Result>(operation: () => Promise<Result>): Promise<Result>;
  /**
   * Runs background commands that can be sent twice. Rejects with MongoUnavailable after at most a
   * minute.
   */
  finish<Result>(operation: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const timeoutMs = 3000;

/** Where MongoDB is. */
export interface MongoDbAddress {
  /** A connection string. */
  readonly url: string;
  /** The longest wait for an answer, in milliseconds; by default three seconds. */
  readonly answerMs?: number;
}

export interface MongoDbOptions extends MongoDbAddress {
  readonly onOutage?: OnOutage;
  readonly patience?: Patience;
}

/** Connects to the database that the address names, or to `nivasa`. Throws MongoUnavailable. */
export const connectMongoDb = async ({
  url,
  onOutage,
  patience = usualPatience,
  answerMs = timeoutMs,
}: MongoDbOptions): Promise<MongoConnection> => {
  const client = clientOf(url);
  const { srvHost, hosts } = client.options;
  const address = srvHost ?? hosts.join(", ");
  const unlessForgotten = endForgotten(client, patience, () => notInTime(address));
  try {
    await client.connect();
    const name = databaseOf(url);
    const writeConcern = await withinTime(
      strongestWriteConcern((concern) =>
        client
          .db(name)
          .collection("checkpoints")
          .deleteOne({ never: "" }, { writeConcern: concern }),
      ),
      address,
      answerMs,
    );
    const ping = () => withinTime(client.db(name).command({ ping: 1 }), address, answerMs);
    const breaker = createCircuitBreaker<MongoUnavailable>(ping, onOutage);
    return {
      database: client.db(name, { writeConcern }),
      async answer(operation) {
        const away = breaker.current();
        if (away) throw new MongoUnavailable(away.message, { cause: away });
        const outages = breaker.outages();
        try {
          return await withinTime(operation(), address, answerMs);
        } catch (error) {
          const isLate = breaker.outages() !== outages;
          if (error instanceof MongoUnavailable && !isLate) breaker.open(error);
          throw error;
        }
      },
      async finish(operation) {
        try {
          return await unlessForgotten(operation);
        } catch (error) {
          const meaning = meaningOf(error, address);
          // The command may have failed alone. A ping finds out whether the server is unavailable.
          if (meaning instanceof MongoUnavailable && !breaker.current()) {
            await ping().catch(() => breaker.open(meaning));
          }
          throw meaning;
        }
      },
      async close() {
        breaker.stop();
        await client.close();
      },
    };
  } catch (error) {
    await client.close();
    throw meaningOf(error, address);
  }
};

const clientOf = (url: string): MongoClient => {
  try {
    return new MongoClient(url, {
      serverSelectionTimeoutMS: timeoutMs,
      socketTimeoutMS: usualPatience.longestMs,
      ignoreUndefined: true,
      readPreference: "primary",
    });
  } catch (error) {
    throw notAConnectionString(error instanceof Error ? error.message : "", url);
  }
};

/** The driver defaults to `test`, which is never intended. */
const databaseOf = (url: string): string => {
  const name = /^[^:]+:\/\/[^/?]*\/([^?]+)/.exec(url)?.[1];
  return name === undefined ? "nivasa" : decodeURIComponent(name);
};

const fail = (error: unknown, address: string): never => {
  throw meaningOf(error, address);
};

/** The driver's timeouts do not cover a server that accepts a command and never answers. */
const withinTime = async <Result>(
  answer: Promise<Result>,
  address: string,
  longestMs: number,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(notInTime(address)), longestMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch (error) {
    return fail(error, address);
  } finally {
    clearTimeout(timer);
  }
};
