import type { CommandContext, DeriveId } from "../ports.ts";
import type { AccountView } from "./profile.ts";

/** Who is signed in, without anything secret. */
export type Viewer = AccountView;

/**
 * The context of a viewer's command. The client's key is made the viewer's own, so that nobody can take, or guess,
 * the command of somebody else.
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
