import type { Actor, CommandContext } from "#domain/ports.ts";
import { deriveId } from "#event-store/uuid.ts";

const shopActor: Actor = { id: "shop", role: "system" };

/**
 * The context of a command that the shop gives itself. The same word returns the same command id.
 */
export const shopCommand = (word: string, at: Date, actor: Actor = shopActor): CommandContext => {
  const commandId = deriveId("nivasa sample shop", word);
  return { commandId, correlationId: commandId, actor, now: at.toISOString() };
};
