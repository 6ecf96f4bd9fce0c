import { adminPassword, analystPassword } from "./api-client.ts";

/**
 * The settings of a shop that runs as a process of its own, beside those of the process it is
 * started by.
 */
export const shopEnvironment = (
  port: number,
  dataDir: string,
): Readonly<Record<string, string | undefined>> => ({
  ...process.env,
  NODE_ENV: "production",
  PORT: String(port),
  SAMPLE_SIGN_IN_PORT: "0",
  // Engines that are there for other tests are not this shop's, unless it is told so.
  EVENTSTORE_URL: "",
  MONGODB_URL: "",
  STORAGE_URL: "",
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: adminPassword,
  ANALYST_PASSWORD: analystPassword,
});
