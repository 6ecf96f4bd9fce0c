import { afterAll, beforeAll, describe } from "vitest";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { openMongoDbAccounts } from "#accounts/mongodb/mongodb-accounts.ts";
import type { AccountStores } from "#accounts/account-stores.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "./mongodb-server.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** The account stores of both engines, and how to close them. */
export interface OpenAccountStores extends AccountStores {
  close(): Promise<void>;
}

/** Storage of one engine; the same storage may be opened twice. */
export interface AccountEngine {
  newPlace(): string;
  open(place: string): Promise<OpenAccountStores>;
}

const embedded: AccountEngine = {
  newPlace: temporaryDirectory,
  async open(place) {
    const accounts = openEmbeddedAccounts(place);
    return { ...accounts, close: async () => accounts.close() };
  },
};

/** Runs one suite against every engine that stores accounts. */
export const describeAccountEngines = async (
  suite: (engine: AccountEngine) => void,
): Promise<void> => {
  describe("embedded", () => suite(embedded));

  const mongoDb = await findMongoDb();
  describe.skipIf(mongoDb.start === null)(mongoDb.name, () => {
    let server: MongoDbServer;
    beforeAll(async () => {
      if (mongoDb.start) server = await mongoDb.start();
    });
    afterAll(() => server.close());
    suite({
      newPlace: () => server.newUrl(),
      open: (url) => openMongoDbAccounts({ ...patientAnswers, url }),
    });
  });
};
