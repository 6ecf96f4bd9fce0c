/** The shop's texts, written by `npm run codegen` from domain/. */

export const invitation = {
  "taken": "This email already has an account. Change its role in the list instead.",
  "role": "Please choose a role. A person can become an owner once they have signed in.",
  "failed": "The invitation couldn’t be sent. Please try again."
} as const;