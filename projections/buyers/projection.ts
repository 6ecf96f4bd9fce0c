import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { BuyerDocument } from "./document.ts";

const unknown: BuyerDocument = { registeredAt: null, proven: false };

/** Accounts: when they were created, and whether their mailbox is verified. */
export const buyersProjection: Projection<BuyerDocument> = {
  name: "buyers",
  version: 1,
  indexes: [],

  key: ({ stream }) => (streamCategory(stream) === "account" ? streamId(stream) : null),

  evolve(document, event) {
    switch (event.type) {
      case "AccountRegistered":
        return { ...(document ?? unknown), registeredAt: event.metadata.occurredAt };
      case "EmailVerified":
        return { ...(document ?? unknown), proven: true };
      case "ProfileChanged":
        return event.data.fields.includes("email")
          ? { ...(document ?? unknown), proven: false }
          : null;
      default:
        return null;
    }
  },
};
