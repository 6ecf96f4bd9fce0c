import { existsSync } from "node:fs";

/**
 * The setting EVENTSTORE_URL, or the server it names, cannot be used. The message names the reason
 * and the remedy.
 */
export class EventStoreUnusable extends Error {
  override readonly name = "EventStoreUnusable";
}

/**
 * The client options that may be set, and their types. Names are compared without case, `-` and
 * `_`.
 */
const options: Readonly<Record<string, "text" | "number" | "flag" | "file" | "node">> = {
  connectionname: "text",
  defaultdeadline: "number",
  discoveryinterval: "number",
  gossiptimeout: "number",
  keepaliveinterval: "number",
  keepalivetimeout: "number",
  maxdiscoverattempts: "number",
  nodepreference: "node",
  tls: "flag",
  tlscafile: "file",
  tlsverifycert: "flag",
  usercertfile: "file",
  userkeyfile: "file",
};

const examples =
  "Examples: esdb://localhost:2113?tls=false for one node without TLS, " +
  "esdb://user:password@host:2113?tlsCAFile=./ca.crt for one with, " +
  "esdb://user:password@n1:2113,n2:2113,n3:2113 for a cluster, " +
  "esdb+discover://user:password@cluster.example:2113 for a DNS-discovered cluster. " +
  "For KurrentDB 25 or newer write kurrentdb:// and kurrentdb+discover:// instead. " +
  "In a password write %40 for @, %3A for : and %2F for /.";

/** Repeats nothing of the setting except an option's name: the rest may hold a password. */
const unusable = (problem: string): EventStoreUnusable =>
  new EventStoreUnusable(`EVENTSTORE_URL ${problem}. ${examples}`);

/** The client decodes names, passwords and paths, and fails on invalid ones. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    throw unusable("contains an invalid percent escape: write a percent sign as %25");
  }
};

const host = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(?::(?<port>\d{1,5}))?$/i;

const isHost = (text: string): boolean => {
  const match = host.exec(text);
  return match !== null && Number(match.groups?.["port"] ?? 0) < 65_536;
};

/** Whether an address is of KurrentDB's own client. */
export const usesKurrentDb = (text: string): boolean => text.trim().startsWith("kurrentdb");

/** The name of a server's product. */
export type EventServerName = "EventStoreDB" | "KurrentDB";

/** The server that a connection string names, for messages. */
export const serverNameOf = (connectionString: string): EventServerName =>
  usesKurrentDb(connectionString) ? "KurrentDB" : "EventStoreDB";

/**
 * The address for appends. A follower forwards an append to one stream to the leader, but refuses
 * one to several.
 */
export const leaderOf = (connectionString: string): string =>
  connectionString.replace(/(?<=[?&])node[-_]?preference=[^&]*/i, "nodePreference=leader");

/**
 * Checks a connection string before the client parses it. The client writes an unknown option to
 * the console, including the password, and accepts options that break it. Throws
 * EventStoreUnusable.
 */
export const checkConnectionString = (text: string): void => {
  const match =
    /^(esdb|esdb\+discover|kurrentdb|kurrentdb\+discover):\/\/(?:([^:@/]+):([^:@/]+)@)?([^@/?]+)\/?(?:\?(.*))?$/.exec(
      text.trim(),
    );
  if (!match) throw unusable("is not a connection string of EventStoreDB or KurrentDB");
  const [, scheme = "", user = "", password = "", hosts = "", query = ""] = match;
  decoded(user);
  decoded(password);
  if (!hosts.split(",").every(isHost)) {
    throw unusable("contains an invalid host (an IPv6 address needs a host name)");
  }
  for (const part of query.split("&").filter((each) => each !== "")) checkOption(part, scheme);
};

/**
 * Opens a client. Throws EventStoreUnusable for a problem of the address that only the client
 * detects.
 */
export const withAddress = <Client>(open: () => Client): Client => {
  try {
    return open();
  } catch (error) {
    throw unusable(`cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const checkOption = (part: string, scheme: string): void => {
  const [name = "", value = ""] = part.split("=", 2);
  const known = name.toLowerCase().replaceAll(/[-_]/g, "");
  if (known === "throwonappendfailure") {
    throw unusable(
      `must not set ${name}: with it the client reports wrong revisions. Leave it out`,
    );
  }
  switch (options[known]) {
    case undefined:
      throw unusable(`sets ${name}, which the client does not know`);
    case "number":
      if (!/^-?\d+$/.test(value)) throw unusable(`sets ${name}, which takes a whole number`);
      break;
    case "flag":
      if (value !== "true" && value !== "false") {
        throw unusable(`sets ${name}, which takes true or false`);
      }
      break;
    case "node":
      if (!/^(leader|follower|random|read[-_]?only[-_]?replica)$/i.test(value)) {
        throw unusable(`sets ${name}, which takes leader, follower, random or read_only_replica`);
      }
      break;
    case "file":
      if (!existsSync(decoded(value))) {
        throw unusable(`sets ${name} to a file that doesn't exist`);
      }
      break;
    case "text":
      if (value === "") throw unusable(`sets ${name} to an empty value`);
      break;
  }
  if (known === "tlsverifycert" && value === "false" && !usesKurrentDb(scheme)) {
    throw unusable(`must not set ${name} to false: it has no effect. Name the CA with tlsCAFile`);
  }
  if (known === "keepaliveinterval" && Number(value) >= 0 && Number(value) < 10_000) {
    throw unusable(`sets ${name} below the 10000 ms that servers accept`);
  }
};
