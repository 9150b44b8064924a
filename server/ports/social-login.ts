/** As whom another service knows somebody. Only issuer and subject tell people apart; the rest is what it says of them. */
export interface SocialIdentity {
  issuer: string
  subject: string
  name: string
  email: string
}

/** What a login takes along to the other service, to know its own again. */
export interface Departure {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** What the service put into the address it led back to. */
export interface Return {
  code: string
  iss?: string | undefined
}

/** Another service that vouches for people. Rejects where it does not answer, or where its answer does not hold. */
export interface SocialProvider {
  authorizationUrl(departure: Departure): Promise<string>
  identify(departure: Departure, back: Return): Promise<SocialIdentity>
}

/** Each by the id under which the marketplace is known there; undefined where its secret is not configured. */
export interface SocialProviders {
  google(clientId: string): SocialProvider | undefined
  facebook(clientId: string): SocialProvider | undefined
}
