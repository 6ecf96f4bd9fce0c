/** A person with an account at the sample provider. */
export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  /** The special case of this account, for display. */
  readonly note: string;
  /** Null if the provider sends none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** One for each outcome of a sign-in. */
export const sampleAccounts: readonly SamplePerson[] = [
  {
    id: "sample-nimali",
    name: "Nimali Fernando",
    note: "verified email",
    email: "nimali@sample.example",
    emailVerified: true,
  },
  {
    id: "sample-kasun",
    name: "Kasun Jayasuriya",
    note: "email not verified",
    email: "kasun@sample.example",
    emailVerified: false,
  },
  {
    id: "sample-priya",
    name: "Priya Selvam",
    note: "has no email",
    email: null,
    emailVerified: false,
  },
  {
    id: "sample-ruwan",
    name: "Ruwan Silva",
    note: "sign up with this email first to see the conflict",
    email: "ruwan@sample.example",
    emailVerified: true,
  },
];
