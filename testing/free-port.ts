import { once } from "node:events";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Ports outside the ephemeral range, so that no outgoing connection takes the port before the test
 * listens on it.
 */
const [lowest, highest] = [10_240, 32_767];

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") continue;
      throw error;
    }
    server.close();
    await once(server, "close");
    return port;
  }
};
