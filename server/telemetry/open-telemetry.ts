import type { Log } from "../log/log.ts";
import type { Config } from "../settings/config.ts";
import type { Role } from "../settings/role.ts";
import type { Telemetry } from "./telemetry.ts";

/**
 * Starts metrics and traces as the settings say. Returns null if both are off; OpenTelemetry is not
 * loaded then.
 */
export const openTelemetry = async (
  config: Pick<Config, "publicUrl" | "telemetry" | "trustProxy">,
  role: Role,
  log: Log,
): Promise<Telemetry | null> => {
  const { telemetry } = config;
  if (telemetry.otlpEndpoint === null && !telemetry.metrics) return null;
  const { startTelemetry } = await import("./start-telemetry.ts");
  return startTelemetry(telemetry, config, role, log);
};
