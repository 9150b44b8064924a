/**
 * A person as another service knows them. Only issuer and subject identify them; the rest is what the service
 * says of them.
 */
export interface SocialIdentity {
  issuer: string
  subject: string
  name: string
  email: string
}

/** The values that a login takes to the other service, by which it recognises its return. */
export interface Departure {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** The values in the address to which the service led back. */
export interface Return {
  code: string
  iss?: string | undefined
}

/** Another service that identifies people. Rejects where it does not answer, or its answer is not valid. */
export interface SocialProvider {
  authorizationUrl(departure: Departure): Promise<string>
  identify(departure: Departure, back: Return): Promise<SocialIdentity>
}

/**
 * The services by the id under which the marketplace is known there; undefined where the secret is not
 * configured.
 */
export interface SocialProviders {
  google(clientId: string): SocialProvider | undefined
  facebook(clientId: string): SocialProvider | undefined
}
