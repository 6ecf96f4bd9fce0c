import { afterAll, beforeAll, describe } from "vitest";
import { openEmbeddedAccounts } from "#server/accounts/embedded-accounts.ts";
import { openMongoDbAccounts } from "#server/accounts/mongodb-accounts.ts";
import type { People } from "#server/accounts/people.ts";
import { findMongoDb, type MongoDbServer } from "./mongodb-server.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** What both engines keep of people, and how it is closed. */
export interface OpenPeople extends People {
  close(): Promise<void>;
}

/** Where one engine keeps what it keeps; the same place may be opened twice. */
export interface PeopleEngine {
  newPlace(): string;
  open(place: string): Promise<OpenPeople>;
}

const embedded: PeopleEngine = {
  newPlace: temporaryDirectory,
  async open(place) {
    const people = openEmbeddedAccounts(place);
    return { ...people, close: async () => people.close() };
  },
};

/** Runs one suite against every engine that keeps people. */
export const describePeopleEngines = async (
  suite: (engine: PeopleEngine) => void,
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
      open: (url) => openMongoDbAccounts({ url }),
    });
  });
};
