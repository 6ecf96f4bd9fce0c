/** The person, or the provider's answer, cannot be trusted. The sign-in is refused. */
export class IdentityRefused extends Error {
  override readonly name = "IdentityRefused";
}

/** The provider is unavailable. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}
