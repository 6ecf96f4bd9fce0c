import { MongoServerError, type Db } from "mongodb";
import type { Account } from "#domain/account/account.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import { foldedText } from "#domain/values/folded.ts";
import { normalForm } from "#domain/values/normal-form.ts";
import { emptyProfile } from "#domain/account/profile-input.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { mongoDbIdentities } from "./identities.ts";

type NewerField =
  | "emailVerifiedAt"
  | "profile"
  | "language"
  | "mutedMails"
  | "newEmail"
  | "formerEmail";

/** An account under its id. Accounts of early releases lack newer fields. */
export type StoredAccount = Omit<Account, "id" | NewerField> &
  Partial<Pick<Account, NewerField>> & { readonly _id: string };

const accountsIn = (database: Db) => database.collection<StoredAccount>("accounts");

/** The unique index of emails, which the store relies on. */
export const indexAccounts = async (database: Db): Promise<void> => {
  await accountsIn(database).createIndex({ email: 1 }, { unique: true }, {});
  await accountsIn(database).createIndex({ "formerEmail.email": 1 }, {}, {});
};

/** Accounts and their identities in MongoDB. */
export const mongoDbAccountStore = (
  database: Db,
  answer: MongoConnection["answer"],
): AccountStore => {
  const accounts = accountsIn(database);

  const accountBy = async (
    filter: { _id: string } | { email: string },
  ): Promise<Account | null> => {
    const found = await accounts.findOne(filter);
    return found && accountOf(found);
  };

  /**
   * False if the write failed because the email belongs to another account. A lookup finds the
   * owner, because servers report the error differently.
   */
  const unlessTaken = async (
    email: string,
    isOther: (owner: Account) => boolean,
    write: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof MongoServerError)) throw error;
      const owner = await accountBy({ email });
      if (owner && isOther(owner)) return false;
      throw error;
    }
  };

  /** Whether another account had the mailbox and may come back to it. */
  const isReserved = async (email: string, now: string, exceptId = ""): Promise<boolean> =>
    (await accounts.findOne({
      "formerEmail.email": email,
      "formerEmail.until": { $gt: now },
      _id: { $ne: exceptId },
    })) !== null;

  return {
    // An account frees its mailbox and reserves it with the same write. So an account that gets
    // the mailbox meanwhile sees the reservation afterwards.
    insert: ({ id, ...content }) =>
      answer(async () => {
        const { email, createdAt } = content;
        const write = () => accounts.insertOne({ _id: id, ...content });
        if (!(await unlessTaken(email, () => true, write))) return false;
        if (!(await isReserved(email, createdAt))) return true;
        await accounts.deleteOne({ _id: id });
        return false;
      }),
    isTaken: (email, now) =>
      answer(async () => (await accountBy({ email })) !== null || (await isReserved(email, now))),
    setNewEmail: (accountId, newEmail) =>
      answer(async () => {
        await accounts.updateOne({ _id: accountId }, { $set: { newEmail } });
      }),
    moveEmail: (accountId, email, at, formerEmail) =>
      answer(async () => {
        const before = await accounts.findOne({ _id: accountId, "newEmail.email": email });
        if (!before || (await isReserved(email, at, accountId))) return false;
        const moved = { email, emailVerifiedAt: at, newEmail: null, formerEmail };
        const write = () =>
          accounts.updateOne({ _id: accountId, "newEmail.email": email }, { $set: moved });
        if (!(await unlessTaken(email, ({ id }) => id !== accountId, write))) return false;
        if (!(await isReserved(email, at, accountId))) return true;
        const { email: former, emailVerifiedAt, newEmail, formerEmail: older } = accountOf(before);
        const back = { email: former, emailVerifiedAt, newEmail, formerEmail: older };
        await accounts.updateOne({ _id: accountId }, { $set: back });
        return false;
      }),
    restoreEmail: (accountId, email, at) =>
      answer(async () => {
        let restored = 0;
        const back = { email, emailVerifiedAt: at, newEmail: null, formerEmail: null };
        const write = async () => {
          const filter = { _id: accountId, "formerEmail.email": email };
          restored = (await accounts.updateOne(filter, { $set: back })).matchedCount;
        };
        return (await unlessTaken(email, ({ id }) => id !== accountId, write)) && restored === 1;
      }),
    byEmail: (email) => answer(() => accountBy({ email })),
    // The index of emails answers the expression. Its pattern is not anchored, so the whole index
    // is read.
    withOtherLetters: () =>
      answer(async () =>
        (await accounts.find({ email: { $regex: "[^ -~]" } }).toArray()).map(accountOf),
      ),
    byIds: (ids) =>
      answer(async () => {
        if (ids.length === 0) return new Map<string, Account>();
        const found = await accounts.find({ _id: { $in: [...new Set(ids)] } }).toArray();
        return new Map(found.map((each) => [each._id, accountOf(each)]));
      }),
    hasRole: (role, butAccountId = "") =>
      answer(async () => (await accounts.findOne({ role, _id: { $ne: butAccountId } })) !== null),
    search: ({ text, email, phone, staff, afterEmail, limit }) =>
      answer(async () => {
        const found = await accounts
          .find({
            email: { $gt: afterEmail },
            ...(staff ? { role: { $ne: "shopper" } } : {}),
            $or: [
              { email: { $regex: literally(email) } },
              { name: { $regex: foldedPattern(text), $options: "i" } },
              ...(phone === ""
                ? []
                : [
                    { "profile.contactNumber1": { $regex: literally(phone) } },
                    { "profile.contactNumber2": { $regex: literally(phone) } },
                  ]),
            ],
          })
          .sort({ email: 1 })
          .limit(limit)
          .toArray();
        return found.map(accountOf);
      }),

    saveDetails: (accountId, { name, email, emailVerifiedAt, profile }) =>
      answer(() =>
        unlessTaken(
          email,
          ({ id }) => id !== accountId,
          () =>
            accounts.updateOne(
              { _id: accountId },
              { $set: { name, email, emailVerifiedAt, profile } },
            ),
        ),
      ),
    setPassword: (accountId, passwordHash) =>
      answer(async () => {
        await accounts.updateOne({ _id: accountId }, { $set: { passwordHash } });
      }),
    verifyEmail: (accountId, email, at) =>
      answer(async () => {
        const { matchedCount } = await accounts.updateOne(
          { _id: accountId, email },
          { $set: { emailVerifiedAt: at } },
        );
        return matchedCount === 1;
      }),
    setLanguage: (accountId, language) =>
      answer(async () => {
        await accounts.updateOne({ _id: accountId }, { $set: { language } });
      }),
    setMutedMails: (accountId, topics) =>
      answer(async () => {
        await accounts.updateOne({ _id: accountId }, { $set: { mutedMails: [...topics] } });
      }),
    // Two admins may remove each other's role concurrently, and a single document cannot show that
    // it was the last. Therefore each checks afterwards whether an admin is left, and restores the
    // role if not.
    setRole: (accountId, role) =>
      answer(async () => {
        const before = await accounts.findOneAndUpdate({ _id: accountId }, { $set: { role } }, {});
        if (!before) return false;
        if (before.role !== "admin" || role === "admin") return true;
        if ((await accounts.findOne({ role: "admin" })) !== null) return true;
        await accounts.updateOne({ _id: accountId }, { $set: { role: "admin" } });
        return false;
      }),

    ...mongoDbIdentities(database, answer, (id) => accountBy({ _id: id })),
  };
};

/** Precomposed accented forms of the letters a to z. */
const marked = new Map<string, string>();
for (let code = 0xc0; code < 0x1f00; code += code === 0x24f ? 0x1e00 - 0x24f : 1) {
  const sign = String.fromCodePoint(code);
  const letter = foldedText(sign);
  if (/^[a-z]$/.test(letter)) marked.set(letter, (marked.get(letter) ?? "") + sign);
}

/** Combining marks, joiners and apostrophes, which a search ignores. */
const ignoredCharacters = "[\\x{300}-\\x{36f}'\\x{2019}\\x{200c}\\x{200d}]*";

/** A pattern that matches a folded text in an unfolded one. */
const foldedPattern = (text: string): string =>
  Array.from(normalForm(text, "NFC"), (sign) => {
    const others = marked.get(sign);
    const own = others === undefined ? literally(sign) : `[${sign}${others}]`;
    return own + ignoredCharacters;
  }).join("");

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const accountOf = ({ _id: id, ...content }: StoredAccount): Account => ({
  id,
  emailVerifiedAt: null,
  profile: emptyProfile,
  language: "en",
  mutedMails: [],
  newEmail: null,
  formerEmail: null,
  ...content,
});
