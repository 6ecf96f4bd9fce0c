import { limits } from "../constants.ts";
import { messages } from "../messages.ts";
import { isStaff } from "../permissions.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import { isEmail } from "../values/email.ts";
import { hasControls } from "../values/line.ts";
import { normalName } from "../values/name.ts";
import { normalPassword } from "../values/password.ts";
import type { AccountRole } from "./account.ts";

export interface SignUpInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface LogInInput {
  readonly email: string;
  readonly password: string;
}

/** Specification section 5, "Login and sign-up". */
export const logInProblem = ({ email, password }: LogInInput): InvalidInput | null => {
  const problems = emailProblems(email);
  if (password === "") problems.push({ field: "password", message: "Please enter your password" });
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Specification section 5, "Login and sign-up", and the shop's own rule for new passwords. */
export const signUpProblem = ({ name, email, password }: SignUpInput): InvalidInput | null => {
  const problems = [
    ...nameProblems(name),
    ...emailProblems(email),
    ...newPasswordProblems("password", password),
  ];
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** The name may be empty. Owners are not invited: see `inviteStaff`. */
export const invitationProblem = ({
  name,
  email,
  role,
}: Pick<SignUpInput, "name" | "email"> & { readonly role: AccountRole }): InvalidInput | null => {
  const problems = [
    ...emailProblems(email),
    ...lineProblems("name", normalName(name), limits.personName),
  ];
  if (!isStaff(role) || role === "admin") {
    problems.push({ field: "role", message: messages.invitation.role });
  }
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Specification section 5, "Forgot password". */
export const forgottenEmailProblem = (email: string): InvalidInput | null => {
  const problems = emailProblems(email, messages.account.emailMissing);
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/**
 * Specification section 5, "Reset password": a missing password gets the text of a missing email.
 */
export const resetProblem = (password: string): InvalidInput | null => {
  const problems =
    password === ""
      ? [{ field: "password", message: messages.account.newPasswordMissing }]
      : newPasswordProblems("password", password);
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Specification section 5, "Verify email". */
export const verificationProblem = (email: string, code: string): InvalidInput | null => {
  const problems = emailProblems(email, messages.account.emailMissing);
  if (code.trim() === "") problems.push({ field: "code", message: messages.account.codeMissing });
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Requires the current password. */
export const passwordChangeProblem = (current: string, password: string): InvalidInput | null => {
  const problems = newPasswordProblems("password", password);
  if (current === "") {
    const message = messages.account.currentPasswordMissing;
    problems.unshift({ field: "currentPassword", message });
  }
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Problems of a display name. */
export const nameProblems = (name: string): FieldProblem[] => {
  const seen = normalName(name);
  if (seen === "") return [{ field: "name", message: "Please enter your name" }];
  return lineProblems("name", seen, limits.personName);
};

/** Problems of a single-line text. A line break could end up in a mail header. */
export const lineProblems = (field: string, text: string, most: number): FieldProblem[] => {
  if (text.length > most) return [{ field, message: `At most ${most} characters` }];
  return hasControls(text) ? [{ field, message: "Please write this on one line" }] : [];
};

/** Problems of an email address. `missing` is the text for an empty one. */
export const emailProblems = (
  email: string,
  missing = "Please enter your email",
): FieldProblem[] => {
  if (email.trim() === "") return [{ field: "email", message: missing }];
  return isEmail(email) ? [] : [{ field: "email", message: messages.account.emailInvalid }];
};

const newPasswordProblems = (field: string, password: string): FieldProblem[] => {
  const { passwordMin, passwordMax } = limits;
  const { length } = normalPassword(password);
  return length < passwordMin || length > passwordMax
    ? [
        {
          field,
          message: `Please choose a password of ${passwordMin} to ${passwordMax} characters`,
        },
      ]
    : [];
};
