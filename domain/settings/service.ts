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
import { dayInColombo } from "../values/colombo.ts";
import { settingsDecider, type SettingsState } from "./decider.ts";
import type { Closing, Settings } from "./events.ts";
import type { Opening } from "./opening.ts";

/** The shop has one stream of settings. */
export const settingsId = "shop";

export type SettingsAnswer = CommandResult<SettingsState, InvalidInput>;

/** The settings of the whole shop. */
export interface SettingsService {
  /** Changes the given settings. Changes nothing if one value is out of its limits. */
  change(changes: Partial<Settings>, context: CommandContext): Promise<SettingsAnswer>;
  /** Makes an empty shop one that its owner opens later, without the sample's name and address. */
  prepare(context: CommandContext): Promise<SettingsAnswer>;
  /** Opens the shop. A refusal lists what is missing. */
  open(context: CommandContext): Promise<SettingsAnswer>;
  /** Closes the shop until it is opened again. Placed orders go on. */
  close(closing: Closing, context: CommandContext): Promise<SettingsAnswer>;
  /** Whether the shop is open, as of now. */
  opening(): Promise<Opening>;
}

/**
 * `files` holds the pictures of the logo and the home page. `hasItem` returns whether shoppers
 * could order something now.
 */
export const createSettingsService = (
  commands: CommandHandler,
  files: Pick<ProductFiles, "use">,
  hasItem: () => Promise<boolean> = async () => true,
): SettingsService => ({
  prepare: (context) =>
    commands.handle(settingsDecider, settingsId, { type: "PrepareShop" }, context, {
      prepareShop: true,
    }),

  async open(context) {
    const command = { type: "OpenShop", hasItem: await hasItem() } as const;
    return commands.handle(settingsDecider, settingsId, command, context, { openShop: true });
  },

  close(closing, context) {
    const command = { type: "CloseShop", closing, today: dayInColombo(context.now) } as const;
    return commands.handle(settingsDecider, settingsId, command, context, { closeShop: closing });
  },

  opening: async () => (await currentState(commands, settingsDecider, settingsId)).opening,

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
