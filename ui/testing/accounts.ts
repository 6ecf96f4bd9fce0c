/** A shopper's account as the admin's list shows it. */
export const accountOf = (name: string) => ({
  __typename: "Account",
  id: name,
  name,
  email: `${name}@example.com`,
  emailVerified: true,
  role: "SHOPPER",
  roleSince: null,
  lastSeenAt: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  orders: 0,
  spent: 0,
});
