/**
 * The line by which a phone's browser finds the code and knows whose it is (WebOTP, and the domain-bound codes of
 * iOS). The code stands here alone, so that a message holds one run of digits: a host with digits of its own
 * would add to them, and gets the bare code.
 */
export function codeLine(publicOrigin: string, code: string): string {
  const { hostname } = new URL(publicOrigin)
  return /\d/.test(hostname) ? code : `@${hostname} #${code}`
}
