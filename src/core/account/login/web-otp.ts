/** What the browser found in a message; no lib has its type yet. */
interface OtpCredential {
  code?: string
}

/** The code out of the message itself, where the browser may read it and the person agrees. */
export async function codeFromMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
  const found = (await navigator.credentials.get(wanted).catch(() => null)) as OtpCredential | null
  return found?.code
}
