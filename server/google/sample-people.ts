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
export const samplePeople: readonly SamplePerson[] = [
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
    id: "sample-admin",
    name: "Not the admin",
    note: "has the e-mail of the shop's admin",
    email: "admin@nivasa.lk",
    emailVerified: true,
  },
];
