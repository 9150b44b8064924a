/** Tells people from programs. */
export interface Captcha {
  /** Whether the captcha gave this token to a person just now. Rejects where the service does not answer. */
  holds(token: string): Promise<boolean>
}
