import { adminPassword, analystPassword } from "./api-client.ts";

/**
 * The environment of a shop in its own process: the given settings plus those of the parent
 * process.
 */
export const shopEnvironment = (
  port: number,
  dataDir: string,
): Readonly<Record<string, string | undefined>> => ({
  ...process.env,
  NODE_ENV: "production",
  PORT: String(port),
  SAMPLE_SIGN_IN_PORT: "0",
  // The shop doesn't use the engines of other tests unless a setting names them.
  EVENTSTORE_URL: "",
  MONGODB_URL: "",
  STORAGE_URL: "",
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: adminPassword,
  ANALYST_PASSWORD: analystPassword,
});
