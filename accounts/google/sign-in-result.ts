/** The page that reports the result from the popup to the window that opened it. */
const resultPath = "/google-sign-in";

/** Result of a sign-in. The interface has a text for each. */
export type SignInResult =
  | "signed-in"
  | "refused"
  | "failed"
  | "no-e-mail"
  | "e-mail-taken"
  | "too-many-tries";

const resultOfRefusal: Readonly<Record<string, SignInResult>> = {
  SIGN_IN_REFUSED: "no-e-mail",
  INVALID_INPUT: "no-e-mail",
  EMAIL_TAKEN: "e-mail-taken",
  TOO_MANY_TRIES: "too-many-tries",
};

/** The result for a refusal, by its code. */
export const resultOf = (code: string): SignInResult => resultOfRefusal[code] ?? "refused";

/** The popup's final address. */
export const addressOfResult = (result: SignInResult): string => `${resultPath}?result=${result}`;
