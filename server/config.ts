import { resolve } from "node:path";
import { z } from "zod";
import type { IdentitySettings } from "#accounts/google/provider-of.ts";
import { s3PlaceOf, type S3Place } from "#uploads/storage/s3/s3-place.ts";
import { isEmail } from "#domain/values/email.ts";
import type { MailSettings } from "#mail/transport/transport.ts";

const megabyte = 1024 * 1024;

const emailSetting = z.string().trim().refine(isEmail, "an e-mail address");

/** Everything that can be set from outside (docs/operations.md, "Settings"). */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d+|[\da-f.:/]+(, *[\da-f.:/]+)*)$/i, "a number of proxies, or their addresses")
    .optional(),
  EVENTSTORE_URL: z.string().optional(),
  MONGODB_URL: z.string().optional(),
  STORAGE_URL: z
    .string()
    .transform((text, { addIssue }) => {
      const place = s3PlaceOf(text);
      if (typeof place !== "string") return place;
      addIssue(place);
      return z.NEVER;
    })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SAMPLE_SIGN_IN_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  MAIL_FROM: emailSetting.default("shop@nivasa.lk"),
  ADMIN_EMAIL: emailSetting.default("admin@nivasa.lk"),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  ANALYST_EMAIL: emailSetting.default("analyst@nivasa.lk"),
  ANALYST_PASSWORD: z.string().min(8).optional(),
  HIDE_ACCOUNTS: z.stringbool().default(false),
  KEEP_OFFLINE: z.stringbool().default(true),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SIGN_IN_TRIES_PER_ACCOUNT: z.coerce.number().int().min(1).default(5),
  SIGN_IN_TRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  SOCKETS_PER_SESSION: z.coerce.number().int().min(1).default(5),
  NEW_DOCUMENTS_PER_ADDRESS: z.coerce.number().int().min(1).default(600),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(5000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  REQUEST_MS_PER_SECOND: z.coerce.number().int().min(1).default(300),
  SIGN_UPS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  ORDERS_PER_PERSON: z.coerce.number().int().min(1).default(10),
  UNPROVEN_ORDER_RUPEES: z.coerce.number().int().min(0).default(100_000),
  REPORTS_PER_PERSON: z.coerce.number().int().min(1).default(5),
  REPORT_MB_PER_PERSON: z.coerce.number().int().min(0).default(50),
  REPORT_MB_IN_ALL: z.coerce.number().int().min(0).default(2048),
  PRODUCT_FILES_MB_IN_ALL: z.coerce.number().int().min(0).default(4096),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(500),
  FOLDS_MB: z.coerce.number().int().min(1).default(64),
  CRASH_AFTER: z.string().optional(),
});

export interface StaffAccount {
  readonly email: string;
  /** Made and printed once where it is not set. */
  readonly password: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Where people reach the shop; null means wherever they came from. */
  readonly publicUrl: string | null;
  /**
   * Whose forwarding headers tell the caller's address: so many proxies, or those of some
   * addresses; false for none.
   */
  readonly trustProxy: number | string | false;
  /**
   * Connection string of EventStoreDB; null keeps events in the data directory. Its adapter checks
   * it.
   */
  readonly eventStoreUrl: string | null;
  /**
   * Connection string of MongoDB; null keeps read models and accounts in the data directory. Its
   * adapter checks it.
   */
  readonly mongoDbUrl: string | null;
  /** The bucket of pictures and models; null keeps them in the data directory. */
  readonly bucket: S3Place | null;
  readonly mail: Omit<MailSettings, "dataDir">;
  readonly identity: IdentitySettings;
  readonly admin: StaffAccount;
  readonly analyst: StaffAccount;
  /** Whether a forgotten password is answered alike for e-mails with and without an account. */
  readonly hideAccounts: boolean;
  /** Whether browsers may keep the shop for pages without a connection. */
  readonly keepOffline: boolean;
  readonly logLevel: string;
  /**
   * Per account and address for passwords and codes; per address for every call that needs no
   * session.
   */
  readonly signInTries: { readonly perAccount: number; readonly perAddress: number };
  /** Sockets of live updates that may be open at once. */
  readonly sockets: { readonly perAddress: number; readonly perSession: number };
  /** GraphQL documents nobody has sent before that one address may send within ten minutes. */
  readonly newDocumentsPerAddress: number;
  /** Network connections of all kinds that may be open at once; more are closed at once. */
  readonly maxConnections: number;
  /** Those of one address. Every socket of live updates is one of them. */
  readonly connectionsPerAddress: number;
  /** Milliseconds of the event loop that costly requests of one address may take in a second. */
  readonly requestMsPerSecond: number;
  /** Sign-ups from one address within an hour, whether or not they succeed. */
  readonly signUpsPerAddress: number;
  readonly orders: {
    /** Orders of one person within ten minutes. */
    readonly perPerson: number;
    /** The largest total in cents that needs no proven mailbox. */
    readonly unprovenUpToCents: number;
  };
  readonly reports: {
    /** Reports of one person within an hour. */
    readonly perPerson: number;
    /** Bytes that the files of one person's reports may take, and those of everybody's. */
    readonly bytesPerPerson: number;
    readonly bytesInAll: number;
  };
  /** Bytes that pictures and models of products may take, with those on their way. */
  readonly productFileBytes: number;
  /**
   * Bytes of the disk that uploaded files leave free, so that the log never lacks its next page.
   */
  readonly diskReserveBytes: number;
  /** Memory for streams that commands have folded. */
  readonly foldBytes: number;
  /**
   * Step of the checkout, or of sending a mail, after which the process kills itself; set by the
   * crash tests alone.
   */
  readonly crashAfter: string | null;
}

/** Some settings cannot be used; the message names each of them. */
export class ConfigProblem extends Error {
  override readonly name = "ConfigProblem";
}

/**
 * The only reader of the environment. Throws ConfigProblem with everything that is wrong at once.
 */
export const readConfig = (variables: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== "")),
  );
  if (!parsed.success) {
    throw new ConfigProblem(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
    );
  }
  const set = parsed.data;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  const given = [issuer, clientId, clientSecret].filter((each) => each !== undefined);
  if (given.length !== 0 && given.length !== 3) {
    throw new ConfigProblem(
      "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all three, or none for sample people",
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    publicUrl: set.PUBLIC_URL ?? null,
    trustProxy: trustProxyOf(set.TRUST_PROXY),
    eventStoreUrl: set.EVENTSTORE_URL ?? null,
    mongoDbUrl: set.MONGODB_URL ?? null,
    bucket: set.STORAGE_URL ?? null,
    mail: {
      smtpUrl: set.SMTP_URL ?? null,
      from: { address: set.MAIL_FROM },
    },
    identity: {
      provider: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
      samplePort: set.SAMPLE_SIGN_IN_PORT,
    },
    admin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    analyst: { email: set.ANALYST_EMAIL, password: set.ANALYST_PASSWORD },
    hideAccounts: set.HIDE_ACCOUNTS,
    keepOffline: set.KEEP_OFFLINE,
    logLevel: set.LOG_LEVEL,
    signInTries: {
      perAccount: set.SIGN_IN_TRIES_PER_ACCOUNT,
      perAddress: set.SIGN_IN_TRIES_PER_ADDRESS,
    },
    sockets: { perAddress: set.SOCKETS_PER_ADDRESS, perSession: set.SOCKETS_PER_SESSION },
    newDocumentsPerAddress: set.NEW_DOCUMENTS_PER_ADDRESS,
    maxConnections: set.MAX_CONNECTIONS,
    connectionsPerAddress: Math.max(set.CONNECTIONS_PER_ADDRESS, set.SOCKETS_PER_ADDRESS + 100),
    requestMsPerSecond: set.REQUEST_MS_PER_SECOND,
    signUpsPerAddress: set.SIGN_UPS_PER_ADDRESS,
    orders: {
      perPerson: set.ORDERS_PER_PERSON,
      unprovenUpToCents: set.UNPROVEN_ORDER_RUPEES * 100,
    },
    reports: {
      perPerson: set.REPORTS_PER_PERSON,
      bytesPerPerson: set.REPORT_MB_PER_PERSON * megabyte,
      bytesInAll: set.REPORT_MB_IN_ALL * megabyte,
    },
    productFileBytes: set.PRODUCT_FILES_MB_IN_ALL * megabyte,
    diskReserveBytes: set.DISK_RESERVE_MB * megabyte,
    foldBytes: set.FOLDS_MB * megabyte,
    crashAfter: set.CRASH_AFTER ?? null,
  };
};

const trustProxyOf = (text: string | undefined): Config["trustProxy"] => {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? Number(text) : text;
};
