import { z } from "zod";
import type { SignInTry } from "./identity-provider.ts";

const storedTry = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** Encodes an attempt as a cookie value. */
export const writeTry = (signInTry: SignInTry): string =>
  Buffer.from(JSON.stringify(signInTry)).toString("base64url");

/** Decodes the attempt of a cookie; null if it holds none. */
export const readTry = (text: string | undefined): SignInTry | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text ?? "", "base64url").toString("utf8"));
    return storedTry.safeParse(value).data ?? null;
  } catch {
    return null;
  }
};
