import type * as english from "../generated/messages.ts";

/** A translation of one group of the shop's messages, complete and without extra keys. */
export type MessagesOf<Group extends keyof typeof english> = Readonly<
  Record<keyof (typeof english)[Group], string>
>;
