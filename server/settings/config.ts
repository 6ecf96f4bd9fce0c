import { resolve } from "node:path";
import { z } from "zod";
import { standardHashCost, type HashCost } from "#accounts/password-hasher.ts";
import type { IdentitySettings } from "#accounts/google/identity-source.ts";
import { storagePlaceOf, type StoragePlace } from "#uploads/storage/place.ts";
import { s3PlaceOf, type S3Place } from "#uploads/storage/s3/s3-place.ts";
import { backupKeyForm } from "./backup-key.ts";
import { isEmail } from "#domain/values/email.ts";
import type { MailSettings } from "#mail/transport/transport.ts";
import type { MongoDbAddress } from "#projections/mongodb/connection.ts";

const megabyte = 1024 * 1024;

const isOrigin = (address: string): boolean => URL.parse(address)?.origin === address;

const emailSetting = z.string().trim().refine(isEmail, "an email address");

const originsSetting = z
  .string()
  .transform((text) => text.split(",").map((each) => each.trim()))
  .pipe(z.array(z.url().refine(isOrigin, "addresses without a path, separated by commas")))
  .default([]);

/** All settings from outside (docs/settings.md). */
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
  MONGODB_TIMEOUT_SECONDS: z.coerce.number().min(1).max(60).default(3),
  STORAGE_URL: z
    .string()
    .transform((text, { addIssue }) => {
      const place = s3PlaceOf(text);
      if (typeof place !== "string") return place;
      addIssue(place);
      return z.NEVER;
    })
    .optional(),
  BACKUP_URL: z
    .string()
    .transform((text, { addIssue }) => {
      const place = storagePlaceOf(text);
      if (typeof place !== "string") return place;
      addIssue(place);
      return z.NEVER;
    })
    .optional(),
  BACKUP_KEY: z
    .string()
    .regex(backupKeyForm, "a key that npm run shop -- backup-key prints")
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time in Colombo, such as 02:30")
    .default("02:30"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SAMPLE_SIGN_IN_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  MAIL_FROM: emailSetting.default("shop@nivasa.lk"),
  STATUS_MESSAGE_SECONDS: z.coerce.number().min(0).max(3600).default(30),
  WEB_PUSH: z.stringbool().default(true),
  PUSH_SERVICES: originsSetting,
  WEBHOOK_ORIGINS: originsSetting,
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
  NEW_DOCUMENTS_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(5000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  REQUEST_MS_PER_SECOND: z.coerce.number().int().min(1).default(300),
  SIGN_UPS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  TRACKING_TRIES: z.coerce.number().int().min(1).default(10),
  TRACKING_TRIES_PER_DAY: z.coerce.number().int().min(1).default(30),
  STOCK_ALERTS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  STOCK_ALERTS_PER_MAILBOX: z.coerce.number().int().min(1).default(5),
  ORDERS_PER_PERSON: z.coerce.number().int().min(1).default(10),
  ORDERS_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  UNVERIFIED_ORDERS_PER_ADDRESS: z.coerce.number().int().min(0).default(10),
  UNVERIFIED_ORDER_RUPEES: z.coerce.number().int().min(0).default(100_000),
  REPORTS_PER_PERSON: z.coerce.number().int().min(1).default(5),
  REPORT_MB_PER_PERSON: z.coerce.number().int().min(0).default(50),
  REPORT_MB_IN_ALL: z.coerce.number().int().min(0).default(2048),
  PRODUCT_FILES_MB_IN_ALL: z.coerce.number().int().min(0).default(4096),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(500),
  MAX_STALL_SECONDS: z.coerce.number().min(0).max(600).default(10),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  FOLDS_MB: z.coerce.number().int().min(1).default(64),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS: z.stringbool().default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  CRASH_AFTER: z.string().optional(),
});

export interface StaffAccount {
  readonly email: string;
  /** Generated and printed once if unset. */
  readonly password: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Address at which customers reach the shop; null uses the address of each request. */
  readonly publicUrl: string | null;
  /**
   * Proxies whose forwarding headers are trusted: their number or their addresses; false for none.
   */
  readonly trustProxy: number | string | false;
  /**
   * Connection string of KurrentDB or EventStoreDB, checked by its adapter; null stores events in
   * the data directory.
   */
  readonly eventStoreUrl: string | null;
  /**
   * MongoDB; its connection string is checked by its adapter. Null stores read models and accounts
   * in the data directory.
   */
  readonly mongoDb: MongoDbAddress | null;
  /** Bucket for product pictures and models; null stores them in the data directory. */
  readonly bucket: S3Place | null;
  readonly backup: {
    /** Where the shop backs itself up at night; null for nowhere. */
    readonly place: StoragePlace | null;
    /** Key of the backups (age); null if they are not encrypted. */
    readonly key: string | null;
    /** Time of the day in Colombo, for example 02:30. */
    readonly at: string;
  };
  readonly mail: Omit<MailSettings, "dataDir">;
  /** The wait before a buyer is notified of a new status, in which staff may undo it. */
  readonly statusMessageMs: number;
  /** Messages to devices (Web Push). */
  readonly push: {
    readonly enabled: boolean;
    /** Origins of push services that are trusted in addition to those of the browsers. */
    readonly services: readonly string[];
  };
  /** Origins of webhook receivers that may be in a private network, or without HTTPS. */
  readonly webhookOrigins: readonly string[];
  readonly identity: IdentitySettings;
  readonly admin: StaffAccount;
  readonly analyst: StaffAccount;
  /** Whether "forgot password" answers the same way for emails with and without an account. */
  readonly hideAccounts: boolean;
  /** Whether browsers may store the shop for offline use. */
  readonly keepOffline: boolean;
  readonly logLevel: string;
  /**
   * Per account and address for passwords and codes; per address for every call without a session.
   */
  readonly signInTries: { readonly perAccount: number; readonly perAddress: number };
  /** Maximum open sockets of live updates. */
  readonly sockets: { readonly perAddress: number; readonly perSession: number };
  /**
   * Maximum GraphQL documents, unknown to the server, that one address may send within ten minutes.
   */
  readonly newDocumentsPerAddress: number;
  /** Maximum open network connections of all kinds; further ones are closed immediately. */
  readonly maxConnections: number;
  /** Maximum open connections of one address. Every socket of live updates is one of them. */
  readonly connectionsPerAddress: number;
  /** Milliseconds of the event loop that the requests of one address may use per second. */
  readonly requestMsPerSecond: number;
  /** Maximum sign-ups from one address within an hour, successful or not. */
  readonly signUpsPerAddress: number;
  /**
   * Maximum searches for an order without an account of one network address. An order number has
   * ten times as many.
   */
  readonly trackingTries: { readonly inTenMinutes: number; readonly inADay: number };
  readonly stockAlerts: {
    /** Maximum requests without an account from one network address within an hour. */
    readonly perAddress: number;
    /** Maximum requests for one mailbox without an account within a day. */
    readonly perMailbox: number;
  };
  readonly orders: {
    /** Maximum orders of one person within ten minutes. */
    readonly perPerson: number;
    /** Maximum orders from one network address within a day. */
    readonly perAddress: number;
    /** The same without a verified mailbox. */
    readonly unverifiedPerAddress: number;
    /** Largest order total, in cents, without a verified mailbox. */
    readonly unverifiedUpToCents: number;
  };
  readonly reports: {
    /** Maximum issue reports of one person within an hour. */
    readonly perPerson: number;
    /** Maximum bytes of the files in one person's issue reports, and in all of them together. */
    readonly bytesPerPerson: number;
    readonly bytesInAll: number;
  };
  /** Maximum bytes of product pictures and models, including unfinished uploads. */
  readonly productFileBytes: number;
  /**
   * Bytes of the disk that uploaded files leave free, so that the log always has room for its next
   * page.
   */
  readonly diskReserveBytes: number;
  /**
   * Time without a turn of the event loop after which the process kills itself; 0 turns this off.
   */
  readonly maxStallMs: number;
  /** Seconds between the signal to end and the end of new connections. */
  readonly drainSeconds: number;
  /** Bytes of memory for cached folded streams. */
  readonly foldBytes: number;
  /** Cost of a password hash. Not a setting; tests lower it. */
  readonly hashCost: HashCost;
  /** Metrics and traces (OpenTelemetry). */
  readonly telemetry: {
    /** Address of the collector that gets metrics and traces; null sends none. */
    readonly otlpEndpoint: string | null;
    /** Share of the requests that are traced, from 0 to 1. */
    readonly tracedShare: number;
    /** Whether GET /metrics is served. */
    readonly metrics: boolean;
    /** Bearer token for callers of /metrics on other machines; null refuses them. */
    readonly metricsToken: string | null;
  };
  /**
   * Step of the checkout, or of sending a mail or a message, after which the process kills itself;
   * set by crash tests only.
   */
  readonly crashAfter: string | null;
}

/** Some settings can't be used. The message names each of them. */
export class ConfigProblem extends Error {
  override readonly name = "ConfigProblem";
}

/** Reads the environment; nothing else does. Throws ConfigProblem with all problems at once. */
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
      "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all three, or none to offer sample people",
    );
  }
  if (set.BACKUP_URL !== undefined && set.BACKUP_KEY === undefined) {
    throw new ConfigProblem(
      "BACKUP_KEY: set it together with BACKUP_URL; npm run shop -- backup-key prints a new one. " +
        "Keep it outside of the shop and of its backups: without it they can't be restored.",
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    publicUrl: set.PUBLIC_URL ?? null,
    trustProxy: trustProxyOf(set.TRUST_PROXY),
    eventStoreUrl: set.EVENTSTORE_URL ?? null,
    mongoDb:
      set.MONGODB_URL === undefined
        ? null
        : { url: set.MONGODB_URL, answerMs: set.MONGODB_TIMEOUT_SECONDS * 1000 },
    bucket: set.STORAGE_URL ?? null,
    backup: { place: set.BACKUP_URL ?? null, key: set.BACKUP_KEY ?? null, at: set.BACKUP_AT },
    mail: {
      smtpUrl: set.SMTP_URL ?? null,
      from: { address: set.MAIL_FROM },
    },
    statusMessageMs: set.STATUS_MESSAGE_SECONDS * 1000,
    push: { enabled: set.WEB_PUSH, services: set.PUSH_SERVICES },
    webhookOrigins: set.WEBHOOK_ORIGINS,
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
    trackingTries: { inTenMinutes: set.TRACKING_TRIES, inADay: set.TRACKING_TRIES_PER_DAY },
    stockAlerts: {
      perAddress: set.STOCK_ALERTS_PER_ADDRESS,
      perMailbox: set.STOCK_ALERTS_PER_MAILBOX,
    },
    orders: {
      perPerson: set.ORDERS_PER_PERSON,
      perAddress: set.ORDERS_PER_ADDRESS,
      unverifiedPerAddress: set.UNVERIFIED_ORDERS_PER_ADDRESS,
      unverifiedUpToCents: set.UNVERIFIED_ORDER_RUPEES * 100,
    },
    reports: {
      perPerson: set.REPORTS_PER_PERSON,
      bytesPerPerson: set.REPORT_MB_PER_PERSON * megabyte,
      bytesInAll: set.REPORT_MB_IN_ALL * megabyte,
    },
    productFileBytes: set.PRODUCT_FILES_MB_IN_ALL * megabyte,
    diskReserveBytes: set.DISK_RESERVE_MB * megabyte,
    maxStallMs: set.MAX_STALL_SECONDS * 1000,
    drainSeconds: set.DRAIN_SECONDS,
    foldBytes: set.FOLDS_MB * megabyte,
    hashCost: standardHashCost,
    telemetry: {
      otlpEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      tracedShare: set.OTEL_TRACES_SAMPLER_ARG,
      metrics: set.METRICS || set.METRICS_TOKEN !== undefined,
      metricsToken: set.METRICS_TOKEN ?? null,
    },
    crashAfter: set.CRASH_AFTER ?? null,
  };
};

const trustProxyOf = (text: string | undefined): Config["trustProxy"] => {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? Number(text) : text;
};
