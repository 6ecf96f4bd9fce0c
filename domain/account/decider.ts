import { accept, unreachable, type Decider } from "../decider.ts";
import type { Role } from "../ports.ts";
import type { AccountEvent, PasswordChange } from "./events.ts";

export type AccountCommand =
  | { readonly type: "RegisterAccount"; readonly role: Role }
  | { readonly type: "RecordSignIn" }
  | { readonly type: "RecordFailedSignIn"; readonly at: string }
  | { readonly type: "RecordSessionsEnded"; readonly count: number }
  | { readonly type: "RecordEmailVerified" }
  | { readonly type: "RecordProfileChange"; readonly fields: readonly string[] }
  | { readonly type: "RecordResetRequest" }
  | { readonly type: "RecordPasswordChange"; readonly how: PasswordChange }
  | { readonly type: "RecordIdentity"; readonly issuer: string }
  | { readonly type: "GrantRole"; readonly role: Role }
  | { readonly type: "RecordErasure" };

export interface AccountState {
  readonly role: Role | null;
  readonly emailVerified: boolean;
  /** Time of the last stored failed sign-in. */
  readonly failedAt: string | null;
  readonly erased: boolean;
}

/** Limits the events of failed sign-ins, so that password guessing cannot fill the log. */
const quietAfterFailureMs = 60_000;

/**
 * Stores the facts of an account. The account service decides from its own documents who may sign
 * in.
 */
export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, never> = {
  category: "account",
  initialState: { role: null, emailVerified: false, failedAt: null, erased: false },
  begins: ({ type }) => type === "RegisterAccount",

  evolve(state, event) {
    switch (event.type) {
      case "AccountRegistered":
      case "RoleGranted":
        return { ...state, role: event.data.role };
      case "AccountErased":
        return { role: null, emailVerified: false, failedAt: null, erased: true };
      case "SignInFailed":
        return { ...state, failedAt: event.data.at };
      case "EmailVerified":
        return { ...state, emailVerified: true };
      case "ProfileChanged":
        return event.data.fields.includes("email") ? { ...state, emailVerified: false } : state;
      case "SignedIn":
      case "SessionsEnded":
      case "PasswordResetRequested":
      case "PasswordChanged":
      case "IdentityLinked":
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
      case "RecordErasure":
        return state.erased ? accept() : accept({ type: "AccountErased", data: {} });
      case "RecordSignIn":
        return accept({ type: "SignedIn", data: {} });
      case "RecordFailedSignIn":
        return state.failedAt !== null &&
          Date.parse(command.at) - Date.parse(state.failedAt) < quietAfterFailureMs
          ? accept()
          : accept({ type: "SignInFailed", data: { at: command.at } });
      case "RecordSessionsEnded":
        return command.count === 0
          ? accept()
          : accept({ type: "SessionsEnded", data: { count: command.count } });
      case "RecordEmailVerified":
        return state.emailVerified ? accept() : accept({ type: "EmailVerified", data: {} });
      case "RecordProfileChange":
        return command.fields.length === 0
          ? accept()
          : accept({ type: "ProfileChanged", data: { fields: command.fields } });
      case "RecordResetRequest":
        return accept({ type: "PasswordResetRequested", data: {} });
      case "RecordPasswordChange":
        return accept({ type: "PasswordChanged", data: { how: command.how } });
      case "RecordIdentity":
        return accept({ type: "IdentityLinked", data: { issuer: command.issuer } });
      case "GrantRole":
        return state.role === command.role
          ? accept()
          : accept({ type: "RoleGranted", data: { role: command.role } });
      default:
        return unreachable(command);
    }
  },
};
