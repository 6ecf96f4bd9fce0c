import { onTestFinished } from "vitest";
import type { Caller } from "#domain/account/outcome.ts";
import type { AccountMail } from "#domain/account/ports/account-mail.ts";
import type { AttemptLimiter } from "#domain/account/ports/attempt-limiter.ts";
import type { PasswordHasher } from "#domain/account/ports/secrets.ts";
import {
  createAccountService,
  type AccountPorts,
  type AccountService,
} from "#domain/account/service.ts";
import {
  openEmbeddedAccounts,
  type EmbeddedAccounts,
} from "#accounts/embedded/embedded-accounts.ts";
import { secretTokens, sixDigitCodes } from "#accounts/tokens.ts";
import { commandsInMemory, type CommandsInMemory } from "./commands-in-memory.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

type Mail =
  | {
      readonly template: "verification" | "leavingEmail";
      readonly email: string;
      readonly code: string;
    }
  | { readonly template: "reset" | "invitation"; readonly email: string; readonly token: string }
  | { readonly template: "emailChanged"; readonly email: string; readonly token: string | null }
  | { readonly template: "passwordChanged"; readonly email: string };

/** The account service on real stores, with its side effects recorded. */
export interface TestAccounts {
  readonly service: AccountService;
  readonly stores: EmbeddedAccounts;
  readonly commands: CommandsInMemory;
  /** Every email, oldest first. */
  readonly mails: Mail[];
  /** Number of passwords hashed or verified. */
  readonly hashes: () => number;
  /** The secret of the latest email of a kind. */
  lastCode(): string;
  lastToken(): string;
  /** Types of all events since the last call. */
  newEvents(): readonly string[];
  /** Runs the work deferred until after the response. */
  afterAnswers(): Promise<void>;
}

/** A caller some minutes past ten. */
export const at = (minute: number, changes: Partial<Caller> = {}): Caller => ({
  address: "203.0.113.7",
  now: new Date(Date.parse("2026-11-21T10:00:00.000Z") + minute * 60_000).toISOString(),
  userAgent: "",
  ...changes,
});

const unlimited: AttemptLimiter = { count: async () => 0, forget: async () => undefined };

export const openTestAccounts = ({
  limiter = unlimited,
  hideAccounts = false,
  openRunOf = async () => null,
  restored,
}: {
  readonly limiter?: AttemptLimiter;
  readonly hideAccounts?: boolean;
  readonly openRunOf?: (accountId: string) => Promise<string | null>;
  readonly restored?: AccountPorts["restored"];
} = {}): TestAccounts => {
  const stores = openEmbeddedAccounts(temporaryDirectory());
  onTestFinished(() => stores.close());
  const commands = commandsInMemory();
  const mails: Mail[] = [];
  const putOff: (() => Promise<void>)[] = [];
  let hashes = 0;
  let eventsRead = 0;
  const hasher: PasswordHasher = {
    async hash(password) {
      hashes += 1;
      return `hash of ${password}`;
    },
    async verify(passwordHash, password) {
      hashes += 1;
      return passwordHash === `hash of ${password}`;
    },
  };
  const mail: AccountMail = {
    async verification({ email, code }) {
      mails.push({ template: "verification", email, code });
    },
    async reset({ email, token }) {
      mails.push({ template: "reset", email, token });
    },
    async invitation({ email, token }) {
      mails.push({ template: "invitation", email, token });
    },
    async passwordChanged({ email }) {
      mails.push({ template: "passwordChanged", email });
    },
    async leavingEmail({ email, code }) {
      mails.push({ template: "leavingEmail", email, code });
    },
    async emailChanged({ email, token }) {
      mails.push({ template: "emailChanged", email, token });
    },
  };
  let ids = 0;
  const service = createAccountService({
    accounts: stores.accounts,
    sessions: stores.sessions,
    codes: stores.codes,
    hasher,
    tokens: secretTokens,
    shortCodes: sixDigitCodes,
    limiter,
    mail,
    commands,
    hideAccounts,
    discreetly: hideAccounts ? async (work) => void putOff.push(work) : (work) => work(),
    openRunOf,
    restored: restored ?? stores.restored,
    newId: () => `id-${(ids += 1)}`,
  });
  return {
    service,
    stores,
    commands,
    mails,
    hashes: () => hashes,
    lastCode() {
      const found = mails.findLast((each) => "code" in each);
      if (!found) throw new Error("No code was emailed");
      return found.code;
    },
    lastToken() {
      const found = mails.findLast((each) => "token" in each && each.token !== null);
      if (!found || !("token" in found) || found.token === null) {
        throw new Error("No token was emailed");
      }
      return found.token;
    },
    newEvents() {
      const fresh = commands.log.slice(eventsRead).map(({ type }) => type);
      eventsRead = commands.log.length;
      return fresh;
    },
    async afterAnswers() {
      for (const work of putOff.splice(0)) await work();
    },
  };
};

/** Signs up Ann at ten; the result is hers. */
export const signUpAnn = async (
  accounts: TestAccounts,
  changes: { readonly email?: string } = {},
) => {
  const outcome = await accounts.service.signUp(
    { name: "Ann", email: "ann@example.lk", password: "a good password", ...changes },
    at(0),
  );
  if (!outcome.accepted) throw new Error(outcome.refusal.message);
  accounts.newEvents();
  return outcome;
};

/** Signs up Ann and verifies her email address. */
export const signUpVerifiedAnn = async (accounts: TestAccounts) => {
  const ann = await signUpAnn(accounts);
  await accounts.service.verifyEmail({ email: "ann@example.lk", code: accounts.lastCode() }, at(0));
  accounts.newEvents();
  return ann;
};
