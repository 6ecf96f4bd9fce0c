/** The page of the interface that tells the window which opened the popup how it went. */
const resultPath = "/google-sign-in";

/** How it went, as the word the interface has a text for. */
export type SignInResult =
  "signed-in" | "refused" | "failed" | "no-e-mail" | "e-mail-taken" | "too-many-tries";

const resultOfRefusal: Readonly<Record<string, SignInResult>> = {
  SIGN_IN_REFUSED: "no-e-mail",
  INVALID_INPUT: "no-e-mail",
  EMAIL_TAKEN: "e-mail-taken",
  TOO_MANY_TRIES: "too-many-tries",
};

/** How it went where the shop refused the person, by the code of the refusal. */
export const resultOf = (code: string): SignInResult => resultOfRefusal[code] ?? "refused";

/** Where the popup goes in the end. */
export const addressOfResult = (result: SignInResult): string => `${resultPath}?result=${result}`;
