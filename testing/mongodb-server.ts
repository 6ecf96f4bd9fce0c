import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import { freePort } from "./free-port.ts";
import { findGoProgram, onPath } from "./go-programs.ts";
import { startServerProcess } from "./server-process.ts";
import { patienceMs } from "./patience.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Options of stores whose tests are not about a late server. */
export const patientAnswers = { answerMs: patienceMs } as const;

/** A MongoDB server for the tests of one file. */
export interface MongoDbServer {
  /** Connection string of an unused database. */
  newUrl(): string;
  /** Kills it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Restarts it with its stored data at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface MongoDbProgram {
  /** Its name in the suite's title. */
  readonly name: string;
  /** Null if no server is available; the name says why. */
  readonly start: (() => Promise<MongoDbServer>) | null;
  /** Whether the tests started the server and may kill and restart it. */
  readonly own: boolean;
}

/**
 * The server of MONGODB_URL; else a local mongod (MONGODB_BINARY, MONGOD_BINARY or on the PATH);
 * else FerretDB, built once if Go is installed.
 */
export const findMongoDb = async (): Promise<MongoDbProgram> => {
  const { MONGODB_URL: url, MONGODB_BINARY, MONGOD_BINARY } = process.env;
  if (url) {
    return { name: "MongoDB of MONGODB_URL", start: async () => foreignServer(url), own: false };
  }
  const mongod = MONGODB_BINARY || MONGOD_BINARY || onPath("mongod");
  if (mongod) {
    return {
      name: "MongoDB",
      start: () =>
        startServer(mongod, (data, port) => [
          ...["--dbpath", data, "--port", String(port), "--bind_ip", "127.0.0.1"],
        ]),
      own: true,
    };
  }
  if (!onPath("go"))
    return { name: "MongoDB (needs MONGODB_URL, mongod or Go)", start: null, own: false };
  const ferretDb = await findGoProgram("ferretdb");
  if ("missing" in ferretDb)
    return { name: `MongoDB (${ferretDb.missing})`, start: null, own: false };
  return {
    name: "MongoDB (FerretDB)",
    start: () =>
      startServer(ferretDb.binary, (data, port) => ["-data", data, "-port", String(port)]),
    own: true,
  };
};

const inDatabase = (url: string, database: string): string => {
  const parts = /^([^:]+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url);
  return `${parts?.[1] ?? url}/${database}${parts?.[2] ?? ""}`;
};

const newDatabase = (): string => `nivasa-test-${randomUUID().slice(0, 8)}`;

const notOurs = async (): Promise<never> => {
  throw new Error("The tests may not stop the server of MONGODB_URL");
};

/** An existing server: the tests use their own databases and drop them afterwards. */
const foreignServer = (url: string): MongoDbServer => {
  const databases: string[] = [];
  return {
    newUrl() {
      const database = newDatabase();
      databases.push(database);
      return inDatabase(url, database);
    },
    kill: notOurs,
    restart: notOurs,
    async close() {
      const client = new MongoClient(url);
      for (const database of databases) await client.db(database).dropDatabase();
      await client.close();
    },
  };
};

const startServer = async (
  program: string,
  args: (data: string, port: number) => readonly string[],
): Promise<MongoDbServer> => {
  const port = await freePort();
  const url = `mongodb://127.0.0.1:${port}/`;
  const answers = async () => {
    const client = new MongoClient(url, { serverSelectionTimeoutMS: 25_000 });
    try {
      await client.connect();
    } finally {
      await client.close();
    }
  };
  const server = await startServerProcess(program, args(temporaryDirectory(), port), answers);
  return { ...server, newUrl: () => inDatabase(url, newDatabase()), close: server.kill };
};
