import { messages } from "#texts/messages.ts";
import { useMutation } from "@apollo/client/react";
import { SaveProfileDocument } from "../../../generated/operations.ts";
import { fieldNamed, inputOf, proofOf, type ProfileValues } from "./profile-schema.ts";
import type { Profile } from "./use-profile.ts";

export type Saving =
  | { saved: true; me: Profile; message: string }
  | {
      saved: false;
      message: string;
      fields: readonly { name: keyof ProfileValues; message: string }[];
    };

/** Returns a function that saves the profile and resolves with the result. */
export function useSaveProfile(): (values: ProfileValues) => Promise<Saving> {
  const [save] = useMutation(SaveProfileDocument);
  return async (values) => {
    const answer = await save({
      variables: { input: inputOf(values), ...proofOf(values) },
    }).then(
      ({ data }) => data?.saveProfile,
      () => undefined,
    );
    if (!answer) return { saved: false, message: messages.account.profileFailed, fields: [] };
    switch (answer.__typename) {
      case "ProfileSaved":
        return { saved: true, me: answer.me, message: answer.message };
      case "InvalidInput":
        return {
          saved: false,
          message: messages.account.profileInvalid,
          fields: answer.fields.flatMap(({ field, message }) => {
            const name = fieldNamed(field);
            return name ? [{ name, message }] : [];
          }),
        };
      case "EmailTaken":
        return {
          saved: false,
          message: messages.account.profileInvalid,
          fields: [{ name: "email", message: answer.message }],
        };
      case "TooManyTries":
        return { saved: false, message: answer.message, fields: [] };
    }
  };
}
