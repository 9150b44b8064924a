/** Tells people from programs. */
export interface Captcha {
  /** Whether the token is one that the captcha gave just now, to a person. Rejects where nobody can say. */
  holds(token: string): Promise<boolean>
}
