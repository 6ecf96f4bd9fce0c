import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkConnectionString, EventStoreUnusable } from "./connection-string.ts";

const someFile = encodeURIComponent(fileURLToPath(import.meta.url));

const problemOf = (text: string): Error => {
  try {
    checkConnectionString(text);
  } catch (error) {
    return error as Error;
  }
  throw new Error(`Taken: ${text}`);
};

describe("a connection string", () => {
  it.each([
    "esdb://localhost:2113?tls=false",
    "esdb://localhost:2113/?TLS=false&keep_alive_interval=-1",
    `esdb://admin:change%40it@node.example:2113?tlsCAFile=${someFile}`,
    "esdb://admin:changeit@n1:2113,n2:2113,n3:2113?nodePreference=leader&connectionName=shop",
    "esdb+discover://admin:changeit@cluster.example:2113?maxDiscoverAttempts=5",
    "kurrentdb://localhost:2113?tls=false",
    "kurrentdb+discover://admin:changeit@cluster.example:2113?tlsVerifyCert=false",
  ])("is accepted: %s", (text) => {
    expect(() => checkConnectionString(text)).not.toThrow();
  });

  it.each([
    ["", /is not a connection string/],
    ["http://localhost:2113", /is not a connection string/],
    ["kurrent://localhost:2113", /is not a connection string/],
    ["esdb://", /is not a connection string/],
    ["esdb://admin:one:two@localhost", /is not a connection string.*%3A/],
    ["esdb://admin:50%@localhost", /a percent sign as %25/],
    ["esdb://[::1]:2113", /IPv6/],
    ["esdb://n1:2113,,n3:2113", /contains an invalid host/],
    ["esdb://localhost:port", /contains an invalid host/],
    ["kurrentdb://localhost:65536", /contains an invalid host/],
    ["esdb://localhost?tls=no", /tls, which takes true or false/],
    ["esdb://localhost?tlsVerifyCert=false", /must not set tlsVerifyCert .* tlsCAFile/],
    ["esdb://localhost?tlsCAFile=./no-such-file.crt", /tlsCAFile to a file that doesn't exist/],
    ["esdb://localhost?nodePreference=best", /takes leader, follower/],
    ["esdb://localhost?gossipTimeout=soon", /takes a whole number/],
    ["esdb://localhost?keepAliveInterval=500", /below the 10000 ms/],
    ["esdb://localhost?connectionName=", /to an empty value/],
    ["esdb://localhost?throwOnAppendFailure=true", /must not set throwOnAppendFailure/],
    ["esdb://localhost?colour=blue", /colour, which the client does not know/],
  ])("is refused: '%s'", (text, why) => {
    const problem = problemOf(text);
    expect(problem).toBeInstanceOf(EventStoreUnusable);
    expect(problem.message).toMatch(/^EVENTSTORE_URL .* Examples: esdb:/s);
    expect(problem.message).toMatch(why);
  });

  it("never reveals its password", () => {
    for (const rest of ["@bad host", "@localhost?tls=no", "@localhost:port", ""]) {
      expect(problemOf(`esdb://admin:s3cret${rest}`).message).not.toContain("s3cret");
    }
  });
});
