/** The person, or the provider's answer, is not to be trusted; nobody is signed in. */
export class IdentityRefused extends Error {
  override readonly name = "IdentityRefused";
}

/** The provider cannot be asked now. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}
