/** Somebody who has an account at the sample provider. */
export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  /** What is special, for whoever picks. */
  readonly note: string;
  /** Null where the provider tells none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** One for each way that signing in can go. */
export const sampleAccounts: readonly SamplePerson[] = [
  {
    id: "sample-nimali",
    name: "Nimali Fernando",
    note: "verified e-mail",
    email: "nimali@sample.example",
    emailVerified: true,
  },
  {
    id: "sample-kasun",
    name: "Kasun Jayasuriya",
    note: "e-mail not verified",
    email: "kasun@sample.example",
    emailVerified: false,
  },
  {
    id: "sample-priya",
    name: "Priya Selvam",
    note: "tells no e-mail",
    email: null,
    emailVerified: false,
  },
  {
    id: "sample-ruwan",
    name: "Ruwan Silva",
    note: "sign up with this e-mail first, and the two clash",
    email: "ruwan@sample.example",
    emailVerified: true,
  },
];
