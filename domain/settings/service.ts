import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import type { InvalidInput } from "../refusal.ts";
import { settingsDecider } from "./decider.ts";
import type { Settings } from "./events.ts";

/** The one stream of settings is the shop's. */
export const settingsId = "shop";

export type SettingsAnswer = CommandResult<Settings, InvalidInput>;

/** What admins set for the whole shop. */
export interface SettingsService {
  /** Changes what is given and leaves the rest; nothing at all where one value is out of its bounds. */
  change(changes: Partial<Settings>, context: CommandContext): Promise<SettingsAnswer>;
}

export const createSettingsService = (commands: CommandHandler): SettingsService => ({
  change: (changes, context) =>
    commands.handle(settingsDecider, settingsId, { type: "ChangeSettings", changes }, context, {
      changeSettings: changes,
    }),
});
