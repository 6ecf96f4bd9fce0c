import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { freePort } from "./free-port.ts";
import { findGoProgram } from "./go-programs.ts";
import { startServerProcess, type ServerProcess } from "./server-process.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** An S3 server for the tests of one file. */
export interface S3Server extends ServerProcess {
  readonly endpoint: string;
  /** STORAGE_URL of an unused bucket. */
  newUrl(): Promise<string>;
}

/** Keys that are in the environment of every test process from then on. */
export const testKeys = { AWS_ACCESS_KEY_ID: "nivasa", AWS_SECRET_ACCESS_KEY: "kept-by-the-tests" };

/**
 * The S3 server (`versitygw`), built once if Go is installed; otherwise null, and the name says
 * why.
 */
export const findS3 = async (): Promise<{
  readonly name: string;
  readonly start: (() => Promise<S3Server>) | null;
}> => {
  const found = await findGoProgram("versitygw");
  if ("missing" in found) return { name: `S3 (${found.missing})`, start: null };
  return { name: "S3", start: () => startS3(found.binary) };
};

const startS3 = async (binary: string): Promise<S3Server> => {
  const address = `127.0.0.1:${await freePort()}`;
  const endpoint = `http://${address}`;
  const answers = async () => {
    while (!(await fetch(`${endpoint}/health`).catch(() => null))?.ok) await sleep(20);
  };
  const args = [
    ...["--access", testKeys.AWS_ACCESS_KEY_ID, "--secret", testKeys.AWS_SECRET_ACCESS_KEY],
    ...["--port", address, "--health", "/health", "--keep-alive", "--quiet"],
    ...["posix", "--sidecar", temporaryDirectory(), temporaryDirectory()],
  ];
  const server = await startServerProcess(binary, args, answers);
  Object.assign(process.env, testKeys);
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true });
  return {
    ...server,
    endpoint,
    async newUrl() {
      const Bucket = `nivasa-test-${randomUUID().slice(0, 8)}`;
      await client.send(new CreateBucketCommand({ Bucket }));
      return `s3://${Bucket}?endpoint=${endpoint}&path-style=true`;
    },
    async kill() {
      client.destroy();
      await server.kill();
    },
  };
};
