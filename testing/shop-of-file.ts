import { beforeAll, beforeEach } from "vitest";
import type { Person } from "./api-client.ts";
import { openTestShop, type TestShop } from "./test-shop.ts";

/** One shop for all tests of a file, because opening one takes longer than most tests. */
export interface ShopOfFile {
  /** The shop. `signUp("ann")` signs up another ann in each test. */
  opened(): TestShop;
  /** The name that `signUp` gives to someone in this test: the part before the @ as well. */
  own(name: string): string;
  /** The email address of someone in this test. */
  emailOf(name: string): string;
}

/** Opens the shop before the first test of the file, and closes it after the last one. */
export const shopOfFile = (
  settings: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): ShopOfFile => {
  let shop: TestShop;
  // Every sign-in counts as an attempt.
  let admin: Promise<Person> | undefined;
  let analyst: Promise<Person> | undefined;
  let tests = 0;
  beforeAll(async () => {
    shop = await openTestShop(await settings());
    return shop.close;
  });
  beforeEach(() => {
    tests += 1;
  });
  const own = (name: string) => `${name}${tests}`;
  return {
    opened: () => ({
      ...shop,
      signUp: (name) => shop.signUp(own(name)),
      signUpVerified: (name) => shop.signUpVerified(own(name)),
      admin: () => (admin ??= shop.admin()),
      analyst: () => (analyst ??= shop.analyst()),
    }),
    own,
    emailOf: (name) => `${own(name)}@example.lk`,
  };
};
