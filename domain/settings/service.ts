import { deliveryPlan } from "../delivery/days.ts";
import type { ProductFiles, ShownFile } from "../product/product-files.ts";
import {
  currentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
} from "../ports.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import type { DeliveryFees } from "../values/delivery-fee.ts";
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

/** `files` holds the pictures of the logo and the home page. */
export const createSettingsService = (
  commands: CommandHandler,
  files: Pick<ProductFiles, "use">,
): SettingsService => ({
  async change(changes, context) {
    const unknown = changes.deliveryFee ? await unknownZones(commands, changes.deliveryFee) : [];
    if (unknown.length > 0) return { accepted: false, refusal: invalidInput(...unknown) };
    const command = { type: "ChangeSettings", changes } as const;
    return files.use(picturesOf(changes), () =>
      commands.handle(settingsDecider, settingsId, command, context, { changeSettings: changes }),
    );
  },
});

/** The pictures that the changes show. */
const picturesOf = ({ logo, home }: Partial<Settings>): readonly ShownFile[] =>
  [
    ...(logo ? [["logo.light", logo.light] as const, ["logo.dark", logo.dark] as const] : []),
    ...(home ? [["home.picture", home.picture] as const] : []),
  ]
    .filter(([, url]) => url.startsWith("/"))
    .map(([field, url]) => ({ field, purpose: "picture", url }));

/** Problems of fees of zones that don't exist. */
const unknownZones = async (
  commands: CommandHandler,
  { zones }: DeliveryFees,
): Promise<readonly FieldProblem[]> => {
  if (zones.length === 0) return [];
  const plan = await deliveryPlan(commands, currentState);
  return zones
    .filter(({ zoneId }) => !plan.zones.some(({ id }) => id === zoneId))
    .map(({ zoneId }) => ({
      field: `deliveryFee.zones.${zoneId}.fee`,
      message: "This zone doesn’t exist",
    }));
};
