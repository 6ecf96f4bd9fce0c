import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";

const { googleRefused, googleFailed, identityEmailMissing, identityEmailTaken } = messages.account;

const texts = new Map([
  ["refused", googleRefused],
  ["no-e-mail", identityEmailMissing],
  ["e-mail-taken", identityEmailTaken],
  ["too-many-tries", t.tooManyAttempts],
]);

/** The message for a failed sign-in with Google, by the code in the result's address. */
export const googleText = (result: string): string => texts.get(result) ?? googleFailed;

/** Messages between windows of the shop about a sign-in with Google. */
export type GoogleMessage = { kind: "result"; result: string } | { kind: "taken" };

/** Connects the page with its popup, which has lost its opener on the way over another site. */
export function openGoogleChannel(onMessage: (message: GoogleMessage) => void) {
  const channel = new BroadcastChannel("nivasa-google");
  channel.onmessage = ({ data }: MessageEvent<GoogleMessage>) => onMessage(data);
  return {
    post: (message: GoogleMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
