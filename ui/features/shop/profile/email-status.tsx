import * as t from "#texts/account.ts";
import { Check } from "lucide-react";
import { Sentence } from "../../../components/sentence.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import type { Profile } from "./use-profile.ts";

export interface EmailStatusProps {
  me: Profile;
  /** A different email is typed but not saved yet. */
  changed: boolean;
}

/** Whether the email is verified, the new email that waits for it, and the link to verify it. */
export function EmailStatus({ me: { emailVerified, newEmail }, changed }: EmailStatusProps) {
  if (changed) return t.codeComesAfterSaving;
  if (newEmail !== null) {
    return (
      <span className="text-warn-text">
        <Sentence of={t.newEmailWaits} email={<b className="font-demi">{newEmail}</b>} />{" "}
        <TextLink to={paths.verifyEmail} className="font-demi">
          {t.enterTheCode}
        </TextLink>
      </span>
    );
  }
  if (emailVerified) {
    return (
      <span className="inline-flex items-center gap-1 text-success-text">
        <Check aria-hidden size={14} />
        {t.verified}
      </span>
    );
  }
  return (
    <span className="text-warn-text">
      {t.notVerifiedYet}{" "}
      <TextLink to={paths.verifyEmail} className="font-demi">
        {t.enterTheCode}
      </TextLink>
    </span>
  );
}
