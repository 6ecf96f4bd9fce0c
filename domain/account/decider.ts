import { accept, unreachable, type Decider } from "../decider.ts";
import type { Role } from "../ports.ts";
import type { AccountEvent } from "./events.ts";

export type AccountCommand =
  | { readonly type: "RegisterAccount"; readonly role: Role }
  | { readonly type: "NoteSignIn" }
  | { readonly type: "NoteErasure" };

export interface AccountState {
  readonly role: Role | null;
  readonly erased: boolean;
}

/** Keeps the facts of an account; who may sign in is decided by the account service on its own documents. */
export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, never> = {
  category: "account",
  initialState: { role: null, erased: false },

  evolve(state, event) {
    switch (event.type) {
      case "AccountRegistered":
      case "RoleGranted":
        return { ...state, role: event.data.role };
      case "AccountErased":
        return { role: null, erased: true };
      case "SignedIn":
        return state;
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "RegisterAccount":
        return state.role === null
          ? accept({ type: "AccountRegistered", data: { role: command.role } })
          : accept();
      case "NoteErasure":
        return state.erased ? accept() : accept({ type: "AccountErased", data: {} });
      case "NoteSignIn":
        return accept({ type: "SignedIn", data: {} });
      default:
        return unreachable(command);
    }
  },
};
