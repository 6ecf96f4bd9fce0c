import { messages } from "#texts/messages.ts";
import { useMutation } from "@apollo/client/react";
import {
  AdminLogInDocument,
  LogInDocument,
  SignUpDocument,
} from "../../../generated/operations.ts";
import type { LoginMode, LoginValues } from "./login-modes.ts";
import type { Viewer } from "./viewer.ts";

export type LogInResult =
  | { loggedIn: true; me: Viewer; message: string }
  | { loggedIn: false; message: string; fields: readonly { field: string; message: string }[] };

const brokenConnection: Record<LoginMode, string> = {
  "log-in": messages.order.failed,
  "sign-up": messages.order.failed,
  admin: messages.account.adminLogInError,
};

/** Returns a function that sends the input as the mode's command and resolves with the result. */
export function useLogIn(): (mode: LoginMode, values: LoginValues) => Promise<LogInResult> {
  const [logIn] = useMutation(LogInDocument);
  const [adminLogIn] = useMutation(AdminLogInDocument);
  const [signUp] = useMutation(SignUpDocument);

  async function ask(mode: LoginMode, { name, email, password, acceptTerms }: LoginValues) {
    switch (mode) {
      case "log-in":
        return (await logIn({ variables: { input: { email, password } } })).data?.logIn;
      case "admin":
        return (await adminLogIn({ variables: { input: { email, password } } })).data?.adminLogIn;
      case "sign-up":
        return (await signUp({ variables: { input: { name, email, password, acceptTerms } } })).data
          ?.signUp;
    }
  }

  return async (mode, values) => {
    const answer = await ask(mode, values).catch(() => undefined);
    if (!answer) return { loggedIn: false, message: brokenConnection[mode], fields: [] };
    if (answer.__typename === "SignedIn")
      return { loggedIn: true, me: answer.me, message: answer.message };
    return {
      loggedIn: false,
      message: answer.message,
      fields: answer.__typename === "InvalidInput" ? answer.fields : [],
    };
  };
}
