/** The code that the browser found in a message; TypeScript's DOM library has no type for it yet. */
interface OtpCredential {
  code?: string
}

/** Reads the code from the message itself, where the browser can and the person agrees. */
export async function codeFromMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
  const found = (await navigator.credentials.get(wanted).catch(() => null)) as OtpCredential | null
  return found?.code
}
