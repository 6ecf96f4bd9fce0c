import { messages } from "../../generated/shop.ts";

const { googleRefused, googleFailed, identityEmailMissing, identityEmailTaken } = messages.account;

/** What the shop says of a sign-in with Google that opened nothing, by the word in the result's address. */
export const googleTexts: Readonly<Record<string, string>> = {
  refused: googleRefused,
  failed: googleFailed,
  "no-e-mail": identityEmailMissing,
  "e-mail-taken": identityEmailTaken,
  "too-many-tries": "Too many tries. Please wait a few minutes.",
};

/** What windows of the shop tell each other about a sign-in with Google. */
export type GoogleNote = { kind: "result"; result: string } | { kind: "taken" };

/** Between the window that asked and the popup, which has lost its opener on the way over another site. */
export function openGoogleChannel(onNote: (note: GoogleNote) => void) {
  const channel = new BroadcastChannel("nivasa-google");
  channel.onmessage = ({ data }: MessageEvent<GoogleNote>) => onNote(data);
  return {
    tell: (note: GoogleNote) => channel.postMessage(note),
    close: () => channel.close(),
  };
}
