import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import type { InvalidInput } from "../refusal.ts";
import { settingsDecider } from "./decider.ts";
import type { Settings } from "./events.ts";

/** The shop has one stream of settings. */
export const settingsId = "shop";

export type SettingsAnswer = CommandResult<Settings, InvalidInput>;

/** The settings of the whole shop. */
export interface SettingsService {
  /** Changes the given settings. Changes nothing if one value is out of its limits. */
  change(changes: Partial<Settings>, context: CommandContext): Promise<SettingsAnswer>;
}

export const createSettingsService = (commands: CommandHandler): SettingsService => ({
  change: (changes, context) =>
    commands.handle(settingsDecider, settingsId, { type: "ChangeSettings", changes }, context, {
      changeSettings: changes,
    }),
});
