import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountRole } from "#domain/account/account.ts";
import { PersonErased } from "#domain/ports.ts";
import {
  openEmbeddedAccounts,
  type EmbeddedAccounts,
} from "#accounts/embedded/embedded-accounts.ts";
import { accountOf, sessionOf } from "../../testing/accounts.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const people = ["ann", "ben"];
const digests = people.flatMap((person) => [`${person}-one`, `${person}-two`]);

const ownerOf = (digest: string): string => digest.split("-")[0] ?? "";

/** The reads of every request. */
const answersOf = async ({ accounts, sessions, personalKeys }: EmbeddedAccounts) => ({
  accounts: await accounts.byIds(people),
  sessions: await Promise.all(digests.map((digest) => sessions.byDigest(digest))),
  keys: await personalKeys.keysOf(people),
});

type Action = (stores: EmbeddedAccounts) => Promise<unknown>;

const person = fc.constantFrom(...people);
const digest = fc.constantFrom(...digests);
const instant = fc.integer({ min: 0, max: 9 }).map((second) => `2026-11-24T10:00:0${second}.000Z`);

/** All people have an account and two sessions. */
const beginIn = async ({ accounts, sessions, personalKeys }: EmbeddedAccounts): Promise<void> => {
  for (const id of people) {
    await accounts.insert(accountOf(id, { role: "admin" }));
    await personalKeys.ensureKey(id);
  }
  for (const each of digests) await sessions.insert(sessionOf(each, ownerOf(each)));
};

/** Any change to the stores, in any order. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(digest, instant).map(
    ([each, at]): Action =>
      ({ sessions }) =>
        sessions.sawAt(each, at),
  ),
  digest.map(
    (each): Action =>
      ({ sessions }) =>
        sessions.remove(each),
  ),
  fc.tuple(person, fc.option(digest)).map(
    ([id, keep]): Action =>
      ({ sessions }) =>
        sessions.removeOthers(id, keep),
  ),
  fc.tuple(person, fc.constantFrom<AccountRole>("shopper", "admin", "analyst")).map(
    ([id, role]): Action =>
      ({ accounts }) =>
        accounts.setRole(id, role),
  ),
  person.map(
    (id): Action =>
      ({ accounts }) =>
        accounts.setPassword(id, "another hash"),
  ),
  person.map(
    (id): Action =>
      ({ accounts }) =>
        accounts.setLanguage(id, "ta"),
  ),
  person.map(
    (id): Action =>
      ({ personalKeys }) =>
        personalKeys.ensureKey(id).catch((error: unknown) => {
          if (!(error instanceof PersonErased)) throw error;
        }),
  ),
  person.map(
    (id): Action =>
      ({ shut }) =>
        shut(id),
  ),
  person.map(
    (id): Action =>
      ({ shut, erase }) =>
        shut(id).then(() => erase(id)),
  ),
);

it("answers as the file does, after any changes and reads", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 10 }), async (actions) => {
      const dataDir = temporaryDirectory();
      const stores = openEmbeddedAccounts(dataDir);
      try {
        await beginIn(stores);
        for (const each of actions) {
          // Read concurrently too: a value that was read during a change must not stay cached.
          const meanwhile = answersOf(stores);
          await Promise.all([each(stores), meanwhile]);
          const fresh = openEmbeddedAccounts(dataDir);
          try {
            expect(await answersOf(stores)).toEqual(await answersOf(fresh));
          } finally {
            fresh.close();
          }
        }
      } finally {
        stores.close();
      }
    }),
    { numRuns: 25 },
  );
});
