import { startMisbehavingEventServer } from "./server.ts";

/**
 * A server in its own process, for measurements. Sends its address to its parent, and the calls it
 * has received in answer to each message. `EVENT_CLIENT` chooses the protocols.
 */
const [appendsPerSecond, flushTo] = process.argv.slice(2);
const server = await startMisbehavingEventServer({
  ...(appendsPerSecond && { appendsPerSecond: Number(appendsPerSecond) }),
  ...(flushTo && { flushTo }),
});
process.on("message", () => process.send?.(server.seen));
process.on("disconnect", () => process.exit());
process.send?.(server.url);
