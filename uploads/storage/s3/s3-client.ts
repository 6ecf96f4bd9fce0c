import type * as Commands from "@aws-sdk/client-s3";
import type { S3Place } from "./s3-place.ts";

/** Timeout to connect and between bytes; the transfer of a file may take longer. */
const connectMs = 3_000;
const silentMs = 10_000;
const wholeMs = 60_000;

/** An S3 client with the commands for one bucket. */
export const openS3Client = async ({
  endpoint,
  region,
  pathStyle,
}: S3Place): Promise<readonly [typeof Commands, Commands.S3Client]> => {
  const commands = await import("@aws-sdk/client-s3");
  const client = new commands.S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silentMs,
      requestTimeout: wholeMs,
      throwOnRequestTimeout: true,
    },
  });
  return [commands, client];
};
