import type { CommandContext, DeriveId } from "../ports.ts";
import type { AccountView } from "./account.ts";

/** The signed-in person, without secrets. */
export type Viewer = AccountView;

/**
 * The context of a viewer's command. The client's key is combined with the viewer's id, so that no
 * other person can reuse or guess the command.
 */
export const viewerCommand = (
  viewer: Viewer,
  {
    key,
    now,
    deriveId,
  }: { readonly key: string; readonly now: string; readonly deriveId: DeriveId },
): CommandContext => {
  const commandId = deriveId(viewer.id, key);
  return {
    commandId,
    correlationId: commandId,
    actor: { id: viewer.id, role: viewer.role },
    now,
  };
};
