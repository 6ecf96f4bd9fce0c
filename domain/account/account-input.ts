import { limits } from "../constants.ts";
import { isEmail } from "../email.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";

export interface SignUpInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface LogInInput {
  readonly email: string;
  readonly password: string;
}

/** The same mailbox however it is typed; accounts are found by it. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Specification section 5, "Login and sign-up". */
export const logInProblem = ({ email, password }: LogInInput): InvalidInput | null => {
  const problems = emailProblems(email);
  if (password === "") problems.push({ field: "password", message: "Please enter your password" });
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Specification section 5, "Login and sign-up", and the shop's own rule for new passwords. */
export const signUpProblem = ({ name, email, password }: SignUpInput): InvalidInput | null => {
  const problems: FieldProblem[] = [];
  if (name.trim() === "") problems.push({ field: "name", message: "Please enter your name" });
  if (name.trim().length > limits.personName) {
    problems.push({ field: "name", message: `At most ${limits.personName} characters` });
  }
  problems.push(...emailProblems(email));
  const { passwordMin, passwordMax } = limits;
  if (password.length < passwordMin || password.length > passwordMax) {
    problems.push({
      field: "password",
      message: `Please choose a password of ${passwordMin} to ${passwordMax} characters`,
    });
  }
  return problems.length > 0 ? invalidInput(...problems) : null;
};

const emailProblems = (email: string): FieldProblem[] =>
  isEmail(email)
    ? []
    : [
        {
          field: "email",
          message: email.trim() === "" ? "Please enter your email" : "Email not valid",
        },
      ];
