import type { Language } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import type { StockAlertEnd, StockAlertEvent } from "./events.ts";

/** What an alert holds until it ends, without a guest's mailbox. */
interface OpenStockAlert {
  readonly userId: string;
  readonly productId: string;
  readonly requestedAt: string;
}

export type StockAlertState =
  | { readonly phase: "none" | "ended" }
  /** A guest has not confirmed the mailbox yet. */
  | ({ readonly phase: "requested" } & OpenStockAlert)
  | ({ readonly phase: "waiting" } & OpenStockAlert);

export type StockAlertCommand =
  | {
      readonly type: "RequestStockAlert";
      readonly userId: string;
      readonly productId: string;
      readonly email: string | null;
      readonly language: Language;
      /** Pieces that can be ordered now; null if the shop doesn't sell the variant. */
      readonly available: number | null;
      readonly at: string;
    }
  | { readonly type: "ConfirmStockAlert" }
  | { readonly type: "SendStockAlert"; readonly available: number }
  | { readonly type: "RemoveStockAlert"; readonly by: StockAlertEnd };

export type StockAlertRefusal = InvalidInput | NotFound;

/** A guest who asks again within this time gets no second email. */
const mailAgainAfterMs = 10 * 60_000;

/** The rules of one person's alert about one variant. It is sent once, and then ends. */
export const stockAlertDecider: Decider<
  StockAlertState,
  StockAlertCommand,
  StockAlertEvent,
  StockAlertRefusal
> = {
  category: "stockalert",
  initialState: { phase: "none" },

  evolve(state, event) {
    switch (event.type) {
      case "StockAlertRequested": {
        const { userId, productId, email, at } = event.data;
        const phase = email === undefined ? "waiting" : "requested";
        return { phase, userId, productId, requestedAt: at };
      }
      case "StockAlertConfirmed":
        return state.phase === "requested" ? { ...state, phase: "waiting" } : state;
      case "StockAlertSent":
      case "StockAlertRemoved":
        return { phase: "ended" };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    const isOpen = state.phase === "requested" || state.phase === "waiting";
    switch (command.type) {
      case "RequestStockAlert": {
        const { productId, email, language, available, at } = command;
        if (state.phase === "waiting") return accept();
        if (available === null) return refuse(notFound(messages.product.notFound));
        if (available > 0) return refuse(inStock);
        const isRequested = state.phase === "requested";
        const waited = isRequested ? Date.parse(at) - Date.parse(state.requestedAt) : Infinity;
        if (waited < mailAgainAfterMs) return accept();
        const data = {
          userId: isRequested ? state.userId : command.userId,
          ...{ productId, language, at },
          ...(email !== null && { email }),
          ...(isRequested && { again: true }),
        };
        return accept({ type: "StockAlertRequested", data });
      }
      case "ConfirmStockAlert":
        if (!isOpen) return refuse(notFound(messages.stockAlert.linkEnded));
        return state.phase === "waiting"
          ? accept()
          : accept({ type: "StockAlertConfirmed", data: partOf(state) });
      case "SendStockAlert": {
        const { available } = command;
        return state.phase === "waiting" && available > 0
          ? accept({ type: "StockAlertSent", data: { ...partOf(state), available } })
          : accept();
      }
      case "RemoveStockAlert": {
        if (!isOpen) return accept();
        const wasConfirmed = state.phase === "waiting";
        return accept({
          type: "StockAlertRemoved",
          data: { ...partOf(state), by: command.by, wasConfirmed },
        });
      }
      default:
        return unreachable(command);
    }
  },
};

const partOf = ({ userId, productId }: OpenStockAlert) => ({ userId, productId });

const inStock = invalidInput({ field: "productId", message: messages.stockAlert.inStock });
